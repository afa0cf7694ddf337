# Botun Türkçe metinleri. Adlara ek getirilmez: cümleler adın etrafında kurulur ("Sıra: Ada", "Ada: 6-4 → B"). İki
# yerde adın ardından fiil gelir, çünkü yalın özne ek istemez ("Ada masadan kalktı").


### Commands

command-domino-name = domino
command-domino-description = Bu kanalda domino oyna
command-play-name = oyna
command-play-description = Masa aç ve diğer oyuncuları bekle
command-hand-name = taşlarım
command-hand-description = Elindeki taşları yalnızca sana gösterir
command-board-name = tahta
command-board-description = Tahtayı kanalın en altına getir
command-leave-name = ayrıl
command-leave-description = Masandan kalk; yerine bilgisayar devam eder
command-stop-name = bitir
command-stop-description = Masayı sonuçsuz kapat
command-rules-name = kurallar
command-rules-description = Bir domino çeşidinin kurallarını oku
option-variant-name = çeşit
option-variant-description = Hangi domino çeşidi oynanacak
option-players-name = oyuncular
option-players-description = Kaç kişi oynayacak
option-target-name = hedef
option-target-description = Maçı kaç puana ulaşan kazanır
option-turn_time-name = süre
option-turn_time-description = Bir hamle için tanınan süre; dolunca bilgisayar oynar
option-computers-name = bilgisayarlar
option-computers-description = Seninle kaç bilgisayar oynayacak
option-rated-name = puanlı
option-rated-description = Yalnızca insanların oynadığı maç sayılsın mı
option-rounds-description = Maç kaç el sürecek
option-tiles-description = Her oyuncuya kaç taş verilecek
option-teams-description = Dört kişi eşli mi oynayacak
option-automatic-name = otomatik
option-automatic-description = Zorunlu çekme ve pas kendiliğinden yapılsın mı
option-rounds-name = eller
option-tiles-name = taşlar
option-teams-name = eşli
choice-turn_time-60 = 1 dakika
choice-turn_time-120 = 2 dakika
choice-turn_time-300 = 5 dakika
choice-turn_time-900 = 15 dakika
choice-turn_time-3600 = 1 saat
choice-turn_time-86400 = 24 saat
choice-teams-True = evet
choice-teams-False = hayır


### Commands: leaderboards, profiles, settings

command-leaderboard-name = sıralama
command-leaderboard-description = Burada ya da her yerde kim önde
command-profile-name = profil
command-profile-description = Bir oyuncunun maçları, lig puanı, derecesi ve son maçları
command-me-name = ben
command-me-description = Kendin için verdiğin kararlar
command-global_board-name = genel_sıralama
command-global_board-description = Genel sıralamada görünüp görünmeyeceğin
command-settings-name = ayarlar
command-settings-description = Bu sunucuda domino
command-caller_role-name = çağrı_rolü
command-caller_role-description = Masa açılınca oyuncu çağırmak için hangi rol kullanılsın
command-log-name = kayıt
command-log-description = Burada sonuçsuz biten puanlı maçlar
option-where-name = yer
option-where-description = Bu sunucu ya da genel sıralamada sayılan bütün sunucular
option-what-name = ölçüt
option-what-description = Neye göre sıralansın
option-period-name = dönem
option-period-description = Ne zamandan beri; ay ve hafta UTC gece yarısında başlar, derecede ikisi de yok
option-person-name = kişi
option-person-description = Kimin profili; seçmezsen kendininki
option-role-name = rol
option-role-description = Seçmezsen şu anki rolü görürsün
option-shown-name = görün
option-shown-description = Sıralamada yer alıp almayacağın
choice-where-server = bu sunucu
choice-where-global = genel
choice-what-points = lig puanı
choice-what-rating = derece
choice-what-wins = galibiyet
choice-period-all = tüm zamanlar
choice-period-month = bu ay
choice-period-week = bu hafta
choice-variant-any = bütün çeşitler


### Buttons

button-join = Katıl
button-leave = Ayrıl
button-add-computer = Bilgisayar ekle
button-start = Başlat
button-start-fill = Başlat, boş yerlere bilgisayar
button-rules = Kurallar
button-hand = Taşlarım
button-more = Diğer
button-draw = Taş çek
button-pass = Pas
button-ready = Hazırım
button-rematch = Rövanş
button-back = Geri
button-leave-confirm = Evet, ayrıl
button-no = Hayır
button-bring-down = Tahtayı aşağı getir
button-text-board = Tahta (metin)
button-fair = Adil dağıtım
button-stop = Maçı bitir
button-stop-confirm = Evet, bitir
button-refresh = Yenile
button-previous = Önceki sayfa
button-next = Sonraki sayfa
button-end = { $letter } · { $side } · { $pips }


### Words

end-left = sol
end-right = sağ
end-up = yukarı
end-down = aşağı
seat-computer = 🤖 { $name }
seat-stand-in = Bilgisayar ({ $name })
seat-free = boş yer
seat-same-name = { $name } ({ $number })
somebody = bir oyuncu
tile-count = { $count } taş
point-count = { $count } puan
penalty-count = { $count } ceza


### Lobby

lobby-title = ### { $variant }
lobby-goal-target = Hedef { $target } puan · hamle süresi { $time }
lobby-goal-rounds = { $rounds } el · hamle süresi { $time }
lobby-tiles = herkese { $count } taş
lobby-teams = eşli
lobby-automatic-True = zorunlu çekme ve pas otomatik
lobby-automatic-False = çekme ve pas elle
lobby-pair = {" "}· { $number }. takım
lobby-seat = • { $name }{ $pair }
lobby-seat-computer = • { $name }{ $pair } · { $level }
lobby-seat-host = • **{ $name }**{ $pair } · masa sahibi
lobby-seat-free = • *boş yer*{ $pair }
lobby-open = { $count } yer boş. Oturmak için Katıl düğmesine bas.
lobby-full = Herkes burada. Başlatacak kişi: { $host }
lobby-unrated-option = Puansız: masa böyle açıldı.
lobby-unrated-computer = Puansız: bilgisayar da oynuyor.
lobby-seal = -# Dağıtımların mührü (SHA-256): `{ $seal }`
lobby-expires = Başlamazsa kapanış: { $when }


### What just happened

act-lead = { $name }: açılış { $tile }{ $points }
act-lead-double = { $name }: en büyük çiftle açılış, { $tile }{ $points }
act-lead-heaviest = { $name }: en ağır taşla açılış, { $tile }{ $points }
act-play = { $name }: { $tile } → { $end }{ $points }
act-draw-play = { $name }: { $drawn } taş çekti, { $tile } → { $end }{ $points }
act-draw = { $name }: { $drawn } taş çekti
act-pass = { $name }: pas
act-draw-pass = { $name }: { $drawn } taş çekti, pas
act-late-lead = Süre doldu, { $name } yerine bilgisayar oynadı: açılış { $tile }{ $points }
act-late-play = Süre doldu, { $name } yerine bilgisayar oynadı: { $tile } → { $end }{ $points }
act-late-draw-play = Süre doldu, { $name } yerine bilgisayar oynadı: { $drawn } taş çekildi, { $tile } → { $end }{ $points }
act-late-draw = Süre doldu, { $name } için { $drawn } taş çekildi
act-late-pass = Süre doldu, { $name }: pas
act-late-draw-pass = Süre doldu, { $name } için { $drawn } taş çekildi, pas
act-points = {" "}· 🟢 { $sum }, **+{ $points }**
act-points-dropped = {" "}· { $sum }, +{ $points } sayılmadı: { $score } + { $points } = { $after }, hedefi ({ $target }) aşardı
act-points-void = {" "}· { $sum }, +{ $points } sayılmadı

turn-person = Sıra: **{ $name }** · sürenin sonu { $when }
turn-untimed = Sıra: **{ $name }**
turn-call = { $mention }, sıra sende · sürenin sonu { $when }
turn-call-untimed = { $mention }, sıra sende
turn-stop-wanted = Maçı sonuçsuz bitirmek isteyen: { $names }. Onayı beklenen: { $others }.
lead-lot = { $name } { $tile }
lead-lots = Kura: { $lots }. En yüksek taş, eli açan: { $name }.
lead-random = Eli açan şansla belirlendi: { $name }.
lead-earned = Önceki eli bitiren açıyor: { $name }.
lead-next-highest_double = Sonraki eli kimin açacağını dağıtılan taşlar belirler.
lead-next-lots = Sonraki eli kimin açacağını kura belirler.
lead-next-random = Sonraki eli kimin açacağını şans belirler.
lead-next-earned = Sonraki eli açacak olan: { $name }.



