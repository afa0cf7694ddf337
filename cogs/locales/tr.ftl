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
button-bring-down = Tahtayı aşağı getir
button-text-board = Tahta (metin)
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
seat-computer = Bilgisayar { $number }
seat-stand-in = Bilgisayar ({ $name })
seat-free = boş yer
seat-same-name = { $name } ({ $number })
somebody = bir oyuncu
tile-count = { $count } taş
point-count = { $count } puan


### Lobby

lobby-title = ### { $variant }
lobby-goal-target = Hedef { $target } puan · hamle süresi { $time }
lobby-goal-rounds = { $rounds } el · hamle süresi { $time }
lobby-seat = • { $name }
lobby-seat-host = • **{ $name }** · masa sahibi
lobby-seat-free = • *boş yer*
lobby-open = { $count } yer boş. Oturmak için Katıl düğmesine bas.
lobby-full = Herkes burada. Başlatacak kişi: { $host }
lobby-rated = Puanlı maç (yalnızca insanlar oynarsa).
lobby-unrated-option = Puansız: masa böyle açıldı.
lobby-unrated-computer = Puansız: bilgisayar da oynuyor.
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
act-points = , +{ $points }
act-points-dropped = {" "}(+{ $points } hedefi aşıyor, sayılmadı)

turn-person = Sıra: **{ $name }** · sürenin sonu { $when }
turn-untimed = Sıra: **{ $name }**
turn-call = { $mention }, sıra sende · sürenin sonu { $when }
turn-call-untimed = { $mention }, sıra sende
turn-stop-wanted = Maçı sonuçsuz bitirmek isteyen: { $names }. Onayı beklenen: { $others }.

news-joined = { $name } masaya oturdu.
news-left = { $name } masadan kalktı. O yerde artık bilgisayar oynuyor.
news-left-lobby = { $name } masadan kalktı.
news-back = { $name } masaya oturdu ve oyunu bilgisayardan devraldı.


### Ends of rounds and matches

round-title = ### { $number }. el
round-target = { $name } bu taşla hedefe ulaştı.
round-hand = { $name }: { $tiles } = { $sum }
round-hand-empty = { $name }: taş kalmadı
round-scores = Skor: { $scores } · hedef { $target }
round-scores-rounds = Skor: { $scores } · el { $number }/{ $rounds }
round-score = { $name } **{ $score }**
round-next = Yeni el { $when } ya da herkes hazır olunca.
round-waiting = Hazır: { $ready }. Beklenen: { $waiting }.
match-won = ### 🏆 Maçı kazanan: { $name }
match-shared = ### 🏆 Maçın ortak kazananları: { $names }
match-drawn = ### Maç berabere bitti
match-length = { $rounds } el oynandı.
match-left = Maç bitmeden ayrılan: { $names }
match-rated = Puanlı maç.
match-unrated = Puansız.
closed-empty = Herkes kalktı, masa kapandı.
closed-expired = Zamanında başlatan olmadı, masa kapandı.
closed-stopped = Maç sonuçsuz bitirildi.
closed-lost = Bu masanın kanalı artık yok; maç sonuçsuz bitti.
closed-outdated = Bot güncellendi, bu maç yeni sürümde sürdürülemiyor; sonuçsuz bitti.
proof-commitment = -# Dağıtım ilk taştan önce mühürlendi, SHA-256: `{ $commitment }`
proof-secret = -# Dağıtımın mührü SHA-256 `{ $commitment }`, sırrı: `{ $secret }`


### My hand

hand-count = { $count } taş, toplam { $pips } nokta
hand-play = **Sıra sende.** Oynayacağın taşı seç.
hand-lead = **Sıra sende.** Eli sen açıyorsun: bir taş seç.
hand-draw = **Sıra sende.** Uyan taşın yok: taş çek.
hand-pass = **Sıra sende.** Uyan taşın yok, çekilecek taş da kalmadı: pas geç.
hand-wait = Sıra: { $name }
hand-drawn = Çektiğin taşlar: { $tiles }
hand-over = El bitti.
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
alt-last-lead = Son taş: { $tile }, açılış.
alt-last = Son taş: { $tile }, { $letter } ucunda.
alt-seat = { $name }: { $tiles }, { $points }.
alt-seat-turn = { $name }: { $tiles }, { $points }, sıra onda.
alt-seat-passed = { $name }: { $tiles }, { $points }, pas geçti.
alt-boneyard = Bankada { $tiles }.
alt-round-over = El bitti.
alt-turned-up = { $name }, elinde kalan: { $tiles }.
alt-hand = Taşların: { $tiles }.
alt-hand-empty = Elinde taş yok.
alt-hand-playable = Oynanabilir: { $tiles }.
alt-hand-rest = Diğerleri: { $tiles }.
alt-hand-fits = { $tile } ({ $ends })
text-ends = Açık uçlar: { $ends }
text-boneyard = Bankada: { $tiles }
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
refused-stale = O hamlenin sırası geçti. Son durum burada.
refused-no-such-match = Bu masa artık yok. Yeni bir masa için /domino oyna.
refused-too-many-tables-here = Bu kanalda aynı anda en çok { $allowed } masa açık olabilir. Birinin bitmesini bekle ya da başka bir kanala geç.
refused-too-many-tables-yours = Aynı anda en çok { $allowed } masada oturabilirsin. Önce birini bitir ya da masadan kalk.
refused-needs-everybody = Bunu zaten istedin: { $people } kişiden { $wanted } kişi bu puanlı maçı bitirmek istiyor. Masadaki herkes istemeli ya da bir moderatör bitirmeli.


