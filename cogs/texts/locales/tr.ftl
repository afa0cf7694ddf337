# Botun Türkçe metinleri. Adlara ek getirilmez: cümleler adın etrafında kurulur ("Sıra: Ada", "Ada: 6-4 → B"). Adın
# ardından fiil ya da "yerine" gelebilir, çünkü ikisi de ek istemez ("Ada ayrıldı", "Ada yerine bilgisayar").


### Commands

command-domino-name = domino
command-domino-description = Bu kanalda domino oyna
command-play-name = oyna
command-play-description = Masa aç ve diğer oyuncuları bekle
command-hand-name = taşlarım
command-hand-description = Taşlarını göster, yalnızca sen görürsün
command-board-name = tahta
command-board-description = Tahtayı kanalın en altına taşı
command-leave-name = ayrıl
command-leave-description = Masadan kalk; yerine bilgisayar oynar
command-stop-name = bitir
command-stop-description = Masayı sonuçsuz kapat
command-rules-name = kurallar
command-rules-description = Bir domino çeşidinin kurallarını oku
option-variant-name = çeşit
option-variant-description = Hangi domino çeşidi oynanacak
option-players-name = kişi_sayısı
option-players-description = Kaç kişi oynayacak
option-target-name = hedef
option-target-description = Maçı kaç puana ulaşan kazanır
option-turn_time-name = süre
option-turn_time-description = Hamle süresi; dolunca yerine bilgisayar oynar
option-computers-name = bilgisayar
option-computers-description = Seninle kaç bilgisayar oynayacak
option-rated-name = puanlı
option-rated-description = Maç lig puanına sayılsın mı (bilgisayarla sayılmaz)
option-rounds-description = Maç kaç el sürecek
option-tiles-description = Her oyuncuya kaç taş verilecek
option-pairs-description = Dört kişi eşli mi oynayacak
option-automatic-name = otomatik
option-automatic-description = Başka seçenek yoksa taş çekme ve pas kendiliğinden yapılsın mı
option-rounds-name = el_sayısı
option-tiles-name = taş_sayısı
option-pairs-name = eşli
choice-turn_time-60 = 1 dakika
choice-turn_time-120 = 2 dakika
choice-turn_time-300 = 5 dakika
choice-turn_time-900 = 15 dakika
choice-turn_time-3600 = 1 saat
choice-turn_time-86400 = 24 saat
choice-pairs-True = evet
choice-pairs-False = hayır


### Commands: leaderboards, profiles, settings

command-leaderboard-name = sıralama
command-leaderboard-description = Bu sunucunun ya da bütün sunucuların sıralaması
command-profile-name = profil
command-profile-description = Bir oyuncunun maçları, lig puanı, beceri puanı ve son maçları
command-me-name = ben
command-me-description = Kendi ayarların
command-settings-name = ayarlar
command-settings-description = Bu sunucunun domino ayarları
option-where-name = nerede
option-where-description = Bu sunucu ya da genel sıralamada sayılan bütün sunucular
option-what-name = ölçüt
option-what-description = Neye göre sıralansın
option-period-name = dönem
option-period-description = Ne zamandan beri; ay ve hafta UTC gece yarısında başlar, beceri puanı tüm zamanlarındır
option-season-name = ay
option-season-description = Bitmiş bir ayın kesin sıralaması
option-person-name = kişi
option-person-description = Kimin profili; boş bırakırsan kendininki
choice-where-server = bu sunucu
choice-where-global = genel
choice-what-points = lig puanı
choice-what-rating = beceri puanı
choice-what-wins = galibiyet
choice-what-records = sunucu rekorları
choice-period-all = tüm zamanlar
choice-period-month = bu ay
choice-period-week = bu hafta
choice-variant-any = bütün çeşitler


### Buttons

button-join = Katıl
button-leave = Ayrıl
button-add-computer = + Bilgisayar
button-start = Başlat
button-solo = Tek kişilik
button-start-fill = Doldur ve başlat
button-rules = Kurallar
button-hand = Taşlarım
button-more = Menü
button-go-on = Devam et
button-draw = Taş çek
button-pass = Pas
button-ready = Hazırım
button-rematch = Rövanş
button-back = Geri
button-leave-confirm = Evet, ayrıl
button-no = Hayır
button-bring-down = Tahtayı yenile
button-text-board = Yazılı tahta
button-fair = Adil dağıtım
button-replay = Tekrar izle
button-replay-first = ⏮
button-replay-back = ◀
button-replay-next = ▶
button-replay-last = ⏭
button-replay-here = Tekrara dön
button-film = GIF
button-save = Metin dosyası
button-stop = Maçı bitir
button-stop-confirm = Evet, bitir
button-stop-withdraw = Geri al
button-refresh = Yenile
button-previous = ◀ Önceki
button-next = Sonraki ▶
button-end = { $letter } · { $side } · { $pips }
button-end-points = { $letter } · { $pips } · +{ $points }


### Words

end-left = sol
end-right = sağ
end-up = yukarı
end-down = aşağı
seat-computer = 🤖 { $name }
seat-stand-in = { $name } yerine bilgisayar
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
lobby-pairs = eşli
lobby-automatic-True = taş çekme ve pas otomatik
lobby-automatic-False = taş çekme ve pas elle
lobby-pair = {" "}· eş { $number }
lobby-seat = • { $name }{ $pair }
lobby-seat-computer = • { $name }{ $pair } · { $level }
lobby-seat-host = • **{ $name }**{ $pair } · masa sahibi
lobby-seat-free = • *boş yer*{ $pair }
lobby-open = { $count } yer boş. Oturmak için Katıl’a bas.
lobby-full = Masa tamam. { $host } başlatabilir.
lobby-unrated-option = Puansız: masayı açan böyle seçti.
lobby-unrated-computer = Puansız: bilgisayar da oynuyor.
lobby-seal = -# Dağıtımların mührü (SHA-256): `{ $seal }`
lobby-expires = Başlamazsa kapanır: { $when }


### What just happened

act-lead = { $name } { $tile } ile açtı{ $points }
act-lead-double = { $name } en büyük çiftle açtı: { $tile }{ $points }
act-lead-heaviest = { $name } en ağır taşla açtı: { $tile }{ $points }
act-play = { $name }: { $tile } → { $end }{ $points }
act-draw-play = { $name } { $drawn } taş çekip oynadı: { $tile } → { $end }{ $points }
act-draw = { $name } { $drawn } taş çekti
act-pass = { $name } pas geçti
act-draw-pass = { $name } { $drawn } taş çekti ve pas geçti
act-late-lead = Süre doldu, { $name } yerine bilgisayar { $tile } ile açtı{ $points }
act-late-play = Süre doldu, { $name } yerine bilgisayar oynadı: { $tile } → { $end }{ $points }
act-late-draw-play = Süre doldu, { $name } yerine bilgisayar { $drawn } taş çekip oynadı: { $tile } → { $end }{ $points }
act-late-draw = Süre doldu, { $name } yerine bilgisayar { $drawn } taş çekti
act-late-pass = Süre doldu, { $name } yerine bilgisayar pas geçti
act-late-draw-pass = Süre doldu, { $name } yerine bilgisayar { $drawn } taş çekti ve pas geçti
act-own-lead = { $tile } ile açtın{ $points }
act-own-lead-double = En büyük çiftle açtın: { $tile }{ $points }
act-own-lead-heaviest = En ağır taşla açtın: { $tile }{ $points }
act-own-play = Sen: { $tile } → { $end }{ $points }
act-own-draw-play = { $drawn } taş çekip oynadın: { $tile } → { $end }{ $points }
act-own-draw = { $drawn } taş çektin
act-own-pass = Pas geçtin
act-own-draw-pass = { $drawn } taş çektin ve pas geçtin
act-own-late-lead = Süre doldu, senin yerine bilgisayar { $tile } ile açtı{ $points }
act-own-late-play = Süre doldu, senin yerine bilgisayar oynadı: { $tile } → { $end }{ $points }
act-own-late-draw-play = Süre doldu, senin yerine bilgisayar { $drawn } taş çekip oynadı: { $tile } → { $end }{ $points }
act-own-late-draw = Süre doldu, senin yerine bilgisayar { $drawn } taş çekti
act-own-late-pass = Süre doldu, senin yerine bilgisayar pas geçti
act-own-late-draw-pass = Süre doldu, senin yerine bilgisayar { $drawn } taş çekti ve pas geçti
act-points = {" "}· 🟢 { $sum }, **+{ $points }**
act-points-dropped = {" "}· { $sum }, ama { $score } + { $points } = { $after }, hedef { $target }: puan yok
act-points-void = {" "}· { $sum }, +{ $points } sayılmadı

turn-person = Sıra: **{ $name }** · süre sonu: { $when }
turn-untimed = Sıra: **{ $name }**
turn-call = { $mention }, sıra sende · süre sonu: { $when }
turn-call-untimed = { $mention }, sıra sende
turn-stop-wanted = Maçı sonuçsuz bitirmek isteyen: { $names }. Onayı beklenen: { $others }.
lead-lot = { $name } { $tile }
lead-lots = Kura: { $lots }. En yüksek taşı { $name } çekti, eli o açıyor.
lead-random = Eli { $name } açıyor (rastgele seçildi).
lead-earned = Önceki eli bitiren { $name } açıyor.
lead-next-highest_double = Sonraki eli kimin açacağı dağıtılan taşlara bağlı.
lead-next-lots = Sonraki eli kimin açacağı kurayla belirlenir.
lead-next-random = Sonraki eli kimin açacağı rastgele seçilir.
lead-next-earned = Sonraki eli { $name } açacak.
lead-next-own = Sonraki eli sen açacaksın.



### Ends of rounds and matches

round-title = ### { $number }. el
round-target = { $name } bu taşla hedefe ulaştı.
round-hand = { $name }: { $tiles } = { $sum }
round-hand-empty = { $name }: taş kalmadı
round-last = Son taş { $tile }: { $sum }, { $name } **+{ $points }**.
round-gain = { $name } **+{ $points }**
round-dropped = { $name } taşlarını bitirdi, ama { $points } sayılmaz: { $score } + { $more } = { $after }, hedef { $target }. Skor { $score } kalıyor.
round-scores = Skor: { $scores } · hedef { $target }
round-scores-rounds = Skor: { $scores } · el { $number }/{ $rounds }
round-penalties = Toplam ceza: { $scores } · en az ceza kazanır · el { $number }/{ $rounds }
match-scores = Skor: { $scores }
match-penalties = Ceza: { $scores } · en az ceza kazanır
round-score = { $name } **{ $score }**
round-next = Yeni el herkes hazır olunca, en geç: { $when }
round-waiting = Hazır: { $ready }. Beklenen: { $waiting }.
match-won = ### 🏆 Maçı { $name } kazandı
match-won-pair = ### 🏆 Maçı { $name } kazandı
match-shared = ### 🏆 Birincilik eşit: { $names }
match-drawn = ### Maç berabere bitti
match-place = **{ $place }.** { $name } · { $score }
match-length = { $rounds } el oynandı.
match-rated = Puanlı maç.
match-unrated = Puansız maç.
closed-empty = Herkes kalktı, masa kapandı.
closed-expired = Zamanında başlatan olmadı, masa kapandı.
closed-waited = { $name } bir gün içinde dönmedi, bu yüzden maç sonuçsuz kapandı.
closed-stopped = Maç sonuçsuz bitirildi.
closed-stopped-lobby = Bu masa maç başlamadan kapatıldı.
closed-lost = Buraya artık yazamıyorum, o yüzden maç sonuçsuz bitti.
closed-outdated = Bot güncellendi ve yeni sürüm bu maçı sürdüremiyor; maç sonuçsuz bitti.
fair-title = ### Adil dağıtım
fair-seal = Mühür, { $number }. el (ilk taştan önce belli): `{ $seal }`
fair-later = El bitince sırrı burada görünür. Sırrın SHA-256’sı mühürdür: taşlar sonradan değişmiş olamaz.
fair-secret = Sır, { $number }. el: `{ $secret }`
fair-presses = { $count ->
    [one] Başlat düğmesine basış da dağıtıma katıldı, numarası: { $presses }
   *[other] Başlat ve Hazırım düğmelerine { $count } basış da dağıtımlara katıldı, son numaralar: { $presses }
  }