### Ends of rounds and matches

round-title = ### { $number }. el
round-target = { $name } bu taşla hedefe ulaştı.
round-hand = { $name }: { $tiles } = { $sum }
round-hand-empty = { $name }: taş kalmadı
round-last = { $name }, son taş { $tile }: { $sum }, **+{ $points }**.
round-gain = { $name } **+{ $points }**
round-dropped = { $name } taşlarını bitirdi, ama { $points } sayılmaz: { $score } + { $more } = { $after }, hedefi ({ $target }) aşardı. Skor { $score } kalıyor.
round-scores = Skor: { $scores } · hedef { $target }
round-scores-rounds = Skor: { $scores } · el { $number }/{ $rounds }
round-penalties = Toplam ceza: { $scores } · en azı kazanır · el { $number }/{ $rounds }
round-score = { $name } **{ $score }**
round-next = Yeni el { $when } ya da herkes hazır olunca.
round-waiting = Hazır: { $ready }. Beklenen: { $waiting }.
match-won = ### 🏆 Maçı kazanan: { $name }
match-won-pair = ### 🏆 Maçı kazananlar: { $name }
match-shared = ### 🏆 Maçın ortak kazananları: { $names }
match-drawn = ### Maç berabere bitti
match-place = **{ $place }.** { $name } · { $score }
match-length = { $rounds } el oynandı.
match-rated = Puanlı maç.
match-unrated = Puansız.
closed-empty = Herkes kalktı, masa kapandı.
closed-expired = Zamanında başlatan olmadı, masa kapandı.
closed-stopped = Maç sonuçsuz bitirildi.
closed-stopped-lobby = Bu masa maç başlamadan kapatıldı.
closed-lost = Bu masa artık gösterilemiyordu; maç sonuçsuz bitti.
closed-outdated = Bot güncellendi, bu maç yeni sürümde sürdürülemiyor; sonuçsuz bitti.
fair-title = ### Adil dağıtım
fair-seal = { $number }. elin, ilk taştan önce belli olan mührü: `{ $seal }`
fair-later = El bitince sırrı burada görünür. Sırrın SHA-256’sı mühürdür: taşlar sonradan değişmiş olamaz.
fair-secret = { $number }. elin sırrı: `{ $secret }`
fair-presses = { $count ->
    [one] Başlat düğmesine basış da dağıtıma katıldı, numarası: { $presses }
   *[other] Başlat ve Hazırım düğmelerine { $count } basış da dağıtımlara katıldı, son numaralar: { $presses }
  }
fair-check-1 = Bir elin sırrının (32 bayt) SHA-256’sı o elin mührüdür: taşlar sonradan değişmiş olamaz.
fair-check-2 = Bir sırrı metin olarak herhangi bir SHA-256 aracına yapıştır. Bir önceki elin sırrı, 1. el için masadaki mühür çıkar. Demek ki bütün dağıtımlar Başlat’a basılmadan önce belliydi.


### My hand

hand-count = { $count } taş, toplam { $pips } nokta
hand-play = **Sıra sende.** Oynayacağın taşı seç.
hand-lead = **Sıra sende.** Eli sen açıyorsun: bir taş seç.
hand-draw = **Sıra sende.** Uyan taşın yok: taş çek.
hand-pass = **Sıra sende.** Uyan taşın yok, çekilecek taş da kalmadı: pas geç.
hand-wait = Sıra: { $name }
hand-drawn = Çektiğin taşlar: { $tiles }
hand-over = El bitti.
hand-partner = Eşin: { $name }
hand-tile-fits = { $tile } → { $ends }


### Pictures and positions in words

alt-board = Domino, { $number }. el.
alt-empty = Henüz taş oynanmadı.
alt-line = Soldan sağa: { $tiles }.
alt-up = İlk taştan yukarı doğru: { $tiles }.
alt-down = İlk taştan aşağı doğru: { $tiles }.
alt-ends = Açık uçlar: { $ends }.
alt-end = { $letter } { $side } { $pips }
alt-total = Uçların toplamı { $total }.
alt-scored = Son taş { $points } puan getirdi.
alt-pair = { $name } ({ $number }. takım)
alt-last-lead = Son taş: { $tile }, açılış.
alt-last = Son taş: { $tile }, { $letter } ucunda.
alt-seat = { $name }: { $tiles }, { $points }.
alt-seat-turn = { $name }: { $tiles }, { $points }, sıra onda.
alt-seat-passed = { $name }: { $tiles }, { $points }, pas geçti.
alt-boneyard = Bankada { $tiles }.
alt-boneyard-reserve = Bankada { $tiles }, çekilebilir olan { $drawable }.
alt-round-over = El bitti.
alt-turned-up = { $name }, elinde kalan: { $tiles }.
alt-hand = Taşların: { $tiles }.
alt-hand-empty = Elinde taş yok.
alt-hand-playable = Oynanabilir: { $tiles }.
alt-hand-rest = Diğerleri: { $tiles }.
alt-hand-fits = { $tile } ({ $ends })
text-ends = Açık uçlar: { $ends }
list-or = { $first } veya { $last }


### Why not

refused-bad-tile = { $tile } diye bir taş yok. Taşlar 0-0 ile 6-6 arasındadır.
refused-bad-option = { $option }: { $value } olamaz. Seçenekler: { $allowed }.
refused-not-a-lobby = Bu maç başladı; bu yalnızca başlamadan önce yapılabilir.
refused-not-running = Bu maç şu anda oynanmıyor.
refused-already-seated = Zaten bu masadasın.
refused-not-seated = Bu masada yerin yok.
refused-lobby-full = { $seats } yerin hepsi dolu.
refused-not-host = Bunu yalnızca masa sahibi yapabilir.
refused-too-few = { $seats } yerden { $taken } tanesi dolu. Diğerlerini bekle ya da bilgisayar ekle.
refused-not-your-turn = Sıra henüz sende değil.
refused-not-your-tile = { $tile } artık elinde değil.
refused-does-not-fit = { $tile } oraya uymuyor. Açık uçlar: { $allowed }.
refused-must-lead-with = { $tile } ile açılmaz. Açabileceğin taşlar: { $allowed }.
refused-must-play = Oynayabiliyorsan oynamalısın. Oynanabilir taşların: { $allowed }.
refused-must-draw = Çekilecek taş varken pas geçilmez. Taş çek.
refused-nothing-to-draw = Çekilecek taş kalmadı. Pas geç.
refused-round-not-over = Bu el henüz bitmedi.
refused-round-over = Bu el bitti. Yenisi birazdan başlıyor.
refused-seat-taken = O yerde zaten biri oturuyor.
refused-seat-barred = Bu maçta başka bir yerde oynadın, bu yüzden buraya oturamazsın.
refused-returned-twice = Bu puanlı maçta yerine iki kez döndün. Daha fazla dönülemez.
refused-not-invited = Bu masa özel: yalnızca masa sahibinin davet ettikleri oturabilir.
refused-sent-away = Masa sahibi seni bu masadan çıkardı. Seni davet ederse yeniden oturabilirsin.
refused-host-stays = Masa sahibi sensin. Gitmek istersen masadan kalk; masa sahipliği başkasına geçer.
refused-claim-or-leave = Buradaki son kişisin, bu yüzden bu puanlı maç sonuçsuz bitirilemez. Galibiyeti al ya da masadan ayrıl.
refused-sat-in-lately = Başkasından devraldığın bir yerden kalktın. Bu sunucuda yeniden birinin yerine { $until } oturabilirsin.
refused-stale = O hamlenin sırası geçti. Son durum burada.
refused-no-such-match = Bu masa artık yok. Yeni bir masa için /domino oyna.
refused-too-many-tables-here = Bu kanalda aynı anda en çok { $allowed } masa açık olabilir. Birinin bitmesini bekle ya da başka bir kanala geç.
refused-too-many-tables-yours = Aynı anda en çok { $allowed } masada oturabilirsin. Önce birini bitir ya da masadan kalk.
refused-needs-everybody = Bunu zaten istedin: { $people } kişiden { $wanted } kişi bu puanlı maçı bitirmek istiyor. Masadaki herkes istemeli ya da bir moderatör bitirmeli.
refused-rating-needs-variant = Derece her çeşit için ayrı tutulur. Bir çeşit seç.
refused-rating-is-all-time = Derecenin ayı ve haftası yoktur. Tüm zamanları seç.


### Permissions