### Permissions

permission-view_channel = Kanalı Gör
permission-send_messages = Mesaj Gönder
permission-send_messages_in_threads = Alt Başlıklarda Mesaj Gönder
permission-attach_files = Dosya Ekle
permission-read_message_history = Mesaj Geçmişini Oku


### draw: Draw Dominoes

variant-draw-name = Çekmeli Domino
variant-draw-line = İki kişilik. Açık uca uyan taşı oyna; uyan yoksa uyana kadar çek. Taşını ilk bitiren eli alır.
variant-draw-round-out = { $name } taşlarını bitirdi: { $others } − { $own } = { $points }. { $name }: **+{ $points }**.
variant-draw-round-blocked = El tıkandı. Düşük el kazanır: { $others } − { $own } = { $points }. { $name }: **+{ $points }**.
variant-draw-round-level = El tıkandı, iki el de { $own } değerinde: { $others } − { $own } = 0. Kimse puan almaz.
variant-draw-rules-1 = ### Çekmeli Domino · 1. Dağıtım
    0-0 ile 6-6 arasındaki 28 taşla, iki kişi tek tek oynar. Bir taşın değeri iki yarısının toplamıdır; boş 0 sayılır ve yalnızca boşa uyar.

    Her oyuncuya 7 taş verilir; kalan 14 taş kapalı durur, bu bankadır.

    En büyük çift kimdeyse el onunla açılır. Taşı bot koyar; o oyuncu sırasını kullanmış olur, sıra diğerine geçer. Kimsede çift yoksa, kimse taş görmeden yeniden dağıtılır. Her el böyle açılır.
variant-draw-rules-2 = ### Çekmeli Domino · 2. Sıra sendeyken
    Taşlar iki açık ucu olan tek bir dizi oluşturur: A ve B. Yarısı açık uca eşit olan bir taş koyarsın; öbür yarısı yeni uç olur. Çiftler dik konur, bu bir şeyi değiştirmez. Her sırada bir taş oynanır.

    Oynayabiliyorsan oynamalısın: taş çekilmez, pas geçilmez.

    Uyan taşın yoksa uyana kadar tek tek çekersin; gerekirse banka boşalana dek. Uyan taş aynı sırada oynanır; iki uca da uyuyorsa ucu sen seçersin. Banka boşsa ve uyan yoksa pas geçersin. Çekmeyi ve pası bot senin için yapar.

    Süren dolarsa hamleni bilgisayar yapar.
variant-draw-rules-3 = ### Çekmeli Domino · 3. Puanlar
    El, biri son taşını oynayınca ya da kimse oynayamıyor ve banka boşsa (tıkanma) biter. Son taşın aynı anda eli tıkasa da taşını bitirmiş sayılırsın.

    Taşını bitiren, rakibin elinde kalan noktaları alır. Kalan 4-4 ve 3-0 ise: 8 + 3 = 11 puan.

    Tıkanmada düşük el farkı alır. 12 ile 21: 21 − 12 = 9 puan. Eller eşitse kimse puan almaz. Bankada kalan taşlar kimseye yazılmaz.

    Hedefe (25, 50, 100 veya 150 puan) ilk ulaşan maçı o anda kazanır. Hedefi aşmak serbesttir.


### Screens

screen-restarting = Bot yeniden başlıyor. Hiçbir şey kaybolmadı: birazdan tekrar dene.
screen-error = Bizde bir sorun çıktı, maçın güvende. Yine olursa botu işletene şu numarayı söyle: { $id }
screen-expired = Bu mesaj artık çok eski. Yenisi için: /domino taşlarım veya /domino tahta
screen-guild-only = Domino özel mesajda değil, bir sunucunun kanalında oynanır.
screen-no-table-here = Bu kanalda masa yok. Açmak için: /domino oyna
screen-not-seated-here = Bu kanaldaki hiçbir masada oturmuyorsun.
screen-many-tables = Birden çok masadasın. Hangisi?
screen-pick-table = { $variant } · { $names }
screen-missing-permissions = Burada masa açamıyorum. Bu kanalda eksik izinlerim: { $permissions }. Sunucuyu yöneten birine söyle.
screen-lost-permissions = Bu masayı artık güncelleyemiyorum. Eksik izinler: { $permissions }. Hamlen kayıtlı; izinler gelince /domino tahta ile sürer.
screen-no-pictures = Burada dosya ekleyemiyorum, bu yüzden tahta metin olarak gösteriliyor.
screen-choose-tile = Hangi taş?
screen-choose-end = { $tile } nereye konsun?
screen-more = Ne yapmak istersin?
screen-leave-lobby = Bu masadan kalkmak istiyor musun?
screen-leave-match-rated = Bu maçtan ayrılmak istiyor musun? Yerine bilgisayar devam eder, maç yine sana yazılır.
screen-leave-match-unrated = Bu maçtan ayrılmak istiyor musun? Yerine bilgisayar devam eder.
screen-left = Masadan kalktın.
screen-stop-lobby = Bu masa kapatılsın mı?
screen-stop-unrated = Maç herkes için sonuçsuz bitirilsin mi?
screen-stop-rated = Bu puanlı maç sonuçsuz bitirilsin mi? Masadaki herkes isteyince biter.
screen-stopped = Masa kapandı.
screen-stop-noted = Not edildi. Masadaki herkes isteyince maç biter.
screen-board-moved = Tahta yeniden kanalın sonunda.
screen-rematch-open = Rövanş masası açıldı.
screen-page = Sayfa { $number }/{ $pages }