fair-check-1 = Bir elin sırrının (32 bayt) SHA-256’sı o elin mührüdür: taşlar sonradan değişmiş olamaz.
fair-check-2 = Bir sırrı metin olarak herhangi bir SHA-256 aracına yapıştır: bir önceki elin sırrı, 1. elde ise masadaki mühür çıkar. Yani bütün dağıtımlar Başlat’a basılmadan önce belliydi.


### Replay

replay-title = ### Tekrar: { $variant }, { $number }. el · { $step }/{ $steps }
replay-rounds = Bir ele git
replay-round = { $number }. el
replay-match = Başka bir maçın
replay-none = Bu sunucuda henüz bitmiş bir maçın yok. Son maçının tekrarı burada olacak.
replay-film = GIF: { $number }. el
replay-saved = Maç metin olarak, dağıtımların sırlarıyla. Böyle bir dosyayı `python bot.py verify` denetler.
replay-no-files = Burada dosya ekleyemiyorum. Bir yönetici “Dosya Ekle” iznini verebilir.


### My hand

hand-count = { $count } taş, toplam { $pips } nokta
hand-count-penalty = { $count } taş, toplam { $pips } ceza
hand-play = **Sıra sende.** Oynayacağın taşı seç.
hand-lead = **Sıra sende.** Eli sen açıyorsun: bir taş seç.
hand-draw = **Sıra sende.** Uyan taşın yok: taş çek.
hand-pass = **Sıra sende.** Uyan taşın yok, çekilecek taş da kalmadı: pas geç.
hand-wait = Sıra: { $name }
hand-waits = ⏸️ Maç seni bekliyor. Kapanış: { $when }
hand-drawn = Çektiğin taşlar: { $tiles }
hand-elsewhere = Bu mesaj eskidi: son durum daha yeni bir mesajda.
hand-frozen = 💤 Bu mesaj artık güncellenmiyor. Son durum için Yenile’ye bas. Son güncelleme: { $when }
hand-round-won = { $points ->
    [0] ### Bu eli sen kazandın
   *[other] ### Bu eli sen kazandın: +{ $points }
    }
hand-round-lost = { $points ->
    [0] ### Bu eli kazanan: { $name }
   *[other] ### Bu eli kazanan: { $name }, +{ $points }
    }
hand-round-lost-pair = { $points ->
    [0] ### Bu eli kazananlar: { $name }
   *[other] ### Bu eli kazananlar: { $name }, +{ $points }
    }
hand-round-none = ### Bu eli kazanan yok
hand-round-penalty = { $points ->
    [0] ### Bu el ceza almadın
   *[other] ### Bu elin cezası: +{ $points }
    }
hand-match-won = ### 🏆 Maçı sen kazandın
hand-partner = Eşin: { $name }


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
alt-pair = { $name } (eş { $number })
alt-last-lead = Son taş: { $tile }, açılış.
alt-last = Son taş: { $tile }, { $letter } ucunda.
alt-seat = { $name }: { $tiles }, { $points }.
alt-seat-turn = { $name }: { $tiles }, { $points }, sıra onda.
alt-seat-passed = { $name }: { $tiles }, { $points }, pas geçti.
alt-boneyard = Bankada { $tiles }.
alt-boneyard-reserve = Bankada { $tiles }, çekilebilir olan { $drawable }.
alt-round-over = El bitti.
alt-hands-open = Bütün eller açık.
alt-turned-up = { $name }, kalan: { $tiles }.
alt-result-won = Kazanan: { $names }.
alt-result-drawn = Maç berabere.
alt-result-scores = Skor: { $scores }.
alt-result-rounds = El el, bu sırayla: { $rounds }.
alt-hand = Taşların: { $tiles }.
alt-hand-playable = Oynanabilir: { $tiles }.
alt-hand-rest = Diğerleri: { $tiles }.
alt-hand-fits = { $tile } ({ $ends })
text-ends = Açık uçlar: { $ends }
list-or = { $first } veya { $last }


### Why not

refused-bad-tile = { $tile } diye bir taş yok. Taşlar 0-0 ile 6-6 arasındadır.
refused-bad-option = { $option }, { $value } olamaz. Seçenekler: { $allowed }.
refused-bad-option-only = { $option }, { $value } olamaz, yalnızca { $allowed } olabilir.
refused-not-a-lobby = Maç başladı; bu yalnızca başlamadan önce yapılabilir.
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
refused-seat-barred = Bu maçta başka bir yerde oynadın, buraya oturamazsın.
refused-returned-twice = Bu puanlı maçta yerine iki kez döndün. Daha fazlası olmaz.
refused-not-invited = Bu masa özel. Masa sahibinden davet iste.
refused-sent-away = Masa sahibi seni bu masadan çıkardı. Seni davet ederse geri dönebilirsin.
refused-host-stays = Masa sahibi sensin. Kalkmak istersen Ayrıl’a bas; masa bir başkasına geçer.
refused-claim-or-leave = Bu puanlı maçta son kalan sensin, bu yüzden sonuçsuz bitirilemez. Galibiyeti al ya da ayrıl.
refused-sat-in-lately = Yedek oturduğun yerden kalktın. Bu sunucuda yeniden yedek oturabileceğin zaman: { $until }
refused-stale = O hamlenin sırası geçti. Son durum burada.
refused-no-such-match = Bu masa artık yok. Yeni bir masa için /domino oyna.
refused-not-over = Bu maç hâlâ oynanıyor. Tekrarı maç bitince açılır.
refused-private-match = Bu özel bir masaydı. Tekrarını yalnız masada oturanlar görebilir.
refused-too-many-tables-here = Bu kanalda aynı anda en çok { $allowed } masa açık olabilir. Birinin bitmesini bekle ya da başka bir kanala geç.
refused-too-many-tables-yours = Aynı anda en çok { $allowed } masada oturabilirsin. Önce birini bitir ya da birinden kalk.
refused-needs-everybody = Sen onayladın ({ $wanted }/{ $people }). Maç, masadaki herkes onaylayınca ya da bir moderatör bitirince biter.
refused-terms-changed = Bilgisayar kalkınca maç puanlı oldu. Ötekilere biraz zaman tanı. Başlatabileceğin zaman: { $until }
refused-rating-needs-variant = Her çeşidin beceri puanı ayrıdır. Bir çeşit seç.
refused-rating-is-all-time = Beceri puanı aylık ya da haftalık tutulmaz. “Tüm zamanlar”ı seç.
refused-no-such-season = Burada o ayın kesin sıralaması yok. Listeden bir ay seç.


### Permissions

permission-view_channel = Kanalı Gör
permission-connect = Bağlan
permission-send_messages = Mesaj Gönder
permission-send_messages_in_threads = Alt Başlıklarda Mesaj Gönder
permission-create_public_threads = Herkese Açık Alt Başlıklar Oluştur
permission-manage_threads = Alt Başlıkları Yönet (bu alt başlık kilitli)
permission-attach_files = Dosya Ekle
permission-read_message_history = Mesaj Geçmişini Oku


### draw: Draw Dominoes

variant-draw-name = Çekmeli Domino
variant-draw-line = Açık uca uyan taşı oyna; uyan yoksa uyana kadar çek. Taşlarını ilk bitiren eli alır.
variant-draw-round-out = { $name } taşlarını bitirdi, rakibin elinde kalanı aldı: **+{ $points }**
variant-draw-round-blocked = El tıkandı. { $name } daha hafif: { $others } − { $own } = **+{ $points }**
variant-draw-round-nobody = El tıkandı, elde kalanlar eşit: { $own }. Kimse puan almaz.
variant-draw-rules-1 = ### Çekmeli Domino · 1. Dağıtım
    İki kişi, 0-0 ile 6-6 arasındaki 28 taşla oynar. Bir taşın değeri iki yarısının toplamıdır; boş 0 sayılır ve yalnızca boşa uyar.

    Her oyuncuya 7 taş verilir; kalan 14 taş kapalı durur, bu bankadır.

    Eli, en büyük çift kimdeyse o açar. Taşı bot koyar; o oyuncu oynamış sayılır, sıra rakibine geçer. Kimsede çift yoksa, kimse taş görmeden yeniden dağıtılır. Önceki eli kim almış olursa olsun, her el böyle açılır.
variant-draw-rules-2 = ### Çekmeli Domino · 2. Sıra sendeyken
    Taşlar iki açık ucu olan tek bir dizi oluşturur: A ve B. Bir yarısı açık uçla aynı olan taşı koyarsın; öbür yarısı yeni uç olur. Çiftler dik konur, bu bir şeyi değiştirmez. Her sırada bir taş oynanır.

    Oynayabiliyorsan oynamalısın: taş çekilmez, pas geçilmez.

    Uyan taşın yoksa uyana kadar tek tek çekersin, gerekirse banka boşalana dek. Uyan taşı aynı sırada oynarsın; iki uca da uyuyorsa ucu sen seçersin. Banka boşsa ve uyan yoksa pas geçersin. Taş çekmeyi ve pası bot senin için yapar; masa “otomatik” kapatılarak açıldıysa sen yaparsın.

    Süren dolarsa yerine bilgisayar oynar.
variant-draw-example-2 = *Resimde: 6-6 ile açılmış tek bir dizi; çiftler dik duruyor. A ucuna 1, B ucuna 4 uyar.*
variant-draw-rules-3 = ### Çekmeli Domino · 3. Puanlar
    El iki şekilde hemen biter: biri son taşını oynar, ya da banka boştur ve kimse oynayamaz (tıkanma). Tıkanma için ayrıca pas geçilmez. Son taşın eli tıkasa da taşlarını bitirmiş sayılırsın.

    Taşlarını bitiren, rakibin elinde kalan noktaları alır. Kalan 4-4 ve 3-0 ise: 8 + 3 = 11 puan.

    El tıkanırsa daha az noktası kalan, farkı alır. 12 ile 21: 21 − 12 = 9 puan. Kalanlar eşitse kimse puan almaz, yeni el dağıtılır. Bankada kalan taşlar sayılmaz.

    Hedefe (25, 50, 100 veya 150; seçilmezse 50) ilk ulaşan maçı kazanır. Hedefi aşmak serbesttir.
variant-draw-example-3 = *Resimde: bir oyuncu taşlarını bitirdi; öbüründe 4-4 ile 3-0 kaldı: 11 puan.*
variant-draw-tips = ### Çekmeli Domino · İpuçları
    • Ağır taşları erken oyna: elinde kalan rakibin kazancıdır, el tıkanınca da yakan onlardır.
    • Her sayıdan sekiz tane vardır. Masadakileri say: rakipte neler kalmış olabileceğini görürsün.
    • Taş çekmek zorunda kalan oyuncuda o uçlardaki sayılar yok demektir. O uçları açık bırak.
    • İki ucu aynı sayıya getir. O sayı elinde yoksa rakip sıkışır.
    • Elinde farklı sayılar bulundur; hep aynı sayıyı tutarsan çabuk kilitlenirsin.
    • Önce bitiremeyecek misin? Ağır taşlardan kurtul: tıkanan eli, daha az noktası kalan kazanır.
    • İlk taşa hangi yandan karşılık verdiğin fark etmez.