permission-view_channel = Kanalı Gör
permission-send_messages = Mesaj Gönder
permission-send_messages_in_threads = Alt Başlıklarda Mesaj Gönder
permission-manage_threads = Alt Başlıkları Yönet (bu alt başlık kilitli)
permission-attach_files = Dosya Ekle
permission-read_message_history = Mesaj Geçmişini Oku


### draw: Draw Dominoes

variant-draw-name = Çekmeli Domino
variant-draw-line = İki kişilik. Açık uca uyan taşı oyna; uyan yoksa uyana kadar çek. Taşını ilk bitiren eli alır.
variant-draw-round-out = { $name } taşlarını bitirdi: { $others } − { $own } = { $points }. { $name }: **+{ $points }**.
variant-draw-round-blocked = El tıkandı. Düşük el kazanır: { $others } − { $own } = { $points }. { $name }: **+{ $points }**.
variant-draw-round-nobody = El tıkandı, iki el de { $own } değerinde: { $others } − { $own } = 0. Kimse puan almaz.
variant-draw-rules-1 = ### Çekmeli Domino · 1. Dağıtım
    0-0 ile 6-6 arasındaki 28 taşla, iki kişi tek tek oynar. Bir taşın değeri iki yarısının toplamıdır; boş 0 sayılır ve yalnızca boşa uyar.

    Her oyuncuya 7 taş verilir; kalan 14 taş kapalı durur, bu bankadır.

    En büyük çift kimdeyse el onunla açılır. Taşı bot koyar; o oyuncu sırasını kullanmış olur, sıra diğerine geçer. Kimsede çift yoksa, kimse taş görmeden yeniden dağıtılır. Her el böyle açılır.
variant-draw-rules-2 = ### Çekmeli Domino · 2. Sıra sendeyken
    Taşlar iki açık ucu olan tek bir dizi oluşturur: A ve B. Yarısı açık uca eşit olan bir taş koyarsın; öbür yarısı yeni uç olur. Çiftler dik konur, bu bir şeyi değiştirmez. Her sırada bir taş oynanır.

    Oynayabiliyorsan oynamalısın: taş çekilmez, pas geçilmez.

    Uyan taşın yoksa uyana kadar tek tek çekersin; gerekirse banka boşalana dek. Uyan taş aynı sırada oynanır; iki uca da uyuyorsa ucu sen seçersin. Banka boşsa ve uyan yoksa pas geçersin. Masa elle oynamak için açılmadıysa çekmeyi ve pası bot senin için yapar.

    Süren dolarsa hamleni bilgisayar yapar.
variant-draw-example-2 = *Resimde: 6-6 ile açılmış tek bir dizi; çiftler dik duruyor. A ucuna 1, B ucuna 4 uyar.*
variant-draw-rules-3 = ### Çekmeli Domino · 3. Puanlar
    El, biri son taşını oynayınca ya da kimse oynayamıyor ve banka boşsa (tıkanma) biter. Son taşın aynı anda eli tıkasa da taşını bitirmiş sayılırsın.

    Taşını bitiren, rakibin elinde kalan noktaları alır. Kalan 4-4 ve 3-0 ise: 8 + 3 = 11 puan.

    Tıkanmada düşük el farkı alır. 12 ile 21: 21 − 12 = 9 puan. Eller eşitse kimse puan almaz. Bankada kalan taşlar kimseye yazılmaz.

    Hedefe (25, 50, 100 veya 150 puan) ilk ulaşan maçı o anda kazanır. Hedefi aşmak serbesttir.
variant-draw-example-3 = *Resimde: bir oyuncu bitirdi; öbüründe 4-4 ile 3-0 kaldı: 11 puan.*
variant-draw-tips = ### Çekmeli Domino · İpuçları
    • Ağır taşları erken oyna: elinde kalan rakibin kazancıdır, el tıkanınca da yakan onlardır.
    • Her sayı sekiz kez bulunur. Masadakileri saymak, rakipte neler olabileceğini gösterir.
    • Taş çekmek zorunda kalan, o sırada açık uçlardaki sayıları taşımıyordu. O uçları açık bırak.
    • İki ucu aynı sayıya getir. O sayı elinde yoksa rakip sıkışır.
    • Elinde çok farklı sayı tut; tek sayıya yığılan el çabuk tıkanır.
    • Önce bitiremeyecek misin? Elini hafiflet: tıkanan eli düşük el kazanır.
    • İlk cevabın hangi yana konduğu fark etmez.


### all_fives: All Fives

variant-all_fives-name = Tüm Beşler
variant-all_fives-line = İki kişilik. Açık uçların toplamını beşin katı yap, o puanı anında al. Taşını bitiren, rakibin elinde kalanı alır.
variant-all_fives-round-out = { $name } taşlarını bitirdi. Rakibin elinde kalan { $others }, en yakın beşe yuvarlanır: **+{ $points }**.
variant-all_fives-round-blocked = El tıkandı. Kazanan, düşük el: { $name }. { $others } − { $own } = { $difference }, en yakın beşe yuvarlanır: **+{ $points }**.
variant-all_fives-round-nobody = El tıkandı, iki el de { $own } değerinde. Kimse puan almaz.
variant-all_fives-rules-1 = ### Tüm Beşler · 1. Dağıtım
    0-0 ile 6-6 arasındaki 28 taşla, iki kişi tek tek oynar. Boş 0 sayılır ve yalnızca boşa uyar.

    Her oyuncuya 7 taş verilir; kalan 14 taş kapalı durur, bu bankadır. Bankanın tamamı çekilebilir.

    En büyük çiftle açılır, taşı bot koyar: o oyuncu sırasını kullanmış olur, sıra diğerine geçer. Kimsede çift yoksa, kimse taş görmeden yeniden dağıtılır. Bir önceki eli kim kazanmış olursa olsun, her el böyle açılır.
variant-all_fives-rules-2 = ### Tüm Beşler · 2. Spinner ve sıra sendeyken
    Açılış çiftine spinner denir. Önce yalnızca soluna ve sağına oynanır (A ve B). İkisinde de taş olunca yukarı ve aşağı da açılır (C ve D). Sonraki çiftler dik konur, yeni kol açmaz.

    Yarısı açık uca eşit olan bir taş oynarsın; her sırada bir taş. Oynayabiliyorsan oynamalısın.

    Uyan taşın yoksa uyana kadar tek tek çeker ve uyanı aynı sırada oynarsın. Banka boşsa ve uyan yoksa pas geçersin. Masa elle oynamak için açılmadıysa çekmeyi ve pası bot senin için yapar.
variant-all_fives-example-2 = *Resimde: 6-6 spinner, solunda da sağında da taş var; bu yüzden C açık, D tarafına 6-3 oynandı.*
variant-all_fives-rules-3 = ### Tüm Beşler · 3. Oyun içi puanlar
    Her taştan sonra bütün açık uçlar toplanır. Toplam beşin katıysa o sayıyı anında puan olarak alırsın: 10 için 10 puan, 25 için 25. Toplam 0 ise puan yoktur.

    Uçtaki çift iki yarısıyla sayılır. Spinner, hiç komşusu yokken ya da tek komşusu varken iki yarısıyla sayılır; ikinci komşudan sonra hiç sayılmaz. Üzerinde taş olmayan açık taraf sayılmaz.

    Açılış taşı da puan getirir: tek başına 5-5 için 10. Başka hiçbir çift tek başına beşin katı değildir.
variant-all_fives-example-3 = *Resimde: 6-6 spinner hâlâ 12 sayılıyor, öbür uç 3. 12 + 3 = 15, yani 15 puan.*
variant-all_fives-rules-4 = ### Tüm Beşler · 4. Elin ve maçın sonu
    El, biri son taşını oynayınca ya da kimse oynayamıyor ve banka boşsa (tıkanma) biter. Son taşın aynı anda eli tıkasa da taşını bitirmiş sayılırsın.

    Taşını bitiren, rakibin elinde kalan noktaları en yakın 5 katına yuvarlanmış olarak alır; 12 ise 10, 13 ise 15. Önce son taşın oyun içi puanı yazılır, sonra bu.

    Tıkanmada düşük el, iki elin farkını bir kez yuvarlanmış olarak alır. 21 − 12 = 9 ise 10. Eller eşitse kimse puan almaz. Bankada kalan taşlar kimseye yazılmaz.

    Hedefe (50, 100, 150, 200 veya 250; seçilmezse 100) ilk ulaşan ya da onu ilk aşan, el sürerken bile maçı o anda kazanır.