### all_fives: All Fives

variant-all_fives-name = Tüm Beşler
variant-all_fives-line = Açık uçların toplamını beşin katı yap, o puanı anında al. Taşlarını bitiren, rakibin elinde kalanı alır.
variant-all_fives-round-out = { $name } taşlarını bitirdi. Rakibin elinde kalan { $others }, en yakın beşe yuvarlanınca **+{ $points }**
variant-all_fives-round-blocked = El tıkandı. { $name } daha hafif: { $others } − { $own } = { $difference }, en yakın beşe yuvarlanınca **+{ $points }**
variant-all_fives-round-nobody = El tıkandı, elde kalanlar eşit: { $own }. Kimse puan almaz.
variant-all_fives-rules-1 = ### Tüm Beşler · 1. Dağıtım
    İki kişi, 0-0 ile 6-6 arasındaki 28 taşla oynar. Boş 0 sayılır ve yalnızca boşa uyar.

    Her oyuncuya 7 taş verilir; kalan 14 taş kapalı durur, bu bankadır. Bankanın tamamı çekilebilir.

    Eli, en büyük çift kimdeyse o açar. Taşı bot koyar; o oyuncu oynamış sayılır, sıra rakibine geçer. Kimsede çift yoksa, kimse taş görmeden yeniden dağıtılır. Önceki eli kim almış olursa olsun, her el böyle açılır.
variant-all_fives-rules-2 = ### Tüm Beşler · 2. Spinner ve sıra sendeyken
    Açılış çiftine spinner denir. Önce yalnızca soluna ve sağına oynanır (A ve B); ikisinde de taş olunca yukarı ve aşağı da açılır (C ve D). İlk karşılığın hangi yana konduğu fark etmez. Sonraki çiftler dik konur, yeni kol açmaz.

    Bir yarısı açık uçla aynı olan taşı koyarsın; her sırada bir taş. Oynayabiliyorsan oynamalısın.

    Uyan taşın yoksa uyana kadar tek tek çeker ve uyanı aynı sırada oynarsın. Banka boşsa ve uyan yoksa pas geçersin. Taş çekmeyi ve pası bot senin için yapar; masa “otomatik” kapatılarak açıldıysa sen yaparsın.
variant-all_fives-example-2 = *Resimde: 6-6 spinner, solunda da sağında da taş var; bu yüzden C açık, D tarafına 6-3 oynandı.*
variant-all_fives-rules-3 = ### Tüm Beşler · 3. Oyun içi puanlar
    Her taştan sonra bütün açık uçlar toplanır. Toplam beşin katıysa o sayıyı anında puan olarak alırsın: 10 için 10 puan, 25 için 25. Toplam 0 ise puan yoktur.

    Uçtaki çift iki yarısıyla sayılır. Spinner, hiç komşusu yokken ya da tek komşusu varken iki yarısıyla sayılır; ikinci komşudan sonra hiç sayılmaz. Üzerinde taş olmayan açık taraf sayılmaz.

    Açılış taşı da puan getirir: tek başına 5-5 için 10. Başka hiçbir çift açılışta puan getirmez.
variant-all_fives-example-3 = *Resimde: 6-6 spinner hâlâ 12 sayılıyor, öbür uç 3. 12 + 3 = 15, yani 15 puan.*
variant-all_fives-rules-4 = ### Tüm Beşler · 4. Elin ve maçın sonu
    El iki şekilde hemen biter: biri son taşını oynar, ya da banka boştur ve kimse oynayamaz (tıkanma). Tıkanma için ayrıca pas geçilmez. Son taşın eli tıkasa da taşlarını bitirmiş sayılırsın.

    Taşlarını bitiren, rakibin elinde kalan noktaları 5’in en yakın katına yuvarlanmış olarak alır: 2 ise 0, 12 ise 10, 13 ise 15. Önce son taşın oyun içi puanı, sonra bu yazılır.

    El tıkanırsa daha az noktası kalan, farkı bir kez yuvarlanmış olarak alır: 21 − 12 = 9 ise 10. Kalanlar eşitse kimse puan almaz. Bankada kalan taşlar sayılmaz.

    Hedefe (50, 100, 150, 200 veya 250; seçilmezse 100) ilk ulaşan ya da onu ilk aşan, el sürerken bile maçı o anda kazanır.
variant-all_fives-tips = ### Tüm Beşler · İpuçları
    • Taşlarını bitirmek işin yarısıdır: her hamleden önce hangi taşın uçları beşin katı yaptığına bak.
    • Uçtaki çift iki kez sayılır; hem büyük toplam yapar hem kötü bir toplamı düzeltir.
    • Rakibin karşılığını düşün: bıraktığın uçlara ne ekleyebilir?
    • Ağır taşları erken oyna. Elinde kalan, rakibin ödülüdür.
    • Her sayıdan sekiz tane vardır. Masadakileri say: rakipte neler kalmış olabileceğini görürsün.
    • Taş çekmek zorunda kalan oyuncuda o uçlardaki sayılar yok demektir. O uçları açık bırak.


### fives_threes: Fives and Threes

variant-fives_threes-name = Beşler ve Üçler
variant-fives_threes-line = İki ucun toplamını 3’ün ya da 5’in katı yap, puanı al. Hedefi tam tutturmak gerekir.
variant-fives_threes-round-out = { $name } taşlarını bitirdi: **+{ $points }**
variant-fives_threes-round-nobody = El tıkandı: bitirme puanı yok. Oyun içinde alınan puanlar kalır.
variant-fives_threes-rules-1 = ### Beşler ve Üçler · 1. Dağıtım
    İki kişi, 0-0 ile 6-6 arasındaki 28 taşla oynar. Boş 0 sayılır ve yalnızca boşa uyar.

    Her oyuncuya 7 taş verilir; kalan 14 taş kapalı durur, bu bankadır. Bankanın tamamı çekilebilir.

    Eli, en büyük çift kimdeyse o açar. Taşı bot koyar; o oyuncu oynamış sayılır, sıra rakibine geçer. Kimsede çift yoksa, kimse taş görmeden yeniden dağıtılır. Önceki eli kim almış olursa olsun, her el böyle açılır.
variant-fives_threes-rules-2 = ### Beşler ve Üçler · 2. Sıra sendeyken
    Taşlar iki açık ucu olan tek bir dizi oluşturur: A ve B. Spinner yoktur: çiftler dik konur, kol açmaz. Bir yarısı açık uçla aynı olan taşı koyarsın; her sırada bir taş.

    Oynayabiliyorsan oynamalısın. Uyan taşın yoksa uyana kadar tek tek çeker ve uyanı aynı sırada oynarsın; iki uca da uyuyorsa ucu sen seçersin. Banka boşsa ve uyan yoksa pas geçersin. Taş çekmeyi ve pası bot senin için yapar; masa “otomatik” kapatılarak açıldıysa sen yaparsın.
variant-fives_threes-rules-3 = ### Beşler ve Üçler · 3. Oyun içi puanlar
    Her taştan sonra iki uç toplanır; uçtaki çift iki yarısıyla, tek başına duran açılış taşı ise noktalarıyla bir kez sayılır. Toplam beşe bölünüyorsa içindeki her beş, üçe bölünüyorsa her üç bir puandır; ikisine de bölünüyorsa ikisi de sayılır:

    3 → 1 · 5 → 1 · 6 → 2 · 9 → 3 · 10 → 2 · 12 → 4 · 15 → 8 · 18 → 6 · 20 → 4. Başka hiçbir toplam puan getirmez.

    Açılış taşı da puan getirir, hedefi bile tutturabilir: 6-6 için 4, 5-5 için 2, 3-3 için 2 puan.
variant-fives_threes-example-3 = *Resimde: 12 + 3 = 15. İçinde üç beş ve beş üç var: 8 puan.*
variant-fives_threes-rules-4 = ### Beşler ve Üçler · 4. Taşlarını bitirmek ve tam hedef
    El iki şekilde hemen biter: biri son taşını oynar, ya da banka boştur ve kimse oynayamaz (tıkanma). Tıkanma için ayrıca pas geçilmez. Son taşın eli tıkasa da taşlarını bitirmiş sayılırsın.

    Taşlarını bitiren 1 puan alır; rakipte kalan taşlar puan getirmez. Tıkanan el de getirmez; oyun içinde alınan puanlar kalır.

    Hedefi (31, 61 veya 121; seçilmezse 61) tam tutturmalısın; tutturduğun anda kazanırsın. Hedefi aşacak puan sayılmaz: taş masada kalır, sıra geçer. Skor 58 iken 4 puanlık taş skoru değiştirmez: yine 58.

    Son taşın puanı ile bitirmenin 1 puanı tek bir puandır: ya hepsi sayılır ya hiçbiri. Skor 59 iken son taş 2 getirirse 2 + 1 = 3 olur, 59 + 3 = 62 fazladır: skor 59 kalır, el yine de bitmiştir. Yalnızca o 1 puan da hedefi tutturabilir.
variant-fives_threes-tips = ### Beşler ve Üçler · İpuçları
    • En değerli toplam 15: 8 puan. Ardından 18 için 6, sonra 12 ve 20 için 4 gelir.
    • Hedefe yaklaşınca büyük puanlar işe yaramaz. Kaç puanın eksik, hangi toplam tam onu veriyor, hesapla.
    • Taşlarını bitirmek 1 puan getirir; çoğu zaman eksik olan son puandır. Ama son taşın hedefi aşarsa o puan da gider.
    • Rakibe hediye olacak uçlar bırakma.
    • Her sayıdan sekiz tane vardır. Masadakileri say: rakipte neler kalmış olabileceğini görürsün.
    • Taş çekmek zorunda kalan oyuncuda o uçlardaki sayılar yok demektir. O uçları açık bırak.


### ceza: Turkish penalty dominoes

variant-ceza-name = Cezalı Domino
variant-ceza-line = Elinde kalan taşlar cezandır, ayaz (0-0) 20 yazar. Cezası en az olan kazanır.
variant-ceza-round-out = { $who } “domino” dedi, taşlarını bitirdi. Cezalar: { $gains }.
variant-ceza-round-nobody = El tıkandı: herkese elinde kalan ceza yazılır. Cezalar: { $gains }.
variant-ceza-tile = ayaz { $tile } (ceza { $value })
variant-ceza-lead = Yalnızca bir çiftle ya da en ağır taşınla açabilirsin.
variant-ceza-rules-1 = ### Cezalı Domino · 1. Masa
    İki, üç ya da dört kişi tekli oynar; dört kişi eşli de oynayabilir, eşler karşılıklı oturur.

    0-0 ile 6-6 arasındaki 28 taştan herkese 7, masa öyle açıldıysa 5 taş verilir. Kalanlar kapalı durur, bu bankadır; tamamı çekilebilir. 7 taşla bankada iki kişide 14, üç kişide 7, dört kişide 0 taş olur; 5 taşla 18, 13 veya 8.

    Maç 1, 3, 5, 7, 9 veya 11 el sürer; seçilmezse 11.
variant-ceza-rules-2 = ### Cezalı Domino · 2. Kim, hangi taşla açar
    İlk elde kura çekilir: herkes bir taş çeker, en yüksek taşı çeken açar. Toplamı büyük olan yüksektir; toplamlar eşitse büyük yarısı daha büyük olan. Kurada ayaz 0 sayılır. Taşlar geri konur, karıştırılıp dağıtılır.

    Sonraki eli, taşlarını bitiren açar. El tıkandıysa yeniden kura çekilir.

    Açan, her elde şu taşlardan birini seçer: elindeki herhangi bir çift ya da toplamı en yüksek taş; aynı toplamda birkaç taş varsa hepsi olur. Yeniden dağıtma yoktur.
variant-ceza-rules-3 = ### Cezalı Domino · 3. Sıra sendeyken
    Taşlar iki açık ucu olan tek bir dizi oluşturur: A ve B. Çiftler dik konur, kol açmaz. Bir yarısı açık uçla aynı olan taşı koyarsın; her sırada bir taş, sonra sıra listedeki bir sonraki oyuncuya geçer.

    Oynayabiliyorsan oynamalısın. Uyan taşın yoksa uyana kadar, gerekirse banka boşalana dek tek tek çekmek zorundasın; uyanı aynı sırada oynarsın. Banka boşsa ve uyan yoksa pas geçersin.

    Taş çekmek ve pas için düğmeye basarsın; masa “otomatik” açıksa bunu bot yapar. Bir kez basman yeter: uyan taş gelene kadar çekilir.
variant-ceza-rules-4 = ### Cezalı Domino · 4. Cezalar
    El iki şekilde hemen biter: biri “domino” deyip son taşını oynar, ya da banka boştur ve kimse oynayamaz (tıkanma). Tıkanma için ayrıca pas geçilmez. Son taşın eli tıkasa da taşlarını bitirmiş sayılırsın.

    Herkesin cezası yalnızca kendi elinde kalandır: taşlarını bitirene 0 yazılır. El tıkandıysa en hafif kalana da kendi kalanı yazılır; bitirenin eşine de herkes gibi yazılır. Oyun içinde puan yoktur, bankada kalan taşlar sayılmaz.

    Taşın cezası iki yarısının toplamıdır; ama 0-0, yani ayaz, burada her zaman 20 sayılır. 6-0, 5-0 gibi taşlar sıradan taşlardır.
variant-ceza-example-4 = *Resimde: bir oyuncu taşlarını bitirdi; öbüründe 6-4 ile ayaz kaldı: 10 + 20 = 30.*
variant-ceza-rules-5 = ### Cezalı Domino · 5. Sonuç
    Son elden sonra bütün ellerin cezaları toplanır, cezası en az olan kazanır. Eşlide iki eşin cezaları toplanır.

    Puanlı bir maçın lig puanları, 11 elde, sıraya göre: dört kişide +11, +5, −5, −11; üç kişide +11, 0, −11; iki kişide +11, −11. N ellik maçta birinci +N, sonuncu −N; dört kişide ikinci +½N, üçüncü −½N (küsurat atılır). Eşlide cezası az olan eşlerin her biri +N, diğerlerinin her biri −N alır.

    Cezası eşit olanlar, aldıkları sıraların puanlarını toplayıp eşit bölüşür, küsurat atılır (iki birinci: 11 + 5 = 16, her birine 8). Herkes, eşlide iki taraf eşitse kimse puan alıp vermez. Uzatma eli yoktur.
variant-ceza-tips = ### Cezalı Domino · İpuçları
    • Elde kalınca en çok yakan taş ayazdır: 20. Düşeş (6-6) bile 12. Ayazı atabileceğin son boş ucu kapatma.
    • Ağır taşları erken oyna; el tıkanınca yakan onlardır.
    • Bu elde bitiremeyecek misin? Öyleyse ağır taşlardan kurtul.
    • Elinde farklı sayılar bulundur; hep aynı sayıyı tutarsan çabuk kilitlenirsin.
    • Pas geçen oyuncuda uçlardaki sayılar yok demektir; banka boş olduğu için el bitene kadar da olmaz.
    • Her sayıdan sekiz tane vardır. Masadakileri say.


### para: Para Oyunu

variant-para-name = Tek El (Para Oyunu)
variant-para-line = Hedef seçilmediyse maç tek eldir. Bankanın son iki taşı çekilmez.
variant-para-round-out = { $name } taşlarını bitirdi, rakibin elinde kalanı aldı: **+{ $points }**
variant-para-round-blocked = El tıkandı. { $name } daha hafif: { $others } − { $own } = **+{ $points }**
variant-para-round-nobody = El tıkandı, elde kalanlar eşit: { $own }. Berabere, kimse puan almaz.
variant-para-rules-1 = ### Tek El (Para Oyunu) · 1. Dağıtım
    İki kişi, 0-0 ile 6-6 arasındaki 28 taşla oynar. Bir taşın değeri iki yarısının toplamıdır; boş 0 sayılır ve yalnızca boşa uyar.

    Her oyuncuya 7 taş verilir; kalan 14 taş kapalı durur, bu bankadır. Son 2 taş hiç çekilmez, yani 12 taş çekilebilir.

    Eli, en büyük çift kimdeyse o açar. Kimsede çift yoksa yeniden dağıtılmaz: toplamı en yüksek taşla açılır, toplamlar eşitse büyük yarısı daha büyük olanla; 6-3 taşı 5-4 taşından önce gelir. İki durumda da taşı bot koyar, sıra rakibe geçer. Her el böyle açılır.
variant-para-rules-2 = ### Tek El (Para Oyunu) · 2. Sıra sendeyken
    Taşlar iki açık ucu olan tek bir dizi oluşturur: A ve B; kol yoktur. Bir yarısı açık uçla aynı olan taşı koyarsın; iki uca da uyuyorsa ucu sen seçersin. Her sırada bir taş. Oynayabiliyorsan oynamalısın.

    Uyan taşın yoksa çekersin, sıra sende kalır. Bir kez basman yeter: uyan taş gelene ya da yalnızca son 2 taş kalana kadar çekilir. Uyan taşı oynarsın. Uyan yoksa ve yalnızca 2 taş kaldıysa pas geçersin.

    Taş çekmek ve pas için düğmeye basarsın; masa “otomatik” açıksa bunu bot yapar.
variant-para-example-2 = *Resimde: 5-5 ile açılmış tek bir dizi; çiftler dik duruyor. A ucuna 6, B ucuna 2 uyar.*
variant-para-rules-3 = ### Tek El (Para Oyunu) · 3. Puanlar
    El iki şekilde hemen biter: biri son taşını oynar, ya da çekilecek taş yoktur ve kimse oynayamaz (tıkanma). Tıkanma için ayrıca pas geçilmez. Son taşın eli tıkasa da taşlarını bitirmiş sayılırsın.

    Taşlarını bitiren eli kazanır ve rakibin elinde kalan noktaları alır; kalan 0 bile olsa el onundur. El tıkanırsa daha az noktası kalan kazanır ve farkı alır. 12 ile 21: 21 − 12 = 9. Kalanlar eşitse el berabere biter. Bankada kalan taşlar sayılmaz, oyun içinde puan yoktur.

    Maç tek eldir; el berabere biterse maç da berabere biter. Masa 25, 50, 100 veya 150 puana da açılabilir: o zaman eşit elde kimse puan almaz, hedefe ilk ulaşan ya da onu ilk aşan kazanır.

    Adı Para Oyunu ama para yoktur, puanına oynanır.
variant-para-tips = ### Tek El (Para Oyunu) · İpuçları
    • Ağır taşları (6-6, 6-5, 5-5) erken oyna; el tıkanınca yakan onlardır.
    • Her sayıdan sekiz tane vardır. Masadakileri say: rakipte neler kalmış olabileceğini görürsün.
    • Rakip taş çektiyse ya da pas geçtiyse uçlardaki sayılar onda yoktu. O uçları açık bırak.
    • İki ucu aynı sayıya getir. O sayı elinde yoksa rakip sıkışır.
    • Elinde farklı sayılar bulundur; hep aynı sayıyı tutarsan çabuk kilitlenirsin.
    • Önce bitiremeyecek misin? Ağır taşlardan kurtul: tıkanan eli, daha az noktası kalan kazanır.


### straight: Straight Dominoes

variant-straight-name = Düz Domino
variant-straight-line = İlk taşın dört tarafı da açık. Açık uçların toplamını beşin katı yap, puanı al.
variant-straight-round-out = { $who } taşlarını bitirdi. Rakiplerin elinde kalan { $others }, en yakın beşe yuvarlanınca { $name } **+{ $points }** aldı
variant-straight-round-blocked = El tıkandı. En az nokta { $own } ile { $name }. Rakiplerde { $others } var, en yakın beşe yuvarlanınca **+{ $points }**
variant-straight-round-nobody = El tıkandı, en az noktada eşitlik var: { $names }. Kimse puan almaz.
variant-straight-rules-1 = ### Düz Domino · 1. Dağıtım
    İki, üç ya da dört kişi tekli oynar; dört kişi eşli de oynayabilir, eşler karşılıklı oturur. 0-0 ile 6-6 arasındaki 28 taştan herkese 7 taş verilir. Kalanlar kapalı durur, bu bankadır: iki kişide 14, üç kişide 7, dört kişide 0 taş. Tamamı çekilebilir.

    İlk eli kimin açacağı rastgele seçilir. Sonra, taşlarını bitiren açar; tıkanan elden sonra yine rastgele. Açan, elindeki herhangi bir taşla açabilir. Yeniden dağıtma yoktur.
variant-straight-rules-2 = ### Düz Domino · 2. Dört taraf ve sıra sendeyken
    Açılış taşı, çift olsun olmasın, spinner sayılır; dört tarafı da hemen açıktır (A, B, C, D). Çiftse her tarafa o sayı uyar. Değilse sola sol yarısı, sağa sağ yarısı, yukarı ve aşağı iki yarısından biri uyar. Öbür taşlara, çiftlere de, yalnızca ucundan oynanır.

    Oynayabiliyorsan oynamalısın; her sırada bir taş, sonra sıra listedeki bir sonraki oyuncuya geçer. Uyan taşın yoksa uyana kadar çeker ve uyanı oynarsın; banka boşsa ve uyan yoksa pas geçersin. Taş çekmek ve pas için düğmeye basarsın; masa “otomatik” açıksa bunu bot yapar. Bir kez basman yeter: uyan taş gelene kadar çekilir.
variant-straight-example-2 = *Resimde: 6-4 ile açıldı. A ucuna 6, C ve D uçlarına 6 ya da 4 uyar; B tarafında 4-1 var, oraya 1 uyar.*
variant-straight-rules-3 = ### Düz Domino · 3. Oyun içi puanlar
    Her taştan sonra bütün açık uçlar toplanır. Toplam beşin katıysa o sayıyı anında puan olarak alırsın; 25 için 25. Toplam 0 ise puan yoktur.

    Uçtaki çift iki yarısıyla sayılır. Çift olan spinner, hangi tarafta olursa olsun, hiç komşusu yokken ya da tek komşusu varken iki yarısıyla sayılır, ikinciden sonra hiç. Çift olmayan spinner, solunda taş yoksa sol yarısıyla, sağında taş yoksa sağ yarısıyla sayılır; üstündeki ve altındaki taşlar bunu değiştirmez. Taş konmamış yukarı ya da aşağı taraf sayılmaz.

    Açılış taşı da puan getirir: 6-4 ve 5-5 için 10; 5-0, 4-1 ve 3-2 için 5.