variant-all_fives-tips = ### Tüm Beşler · İpuçları
    • Taş bitirmek işin yarısıdır: her hamleden önce hangi taşın uçları beşin katı yaptığına bak.
    • Uçtaki çift iki kez sayılır; hem büyük toplam yapar hem kötü bir toplamı düzeltir.
    • Rakibin cevabını düşün: bıraktığın uçlara ne ekleyebilir?
    • Ağır taşları erken oyna. Elinde kalan, rakibin ödülüdür.
    • Her sayı sekiz kez bulunur. Masadakileri saymak, rakipte neler olabileceğini gösterir.
    • Taş çekmek zorunda kalan, o sırada açık uçlardaki sayıları taşımıyordu. O uçları açık bırak.


### fives_threes: Fives and Threes

variant-fives_threes-name = Beşler ve Üçler
variant-fives_threes-line = İki kişilik. İki ucun toplamındaki her beş ve her üç bir puandır. Hedefi tam tutturmak gerekir.
variant-fives_threes-round-out = { $name } taşlarını bitirdi: **+{ $points }**.
variant-fives_threes-round-nobody = El tıkandı: bundan kimse puan almaz. Oyun içinde alınan puanlar kalır.
variant-fives_threes-rules-1 = ### Beşler ve Üçler · 1. Dağıtım
    0-0 ile 6-6 arasındaki 28 taşla, iki kişi tek tek oynar. Boş 0 sayılır ve yalnızca boşa uyar.

    Her oyuncuya 7 taş verilir; kalan 14 taş kapalı durur, bu bankadır. Bankanın tamamı çekilebilir.

    En büyük çiftle açılır, taşı bot koyar: o oyuncu sırasını kullanmış olur, sıra diğerine geçer. Kimsede çift yoksa, kimse taş görmeden yeniden dağıtılır. Bir önceki eli kim kazanmış olursa olsun, her el böyle açılır.
variant-fives_threes-rules-2 = ### Beşler ve Üçler · 2. Sıra sendeyken
    Taşlar iki açık ucu olan tek bir dizi oluşturur: A ve B. Spinner yoktur: çiftler dik konur, kol açmaz. Yarısı açık uca eşit olan bir taş oynarsın; her sırada bir taş.

    Oynayabiliyorsan oynamalısın. Uyan taşın yoksa uyana kadar tek tek çeker ve uyanı aynı sırada oynarsın; iki uca da uyuyorsa ucu sen seçersin. Banka boşsa ve uyan yoksa pas geçersin. Masa elle oynamak için açılmadıysa çekmeyi ve pası bot senin için yapar.
variant-fives_threes-rules-3 = ### Beşler ve Üçler · 3. Oyun içi puanlar
    Her taştan sonra iki uç toplanır; uçtaki çift iki yarısıyla, tek başına duran açılış taşı ise noktalarıyla bir kez sayılır. Toplam beşe bölünüyorsa içindeki her beş, üçe bölünüyorsa her üç bir puandır; ikisine de bölünüyorsa ikisi de sayılır:

    3 → 1 · 5 → 1 · 6 → 2 · 9 → 3 · 10 → 2 · 12 → 4 · 15 → 8 · 18 → 6 · 20 → 4. Başka hiçbir toplam puan getirmez.

    Açılış taşı da puan getirir, hedefi bile tutturabilir: 6-6 için 4, 5-5 için 2, 3-3 için 2 puan.
variant-fives_threes-example-3 = *Resimde: 12 + 3 = 15. İçinde üç beş ve beş üç var: 8 puan.*
variant-fives_threes-rules-4 = ### Beşler ve Üçler · 4. Taş bitirme ve tam hedef
    El, biri son taşını oynayınca ya da kimse oynayamıyor ve banka boşsa (tıkanma) biter. Son taşın aynı anda eli tıkasa da taşını bitirmiş sayılırsın.

    Taşını bitiren 1 puan alır; rakipte kalan taşlar puan getirmez. Tıkanan el puan getirmez; oyun içinde alınan puanlar kalır.

    Hedef (31, 61 veya 121; seçilmezse 61) tam tutturulmalıdır, tutturulunca maç o anda biter. Hedefi aşacak puan sayılmaz: taş masada kalır, sıra geçer.

    Son taşın puanı ile bitirmenin 1 puanı tek bir puandır; ya hepsi sayılır ya hiçbiri. Skor 59 iken son taş 2 getirirse 2 + 1 = 3 olur, 59 + 3 = 62 fazladır: skor 59 kalır, el yine de bitmiştir. Yalnızca o 1 puan da hedefi tutturabilir ya da fazla gelebilir.
variant-fives_threes-tips = ### Beşler ve Üçler · İpuçları
    • En değerli toplam 15: 8 puan. Ardından 18 için 6, sonra 12 ve 20 için 4 gelir.
    • Hedefe yaklaşınca büyük puanlar işe yaramaz. Kaç puanın eksik, hangi toplam tam onu veriyor, hesapla.
    • Taş bitirmek kesin bir puandır; çoğu zaman da eksik olan son puan.
    • Rakibe hediye olacak uçlar bırakma.
    • Her sayı sekiz kez bulunur. Masadakileri saymak, rakipte neler olabileceğini gösterir.
    • Taş çekmek zorunda kalan, o sırada açık uçlardaki sayıları taşımıyordu. O uçları açık bırak.


### ceza: Turkish penalty dominoes

variant-ceza-name = Cezalı Domino
variant-ceza-line = İki, üç, dört kişilik ya da eşli. Elinde kalan taşlar cezandır, ayaz (0-0) 20 sayılır. En az cezası olan kazanır.
variant-ceza-round-out = { $who } “domino” dedi, taşlarını bitirdi. Cezalar: { $gains }.
variant-ceza-round-nobody = El tıkandı: herkes elinde kalanı yazar. Cezalar: { $gains }.
variant-ceza-tile = ayaz { $tile } (ceza { $value })
variant-ceza-rules-1 = ### Cezalı Domino · 1. Masa
    İki, üç ya da dört kişi tek tek oynar; dört kişi eşli de oynayabilir, eşler karşılıklı oturur.

    0-0 ile 6-6 arasındaki 28 taştan herkese 7, masa öyle açıldıysa 5 taş verilir. Kalanlar kapalı durur, bu bankadır; tamamı çekilebilir. 7 taşla bankada iki kişide 14, üç kişide 7, dört kişide 0 taş olur; 5 taşla 18, 13 veya 8.

    Maç, baştan anlaşılan el sayısı kadar sürer: 1, 3, 5, 7, 9 veya 11; seçilmezse 11.
variant-ceza-rules-2 = ### Cezalı Domino · 2. Kim, hangi taşla açar
    İlk elde kura çekilir: herkes bir taş çeker, en yüksek taşı çeken açar. Toplamı büyük olan yüksektir; toplamlar eşitse büyük yarısı daha büyük olan. Taşlar geri konur, karıştırılıp dağıtılır.

    Sonraki eli, taşını bitiren açar. El tıkandıysa yeniden kura çekilir.

    Açan, her elde şu taşlardan birini seçer: elindeki herhangi bir çift ya da toplamı en yüksek taş; aynı toplamda birkaç taş varsa hepsi olur. Yeniden dağıtma yoktur.
variant-ceza-rules-3 = ### Cezalı Domino · 3. Sıra sendeyken
    Taşlar iki açık ucu olan tek bir dizi oluşturur: A ve B. Çiftler dik konur, kol açmaz. Yarısı açık uca eşit olan bir taş oynarsın; her sırada bir taş, sonra sıra yandakinindir.

    Oynayabiliyorsan oynamalısın. Uyan taşın yoksa uyana kadar, gerekirse banka boşalana dek tek tek çekmek zorundasın; uyan taş aynı sırada oynanır. Banka boşsa ve uyan yoksa pas geçersin.

    Masa otomatik hamlelerle açılmadıysa çekmek ve pas için düğmeye basarsın. Bir basış, uyan taş gelene kadar çeker.
variant-ceza-rules-4 = ### Cezalı Domino · 4. Cezalar
    El, biri son taşını oynayınca (“domino” der) ya da kimse oynayamıyor ve banka boşsa (tıkanma) o anda biter. Son taşın aynı anda eli tıkasa da taşını bitirmiş sayılırsın.

    Herkes yalnızca kendi elinde kalan taşları ceza olarak yazar: bitiren 0 yazar, tıkanan elde en düşük el de kendininkini yazar. Bitirenin eşi de herkes gibi yazar. Oyun içinde puan yoktur, bankada kalan taşlar kimseye yazılmaz.

    Taşın cezası iki yarısının toplamıdır; ama 0-0, yani ayaz, her zaman 20 sayılır. 6-0, 5-0 gibi taşlar sıradan taşlardır.