variant-straight-example-3 = *Resimde: sol 6, sağ 4 + 4, yukarı 1: 6 + 8 + 1 = 15, yani 15 puan.*
variant-straight-rules-4 = ### Düz Domino · 4. Elin ve maçın sonu
    El iki şekilde hemen biter: biri son taşını oynar, ya da banka boştur ve kimse oynayamaz (tıkanma). Tıkanma için ayrıca pas geçilmez. Son taşın eli tıkasa da taşlarını bitirmiş sayılırsın.

    Taşlarını bitiren, bütün rakiplerde kalan noktaları alır: önce toplanır, sonra bir kez 5’in en yakın katına yuvarlanır: 2 ise 0, 12 ise 10, 13 ise 15. Eşin taşları sayılmaz. Önce son taşın oyun içi puanı, sonra bu yazılır.

    El tıkanırsa en az noktası kalan (eşlide iki eşin toplamı) kazanır ve rakiplerde kalan noktaları yuvarlanmış olarak alır; kendi noktaları düşülmez. En az noktada eşitlik varsa kimse puan almaz.

    Hedefe (100, 150 veya 250; seçilmezse 250) ilk ulaşan ya da onu ilk aşan, el sürerken bile o anda kazanır.
variant-straight-tips = ### Düz Domino · İpuçları
    • Dört tarafla büyük toplamlar çabuk gelir: tek taşla 25 puan olabilir.
    • Uçtaki çift iki kez sayılır. Birini, beşin katını yapacağı ana sakla.
    • Her hamleden önce yalnızca oynayacağın ucu değil, bütün uçları topla.
    • Ağır taşları erken oyna; elinde kalan, rakiplerin kazancıdır.
    • Eşli oynuyorsan eşinin oynadığı uçları açık bırak.
    • Her sayıdan sekiz tane vardır; pas, o oyuncuda hangi sayıların olmadığını gösterir.


### Screens

screen-restarting = Bot yeniden başlıyor. Hiçbir şey kaybolmadı: birazdan tekrar dene.
screen-error = Bizde bir sorun çıktı, maçın güvende. Yine olursa botun sahibine şu kodu ilet: { $id }
screen-cannot-save = Bu şu anda kaydedilemiyor, hiçbir şey değişmedi. Maçın güvende, süre işlemiyor: birazdan tekrar dene.
screen-expired = Bu mesaj eskidi. Yenisi için: /domino taşlarım ya da /domino tahta
screen-commands-updated = Komutlar güncellendi, ama Discord’un hâlâ eskilerini gösteriyor. Birazdan tekrar dene; yine olursa Discord’u yeniden başlat.
screen-guild-only = Domino özel mesajda değil, bir sunucunun kanalında oynanır.
screen-no-table-here = Bu kanalda masa yok. Açmak için: /domino oyna
screen-not-seated-here = Bu kanaldaki hiçbir masada oturmuyorsun.
screen-many-tables = Birden çok masadasın. Hangisi?
screen-pick-table = { $variant } · { $names }
screen-missing-permissions = Burada masa açamıyorum. Bu kanalda gereken izinler: { $permissions }. Sunucuyu yöneten biri verebilir.
screen-other-channel = Bu sunucuda masalar şurada açılır: { $channels }
thread-name = { $variant } · { $name }
thread-opened = Masan: { $thread }
thread-not-here = Alt başlık açılmadı: bu tür kanalda olmuyor, masa burada.
thread-not-allowed = Alt başlık açılmadı: { $permissions } izni eksik, masa burada.
thread-refused = Alt başlık açılmadı: Discord şu an açmıyor, masa burada.
screen-lost-permissions = Bu masayı artık güncelleyemiyorum. Eksik izinler: { $permissions }. Maç bekliyor: hamleler kayıtlı, süre işlemiyor. İzinler gelince kaldığı yerden, kalan süreyle sürer.
screen-lost-place = Discord bu masayı güncellememe izin vermiyor. Maç bekliyor: hamleler kayıtlı, süre işlemiyor. Denemeyi sürdürüyorum; her düğmeye basışta da yeniden denerim.
screen-lost-filtered = Discord’un içerik filtresi bu tahtayı engelliyor. Maç bekliyor: hamleler kayıtlı, süre işlemiyor. Birkaç dakikada bir yeniden denerim; /domino tahta hemen dener.
screen-lost-large = Discord’a göre bu tahta çok büyük. Maç bekliyor: hamleler kayıtlı, süre işlemiyor. Birkaç dakikada bir yeniden denerim; /domino tahta hemen dener.
screen-lost-rejected = Discord bu tahtayı kabul etmiyor. Maç bekliyor: hamleler kayıtlı, süre işlemiyor. Birkaç dakikada bir yeniden denerim; /domino tahta hemen dener.
screen-lost-unreachable = Discord şu anda tahtayı almıyor. Maç bekliyor: hamleler kayıtlı, süre işlemiyor. Tahta ulaşır ulaşmaz maç sürer.
screen-not-a-member = Bu sunucunun üyesi değilim, burada yalnızca komutlarım var; masa gösteremem. Sunucuyu yöneten biri [beni ekleyebilir]({ $link }).
screen-no-pictures = Burada dosya ekleyemiyorum, bu yüzden tahta yazıyla gösteriliyor.
board-no-picture = Resim yok: Discord kabul etmedi. Birkaç dakika sonra yeniden denerim.
screen-choose-tile = Hangi taş?
screen-choose-end = { $tile } nereye konsun?
screen-more = Ne yapmak istersin?
screen-left = Masadan kalktın.
screen-waits = Ayrıldın. Hiçbir şey kaybolmadı: “Devam et” ya da /domino taşlarım ile geri dön.
screen-stop-lobby = Bu masa kapatılsın mı?
screen-stop-unrated = Maç herkes için sonuçsuz bitirilsin mi?
screen-stop-rated = Bu puanlı maç sonuçsuz bitirilsin mi? Masadaki herkesin onaylaması gerekir.
screen-stop-moderator = Moderatör olarak bu puanlı maç hemen bitirilsin mi? Kimse puan alıp vermez, sunucu kaydına adın geçer.
screen-stopped = Masa kapandı.
screen-stop-noted = Tamam. Masadaki herkes onaylayınca maç biter.
screen-stop-holds = Bu onay bu el için geçerli; geri alabilirsin.
screen-stop-withdrawn = Geri alındı. Maç devam ediyor.
screen-unchanged = Hiçbir şey değişmedi.
screen-board-moved = Tahta artık kanalın en altında.
screen-not-alone = Bu arada biri oturdu. Masa dolunca Başlat’a bas.
screen-page = Sayfa { $number }/{ $pages }
screen-one-goal = { $variant } ya hedef puana ya da el sayısına göre oynanır: ikisinden birini seç.
screen-no-target = { $variant } hedef puanla oynanmaz, el sayısıyla oynanır: { $allowed }.
screen-no-rounds = { $variant } el sayısıyla oynanmaz, hedef puanla oynanır: { $allowed }.
screen-mended = Şu değişikliklerle: { $changes }.
screen-opened = Masan açıldı, bu kanalın en altında.
mended-players = { $count } kişi
mended-pairs = eşsiz
mended-stake = altınsız
mended-tiles = { $count } taş
mended-target = hedef { $count } puan
mended-rounds = { $count } el
mended-computers = { $count } bilgisayar
mended-open = Masa aç: { $changes }
button-open-changed = Bu değişikliklerle aç
button-open-again = Yeniden dene


### People come and go

command-tables-name = masalar
command-tables-description = Bu sunucuda sana yer olan masaları listele
command-replay-name = tekrar
command-replay-description = Son maçını adım adım yeniden izle
command-verify-name = doğrula
command-verify-description = Son maçının dağıtımlarını denetle
option-private-name = özel
option-private-description = Masaya yalnızca davet ettiklerin mi otursun
option-call-name = çağrı
option-call-description = Sunucunun oyuncular için seçtiği rol etiketlensin mi
option-thread-name = alt_başlık
option-thread-description = Masa kendi alt başlığında olsun
button-take = Boş yere otur
button-take-back = Yerime dön
button-claim = Galibiyeti al
button-claim-confirm = Evet, galibiyeti al
button-invite = Davet et
button-close-table = Masayı kapat
button-close-confirm = Evet, kapat
button-away = Masadan çıkar
button-away-confirm = Evet, çıkar

lobby-rated = Puanlı: ortada { $stake } lig puanı var (bilgisayar oturmazsa).
lobby-rated-full = Puanlı: ortada { $stake } lig puanı var.
lobby-spent = Sayılmaz: bugün sayılan beş maça başladılar: { $names }.
lobby-private = Özel masa: yalnızca davetliler oturabilir.
lobby-rated-now = { $mentions } · şu masada artık bilgisayar yok, maç puanlı oldu: { $table }. İstemiyorsan başlamadan Ayrıl’a bas.
lobby-invited = Davetliler: { $names }
lobby-invitation = { $mentions } · masaya davetlisin: { $table } · davet eden: { $host }
lobby-call = { $role } · { $count } oyuncu aranıyor: { $table } · masa sahibi: { $host }

turn-call-missed = { $mention }, sıra sende. Bunu da kaçırırsan yerin boşalır. Süre sonu: { $when }
turn-call-solo = { $mention }, sıra sende. Kaçırırsan maç seni bekler. Süre sonu: { $when }
turn-warning = { $mention }, süren bitiyor; sonra yerine bilgisayar oynar. Süre sonu: { $when }
turn-warning-missed = { $mention }, süren bitiyor; sonra yerine bilgisayar oynar ve yerin boşalır. Süre sonu: { $when }
turn-warning-solo = { $mention }, süren bitiyor; sonra maç durur ve seni bekler. Süre sonu: { $when }
turn-unseated = { $mention }, üst üste iki hamleyi kaçırdın, yerine bilgisayar oynuyor. Biri oturana kadar tek düğmeyle geri dönebilirsin.
turn-waits = ⏸️ Maç **{ $name }** için bekliyor. Kapanış: { $when }
turn-call-waits = { $mention }, üst üste iki kez süren doldu, maç seni bekliyor. Kapanış: { $when }

news-left = { $name } ayrıldı. Yerine bilgisayar oynuyor.
news-missed = { $name } üst üste iki hamleyi kaçırdı. Yeri boşaldı, şimdilik bilgisayar oynuyor.
news-gone = { $name } artık bu sunucuda değil. Yerine bilgisayar oynuyor.
news-back = { $name } geri döndü, bilgisayar yerini bıraktı.
news-taken = { $name } yedek oturdu, bilgisayar yerini bıraktı. Yerin asıl sahibi: { $owner }

match-claimed = ### 🏆 Maçı { $name } aldı: diğer herkes ayrılmıştı
match-stake = Puanlı maç, ortada { $stake } lig puanı vardı:
match-settled = • { $name } **{ $points }** · { $rule }{ $rating }
match-left = Maç bitmeden ayrılan: { $names }
match-rivalry = Aralarında: { $name } { $ahead }–{ $behind } { $other }
match-rivalry-drawn = , { $count } berabere
match-limit = Sayılmaz: maç başladığında rakipler o gün zaten beş puanlı maç oynamıştı.
settled-rating = {" "}· beceri puanı { $rating } ({ $change })
settled-rating-provisional = {" "}· geçici beceri puanı { $rating } ({ $change })
settled-stayed = sonuna kadar oynadı
settled-returned = geri döndü: tam sayılır
settled-left = ayrıldı, yerine yedek bitirdi: kayıp yazılır, kazanç yazılmaz
settled-left-to-computer = ayrıldı, yerine bilgisayar bitirdi: ortadaki puanı öder
settled-computer-played = seçimlerin çoğunu bilgisayar yaptı: kayıp yazılır, kazanç yazılmaz
settled-sat-in = yedek: yerin kazancını aldı
settled-sat-in-free = yedek: puan kaybetmez
settled-sat-in-full = yedek, 3000 puanı aşmış: kazanç yok
settled-passed-on = yedek oturup kalktı: puan yok
closed-stopped-by = Moderatör { $name } bu puanlı maçı bitirdi. Kimse puan alıp vermedi.
closed-stopped-together = Masadaki herkes bu puanlı maçı bitirmeyi onayladı: { $names }. Kimse puan alıp vermedi.

hand-missed = ⏱️ Geçen hamleni kaçırdın, yerine bilgisayar oynadı. Bir daha olursa yerin boşalır.
hand-missed-solo = ⏱️ Son hamleni kaçırdın, yerine bilgisayar oynadı. Bir daha kaçırırsan maç seni bekler.
hand-computer-played = 🤖 Seçimlerinin çoğunu bilgisayar yaptı. Maç böyle biterse kayıp yazılır, kazanç yazılmaz.
hand-left = Artık bu masada değilsin.

screen-seats = Birden çok yer boş. Hangisi?
screen-seat-choose = Yer seç
screen-seat = { $number }. yer · { $name } · { $points }
screen-seat-back = Yerine geri döndün.
screen-seat-taken = Artık { $name } yerine sen oynuyorsun, o yerin taşları ve puanıyla.
screen-seat-taken-rated = Artık { $name } yerine sen oynuyorsun, o yerin taşları ve puanıyla. Lig puanı kazanabilirsin, kaybetmezsin.
screen-seat-taken-full = Artık { $name } yerine sen oynuyorsun, o yerin taşları ve puanıyla. 3000 lig puanının üstünde olduğun için puan kazanmazsın, kaybetmezsin de.
screen-claim = Diğer herkes ayrıldı. Maçı şimdi bitirip galibiyeti alıyor musun?
screen-claim-rated = Diğer herkes ayrıldı. Maçı şimdi bitirip **+{ $stake }** ile galibiyeti alıyor musun?
screen-claim-spent = Diğer herkes ayrıldı. Maçı şimdi bitirip galibiyeti alıyor musun? Sayılmaz: maç başladığında rakipler o gün zaten beş puanlı maç oynamıştı.
screen-claim-not = Galibiyeti ancak masada son kalan oyuncu alabilir.
screen-claimed = Maç senin.
screen-invite = Kimi davet etmek istersin? En çok { $count } kişi seç. Onları bu kanalda etiketlerim.
screen-invite-private = Kimi davet etmek istersin? En çok { $count } kişi seç. Onları bu kanalda etiketlerim; masaya yalnızca onlar oturabilir.
screen-invite-choose = Kişileri seç
screen-invited = Davet edildi: { $names }.
screen-invite-seated = Zaten bu masada: { $names }.
screen-invite-bots = Botlar oynayamaz: { $names }. Bilgisayarla oynamak için “+ Bilgisayar” düğmesine bas.
screen-invite-unseen = Bu kanalı göremediği için davet edilemedi: { $names }.
screen-invite-often = Zaten { $count } kez davet edildi, daha fazlası olmuyor: { $names }.
screen-call-none = Kimse çağrılmadı: bu sunucu henüz oyuncular için bir rol seçmedi. Sunucuyu yöneten biri seçebilir: /ayarlar
screen-call-barred = Kimse çağrılmadı: burada { $role } rolünü etiketleyemiyorum. Sunucuyu yöneten biri rolü herkesin etiketleyebileceği hâle getirebilir ya da bana tüm rolleri etiketleme izni verebilir.
screen-call-full = Kimse çağrılmadı: masada boş yer yok.
screen-call-lately = Kimse çağrılmadı: rol az önce çağrıldı. Yeniden çağrılabilir: { $when }
screen-call-private = Kimse çağrılmadı: masan özel.
screen-away = Masadan kim çıkarılsın?
screen-away-choose = Birini seç
screen-away-nobody = Masada başka kimse yok.
screen-away-sure = { $name } masadan çıkarılsın mı? Ancak davet edersen geri dönebilir.
screen-sent-away = Masadan çıkarıldı: { $name }. Ancak davet edersen geri dönebilir.
screen-leave-lobby = Bu masadan kalkmak istiyor musun?
screen-leave-match-unrated = Bu maçtan ayrılmak istiyor musun? Yerine bilgisayar oynar. Maç puansız, puan kaybetmezsin.
screen-leave-match-rated = Bu puanlı maçtan ayrılmak istiyor musun? Yerine bilgisayar oynar; maçı o bitirirse **{ $stake }** puan kaybedersin. Yerine bir yedek oturup bitirirse kaybı sana yazılır, kazancı yazılmaz.
screen-leave-spent = Bu puanlı maçtan ayrılmak istiyor musun? Yerine bilgisayar oynar. Puan kaybetmezsin: maç başladığında rakipler o gün zaten beş puanlı maç oynamıştı, bu yüzden sayılmaz.
screen-leave-solo = Bu maçtan ayrılmak istiyor musun? Seni bir gün bekler, sonra kapanır. Puansız olduğu için sana bir şey kaybettirmez.
screen-leave-return = { $count ->
    [0] Yerine iki kez döndün: bir daha dönemezsin.
    [one] Biri oturana kadar bir kez daha dönebilirsin. Seçimlerinin yarıdan fazlasını bilgisayar yaparsa kazanç almazsın.
   *[other] Biri oturana kadar geri dönebilirsin, bir maçta { $count } kez. Seçimlerinin yarıdan fazlasını bilgisayar yaparsa kazanç almazsın.
    }
screen-leave-substitute = Bu puanlı maçtan ayrılmak istiyor musun? { $name } yerine oynuyorsun: puan kaybetmezsin ama kazanmazsın da, bu sunucuda 24 saat yedek de oturamazsın.
screen-leave-last = Bu puanlı maçtan ayrılmak istiyor musun? Son kalan sensin, maçı bilgisayarlar hemen bitirir. Zaten sayılmaz: maç başladığında rakipler o gün beş puanlı maç oynamıştı. İstersen galibiyeti al.
screen-leave-claim = Bu puanlı maçtan ayrılmak istiyor musun? Son kalan sensin: ayrılırsan **{ $stake }** puan kaybedersin, galibiyeti alırsan **+{ $stake }** kazanırsın.

tables-title = ### Sana yer olan masalar
tables-where = { $table } · { $channel }
tables-unrated = Puansız
tables-spent = Sayılmaz: bugün beş puanlı maç oynandı
tables-who = { $names } · { $count } boş yer
tables-rated = Puanlı, ortada { $stake } lig puanı var
tables-more = … ve { $count } masa daha.
tables-none = Bu sunucuda sana yer olan masa yok. Sen aç: /domino oyna

endings-not-seated = Bu kanaldaki hiçbir masada oturmuyorsun. Buradaki masalar ve kimin bitirebileceği:
endings-not-yours = Bu masayı sen bitiremezsin, ama ayrılabilirsin:
endings-lobby = • { $table } · başlamadı. Masa sahibi ({ $host }) ya da bir moderatör kapatabilir.
endings-unrated = • { $table } · puansız. Masa sahibi ({ $host }) ya da bir moderatör bitirebilir.
endings-rated = • { $table } · puanlı. Masadaki herkes onaylarsa ({ $names }) ya da bir moderatör bitirebilir.
endings-command = Bitirmek için: /domino bitir
endings-leave = Ayrılmak için: /domino ayrıl


### Rule pages: who is in the pictures, and the words of the game

help-seat-1 = Ayşe
help-seat-2 = Baran
help-seat-3 = Cem
help-seat-4 = Defne
help-table = ### Süre ve ayrılma
    • **Süre**: hamle süren dolarsa yerine bilgisayar oynar. Üst üste 2 hamle kaçırırsan yerin boşalır.
    • **Ayrılma**: yerine bilgisayar oynar. Başkası oturana kadar geri dönebilirsin; puanlı maçta en çok 2 kez.
    • **Bilgisayara karşı tek başına**: ayrılırsan ya da üst üste 2 hamle kaçırırsan maç seni bir gün bekler.
    • **Yedek**: boş yere oturur, o yerin taşları ve puanıyla sürdürür.
    • **Kesinti**: Discord ya da bot çalışmıyorsa süre işlemez.
    • **Maçı bitirmek**: puansız maçı masa sahibi bitirebilir. Puanlı maç ancak masadaki herkes onaylarsa ya da bir moderatör bitirirse sonuçsuz biter. Bir tek sen mi kaldın? “Galibiyeti al” düğmesine bas ya da ayrıl.
help-ladder = ### Lig puanı
    • Bu sunucuda herkes 1000 lig puanıyla başlar; sıfırın altına da inilebilir.
    • **Puanlı maç**: başta yalnızca insanlar oturur. Ortadaki puan masada yazar: kazanan alır, kaybeden öder.
    • **Üç ya da dört kişi tekli**: birinci tamamını alır, sonuncu tamamını öder; dört kişide ikinci yarısını alır, üçüncü yarısını öder.
    • **Ayrılıp dönmeyen**: maçı bilgisayar bitirirse ortadaki puanı, yedek bitirirse o yerin kaybını öder; kazanç almaz.
    • **Seçimlerinin çoğunu bilgisayar yaptıysa** (kaçırdığın hamleler dahil): kaybı ödersin, kazanç almazsın.
    • **Yedek**: lig puanı kazanabilir (3000 puanın üstündeyse kazanmaz), hiç kaybetmez. Yedek oturduğu yerden kalkan, bu sunucuda 24 saat yedek oturamaz.
    • Aynı iki rakibin günde 5 puanlı maçı sayılır.
    • **Aralarındaki skor**: iki rakibin birlikte başladığı puanlı maçlar. Ayrılan kaybetmiş sayılır; yedekler sayılmaz.
help-words = ### Sözlük
    • **Çift** (duble): iki yarısı eşit taş. **Boş**: noktasız yarı; 0 sayılır.
    • **Banka** (bahçe, mezarlık): dağıtılmayan, kapalı duran taşlar.
    • **Açık uç**: taş eklenebilen yer; A, B, C veya D ile gösterilir.
    • **Açılış**: elin ilk taşı. **Spinner**: ikiden çok tarafı açılan ilk taş.
    • **Taşlarını bitirmek** (domino): elindeki son taşı oynamak. **Tıkanma** (kapanma, bağlama, bloke): kimse oynayamaz, çekilecek taş da yoktur.
    • **El**: bir dağıtımdan öbürüne kadar olan bölüm. **Maç**: sonuca kadar bütün eller. **Hedef**: maçı kazandıran puan.
    • **Yedek**: maç sürerken boşalan yere oturan oyuncu.


### Leaderboards