variant-ceza-example-4 = *Resimde: bir oyuncu bitirdi; öbüründe 6-4 ile ayaz kaldı: 10 + 20 = 30.*
variant-ceza-rules-5 = ### Cezalı Domino · 5. Sonuç
    Son elden sonra bütün ellerin cezaları toplanır, en az cezası olan birincidir. Eşlilerde iki eşin cezaları toplanır.

    11 ellik maçta sıraya göre puanlar: dört kişide +11, +5, −5, −11; üç kişide +11, 0, −11; iki kişide +11, −11. N ellik maçta +N ve −N, dört kişide ortadakiler N sayısının yarısı (küsurat atılır). Eşlide cezası az olan eşlerin her biri +N, diğerlerinin her biri −N alır.

    Cezası eşit olanlar, sıralarının puan toplamını eşit bölüşür, küsurat sıfıra doğru atılır; herkes eşitse, eşlide iki taraf eşitse, herkes 0 alır. Uzatma eli yoktur.
variant-ceza-tips = ### Cezalı Domino · İpuçları
    • Elde kalacak en pahalı taş ayazdır: 20. Düşeş (6-6) bile 12. Boş bir ucu elinin altında tut.
    • Ağır taşları erken oyna; el tıkanınca yakan onlardır.
    • Bu eli alamayacak mısın? Öyleyse elini hafiflet.
    • Elinde çok farklı sayı tut. Tek sayıya yığılan el çabuk kilitlenir.
    • Bir sayıya pas geçen, yeni taş çekene kadar o sayıyı taşımıyordur.
    • Her sayı sekiz kez bulunur. Masadakileri say.


### para: Para Oyunu

variant-para-name = Para Oyunu Dominosu
variant-para-line = İki kişilik. Hedef seçilmediyse tek el bütün maçtır. Bankanın son iki taşı çekilmez.
variant-para-round-out = { $name } taşlarını bitirdi: **+{ $points }**, rakibin elinde kalanın tamamı.
variant-para-round-blocked = El tıkandı. Kazanan, düşük el: { $name }. { $others } − { $own } = **+{ $points }**.
variant-para-round-nobody = El tıkandı, iki el de { $own } değerinde: berabere, kimse puan almaz.
variant-para-rules-1 = ### Para Oyunu · 1. Dağıtım
    0-0 ile 6-6 arasındaki 28 taşla, iki kişi tek tek oynar. Bir taşın değeri iki yarısının toplamıdır; boş 0 sayılır ve yalnızca boşa uyar.

    Her oyuncuya 7 taş verilir; kalan 14 taş kapalı durur, bu bankadır. Son 2 taş hiç çekilmez, yani 12 taş çekilebilir.

    En büyük çiftle açılır. Kimsede çift yoksa yeniden dağıtılmaz: toplamı en yüksek taşla açılır, toplamlar eşitse büyük yarısı daha büyük olanla; 6-3 taşı 5-4 taşından önce gelir. İki durumda da taşı bot koyar, sıra diğerine geçer. Her el böyle açılır, kura çekilmez.
variant-para-rules-2 = ### Para Oyunu · 2. Sıra sendeyken
    Taşlar iki açık ucu olan tek bir dizi oluşturur: A ve B; kol yoktur. Yarısı açık uca eşit olan bir taş oynarsın; iki uca da uyuyorsa ucu sen seçersin. Her sırada bir taş. Oynayabiliyorsan oynamalısın.

    Uyan taşın yoksa çekersin. Sıra sende kalır: bir basış, uyan taş gelene ya da yalnızca son 2 taş kalana kadar çeker; uyan taş oynanır. Uyan yoksa ve yalnızca 2 taş kaldıysa pas geçersin.

    Masa otomatik hamlelerle açılmadıysa çekmek ve pas için düğmeye basarsın.
variant-para-example-2 = *Resimde: 5-5 ile açılmış tek bir dizi; çiftler dik duruyor. A ucuna 6, B ucuna 2 uyar.*
variant-para-rules-3 = ### Para Oyunu · 3. Puanlar
    El, biri son taşını oynayınca ya da kimse oynayamıyor ve çekilecek taş yoksa (tıkanma) biter. Son taşın aynı anda eli tıkasa da taşını bitirmiş sayılırsın.

    Taşını bitiren kazanır ve rakibin elinde kalan noktaları alır, bunlar 0 olsa bile kazanmıştır. Tıkanmada toplamı düşük olan kazanır ve farkı alır. 12 ile 21: 21 − 12 = 9. Toplamlar eşitse el berabere biter. Bankada kalan taşlar kimseye yazılmaz, oyun içinde puan yoktur.

    Tek el bütün maçtır; el berabere biterse maç da berabere biter. Masa 25, 50, 100 veya 150 puana da oynayabilir: o zaman eşit elde kimse puan almaz, hedefe ilk ulaşan ya da onu ilk aşan kazanır.
variant-para-tips = ### Para Oyunu · İpuçları
    • Ağır taşları (6-6, 6-5, 5-5) erken oyna; el tıkanınca yakan onlardır.
    • Her sayı sekiz kez bulunur. Masadakileri saymak, rakipte neler olabileceğini gösterir.
    • Rakip bir sayıya pas geçtiyse o sayı onda yoktur. O ucu açık bırak, çekmek zorunda kalsın.
    • İki ucu aynı sayıya getir. O sayı elinde yoksa rakip sıkışır.
    • Elinde çok farklı sayı tut; tek sayıya yığılan el çabuk tıkanır.
    • Önce bitiremeyecek misin? Elini hafiflet: tıkanan eli toplamı düşük olan kazanır.


### straight: Straight Dominoes

variant-straight-name = Düz Domino
variant-straight-line = İki, üç, dört kişilik ya da eşli. İlk taştan başlayarak dört taraf açık; toplamı beşin katı olan uçlar puan getirir.
variant-straight-round-out = { $who } taşlarını bitirdi. Rakiplerin elinde kalan: { $others }, en yakın beşe yuvarlanır. { $name }: **+{ $points }**.
variant-straight-round-blocked = El tıkandı. En az nokta: { $name }, { $own }. Rakiplerde { $others } var, en yakın beşe yuvarlanır: **+{ $points }**.
variant-straight-round-nobody = El tıkandı, en az noktada eşitlik: { $names }. Kimse puan almaz.
variant-straight-rules-1 = ### Düz Domino · 1. Dağıtım
    İki, üç ya da dört kişi tek tek oynar; dört kişi eşli de oynayabilir, eşler karşılıklı oturur. 0-0 ile 6-6 arasındaki 28 taştan herkese 7 taş verilir. Bankada iki kişide 14, üç kişide 7, dört kişide 0 taş olur; tamamı çekilebilir.

    İlk eli kimin açacağını şans belirler. Sonra, taşını bitiren açar; tıkanan elden sonra yine şans. Açan, elindeki herhangi bir taşla açabilir. Yeniden dağıtma yoktur.
variant-straight-rules-2 = ### Düz Domino · 2. Dört taraf ve sıra sendeyken
    Açılış taşı, çift olsun olmasın, spinner sayılır; dört tarafı da hemen açıktır (A, B, C, D). Çiftse her tarafa o sayı uyar. Değilse sola sol yarısı, sağa sağ yarısı, yukarı ve aşağı iki yarısından biri uyar. Öbür taşlara, çiftlere de, yalnızca ucundan oynanır.

    Oynayabiliyorsan oynamalısın; her sırada bir taş, sonra sıra yandakinindir. Uyan taşın yoksa uyana kadar çeker ve uyanı oynarsın; banka boşsa ve uyan yoksa pas geçersin. Masa otomatik hamlelerle açılmadıysa çekmek ve pas için düğmeye basarsın. Bir basış, uyan taş gelene kadar çeker.
variant-straight-example-2 = *Resimde: 6-4 ile açıldı. A ucuna 6, C ve D uçlarına 6 ya da 4 uyar; B tarafında 4-1 var, oraya 1 uyar.*
variant-straight-rules-3 = ### Düz Domino · 3. Oyun içi puanlar
    Her taştan sonra bütün açık uçlar toplanır. Toplam beşin katıysa o sayıyı anında puan olarak alırsın; 25 için 25. Toplam 0 ise puan yoktur.

    Uçtaki çift iki yarısıyla sayılır. Çift olan spinner, hiç komşusu yokken ya da tek komşusu varken iki yarısıyla sayılır, ikinciden sonra hiç. Çift olmayan spinner, solu boşken sol yarısıyla, sağı boşken sağ yarısıyla sayılır; üstündeki ve altındaki taşlar bunu değiştirmez. Boş duran yukarı ya da aşağı taraf sayılmaz.

    Açılış taşı da puan getirir: 6-4 ve 5-5 için 10; 5-0, 4-1 ve 3-2 için 5.
variant-straight-example-3 = *Resimde: sol 6, sağ 4 + 4, yukarı 1: 6 + 8 + 1 = 15, yani 15 puan.*
variant-straight-rules-4 = ### Düz Domino · 4. Elin ve maçın sonu
    El, herhangi biri son taşını oynayınca ya da kimse oynayamıyor ve banka boşsa (tıkanma) biter. Son taşın aynı anda eli tıkasa da taşını bitirmiş sayılırsın.

    Taşını bitiren, bütün rakiplerin noktalarını alır: önce toplanır, sonra bir kez en yakın 5 katına yuvarlanır; 12 ise 10, 13 ise 15. Eşin taşları iki yönde de sayılmaz. Önce son taşın oyun içi puanı yazılır, sonra bu.

    Tıkanmada en az noktası olan (eşlide iki eşin toplamı) kazanır ve rakiplerdeki noktaları yuvarlanmış olarak alır; kendi noktaları düşülmez. En azda eşitlik varsa kimse puan almaz.

    Hedefe (100, 150 veya 250; seçilmezse 250) ilk ulaşan ya da onu ilk aşan, el sürerken bile o anda kazanır.
variant-straight-tips = ### Düz Domino · İpuçları
    • Dört tarafla büyük toplamlar çabuk gelir: tek taşla 25 puan olabilir.
    • Uçtaki çift iki kez sayılır. Birini, beşin katını yapacağı ana sakla.
    • Her hamleden önce yalnızca kendi ucunu değil, bütün uçları topla.
    • Ağır taşları erken oyna; elinde kalan, rakiplerin kazancıdır.
    • Eşli oynuyorsan eşinin oynadığı uçları açık bırak.
    • Her sayı sekiz kez bulunur; pas, o oyuncuda ne olmadığını söyler.


### Screens

screen-restarting = Bot yeniden başlıyor. Hiçbir şey kaybolmadı: birazdan tekrar dene.
screen-error = Bizde bir sorun çıktı, maçın güvende. Yine olursa botu işletene şu numarayı söyle: { $id }
screen-cannot-save = Bu şu anda kaydedilemiyor, o yüzden hiçbir şey değişmedi. Maçın güvende ve kimsenin süresi işlemiyor: birazdan tekrar dene.
screen-expired = Bu mesaj artık çok eski. Yenisi için: /domino taşlarım veya /domino tahta
screen-commands-updated = Komutlar, Discord'un onları yüklemesinden sonra güncellendi. Birazdan tekrar dene; yine olursa Discord'u yeniden başlat.
screen-guild-only = Domino özel mesajda değil, bir sunucunun kanalında oynanır.
screen-no-table-here = Bu kanalda masa yok. Açmak için: /domino oyna
screen-not-seated-here = Bu kanaldaki hiçbir masada oturmuyorsun.
screen-many-tables = Birden çok masadasın. Hangisi?
screen-pick-table = { $variant } · { $names }
screen-missing-permissions = Burada masa açamıyorum. Bu kanalda eksik izinlerim: { $permissions }. Sunucuyu yöneten birine söyle.
screen-lost-permissions = Bu masayı burada artık güncelleyemiyorum. Eksik izinler: { $permissions }. Süren maç bu arada bekler: hamleler kayıtlı, kimsenin süresi işlemez. İzinler gelince maç kendiliğinden, kalan süreyle sürer.
screen-lost-place = Discord bu masayı burada güncellememe izin vermiyor. Süren maç bu arada bekler: hamleler kayıtlı, kimsenin süresi işlemez. Kendim ve her düğmeye basışta yeniden denerim.
screen-no-pictures = Burada dosya ekleyemiyorum, bu yüzden tahta metin olarak gösteriliyor.
screen-choose-tile = Hangi taş?
screen-choose-end = { $tile } nereye konsun?
screen-more = Ne yapmak istersin?
screen-left = Masadan kalktın.
screen-stop-lobby = Bu masa kapatılsın mı?
screen-stop-unrated = Maç herkes için sonuçsuz bitirilsin mi?
screen-stop-rated = Bu puanlı maç sonuçsuz bitirilsin mi? Masadaki herkes isteyince biter.
screen-stop-moderator = Bu puanlı maç sonuçsuz bitirilsin mi? Burada moderatörsün: masadakilere sorulmadan hemen biter. Kimseye puan yazılmaz, bitirenin adı sunucu kaydına geçer.
screen-stopped = Masa kapandı.
screen-stop-noted = Not edildi. Masadaki herkes isteyince maç biter.
screen-unchanged = Hiçbir şey değişmedi.
screen-board-moved = Tahta yeniden kanalın sonunda.
screen-rematch-open = Rövanş masası açıldı.
screen-page = Sayfa { $number }/{ $pages }
screen-one-goal = { $variant } ya hedef puana ya da el sayısına göre oynanır: ikisinden birini seç.
screen-no-target = { $variant } hedef puanla oynanmaz, el sayısıyla oynanır: { $allowed }.
screen-no-rounds = { $variant } el sayısıyla oynanmaz, hedef puanla oynanır: { $allowed }.


### People come and go

command-tables-name = masalar
command-tables-description = Bu sunucuda sana yer olan masaları listele
option-private-name = özel
option-private-description = Masaya yalnızca davet ettiklerin mi otursun
option-call-name = çağrı
option-call-description = Sunucunun oyuncular için seçtiği rol çağrılsın mı
button-take = Boş yere otur
button-take-back = Yerimi geri al
button-claim = Galibiyeti al
button-claim-confirm = Evet, galibiyeti al
button-invite = Davet et
button-close-table = Masayı kapat
button-close-confirm = Evet, kapat
button-away = Masadan çıkar
button-away-confirm = Evet, çıkar

lobby-rated = Puanlı: ortada { $stake } lig puanı var (yalnızca insanlar oynarsa).
lobby-spent = Bugün beş puanlı maçı dolduranlar: { $names }. Bir yenisi puanlara yazılmaz.
lobby-private = Özel masa: yalnızca davet edilenler oturabilir.
lobby-invited = Davetliler: { $names }
lobby-invitation = { $mentions } · masaya davetlisin: { $table } · davet eden: { $host }
lobby-call = { $role } · { $count } oyuncu aranıyor: { $table } · masa sahibi: { $host }

turn-call-missed = { $mention }, sıra sende · sürenin sonu { $when }. Geçen hamlede süren dolmuştu; üst üste ikincisinde yerin boşalır.
turn-warning = { $mention }, süren bitiyor: { $when } yerine bilgisayar oynar.
turn-warning-missed = { $mention }, süren bitiyor: { $when } yerine bilgisayar oynar ve yerin boşalır.
turn-unseated = { $mention }, süren üst üste iki kez doldu, yerin boşaldı. Şimdilik bilgisayar oynuyor; başkası oturana kadar tek düğmeyle geri alabilirsin.

news-left = { $name } masadan kalktı. O yerde artık bilgisayar oynuyor.
news-missed = { $name } üst üste iki hamlede süreyi doldurdu. Yer boşaldı, şimdilik bilgisayar oynuyor.
news-gone = { $name } artık bu sunucuda değil. O yerde bilgisayar oynuyor.
news-back = { $name } geri geldi ve oyunu bilgisayardan devraldı.
news-taken = { $name } masaya oturdu ve oyunu bilgisayardan devraldı. Yerin asıl sahibi: { $owner }