ranks-title = ### 🏆 { $what } sıralaması
ranks-what-points = Lig puanı
ranks-what-rating = Beceri puanı
ranks-what-wins = Galibiyet
ranks-about = { $where } · { $period } · { $variant }
ranks-about-server = Bu sunucu
ranks-about-global = Bütün sunucular
ranks-season = { $month }, kesin
ranks-seasons = Geçmiş ayların kesin sıralamaları
ranks-row = **{ $rank }.** { $name } · { $value }
ranks-row-reader = ▸ **{ $rank }. { $name } · { $value }**
ranks-provisional = { $value } (?)
ranks-own = Sıran: **{ $rank }.** · { $value }
ranks-own-none = Henüz bu sıralamada değilsin. Bilgisayarsız, puanlı bir maç oyna.
ranks-own-hidden = Kendini genel sıralamadan gizledin. Geri dönmek için: /ben
ranks-own-season = O ay puanlı maçın yok.
ranks-empty = Burada henüz kimse yok. Bilgisayarsız puanlı maçlar sayılır; masa açmak için: /domino oyna
ranks-empty-global = Burada henüz kimse yok. En az on puanlı oyuncusu olan sunucular sayılır.
ranks-pages = Sayfa { $number }/{ $pages } · { $people } kişi
ranks-help-provisional = (?) Beceri puanı henüz geçici. İki kişilik oyunlarda 30 ila 50 puanlı maçta oturur.
ranks-help-rating = Beceri puanı her çeşit için ayrıdır ve tüm zamanları kapsar.
ranks-help-season = Ay bitince (UTC) donduruldu. Sonradan iptal edilen maçlar burada sayılmaya devam eder.
ranks-former = eski oyuncu
button-ranks-points = Lig puanı
button-ranks-rating = Beceri
button-ranks-wins = Galibiyet
button-ranks-all = Tümü
button-ranks-month = Bu ay
button-ranks-week = Bu hafta
button-ranks-server = Bu sunucu
button-ranks-global = Bütün sunucular
button-ranks-records = Rekorlar
month = { $month ->
    [1] Ocak
    [2] Şubat
    [3] Mart
    [4] Nisan
    [5] Mayıs
    [6] Haziran
    [7] Temmuz
    [8] Ağustos
    [9] Eylül
    [10] Ekim
    [11] Kasım
   *[12] Aralık
    } { $year }

season-title = ### 🏆 { $month }: kesin sıralama
season-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
    } **{ $name }** · { $points }
season-players = { $players } oyuncu
season-about = Ayın lig puanları · { $players }, { $matches }
button-season-table = Tüm sıralama

records-title = ### 🏆 Sunucu rekorları
records-about = Bu sunucu · { $variant }
records-streak = **En uzun galibiyet serisi** · { $value }
records-round = **Bir elde en çok puan** · { $value }
records-play = **Tek taşla en çok puan** · { $value }
records-who = { $names } · { $variant } · { $when }
records-none = Henüz rekor yok. Bilgisayarsız puanlı maçlar sayılır; masa açmak için: /domino oyna
records-help = Ligde sayılan maçlardan. Ceza puanlarından rekor olmaz.
button-records-streak = Tekrar: seri
button-records-round = Tekrar: el
button-records-play = Tekrar: taş
button-records-back = Sıralama


### Profiles

profile-title = ### { $name }
profile-points = Buradaki lig puanı: **{ $points }**
profile-streak = { $wins ->
    [0] En iyi galibiyet serisi: { $best }
   *[other] Galibiyet serisi: **{ $wins }** · en iyisi: { $best }
    }
profile-none = Burada henüz puanlı maçı yok.
profile-none-own = Burada henüz puanlı maçın yok. Masa açmak için: /domino oyna
profile-record = **{ $variant }** · { $record }
profile-rated = **{ $variant }** · beceri puanı **{ $rating }** · { $record }
profile-played = { $count } maç
profile-won = { $count } galibiyet
profile-lost = { $count } yenilgi
profile-drew = { $count } beraberlik
profile-left = { $count } terk
profile-helped = { $count } yedek
profile-rivalry = { $name } ile sen: { $record } · son maç { $when }
profile-private = Puansız, yalnızca sen görürsün:
profile-last = Son maçlar:
profile-match = { $when } · { $variant } · { $how }
profile-match-points = { $when } · { $variant } · { $how } **{ $points }**
profile-how-won = kazandı
profile-how-lost = kaybetti
profile-how-drew = berabere
profile-how-left = terk etti
profile-how-helped = yedek oynadı
profile-how-place = { $how } ({ $place }./{ $sides })
profile-graph = { $variant }: beceri puanı, { $first } – { $last }. Beyaz: şimdi, altın: en yüksek, ince çizgi: geçici.
profile-graph-alt = { $variant }: beceri puanı { $now }, puanlı maç sayısı { $matches }. En yüksek { $high }, en düşük { $low }.
profile-graph-alt-all = Maç maç: { $ratings }.
profile-graph-menu = Beceri puanının seyri: hangi çeşit?
profile-bot = Bilgisayarların profili olmaz. Bir oyuncu seç.


### Settings

settings-not-allowed = Bunu yalnızca Sunucuyu Yönet izni olanlar yapabilir.
language-name = Türkçe
settings-title = ### Bu sunucunun ayarları
setting-line = **{ $name }** · { $value }
setting-about = -# { $text }
setting-choose = Bir ayarı değiştir
setting-value = Seç
setting-on = açık
setting-off = kapalı
setting-bounds = { $least } ile { $most } arası
setting-not-a-number = { $name }: { $least } ile { $most } arasında bir sayı yaz.
setting-language = Herkese açık mesajların dili
setting-language-none = masa sahibininki
setting-language-help = Tahta ve herkesin gördüğü mesajlar, açık masalar dahil. Yalnızca senin gördüklerin kendi dilinde kalır.
setting-channels = Masa kanalları
setting-channels-none = hepsi
setting-channels-help = Nerede masa açılabilir; alt başlıklar da sayılır. Hepsi olsun dersen hiçbirini seçme.
setting-threads = Her masaya alt başlık
setting-threads-help = Açabildiğim yerde yeni masalar kendi alt başlığını alır. Alt başlıktaki masalar kanal sınırına sayılmaz.
setting-variant = Varsayılan çeşit
setting-variant-help = Çeşit seçilmezse /domino oyna bununla açar.
setting-turn_time = Varsayılan hamle süresi
setting-turn_time-help = Süre seçilmezse yeni masanın hamle süresi.
setting-turn_calls = Sıra hatırlatması
setting-turn_calls-help = Masayı bekletenler etiketlenir. Kendi hatırlatmanı kapatmak için: /ben
setting-ping_role = Çağrı rolü
setting-ping_role-none = yok
setting-ping_role-help = Masa açanlar bu rolü etiketleyebilir, en çok { $minutes } dakikada bir. Kaldırmak için seçimini geri al.
setting-ping_role-everyone = @everyone seçilemez. Oyuncuların kendi isteğiyle aldığı bir rol seç.
setting-ping_role-unmentionable = Bu rolü henüz etiketleyemiyorum: rolü herkes etiketleyebilsin ya da bana burada Tüm Rollerden Bahset iznini ver.
setting-season_channel = Aylık sıralama kanalı
setting-season_channel-none = yok
setting-season_channel-help = Ay bitince (UTC) o ayın kesin sıralaması burada paylaşılır. Kaldırmak için seçimini geri al.
setting-per_channel = Kanal başına masa
setting-per_person = Kişi başına masa
button-settings-numbers = Sınırlar
button-settings-log = Kayıt
button-settings-check = İzinler
check-title = ### İzinler
check-fine = ✅ { $channel }
check-unknown = ❔ { $channel } · Bu kanalı göremiyorum.
check-view_channel = ❌ { $channel } · { $permission } · burada masa açılamaz
check-connect = ❌ { $channel } · { $permission } · burada masa açılamaz
check-send_messages = ❌ { $channel } · { $permission } · burada masa açılamaz
check-send_messages_in_threads = ❌ { $channel } · { $permission } · alt başlıkta masa açılamaz
check-create_public_threads = ⚠️ { $channel } · { $permission } · masalara alt başlık açılamaz
check-manage_threads = ❌ { $channel } · { $permission } · burada masa açılamaz
check-attach_files = ⚠️ { $channel } · { $permission } · tahta yazıyla gösterilir
check-read_message_history = ⚠️ { $channel } · { $permission } · altına yazılınca tahta aşağı gelmez
settings-log = ### Sunucu kaydı
settings-log-empty = Henüz bir şey yok: burada sonuçsuz biten puanlı maç da, moderatör işlemi de olmadı.
settings-log-agreed = { $when } · maç { $match } · masadaki herkes onayladı
settings-log-moderator = { $when } · maç { $match } · bitiren moderatör: { $name }
settings-log-lost = { $when } · maç { $match } · bot artık yazamıyordu
settings-log-outdated = { $when } · maç { $match } · bot güncellenince sürdürülemedi
settings-log-table = -# { $channel } · { $names }


### Own settings

me-title = ### Ayarların
me-global = Genel sıralamada
setting-own_language = Dil
setting-own_language-none = Discord’un dili
setting-own_language-help = Yalnızca senin gördüğün her şeyin dili.
setting-own_turn_calls = Sıra hatırlatması
setting-own_turn_calls-help = Masa seni beklerken etiketlenirsin. Kapatırsan sıranı kendin takip etmen gerekir.
setting-own_board = Taşlarım
setting-own_board-pictures = resim
setting-own_board-both = resim ve yazı
setting-own_board-text = yazı
setting-own_board-help = Taşların ve tahta sana nasıl gösterilsin. Kanaldaki tahta herkes için resim kalır.
button-me-global-on = Genel sıralamada göster
button-me-global-off = Genel sıralamadan gizle


### Computers

level-easy = kolay
level-medium = orta
level-hard = zor
computers-line = -# Bilgisayarlar: { $computers }
computers-one = { $name } ({ $level })
option-level-name = zorluk
option-level-description = Bilgisayarlar ne kadar iyi oynasın
choice-level-easy = Kolay
choice-level-medium = Orta
choice-level-hard = Zor
choice-level-same = Benim seviyemde
button-level-easy = Kolay
button-level-medium = Orta
button-level-hard = Zor
button-level-same = Benim gibi
screen-fill-level = Boş yerler bilgisayarla dolsun ve maç başlasın mı? Zorluk: { $level }
screen-fill-unrated = Bilgisayar oturunca maç puansız olur.
screen-level = Bilgisayar ne kadar iyi oynasın?
screen-level-added = { $name } masaya oturdu. Zorluk: { $level }
screen-level-same = { $name } masaya oturdu, aşağı yukarı senin seviyende. Zorluk: { $level }
screen-level-unknown = { $name } masaya oturdu. Zorluk: { $level }. Bu çeşitte ne kadar iyi olduğunu henüz bilmiyorum; her puanlı maç yardımcı olur.
screen-level-no-hard = Bu botta zor seviye yok, onun yerine orta seviye oynuyor.


### The playground's page

playground-language-name = Türkçe
playground-answer-none = Ayaz yanıt vermedi. Tekrar dene.
playground-app = UYGULAMA
playground-apps = Uygulamalar
playground-bots = Botlar
playground-channels = Kanallar
playground-done = Tamam
playground-gone = Bu düğme artık yok. En yeni mesajı kullan.
playground-hide = Gizle
playground-language = Dil
playground-lost = Oyun alanı kapandı. “make play” ile yeniden aç; sayfa kendiliğinden bağlanır.
playground-managers = Sunucuyu yönetiyor
playground-members = Üyeler
playground-newest = En yeni mesajlar
playground-no = Hayır
playground-no-commands = Böyle bir komut yok
playground-offline = çevrimdışı
playground-online = çevrimiçi
playground-open-as = { $name } olarak oyna
playground-people = Oyuncular
playground-private = Bunu yalnızca sen görebilirsin
playground-required = Seç
playground-send = Gönder
playground-commands = Komutlar
playground-thinking = Ayaz düşünüyor …
playground-to-hand = Senin mesajın
playground-used = { $name } kullandı: { $command }
playground-welcome = Domino Evi’ne hoş geldin!
playground-welcome-play = Bilgisayara karşı oyna ya da üye listesinden başka bir oyuncuyu aç.
playground-welcome-tiles = Taşların yalnızca senin gördüğün bir mesajla gelir; oynamak için taşa bas.
playground-welcome-rest = Gerisi komutlarda: aşağıya / yaz.
playground-welcome-start = Bilgisayara karşı oyna
playground-write = #{ $channel } kanalına mesaj yaz
playground-yes = Evet
playground-you = bu sensin
### Kendi verilerin, gizlilik, hakkında