match-claimed = ### 🏆 Galibiyeti alan: { $name } · diğer herkes ayrılmıştı
match-stake = Puanlı maç, ortada { $stake } lig puanı vardı:
match-settled = • { $name } **{ $points }** · { $rule }{ $rating }
match-left = Maç bitmeden ayrılan: { $names }
match-limit = Puanlara yazılmadı: bu maçın rakipleri maç başladığında o gün zaten beş puanlı maça ulaşmıştı.
settled-rating = {" "}· derece { $rating } ({ $change })
settled-rating-provisional = {" "}· geçici derece { $rating } ({ $change })
settled-stayed = sonuna kadar oynadı
settled-returned = geri geldi, sonuç tam sayılır
settled-left = ayrıldı, yerinde bir oyuncu bitirdi: yalnızca kayıp yazılır
settled-left-to-computer = ayrıldı, yerinde bilgisayar bitirdi: tam kayıp
settled-computer-played = seçimlerin çoğunu bilgisayar yaptı: yalnızca kayıp yazılır
settled-sat-in = ayrılanın yerine oynadı: yerin kazancını alır
settled-sat-in-free = ayrılanın yerine oynadı: asla kaybetmez
settled-sat-in-full = ayrılanın yerine 3000 puanı aşmışken oynadı: kazanç yok
settled-passed-on = ayrılanın yerine oturup yine kalktı: etkisi yok
closed-stopped-by = Bu puanlı maç sonuçsuz bitirildi, bitiren: { $name }. Kimseye puan yazılmadı.
closed-stopped-together = Masadaki herkes bu puanlı maçı birlikte sonuçsuz bitirdi: { $names }. Kimseye puan yazılmadı.

hand-missed = ⏱️ Geçen hamlede süren doldu ve yerine bilgisayar oynadı. Yine olursa yerin boşalır.
hand-computer-played = 🤖 Yerindeki seçimlerin çoğunu bilgisayar yaptı. Maç böyle biterse sana yalnızca kayıp yazılır.
hand-left = Artık bu masada oturmuyorsun.

screen-seats = Birden çok yer boş. Hangisine oturacaksın?
screen-seat-choose = Yer seç
screen-seat = { $number }. yer · { $name } · { $points }
screen-seat-back = Yerine geri döndün.
screen-seat-taken = Artık bu yerde sen oynuyorsun, taşları ve puanıyla. Yerin asıl sahibi: { $name }
screen-seat-taken-rated = Artık bu yerde sen oynuyorsun, taşları ve puanıyla. Yerin asıl sahibi: { $name }. Lig puanı kazanabilirsin, kaybetmezsin.
screen-seat-taken-full = Artık bu yerde sen oynuyorsun, taşları ve puanıyla. Yerin asıl sahibi: { $name }. 3000 lig puanını aştığın için bundan puan kazanmazsın, kaybetmezsin de.
screen-claim = Diğer herkes ayrıldı. Maç şimdi bitsin ve galibiyet senin olsun mu?
screen-claim-rated = Diğer herkes ayrıldı. Maç şimdi bitsin ve galibiyet **+{ $stake }** ile senin olsun mu?
screen-claim-spent = Diğer herkes ayrıldı. Maç şimdi bitsin ve galibiyet senin olsun mu? Maçın rakipleri o gün başlarken zaten beş puanlı maça ulaşmıştı, bu yüzden puanlara yazılmaz.
screen-claim-not = Galibiyeti yalnızca masadaki son kişi, başka biri ayrıldıysa alabilir.
screen-claimed = Maç senin.
screen-invite = Kimi davet ediyorsun? En çok { $count } kişi seç. Davet bu kanalda duyurulur.
screen-invite-private = Kimi davet ediyorsun? En çok { $count } kişi seç. Davet bu kanalda duyurulur, masaya yalnızca onlar oturabilir.
screen-invite-choose = Kişileri seç
screen-invited = Davet edildi: { $names }.
screen-invite-seated = Zaten bu masada: { $names }.
screen-invite-bots = Botlar burada oynamaz, davet edilemedi: { $names }. Masaya bilgisayar için “Bilgisayar ekle” var.
screen-invite-unseen = Bu kanalı göremediği için davet edilemedi: { $names }.
screen-private-open = Masan özel. Kimlerin oturabileceğini “Davet et” ile seç.
screen-call-none = Bu sunucu henüz oyuncular için bir rol seçmedi, bu yüzden kimse çağrılmadı. Sunucuyu yöneten biri seçebilir: { $command }
screen-call-barred = Burada { $role } rolünden bahsedemiyorum, bu yüzden kimse çağrılmadı. Sunucuyu yöneten biri o rolden herkesin bahsetmesine izin verebilir ya da bana tüm rollerden bahsetme izni verebilir.
screen-call-full = Boş yer yok, bu yüzden kimse çağrılmadı.
screen-call-lately = Rol burada az önce çağrıldı, bu yüzden kimse çağrılmadı. Yeniden çağrılabilir: { $when }
screen-call-private = Masan özel, bu yüzden kimse çağrılmadı: yalnızca davet ettiklerin oturabilir.
screen-away = Masadan kim çıkarılsın?
screen-away-choose = Birini seç
screen-away-nobody = Masada başka kimse oturmuyor.
screen-away-sure = { $name } masadan çıkarılsın mı? Ancak davet edilirse geri gelebilir.
screen-sent-away = Masadan çıkarıldı: { $name }. Bir oyuncu bu masaya ancak davetle geri dönebilir.
screen-leave-lobby = Bu masadan kalkmak istiyor musun?
screen-leave-match-unrated = Bu maçtan ayrılmak istiyor musun? Yerine bilgisayar devam eder. Maç puansız, bir şey kaybetmezsin.
screen-leave-match-rated = Bu puanlı maçtan ayrılmak istiyor musun? Yerine bilgisayar devam eder; maçı o bitirirse **{ $stake }** puan kaybedersin. Yerine bir oyuncu oturursa yerin kaybı sana yazılır, kazancı yazılmaz.
screen-leave-spent = Bu puanlı maçtan ayrılmak istiyor musun? Yerine bilgisayar devam eder. Maçın rakipleri o gün başlarken zaten beş puanlı maça ulaşmıştı: kimseye puan yazılmaz, sen de puan kaybetmezsin.
screen-leave-return = { $count ->
    [0] Yerine iki kez döndün: bir daha dönemezsin.
    [one] O zamana kadar geri dönebilirsin, bu maçta bir kez daha. Yerinde seçim olan hamlelerin yarıdan fazlasını bilgisayar yaparsa kazanç almazsın.
   *[other] O zamana kadar geri dönebilirsin, bir maçta { $count } kez. Yerinde seçim olan hamlelerin yarıdan fazlasını bilgisayar yaparsa kazanç almazsın.
    }
screen-leave-substitute = Bu puanlı maçtan ayrılmak istiyor musun? Başkasının yerindesin ({ $name }): puan kaybetmezsin ama kazanmazsın da, ayrıca 24 saat bu sunucuda kimsenin yerine oturamazsın.
screen-leave-last = Bu puanlı maçtan ayrılmak istiyor musun? Buradaki son kişisin: maçı bilgisayarlar hemen bitirir. Maçın rakipleri o gün başlarken zaten beş puanlı maça ulaşmıştı, bu yüzden kimseye puan yazılmaz. Bunun yerine galibiyeti alabilirsin.
screen-leave-claim = Bu puanlı maçtan ayrılmak istiyor musun? Buradaki son kişisin: maçı bilgisayarlar hemen bitirir ve **{ $stake }** puan kaybedersin. Bunun yerine galibiyeti alabilirsin: **+{ $stake }**

tables-title = ### Sana yer olan masalar
tables-where = { $table } · { $channel }
tables-unrated = Puansız
tables-spent = Puanlara yazılmaz: bugün zaten beş puanlı maç oynandı
tables-who = { $names } · { $count } boş yer
tables-rated = Puanlı, { $stake } lig puanı
tables-more = … ve { $count } masa daha.
tables-none = Bu sunucuda sana yer olan masa yok. Sen aç: /domino oyna

endings-not-seated = Bu kanaldaki hiçbir masada oturmuyorsun. Buradaki masalar ve kimin bitirebileceği:
endings-not-yours = Bu masayı sen bitiremezsin, ama ayrılabilirsin:
endings-lobby = • { $table } · başlamadı. Masa sahibi ({ $host }) ya da bir moderatör kapatabilir.
endings-unrated = • { $table } · puansız. Masa sahibi ({ $host }) ya da bir moderatör bitirebilir.
endings-rated = • { $table } · puanlı. Masadaki herkes birlikte ({ $names }) ya da bir moderatör bitirebilir.
endings-command = Bitirmek için: /domino bitir
endings-leave = Ayrılmak için: /domino ayrıl


### Rule pages: who is in the pictures, and the words of the game

help-seat-1 = Ayşe
help-seat-2 = Baran
help-seat-3 = Cem
help-seat-4 = Defne
help-table = ### Süre, ayrılma ve puanlar
    • **Süre**: hamle süren dolarsa yerine bilgisayar oynar. Üst üste 2 kez dolarsa yerin boşalır.
    • **Ayrılma**: yerinde bilgisayar oynar. Oraya başkası oturana kadar geri dönebilirsin, puanlı maçta iki kez.
    • **Yerine oturma**: boş yerin taşları ve puanıyla sürdürülür. O yer lig puanı kazandırır (3000 puanı aşana değil), kaybettirmez. Oradan da kalkan, burada 24 saat kimsenin yerine oturamaz.
    • **Puanlı maç**: yalnızca insanlarla başlar. Ortadaki puan masa açılınca yazar: kazanan alır, kaybeden öder. Üç veya dört kişi tek tek oynarsa birinci tamamını alır, sonuncu öder; ötekilere yarısı ya da hiç.
    • **Ayrılıp dönmeyen**: maçı bilgisayar bitirirse ortadaki puanı, bir oyuncu bitirirse o yerin kaybını öder; kazanç almaz. Seçimlerinin çoğunu bilgisayar yaptıysa (dolan süreler dahil) sen de almazsın.
    • Aynı iki rakibin günde 5 puanlı maçı sayılır.
    • Puanlı maçı sonuçsuz herkes birlikte ya da bir moderatör bitirir. Tek sen mi kaldın? “Galibiyeti al” ya da ayrıl.
help-words = ### Sözlük
    • **Çift** (duble): iki yarısı eşit taş. **Boş**: noktasız yarı; 0 sayılır.
    • **Banka**: dağıtılmayan, kapalı duran taşlar.
    • **Açık uç**: taş eklenebilen yer; A, B, C veya D ile gösterilir.
    • **Açılış**: elin ilk taşı. **Spinner**: ikiden çok tarafı açılan ilk taş.
    • **Taş bitirme**, domino: eldeki son taşın oynanması. **Tıkanma** (kilitlenme): kimse oynayamaz, çekilecek taş da yoktur.
    • **El**: bir dağıtımdan öbürüne kadar olan bölüm; ayrıca elde tutulan taşlar. **Maç**: sonuca kadar bütün eller. **Hedef**: maçı kazandıran puan.


### Leaderboards

ranks-title = ### 🏆 { $what } sıralaması
ranks-what-points = Lig puanı
ranks-what-rating = Derece
ranks-what-wins = Galibiyet
ranks-about = { $where } · { $period } · { $variant }
ranks-about-server = Bu sunucu
ranks-about-global = Bütün sunucular
ranks-row = **{ $rank }.** { $name } · { $value }
ranks-row-reader = ▸ **{ $rank }. { $name } · { $value }**
ranks-provisional = { $value } (?)
ranks-own = Senin yerin: **{ $rank }.** · { $value }
ranks-own-none = Henüz bu sıralamada değilsin: burada insanlar arasındaki puanlı maçlar sayılır.
ranks-own-hidden = Kendi isteğinle genel sıralamada değilsin. Değiştirmek için: /ben genel_sıralama
ranks-empty = Bu sıralamada henüz kimse yok. İnsanlar arasındaki puanlı maçlar sayılır; masa açmak için: /domino oyna
ranks-empty-global = Bu sıralamada henüz kimse yok. En az on kişinin puanlı maç oynadığı sunucular sayılır.
ranks-pages = Sayfa { $number }/{ $pages } · { $people } kişi
ranks-help-provisional = (?) Derece henüz kesin değil. İki kişilik oyunlarda bunun için 30 ila 50 puanlı maç gerekir.
ranks-help-rating = Derece her çeşit için ayrı tutulur, ayı ve haftası yoktur: burada tüm zamanlar sayılır.
ranks-former = eski oyuncu
button-ranks-points = Lig puanı
button-ranks-rating = Derece
button-ranks-wins = Galibiyet
button-ranks-all = Tüm zamanlar
button-ranks-month = Bu ay
button-ranks-week = Bu hafta
button-ranks-server = Bu sunucu
button-ranks-global = Bütün sunucular


### Profiles

profile-title = ### { $name }
profile-points = Buradaki lig puanı: **{ $points }**
profile-streak = { $wins ->
    [0] En uzun galibiyet serisi: { $best }
   *[other] Şu anki galibiyet serisi: **{ $wins }** · en uzunu: { $best }
    }
profile-none = Burada henüz bitmiş bir puanlı maçı yok.
profile-none-own = Burada henüz bitmiş bir puanlı maçın yok. Masa açmak için: /domino oyna
profile-record = **{ $variant }** · { $record }
profile-rated = **{ $variant }** · derece **{ $rating }** · { $record }
profile-played = { $count } maç
profile-won = { $count } galibiyet
profile-lost = { $count } yenilgi
profile-drew = { $count } beraberlik
profile-left = { $count } yarıda bırakma
profile-helped = { $count } yedek oturuş
profile-private = Bunu yalnızca sen görürsün · lige yazılmayanlar:
profile-last = Son maçlar:
profile-match = { $when } · { $variant } · { $how }
profile-match-points = { $when } · { $variant } · { $how } **{ $points }**
profile-how-won = kazandı
profile-how-lost = kaybetti
profile-how-drew = berabere
profile-how-left = yarıda bıraktı
profile-how-helped = yedek oturdu
profile-how-place = { $how }, sıra { $place }/{ $sides }
profile-graph = Resim: { $variant }, maç maç derece, { $first } – { $last }. Beyaz: şimdi, altın: en yüksek, ince çizgi: geçici.
profile-graph-alt = { $variant }: derece şimdi { $now }, puanlı maç sayısı { $matches }. En yüksek { $high }, en düşük { $low }.
profile-graph-alt-all = Maç maç: { $ratings }.
profile-graph-menu = Derecenin seyri: hangi çeşit?
profile-bot = Bilgisayarların profili olmaz. Bir insan seç.


### Settings

settings-not-allowed = Bunu yalnızca Sunucuyu Yönet izni olanlar yapabilir.
settings-role = Masayı açan isterse oyuncu bulmak için bir kez çağrılacak rol: { $role }. İki çağrı arasında en az { $minutes } dakika geçer.
settings-role-none = Oyuncu çağırmak için seçilmiş bir rol yok. Seçmek için: /ayarlar çağrı_rolü
settings-role-cleared = Artık oyuncu bulmak için hiçbir rol çağrılmayacak.
settings-role-everyone = Bütün sunucu çağrılamaz. Çağrılmak isteyenlerin aldığı bir rol seç.
settings-role-unmentionable = Bu rolden henüz bahsedemiyorum: rolden herkesin bahsetmesine izin ver ya da bana burada Tüm Rollerden Bahset iznini ver.
settings-log = ### Burada sonuçsuz biten puanlı maçlar
settings-log-empty = Burada hiçbir puanlı maç sonuçsuz bitmedi.
settings-log-agreed = { $when } · maç { $match } · masadaki herkes bitirmek istedi
settings-log-moderator = { $when } · maç { $match } · bitiren moderatör: { $name }
settings-log-lost = { $when } · maç { $match } · artık gösterilemiyordu
settings-log-outdated = { $when } · maç { $match } · bot güncellenince sürdürülemedi
settings-log-table = -# { $channel } · { $names }
button-caller-clear = Rol çağrılmasın
me-global-on = Genel sıralamada sayılan bir sunucuda puanlı maçın olduğu anda genel sıralamadasın.
me-global-off = Artık genel sıralamada değilsin. Sunucularındaki sıralamalar olduğu gibi kalır.


### Computers

level-easy = kolay
level-medium = orta
level-hard = zor
computers-line = -# Bilgisayarlar: { $computers }
computers-one = { $name } ({ $level })
option-level-name = zorluk
option-level-description = Seninle oturan bilgisayarlar ne kadar iyi oynasın
choice-level-easy = Kolay
choice-level-medium = Orta
choice-level-hard = Zor
choice-level-same = Benim kadar güçlü
button-level-easy = Kolay
button-level-medium = Orta
button-level-hard = Zor
button-level-same = Benim kadar güçlü
screen-fill-level = Boş yerlere oturacak bilgisayarların zorluğu: { $level }
screen-level = Bilgisayar ne kadar iyi oynasın?
screen-level-added = { $name } masaya oturdu. Zorluk: { $level }
screen-level-same = { $name } masaya oturdu; gücü seninkine yakın. Zorluk: { $level }
screen-level-unknown = { $name } masaya oturdu. Zorluk: { $level }. Bu oyunda ne kadar güçlü olduğun henüz kesin değil; her puanlı maç bunu netleştirir.