command-mydata-name = verilerim
command-mydata-description = Bütün sunucularda hakkında tuttuklarım
command-export-name = indir
command-export-description = Hakkında tuttuğum her şeyi dosya olarak al
command-delete-name = sil
command-delete-description = Adını ve hesap numaranı kayıtlarımdan sil; önce sorar
command-privacy-name = gizlilik
command-privacy-description = Oyuncular hakkında ne tutuyorum, neden
command-about-name = hakkında
command-about-description = Bu bot nedir, hangi sürüm
mydata-export = Bütün sunuculardan, hakkında tuttuğum her şey. JSON biçiminde bir metin dosyası; her metin düzenleyici açar.
mydata-delete =
    ### Verilerin silinsin mi?
    • Adın ve hesabın bütün sunuculardan silinir. Sonuçların “eski oyuncu” adıyla kalır: tahtalarda, sunucu sıralamalarında, sunucu kayıtlarında. Genel sıralamadan çıkarsın.
    • Bundan sonra hiçbir kayıt sana bağlanamaz, bu yüzden geri alınamaz.
    • Dönersen 1000 lig puanlı, altınsız yeni bir oyuncu olarak baştan başlarsın.
    • Bir sunucu seni masalarından uzak tutuyorsa bu değişmez.
mydata-delete-seated = • Oturduğun { $count } masadan şimdi kalkarsın; bedeli her zamanki gibidir.
mydata-kept = Hiçbir şey silinmedi.
mydata-deleted = Tamam: tuttuğum hiçbir kayıt artık sana bağlanamaz. Kanallardaki eski tahtalara sırayla “eski oyuncu” yazılacak.
button-erase = Evet, verilerimi sil
button-erase-no = Hayır, kalsın
refused-still-seated = Hâlâ bir masada oturuyorsun. Önce kalk, sonra verilerini sil.
refused-draining = Birazdan güncelleneceğim, o zamana kadar yeni masa açılmıyor. Süren maçlar devam eder.
privacy =
    ### Gizlilik
    • **Tutulan:** oturduğunda ya da davet edildiğinde hesap numaran ve görünen adın; sunucu, kanal ve tahta numaraları; her hamle ve saati; sonuçlar, puanlar, beceri puanları, altın; moderatörlerin yaptıkları.
    • **Tutulmayan:** mesajların ve profilindeki başka hiçbir şey.
    • **Verilerin dosya olarak:** /verilerim indir
    • **Silmek için:** /verilerim sil
    Beni çıkaran sunucunun verileri { $days } gün sonra silinir. Her alan ve nedeni: kaynak kodumdaki docs/privacy.md.
privacy-policy = Bu botu çalıştıranın gizlilik politikası: { $url }
privacy-terms = Koşullar: { $url }
about =
    ### Ayaz { $version }
    Discord için domino: altı çeşit, insanlarla ya da bilgisayarla, bir lig. Ayaz, iki yanı da boş taştır.
    MIT lisanslı özgür yazılım. Kaynak kodunun yerini botu çalıştıran söyler; docs/privacy.md ve docs/terms.md de içindedir.
about-commands =
    • **Oyna**: /domino oyna · taşların: /domino taşlarım · boş yerler: /domino masalar · kurallar: /domino kurallar
    • **Maçtan sonra**: /domino tekrar · dağıtımı kontrol et: /domino doğrula
    • **Sıralama**: /sıralama, rekorlar ve geçmiş aylarla · /profil
    • **Senin**: /ben · oyun parası: /altın · ne saklıyorum: /gizlilik · verilerin: /verilerim
    • **Kişiler**: birine sağ tıkla ya da basılı tut, sonra Uygulamalar: Profil, Dominoya davet et
    • **Sunucuyu Yönet**: /ayarlar · /domino engelle · /domino iptal


### Moderasyon

command-bar-name = engelle
command-bar-description = Sunucuyu Yönet: birini buradaki masalardan uzak tut ya da listeyi gör
option-barred-description = Kimi; seçmezsen kimlerin uzak tutulduğunu görürsün
command-void-name = iptal
command-void-description = Sunucuyu Yönet: bir sonucu ligden çıkar
option-result-name = sonuç
option-result-description = Tahtasının bağlantısı ya da numarası; yazmazsan listeden seçersin
bars = ### Buradaki masalardan uzak tutulanlar
bars-none = Buradaki masalardan uzak tutulan kimse yok.
bars-more = Ve { $count } kişi daha.
bar-bot = Botlar zaten masaya oturamaz. Bir insan seç.
barred-now = { $name } artık buradaki masalardan uzak tutuluyor: masa açamaz, katılamaz, yedek olamaz, davet edilemez. Süren maçtaki yeri maç bitene dek kalır; kalkarsa geri dönemez.
barred-before = { $name } zaten buradaki masalardan uzak tutuluyor.
bar-lifted = Burada yeniden oynayabilir: { $person }
button-bar-lift = Yeniden oynayabilsin
refused-barred = Bu sunucuyu yönetenler seni masalarından uzak tutuyor.
refused-not-on-ladder = O sonuçtan lig puanı da altın da çıkmadı, iptal edilecek bir şey yok.
screen-invite-barred = Buradaki masalardan uzak tutulduğu için davet edilemedi: { $names }.
void-none = Burada lige yazılmış bir sonuç henüz yok.
void-choose = Bir sonuç seç
void-pick = Hangi sonuç? Buradaki en yeniler bunlar. Daha eskisi için tahtasının bağlantısını ver: /domino iptal
void-unknown = Burada öyle bir bitmiş maç bulamadım. Tahtasının bağlantısını ya da numarasını ver.
void-ask = ### { $match } numaralı maç iptal edilsin mi?
    { $table } şunları getirdi:
void-means = Puanlar, beceri puanları ve galibiyetler hiç oynanmamış gibi olur; sonraki maçlar onsuz yeniden hesaplanır. Altınları geri verilir. Geri alınamaz. Sunucu kaydına senin yaptığın yazılır.
void-kept = Sonuç geçerli.
voided = { $match } numaralı maç iptal edildi. Tahtasına birazdan yazılır.
button-void = Evet, iptal et
match-voided = İptal: bu sunucuyu yönetenler bu sonucu ligden çıkardı.
settings-log-voided = { $when } · maç { $match } · sonucu iptal eden: { $name }
settings-log-barred = { $when } · masalardan uzak tutulan: { $person } · yapan: { $name }
settings-log-bar-lifted = { $when } · yeniden oynayabilen: { $person } · izin veren: { $name }

### Kişi menüsü

menu-profile = Profil
menu-challenge = Dominoya davet et
challenge-nobody = Yalnızca başka bir insanı davet edebilirsin. Bilgisayara karşı oynamak için: /domino oyna


### Gold

command-gold-name = altın
command-gold-description = Buradaki altının: ücretsiz oyun parası, her gün hediyesi var
option-stake-name = altın
option-stake-description = Herkesin başta ortaya koyacağı altın; kazanan alır
choice-what-gold = altın
button-gift = Günün hediyesi
gold-title = ### Altın
gold-balance = Burada **{ $gold } altının** var.
gold-given = Bugünün hediyesi: **+{ $gold } altın**
gold-next = Sonraki hediye: { $when }
gold-moves = Son hareketler:
gold-move-gift = { $when } · günün hediyesi **{ $gold }**
gold-move-stake = { $when } · ortaya konan **{ $gold }**
gold-move-payout = { $when } · ortadan alınan **{ $gold }**
gold-move-void = { $when } · iptal edilen sonuç **{ $gold }**
gold-about = -# Altın, bu sunucunun masalarında kullanılan ücretsiz oyun parasıdır. Satın alınmaz, satılmaz, gerçek paraya çevrilmez, başkasına verilmez: yalnızca oynamak içindir.
lobby-gold = Ortaya kişi başı **{ $stake } altın** konur (oyun parası). Kazananlar alır.
lobby-gold-alone = Yalnız bilgisayarlara karşı ortaya { $stake } altın konmaz: iki kişi gerekir.
board-gold = Ortada **{ $pot } altın** var
match-gold = Ortadaki { $pot } altın: { $shares }
match-gold-share = { $name } **+{ $gold }**
match-gold-nobody = Ortadaki { $pot } altını alacak kimse kalmadı.
match-gold-voided = Bu maçın altınları geri verildi.
closed-gold = Herkes ortaya koyduğu altını geri aldı.
screen-leave-gold = Ortaya koyduğun **{ $stake } altını** da kaybedersin.
screen-seat-gold = Ortada { $pot } altın var. { $name } yerine onun koyduğu altınla oynuyorsun: altın kazanabilirsin, kaybetmezsin.
profile-gold = Buradaki altını: **{ $gold }** (oyun parası)
ranks-what-gold = Altın
ranks-about-gold = Bu sunucu · ücretsiz oyun parası
ranks-empty-gold = Buradaki ilk altınını almak için: /altın
button-ranks-gold = Altın
setting-gold = Altın (oyun parası)
setting-gold-help = Ücretsiz oyun parası: her gün hediyesi var (/altın), masa açan isterse ortaya altın koydurur. Kapanınca kimsenin altını silinmez.
screen-stop-gold = Bu maç sonuçsuz bitirilsin mi? Masadaki herkesin onaylaması gerekir; sonra herkes koyduğu altını geri alır.
endings-gold = • { $table } · altınlı. Masadaki herkes onaylarsa ({ $names }) ya da bir moderatör bitirebilir.
tables-gold = kişi başı { $stake } altın
refused-gold-off = Bu sunucuda altın kapalı. Sunucuyu Yönet izni olanlar şuradan açabilir: /ayarlar.
refused-too-little-gold = Ortaya { $stake } altın konuyor, sende { $balance } altın var.
refused-stake-needs-two = Ortaya altın konması için iki kişi gerekir. Daha az bilgisayar ekle ya da altınsız oyna.
refused-cannot-put-in = Maç başlayamıyor. Ortaya { $stake } altın koyamayanlar: { $names }.
refused-gift-taken = Bugünün hediyesini aldın. Sonraki hediye: { $until }
help-gold = ### Altın
    • **Nedir**: bu sunucunun ücretsiz oyun parası, açıldıysa. Her gün hediyesi var: /altın. Satın alınmaz, satılmaz, gerçek paraya çevrilmez, başkasına verilmez.
    • **Ortaya konan**: masa sahibi belirleyebilir. Başta her kişi aynı altını koyar, bilgisayarlar koymaz.
    • **Ortadaki altın**: kazanan alır, kazanan eşler paylaşır. Beraberlikte ya da sonuçsuz bitince herkes koyduğunu geri alır; sonuçsuz bitmesi için herkes onaylar ya da moderatör bitirir.
    • **Ayrılıp dönmeyen**: koyduğu gider. Yerinde bilgisayar kazanırsa ortadakini en iyi sıradaki kişi alır.
    • **Yedek**: ayrılanın koyduğuyla oynar, altın kaybetmez.
