# Textos do bot em português do Brasil.


### Commands

command-domino-name = dominó
command-domino-description = Jogue dominó neste canal
command-play-name = jogar
command-play-description = Abra uma mesa e espere os outros jogadores
command-hand-name = pedras
command-hand-description = Mostra as suas pedras; mais ninguém vê
command-board-name = tabuleiro
command-board-description = Reposta o tabuleiro no fim do canal
command-leave-name = sair
command-leave-description = Saia da sua mesa; o computador joga por você
command-stop-name = encerrar
command-stop-description = Encerra uma mesa sem resultado
command-rules-name = regras
command-rules-description = Leia as regras de uma modalidade
option-variant-name = modalidade
option-variant-description = Que tipo de dominó jogar
option-players-name = jogadores
option-players-description = Quantas pessoas jogam
option-target-name = meta
option-target-description = Com quantos pontos se vence a partida
option-turn_time-name = tempo
option-turn_time-description = Tempo por jogada; quando acaba, o computador joga por você
option-computers-name = computadores
option-computers-description = Quantos computadores jogam com você
option-rated-name = ranqueada
option-rated-description = Se a partida vale pontos de ranking (nunca com computador)
option-rounds-description = Quantas rodadas tem a partida
option-tiles-description = Quantas pedras cada um recebe
option-pairs-description = Quatro jogam em duas duplas
option-automatic-name = automático
option-automatic-description = Comprar e passar sem apertar botão quando não há escolha
option-rounds-name = rodadas
option-tiles-name = pedras
option-pairs-name = duplas
choice-turn_time-60 = 1 minuto
choice-turn_time-120 = 2 minutos
choice-turn_time-300 = 5 minutos
choice-turn_time-900 = 15 minutos
choice-turn_time-3600 = 1 hora
choice-turn_time-86400 = 24 horas
choice-pairs-True = sim
choice-pairs-False = não


### Commands: leaderboards, profiles, settings

command-leaderboard-name = classificação
command-leaderboard-description = Classificação deste servidor ou de todos
command-profile-name = perfil
command-profile-description = Partidas, pontos de ranking e rating de uma pessoa
command-me-name = eu
command-me-description = Suas preferências
command-settings-name = configurações
command-settings-description = Configurações do dominó neste servidor
option-where-name = onde
option-where-description = Este servidor, ou todos os que valem para a classificação geral
option-what-name = critério
option-what-description = O que se compara
option-period-name = período
option-period-description = Desde quando; mês e semana começam à meia-noite UTC, o rating é de sempre
option-season-name = mês
option-season-description = A classificação final de um mês que já acabou
option-person-name = pessoa
option-person-description = De quem é o perfil; deixe vazio para ver o seu
choice-where-server = este servidor
choice-where-global = geral
choice-what-points = pontos de ranking
choice-what-rating = rating
choice-what-wins = vitórias
choice-what-records = recordes do servidor
choice-period-all = desde sempre
choice-period-month = este mês
choice-period-week = esta semana
choice-variant-any = todas as modalidades


### Buttons

button-join = Entrar
button-leave = Sair
button-add-computer = + Computador
button-start = Começar
button-solo = Jogar só
button-start-fill = Completar e começar
button-rules = Regras
button-hand = Pedras
button-go-on = Continuar
button-more = Mais
button-draw = Comprar
button-pass = Passar
button-ready = Pronto
button-rematch = Revanche
button-back = Voltar
button-leave-confirm = Sim, sair
button-no = Não
button-bring-down = Repostar tabuleiro
button-text-board = Ver em texto
button-fair = Distribuição justa
button-replay = Rever
button-replay-first = ⏮
button-replay-back = ◀
button-replay-next = ▶
button-replay-last = ⏭
button-replay-here = Voltar ao replay
button-film = GIF
button-save = Arquivo de texto
button-stop = Encerrar
button-stop-confirm = Sim, encerrar
button-stop-withdraw = Voltar atrás
button-refresh = Atualizar
button-previous = ◀ Anterior
button-next = Próxima ▶
button-end = { $letter } · { $side } · { $pips }
button-end-points = { $letter } · { $pips } · +{ $points }


### Words

end-left = esquerda
end-right = direita
end-up = cima
end-down = baixo
seat-computer = 🤖 { $name }
seat-stand-in = Computador (vaga de { $name })
seat-free = lugar livre
seat-same-name = { $name } ({ $number })
somebody = alguém
tile-count = { $count ->
    [0] { $count } pedras
    [one] { $count } pedra
   *[other] { $count } pedras
    }
point-count = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
    }
penalty-count = { $count ->
    [0] { $count } pontos de penalidade
    [one] { $count } ponto de penalidade
   *[other] { $count } pontos de penalidade
    }


### Lobby

lobby-title = ### { $variant }
lobby-goal-target = Até { $target } pontos · { $time } por jogada
lobby-goal-rounds = { $rounds ->
    [one] { $rounds } rodada · { $time } por jogada
   *[other] { $rounds } rodadas · { $time } por jogada
    }
lobby-tiles = { $count } pedras cada
lobby-pairs = em duplas
lobby-automatic-True = compra e passe automáticos
lobby-automatic-False = compra e passe manuais
lobby-pair = {" "}· dupla { $number }
lobby-seat = • { $name }{ $pair }
lobby-seat-computer = • { $name }{ $pair } · { $level }
lobby-seat-host = • **{ $name }**{ $pair } · abriu a mesa
lobby-seat-free = • *lugar livre*{ $pair }
lobby-open = { $count ->
    [one] 1 lugar livre. Toque em Entrar.
   *[other] { $count } lugares livres. Toque em Entrar.
    }
lobby-full = Mesa completa. { $host } pode começar.
lobby-unrated-option = Amistosa, por escolha de quem abriu a mesa.
lobby-unrated-computer = Amistosa: tem computador jogando.
lobby-seal = -# Lacre das distribuições (SHA-256): `{ $seal }`
lobby-expires = Se não começar, fecha: { $when }


### What just happened

act-lead = { $name } abriu com { $tile }{ $points }
act-lead-double = { $name } abre com a maior carroça, { $tile }{ $points }
act-lead-heaviest = { $name } abre com a pedra mais alta, { $tile }{ $points }
act-play = { $name } jogou { $tile } em { $end }{ $points }
act-draw-play = { $drawn ->
    [one] { $name } comprou 1 pedra e jogou { $tile } em { $end }{ $points }
   *[other] { $name } comprou { $drawn } pedras e jogou { $tile } em { $end }{ $points }
    }
act-draw = { $drawn ->
    [one] { $name } comprou 1 pedra
   *[other] { $name } comprou { $drawn } pedras
    }
act-pass = { $name } passou
act-draw-pass = { $drawn ->
    [one] { $name } comprou 1 pedra e passou
   *[other] { $name } comprou { $drawn } pedras e passou
    }
act-late-lead = O tempo acabou: o computador abriu com { $tile } para { $name }{ $points }
act-late-play = O tempo acabou: o computador jogou { $tile } em { $end } para { $name }{ $points }
act-late-draw-play = { $drawn ->
    [one] O tempo acabou: o computador comprou 1 pedra e jogou { $tile } em { $end } para { $name }{ $points }
   *[other] O tempo acabou: o computador comprou { $drawn } pedras e jogou { $tile } em { $end } para { $name }{ $points }
    }
act-late-draw = { $drawn ->
    [one] O tempo acabou: o computador comprou 1 pedra para { $name }
   *[other] O tempo acabou: o computador comprou { $drawn } pedras para { $name }
    }
act-late-pass = O tempo acabou: o computador passou a vez de { $name }
act-late-draw-pass = { $drawn ->
    [one] O tempo acabou: o computador comprou 1 pedra para { $name } e passou
   *[other] O tempo acabou: o computador comprou { $drawn } pedras para { $name } e passou
    }
act-own-lead = Você abriu com { $tile }{ $points }
act-own-lead-double = Você abre com a maior carroça, { $tile }{ $points }
act-own-lead-heaviest = Você abre com a pedra mais alta, { $tile }{ $points }
act-own-play = Você jogou { $tile } em { $end }{ $points }
act-own-draw-play = { $drawn ->
    [one] Você comprou 1 pedra e jogou { $tile } em { $end }{ $points }
   *[other] Você comprou { $drawn } pedras e jogou { $tile } em { $end }{ $points }
    }
act-own-draw = { $drawn ->
    [one] Você comprou 1 pedra
   *[other] Você comprou { $drawn } pedras
    }
act-own-pass = Você passou
act-own-draw-pass = { $drawn ->
    [one] Você comprou 1 pedra e passou
   *[other] Você comprou { $drawn } pedras e passou
    }
act-own-late-lead = O tempo acabou: o computador abriu com { $tile } para você{ $points }
act-own-late-play = O tempo acabou: o computador jogou { $tile } em { $end } para você{ $points }
act-own-late-draw-play = { $drawn ->
    [one] O tempo acabou: o computador comprou 1 pedra e jogou { $tile } em { $end } para você{ $points }
   *[other] O tempo acabou: o computador comprou { $drawn } pedras e jogou { $tile } em { $end } para você{ $points }
    }
act-own-late-draw = { $drawn ->
    [one] O tempo acabou: o computador comprou 1 pedra para você
   *[other] O tempo acabou: o computador comprou { $drawn } pedras para você
    }
act-own-late-pass = O tempo acabou: o computador passou a sua vez
act-own-late-draw-pass = { $drawn ->
    [one] O tempo acabou: o computador comprou 1 pedra para você e passou
   *[other] O tempo acabou: o computador comprou { $drawn } pedras para você e passou
    }
act-points = {" "}· 🟢 { $sum }, **+{ $points }**
act-points-dropped = {" "}· { $sum }, mas { $score } + { $points } = { $after } passa de { $target }: sem pontos
act-points-void = {" "}· { $sum }, +{ $points } não vale

turn-person = Vez de **{ $name }** · fim do tempo: { $when }
turn-untimed = Vez de **{ $name }**
turn-call = { $mention }, é a sua vez · fim do tempo: { $when }
turn-call-untimed = { $mention }, é a sua vez
turn-stop-wanted = Querem encerrar a partida sem resultado: { $names }. Falta concordar: { $others }.
lead-lot = { $name } { $tile }
lead-lots = Sorteio: { $lots }. { $name } tirou a pedra mais alta e abre.
lead-random = Sorteio: { $name } abre.
lead-earned = { $name } bateu na rodada anterior e abre esta.
lead-next-highest_double = As pedras da próxima rodada decidem quem abre.
lead-next-lots = Um sorteio de pedras decide quem abre a próxima rodada.
lead-next-random = Um sorteio decide quem abre a próxima rodada.
lead-next-earned = { $name } abre a próxima rodada.
lead-next-own = Você abre a próxima rodada.



### Ends of rounds and matches

round-title = ### Rodada { $number }
round-target = { $name } chegou à meta com esta pedra.
round-hand = { $name }: { $tiles } = { $sum }
round-hand-empty = { $name }: sem pedras
round-last = Última pedra { $tile }: { $sum }, **+{ $points }** para { $name }.
round-gain = { $name } **+{ $points }**
round-dropped = { $name } bateu, mas { $points } não vale: { $score } + { $more } = { $after } passa de { $target }. O placar fica em { $score }.
round-scores = Placar: { $scores } · meta { $target }
round-scores-rounds = Placar: { $scores } · rodada { $number } de { $rounds }
round-penalties = Penalidades até agora: { $scores } · vence a menor · rodada { $number } de { $rounds }
match-scores = Placar: { $scores }
match-penalties = Penalidades: { $scores } · vence a menor
round-score = { $name } **{ $score }**
round-next = Próxima rodada quando todos estiverem prontos, no mais tardar: { $when }
round-waiting = Prontos: { $ready }. Faltam: { $waiting }.
match-won = ### 🏆 { $name } vence a partida
match-won-pair = ### 🏆 { $name } vencem a partida
match-shared = ### 🏆 Empate na vitória: { $names }
match-drawn = ### A partida terminou empatada
match-place = **{ $place }.** { $name } · { $score }
match-length = { $rounds ->
    [one] { $rounds } rodada jogada.
   *[other] { $rounds } rodadas jogadas.
    }
match-rated = Partida ranqueada.
match-unrated = Partida amistosa.
closed-empty = Todos saíram, a mesa foi fechada.
closed-expired = Ninguém começou a tempo, a mesa foi fechada.
closed-waited = { $name } não voltou em um dia, então esta partida foi fechada sem resultado.
closed-stopped = Esta partida foi encerrada sem resultado.
closed-stopped-lobby = Esta mesa foi fechada antes de a partida começar.
closed-lost = Não consigo mais postar aqui, então a partida terminou sem resultado.
closed-outdated = O bot foi atualizado e a nova versão não consegue continuar esta partida. Ela terminou sem resultado.
fair-title = ### Distribuição justa
fair-seal = Lacre da rodada { $number }, fixado antes da primeira pedra: `{ $seal }`
fair-later = Quando a rodada acabar, o segredo aparece aqui. O SHA-256 do segredo é o lacre: nenhuma pedra pode ter mudado.
fair-secret = Segredo da rodada { $number }: `{ $secret }`
fair-presses = { $count ->
    [one] Um toque em Começar também entrou na distribuição, com este número: { $presses }
   *[other] { $count } toques em Começar e Pronto também entraram nas distribuições, os últimos com estes números: { $presses }
  }
fair-check-1 = O SHA-256 do segredo (32 bytes) de uma rodada é o lacre dela: nenhuma pedra pode ter mudado.
fair-check-2 = Cole um segredo como texto em qualquer ferramenta de SHA-256. Sai o segredo da rodada anterior; na rodada 1, o lacre que estava na mesa. Então todas as distribuições estavam fixadas antes de Começar.


### Replay

replay-title = ### Replay: { $variant }, rodada { $number } · { $step }/{ $steps }
replay-rounds = Ir para uma rodada
replay-round = Rodada { $number }
replay-match = Outra partida sua
replay-none = Você ainda não terminou nenhuma partida neste servidor. O replay da última vai aparecer aqui.
replay-film = Rodada { $number } em GIF.
replay-saved = A partida em texto, com os segredos das distribuições. `python bot.py verify` confere um arquivo assim.
replay-no-files = Não posso anexar arquivos aqui. Um admin pode permitir “Anexar arquivos”.


### My hand

hand-count = { $count ->
    [one] { $count } pedra, { $pips } na soma
   *[other] { $count } pedras, { $pips } na soma
    }
hand-count-penalty = { $count ->
    [one] { $count } pedra, { $pips } de penalidade
   *[other] { $count } pedras, { $pips } de penalidade
    }
hand-play = **Sua vez.** Escolha uma pedra para jogar.
hand-lead = **Sua vez.** Você abre a rodada: escolha uma pedra.
hand-draw = **Sua vez.** Nenhuma serve: compre uma pedra.
hand-pass = **Sua vez.** Nenhuma serve e não há o que comprar: passe.
hand-wait = Vez de { $name }
hand-waits = ⏸️ A partida espera por você. Ela fecha: { $when }
hand-drawn = Você comprou: { $tiles }
hand-elsewhere = Esta mensagem está desatualizada: o estado atual está em uma mais nova.
hand-frozen = 💤 Esta mensagem não se atualiza mais. Toque em Atualizar para ver como está. Última atualização: { $when }
hand-round-won = { $points ->
    [0] ### Você venceu a rodada
   *[other] ### Você venceu a rodada: +{ $points }
    }
hand-round-lost = { $points ->
    [0] ### { $name } venceu a rodada
   *[other] ### { $name } venceu a rodada: +{ $points }
    }
hand-round-lost-pair = { $points ->
    [0] ### { $name } venceram a rodada
   *[other] ### { $name } venceram a rodada: +{ $points }
    }
hand-round-none = ### Ninguém venceu a rodada
hand-round-penalty = { $points ->
    [0] ### Nenhuma penalidade nesta rodada
    [one] ### Nesta rodada: +{ $points } ponto de penalidade
   *[other] ### Nesta rodada: +{ $points } pontos de penalidade
    }
hand-match-won = ### 🏆 Você venceu a partida
hand-partner = Sua dupla: { $name }


### Pictures and positions in words

alt-board = Dominó, rodada { $number }.
alt-empty = Nenhuma pedra foi jogada ainda.
alt-line = Da esquerda para a direita: { $tiles }.
alt-up = Da primeira pedra para cima: { $tiles }.
alt-down = Da primeira pedra para baixo: { $tiles }.
alt-ends = Pontas abertas: { $ends }.
alt-end = { $letter } { $side } { $pips }
alt-total = As pontas somam { $total }.
alt-scored = A última pedra fez { $points }.
alt-pair = { $name } (dupla { $number })
alt-last-lead = Última pedra: { $tile }, a abertura.
alt-last = Última pedra: { $tile } em { $letter }.
alt-seat = { $name }: { $tiles }, { $points }.
alt-seat-turn = { $name }: { $tiles }, { $points }, na vez.
alt-seat-passed = { $name }: { $tiles }, { $points }, passou.
alt-boneyard = Monte: { $tiles }.
alt-boneyard-reserve = Monte: { $tiles }, dá para comprar { $drawable }.
alt-round-over = A rodada acabou.
alt-hands-open = Todas as mãos estão abertas.
alt-turned-up = { $name } tinha { $tiles }.
alt-result-won = Vitória de { $names }.
alt-result-drawn = A partida empatou.
alt-result-scores = Placar: { $scores }.
alt-result-rounds = Rodada a rodada, nesta ordem: { $rounds }.
alt-hand = Suas pedras: { $tiles }.
alt-hand-playable = Dá para jogar: { $tiles }.
alt-hand-rest = As outras: { $tiles }.
alt-hand-fits = { $tile } em { $ends }
text-ends = Pontas abertas: { $ends }
list-or = { $first } ou { $last }


### Why not

refused-bad-tile = Não existe a pedra { $tile }. As pedras vão de 0-0 a 6-6.
refused-bad-option = { $option } não pode ser { $value }. Opções: { $allowed }.
refused-bad-option-only = { $option } não pode ser { $value }, só { $allowed }.
refused-not-a-lobby = Esta partida já começou. Isso só é possível antes do início.
refused-not-running = Esta partida não está em andamento.
refused-already-seated = Você já está nesta mesa.
refused-not-seated = Você não tem lugar nesta mesa.
refused-lobby-full = { $seats ->
    [one] O único lugar está ocupado.
   *[other] Todos os { $seats } lugares estão ocupados.
    }
refused-not-host = Só quem abriu a mesa pode fazer isso.
refused-too-few = Há { $taken } de { $seats } lugares ocupados. Espere os outros ou adicione computadores.
refused-not-your-turn = Ainda não é a sua vez.
refused-not-your-tile = Você não tem mais a pedra { $tile }.
refused-does-not-fit = { $tile } não serve aí. Pontas abertas: { $allowed }.
refused-must-lead-with = Não dá para abrir com { $tile }. Dá para abrir com: { $allowed }.
refused-must-play = Se você pode jogar, tem que jogar. Servem: { $allowed }.
refused-must-draw = Não dá para passar enquanto há pedras para comprar. Compre uma.
refused-nothing-to-draw = Não há mais o que comprar. Passe a vez.
refused-round-not-over = Esta rodada ainda não acabou.
refused-round-over = Esta rodada acabou. A próxima já vai começar.
refused-seat-taken = Já há alguém nesse lugar.
refused-seat-barred = Você já jogou em outro lugar desta partida, por isso não pode ficar com este.
refused-returned-twice = Você já voltou duas vezes a esta partida ranqueada. É o limite.
refused-not-invited = Esta mesa é privada. Peça um convite a quem abriu a mesa.
refused-sent-away = Quem abriu a mesa tirou você daqui. Você pode voltar se for convidado.
refused-host-stays = A mesa é sua. Para sair, toque em Sair; ela passa para outra pessoa.
refused-claim-or-leave = Só restou você nesta partida ranqueada, então ela não pode ser cancelada. Leve a vitória ou saia.
refused-sat-in-lately = Você largou uma vaga de substituto. Neste servidor, pode substituir de novo: { $until }
refused-stale = Essa vez já passou. Veja como está agora.
refused-no-such-match = Esta mesa não existe mais. Abra outra com /dominó jogar.
refused-not-over = Esta partida ainda está em andamento. O replay abre quando ela acabar.
refused-private-match = Esta era uma mesa privada. Só quem se sentou nela pode ver o replay.
refused-too-many-tables-here = { $allowed ->
    [one] Este canal aceita uma mesa por vez. Espere ela acabar ou use outro canal.
   *[other] Este canal aceita no máximo { $allowed } mesas ao mesmo tempo. Espere uma acabar ou use outro canal.
    }
refused-too-many-tables-yours = { $allowed ->
    [one] Você pode estar em uma mesa por vez. Termine a sua ou saia dela primeiro.
   *[other] Você pode estar em no máximo { $allowed } mesas ao mesmo tempo. Termine uma ou saia dela primeiro.
    }
refused-needs-everybody = Você já concordou ({ $wanted } de { $people }). Ela termina quando todos concordarem ou um moderador encerrar.
refused-terms-changed = Sem o computador, esta partida é ranqueada. Dê um momento aos outros. Dá para começar: { $until }
refused-rating-needs-variant = Cada modalidade tem o seu rating. Escolha uma.
refused-rating-is-all-time = O rating é sempre de todos os tempos. Escolha: desde sempre.
refused-no-such-season = Não há classificação final desse mês aqui. Escolha um mês da lista.


### Permissions

permission-view_channel = Ver canal
permission-connect = Conectar
permission-send_messages = Enviar mensagens
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-create_public_threads = Criar tópicos públicos
permission-manage_threads = Gerenciar tópicos (este tópico está trancado)
permission-attach_files = Anexar arquivos
permission-read_message_history = Ver histórico de mensagens


### draw: Draw Dominoes

variant-draw-name = Dominó de Compra
variant-draw-line = Encaixe numa ponta aberta. Nada serve? Compre até servir. Quem bate primeiro leva a rodada.
variant-draw-round-out = { $name } bateu e leva o que ficou na outra mão: **+{ $points }**
variant-draw-round-blocked = Jogo fechado. { $name } tem a mão menor: { $others } − { $own } = **+{ $points }**
variant-draw-round-nobody = Jogo fechado com { $own } para cada lado: ninguém pontua.
variant-draw-rules-1 = ### Dominó de Compra · 1. A distribuição
    Jogam duas pessoas com as 28 pedras de 0-0 a 6-6. Uma pedra vale a soma das suas metades; o branco vale 0 e só encaixa em branco.

    Cada uma recebe 7 pedras; as outras 14 ficam viradas para baixo: o monte.

    Quem tem a maior carroça abre a rodada com ela. O bot joga a pedra; essa já é a jogada dessa pessoa, e o adversário joga em seguida. Se ninguém tem carroça, o bot distribui de novo antes que alguém veja as pedras. Toda rodada começa assim, não importa quem venceu a anterior.
variant-draw-rules-2 = ### Dominó de Compra · 2. A sua vez
    As pedras formam uma só linha com duas pontas abertas, A e B. Jogue uma pedra com uma metade igual a uma ponta aberta; a outra metade vira a nova ponta. As carroças ficam atravessadas; isso não muda nada. Uma pedra por vez.

    Quem pode jogar tem que jogar: não compra nem passa.

    Se nenhuma servir, você compra pedra por pedra até vir uma que sirva, se preciso até acabar o monte. Você joga essa pedra na mesma vez; se servir nas duas pontas, você escolhe. Monte vazio e nada serve? Você passa. O bot compra e passa por você, a menos que a mesa tenha “automático” desligado.

    Se o seu tempo acabar, o computador joga por você.
variant-draw-example-2 = *Na figura: uma só linha, aberta com 6-6; as carroças ficam atravessadas. A aceita 1, B aceita 4.*
variant-draw-rules-3 = ### Dominó de Compra · 3. Os pontos
    A rodada acaba na hora em que alguém bate, jogando a última pedra, ou com o jogo fechado: ninguém pode jogar e o monte está vazio. Não é preciso passar antes. Uma última pedra que também fecha o jogo vale como batida.

    Quem bate leva os pontos que o adversário ainda tem. Com 4-4 e 3-0: 8 + 3 = 11 pontos.

    Jogo fechado: quem tem menos pontos na mão leva a diferença. 12 contra 21: 21 − 12 = 9 pontos. Se empatar, ninguém pontua e vem a próxima rodada. As pedras do monte não valem para ninguém.

    Quem chega primeiro à meta (25, 50, 100 ou 150; sem escolha, 50) vence a partida. Pode passar da meta.
variant-draw-example-3 = *Na figura: um bateu; o outro ficou com 4-4 e 3-0: 11 pontos.*
variant-draw-tips = ### Dominó de Compra · Dicas
    • Jogue cedo as pedras pesadas: são elas que o adversário leva, e que custam caro no jogo fechado.
    • Cada número aparece oito vezes. Conte os que estão na mesa para saber o que o adversário ainda pode ter.
    • Quem comprou não tinha o número de nenhuma ponta. Mantenha essas pontas abertas.
    • Deixe as duas pontas com o mesmo número: quem não tem, fica preso.
    • Guarde números variados; com um número só, você logo fica preso.
    • Não dá para bater primeiro? Alivie a mão: a menor vence o jogo fechado.
    • Tanto faz o lado em que se joga a segunda pedra.


### all_fives: All Fives

variant-all_fives-name = All Fives (Cincos)
variant-all_fives-line = Faça as pontas abertas somarem um múltiplo de cinco e pontue na hora. Quem bate leva o que o adversário ainda tem.
variant-all_fives-round-out = { $name } bateu. O adversário ficou com { $others }, arredondado ao cinco mais próximo: **+{ $points }**
variant-all_fives-round-blocked = Jogo fechado. { $name } tem a mão menor: { $others } − { $own } = { $difference }, arredondado ao cinco mais próximo: **+{ $points }**
variant-all_fives-round-nobody = Jogo fechado com { $own } para cada lado: ninguém pontua.
variant-all_fives-rules-1 = ### All Fives (Cincos) · 1. A distribuição
    Jogam duas pessoas com as 28 pedras de 0-0 a 6-6. O branco vale 0 e só encaixa em branco.

    Cada uma recebe 7 pedras; as outras 14 ficam viradas para baixo: o monte. Todas podem ser compradas.

    Quem tem a maior carroça abre a rodada com ela. O bot joga a pedra; essa já é a jogada dessa pessoa, e o adversário joga em seguida. Se ninguém tem carroça, o bot distribui de novo antes que alguém veja as pedras. Toda rodada começa assim, não importa quem venceu a anterior.
variant-all_fives-rules-2 = ### All Fives (Cincos) · 2. O spinner e a sua vez
    A carroça da abertura é o spinner. No começo só se joga à esquerda e à direita dela (A e B); quando os dois lados têm pedra, abrem também cima e baixo (C e D). Tanto faz o lado em que se joga a segunda pedra. As carroças seguintes ficam atravessadas e não abrem nada.

    Jogue uma pedra com uma metade igual a uma ponta aberta; uma pedra por vez. Quem pode jogar tem que jogar.

    Se nenhuma servir, você compra pedra por pedra até vir uma que sirva e joga essa na mesma vez. Monte vazio e nada serve? Você passa. O bot compra e passa por você, a menos que a mesa tenha “automático” desligado.
variant-all_fives-example-2 = *Na figura: à esquerda e à direita do spinner 6-6 há uma pedra, por isso C está aberta, e 6-3 foi jogada em D.*
variant-all_fives-rules-3 = ### All Fives (Cincos) · 3. Pontos durante a rodada
    Depois de cada pedra, somam-se todas as pontas abertas. Se a soma é um múltiplo de cinco, você ganha a própria soma, na hora: 10 dá 10 pontos, 25 dá 25. Soma 0 não dá nada.

    Uma carroça na ponta vale pelas duas metades. O spinner vale pelas duas metades enquanto não tem vizinha ou tem uma só; a partir da segunda não vale nada. Um lado aberto sem pedra não vale nada.

    A abertura também pontua: 5-5 sozinha vale 10. Nenhuma outra carroça pontua na abertura.
variant-all_fives-example-3 = *Na figura: o spinner 6-6 ainda vale 12, a outra ponta 3. 12 + 3 = 15, ou seja, 15 pontos.*
variant-all_fives-rules-4 = ### All Fives (Cincos) · 4. O fim da rodada e da partida
    A rodada acaba na hora em que alguém bate, jogando a última pedra, ou com o jogo fechado: ninguém pode jogar e o monte está vazio. Não é preciso passar antes. Uma última pedra que também fecha o jogo vale como batida.

    Quem bate leva os pontos que o adversário ainda tem, arredondados ao múltiplo de 5 mais próximo: 2 vira 0, 12 vira 10, 13 vira 15. Antes vêm os pontos que a última pedra fez nas pontas.

    Jogo fechado: quem tem menos pontos na mão leva a diferença, arredondada uma só vez: 21 − 12 = 9 vira 10. Se empatar, ninguém pontua. As pedras do monte não valem para ninguém.

    Quem primeiro chega à meta (50, 100, 150, 200 ou 250; sem escolha, 100) ou passa dela vence a partida na hora, mesmo no meio da rodada.
variant-all_fives-tips = ### All Fives (Cincos) · Dicas
    • Bater é só metade do jogo: antes de cada pedra, veja qual delas faz um múltiplo de cinco nas pontas.
    • Uma carroça na ponta vale em dobro. Ela faz somas altas e conserta uma soma ruim.
    • Pense na resposta: o que o adversário pode somar às pontas que você deixa?
    • Jogue cedo as pedras pesadas. O que fica com você é o prêmio do adversário.
    • Cada número aparece oito vezes. Conte os que estão na mesa para saber o que o adversário ainda pode ter.
    • Quem comprou não tinha o número de nenhuma ponta. Mantenha essas pontas abertas.


### fives_threes: Fives and Threes

variant-fives_threes-name = Cinco e Três
variant-fives_threes-line = Faça as duas pontas somarem um múltiplo de 3 ou de 5 e pontue. A meta tem que ser exata.
variant-fives_threes-round-out = { $name } bateu: **+{ $points }**
variant-fives_threes-round-nobody = Jogo fechado: ninguém ganha pontos por isso. Os pontos feitos nas pontas ficam.
variant-fives_threes-rules-1 = ### Cinco e Três · 1. A distribuição
    Jogam duas pessoas com as 28 pedras de 0-0 a 6-6. O branco vale 0 e só encaixa em branco.

    Cada uma recebe 7 pedras; as outras 14 ficam viradas para baixo: o monte. Todas podem ser compradas.

    Quem tem a maior carroça abre a rodada com ela. O bot joga a pedra; essa já é a jogada dessa pessoa, e o adversário joga em seguida. Se ninguém tem carroça, o bot distribui de novo antes que alguém veja as pedras. Toda rodada começa assim, não importa quem venceu a anterior.
variant-fives_threes-rules-2 = ### Cinco e Três · 2. A sua vez
    As pedras formam uma só linha com duas pontas abertas, A e B. Não há spinner: as carroças ficam atravessadas e não abrem lados. Jogue uma pedra com uma metade igual a uma ponta aberta; uma pedra por vez.

    Quem pode jogar tem que jogar. Se nenhuma servir, você compra pedra por pedra até vir uma que sirva e joga essa na mesma vez; se servir nas duas pontas, você escolhe. Monte vazio e nada serve? Você passa. O bot compra e passa por você, a menos que a mesa tenha “automático” desligado.
variant-fives_threes-rules-3 = ### Cinco e Três · 3. Pontos durante a rodada
    Depois de cada pedra, somam-se as duas pontas. Uma carroça na ponta vale pelas duas metades; a abertura, enquanto está sozinha, vale uma vez a sua soma. Se a soma é divisível por cinco, cada cinco vale um ponto; se é divisível por três, cada três vale um ponto; se é pelos dois, somam-se os dois:

    3 → 1 · 5 → 1 · 6 → 2 · 9 → 3 · 10 → 2 · 12 → 4 · 15 → 8 · 18 → 6 · 20 → 4. Nenhuma outra soma pontua.

    A abertura também pontua, e pode até acertar a meta: 6-6 dá 4 pontos, 5-5 dá 2 e 3-3 dá 2.
variant-fives_threes-example-3 = *Na figura: 12 + 3 = 15. São três vezes cinco e cinco vezes três: 8 pontos.*
variant-fives_threes-rules-4 = ### Cinco e Três · 4. A batida e a meta exata
    A rodada acaba na hora em que alguém bate, jogando a última pedra, ou com o jogo fechado: ninguém pode jogar e o monte está vazio. Não é preciso passar antes. Uma última pedra que também fecha o jogo vale como batida.

    Bater dá 1 ponto; o que o adversário ainda tem não dá nada. O jogo fechado também não; os pontos feitos nas pontas ficam.

    A meta (31, 61 ou 121; sem escolha, 61) tem que ser exata; quem acerta vence na hora. Pontos que passariam dela não valem: a pedra fica na mesa e a vez passa. Com 58, uma pedra de 4 deixa você em 58.

    Os pontos da última pedra e o 1 da batida são uma coisa só, tudo ou nada. Com 59, uma última pedra de 2 faz 2 + 1 = 3, e 59 + 3 = 62 é demais: você fica com 59, e a rodada acaba do mesmo jeito. O 1 sozinho também pode acertar a meta.
variant-fives_threes-tips = ### Cinco e Três · Dicas
    • 15 é a melhor soma: 8 pontos. Depois vêm 18 com 6, e 12 e 20 com 4.
    • Perto da meta, pontos altos não servem. Conte quanto falta e qual soma dá exatamente isso.
    • Bater dá 1 ponto, muitas vezes o último que falta. Mas se a última pedra passar da meta, esse ponto vai junto.
    • Não deixe pontas que sejam um presente para o adversário.
    • Cada número aparece oito vezes. Conte os que estão na mesa para saber o que o adversário ainda pode ter.
    • Quem comprou não tinha o número de nenhuma ponta. Mantenha essas pontas abertas.


### ceza: Turkish penalty dominoes

variant-ceza-name = Dominó de Penalidades
variant-ceza-line = O que fica na sua mão é a sua penalidade, e o ayaz (0-0) custa 20. Vence a menor penalidade.
variant-ceza-round-out = { $who } diz “dominó” e bate. Penalidades: { $gains }.
variant-ceza-round-nobody = Jogo fechado: cada um paga o que ainda tem na mão. Penalidades: { $gains }.
variant-ceza-tile = ayaz { $tile } (vale { $value })
variant-ceza-lead = Só dá para abrir com uma carroça ou com a pedra mais pesada.
variant-ceza-rules-1 = ### Dominó de Penalidades · 1. A mesa
    Jogam dois, três ou quatro, cada um por si; quatro também podem jogar em duplas, frente a frente.

    Das 28 pedras de 0-0 a 6-6, cada um recebe 7, ou 5 se a mesa foi aberta assim. As outras ficam viradas para baixo: o monte. Todas podem ser compradas. Com 7 pedras cada, o monte tem 14 para dois jogadores, 7 para três, 0 para quatro; com 5 pedras cada, 18, 13 ou 8.

    A partida tem 1, 3, 5, 7, 9 ou 11 rodadas; sem escolha, 11.
variant-ceza-rules-2 = ### Dominó de Penalidades · 2. Quem abre, e com quê
    Na primeira rodada há sorteio: cada um tira uma pedra, e quem tira a mais alta abre. Mais alta é a de maior soma; com somas iguais, a que tem a metade maior. No sorteio o ayaz vale 0. As pedras voltam e são distribuídas.

    Depois, quem bateu abre a rodada seguinte. Depois de um jogo fechado há sorteio de novo.

    Quem abre escolhe sempre entre qualquer carroça da mão e a pedra de maior soma; se várias têm essa soma, entre todas elas. Não há nova distribuição.
variant-ceza-rules-3 = ### Dominó de Penalidades · 3. A sua vez
    As pedras formam uma só linha com duas pontas abertas, A e B. As carroças ficam atravessadas e não abrem lados. Jogue uma pedra com uma metade igual a uma ponta aberta; uma pedra por vez, depois joga a próxima pessoa da lista.

    Quem pode jogar tem que jogar. Se nenhuma servir, você tem que comprar pedra por pedra até vir uma que sirva, se preciso até acabar o monte, e joga essa na mesma vez. Monte vazio e nada serve? Você passa.

    Você compra e passa com um botão, a menos que a mesa tenha “automático” ligado. Um toque compra até vir uma que sirva.
variant-ceza-rules-4 = ### Dominó de Penalidades · 4. As penalidades
    A rodada acaba na hora em que alguém bate (“dominó”), jogando a última pedra, ou com o jogo fechado: ninguém pode jogar e o monte está vazio. Não é preciso passar antes. Uma última pedra que também fecha o jogo vale como batida.

    A penalidade de cada um é só o que ele ainda tem: 0 para quem bate. No jogo fechado a menor mão também paga, e a dupla de quem bateu paga como todos. Não há pontos nas pontas, e o monte não vale para ninguém.

    Uma pedra vale a soma das suas metades, mas 0-0, o ayaz, aqui vale sempre 20. 6-0, 5-0 e parecidas são pedras comuns.
variant-ceza-example-4 = *Na figura: um bateu; o outro ficou com 6-4 e o ayaz: 10 + 20 = 30.*
variant-ceza-rules-5 = ### Dominó de Penalidades · 5. O resultado
    Depois da última rodada somam-se as penalidades de todas, e vence a menor. Nas duplas, somam-se as dos dois.

    Pontos de ranking de uma partida ranqueada de 11 rodadas, por colocação: quatro jogadores +11, +5, −5, −11; três +11, 0, −11; dois +11, −11. Com N rodadas: o primeiro +N, o último −N; com quatro, o segundo +½N e o terceiro −½N, sem a fração. Das duas duplas, a de menor penalidade ganha +N cada um, a outra −N cada um.

    Quem empata soma os pontos das suas colocações e divide por igual, sem a fração (dois primeiros: 11 + 5 = 16, 8 para cada um). Se todos empatam, ou as duas duplas, ninguém ganha nem perde. Não há desempate.
variant-ceza-tips = ### Dominó de Penalidades · Dicas
    • O ayaz é a pior pedra para ficar na mão: 20, contra 12 do carroção (6-6). Não deixe fechar a última ponta branca.
    • Jogue cedo as pedras pesadas: são elas que custam caro no jogo fechado.
    • Não dá para bater nesta rodada? Alivie a mão.
    • Guarde números variados; com um número só, você logo fica preso.
    • Quem passou não tem os números das pontas; com o monte vazio, vale até o fim da rodada.
    • Cada número aparece oito vezes. Conte os que estão na mesa.


### para: Para Oyunu

variant-para-name = Rodada Única (Para Oyunu)
variant-para-line = Uma rodada decide a partida, a menos que a mesa tenha uma meta. As duas últimas pedras do monte não podem ser compradas.
variant-para-round-out = { $name } bateu e leva o que o adversário ainda tinha: **+{ $points }**
variant-para-round-blocked = Jogo fechado. { $name } tem a mão menor: { $others } − { $own } = **+{ $points }**
variant-para-round-nobody = Jogo fechado com { $own } para cada lado: empate, ninguém pontua.
variant-para-rules-1 = ### Rodada Única (Para Oyunu) · 1. A distribuição
    Jogam duas pessoas com as 28 pedras de 0-0 a 6-6. Uma pedra vale a soma das suas metades; o branco vale 0 e só encaixa em branco.

    Cada uma recebe 7 pedras; as outras 14 ficam viradas para baixo: o monte. As últimas 2 nunca são compradas, então 12 podem ser.

    Quem tem a maior carroça abre a rodada com ela. Se ninguém tem carroça, não se distribui de novo: abre a pedra de maior soma e, com somas iguais, a que tem a metade maior, 6-3 antes de 5-4. Nos dois casos o bot joga a pedra, e o adversário joga em seguida. Toda rodada começa assim.
variant-para-rules-2 = ### Rodada Única (Para Oyunu) · 2. A sua vez
    As pedras formam uma só linha com duas pontas abertas, A e B; nada se ramifica. Jogue uma pedra com uma metade igual a uma ponta aberta; se servir nas duas, você escolhe. Uma pedra por vez. Quem pode jogar tem que jogar.

    Se nenhuma servir, você compra e a vez continua sua: um toque compra até vir uma que sirva ou só restarem as últimas 2. Então você joga a que serve. Nada serve e só restam 2? Você passa.

    Você compra e passa com um botão, a menos que a mesa tenha “automático” ligado.
variant-para-example-2 = *Na figura: uma só linha, aberta com 5-5; as carroças ficam atravessadas. A aceita 6, B aceita 2.*
variant-para-rules-3 = ### Rodada Única (Para Oyunu) · 3. Os pontos
    A rodada acaba na hora em que alguém bate, jogando a última pedra, ou com o jogo fechado: ninguém pode jogar e nada pode ser comprado. Não é preciso passar antes. Uma última pedra que também fecha o jogo vale como batida.

    Quem bate vence e leva os pontos que o adversário ainda tem, mesmo que sejam 0. Jogo fechado: quem tem menos pontos na mão vence e leva a diferença. 12 contra 21: 21 − 12 = 9. Mãos iguais: empate. O monte não vale para ninguém, e não há pontos nas pontas.

    Uma rodada é a partida, e uma rodada empatada é uma partida empatada. A mesa também pode jogar até 25, 50, 100 ou 150 pontos: aí mãos iguais não dão pontos, e vence quem primeiro chega à meta ou passa dela.

    “Para Oyunu” é “jogo do dinheiro” em turco, mas aqui não há dinheiro: joga-se por pontos.
variant-para-tips = ### Rodada Única (Para Oyunu) · Dicas
    • Jogue cedo as pedras pesadas (6-6, 6-5, 5-5): são elas que custam caro no jogo fechado.
    • Cada número aparece oito vezes. Conte os que estão na mesa para saber o que o adversário ainda pode ter.
    • O adversário comprou ou passou? Não tinha os números das pontas. Mantenha essas pontas abertas.
    • Deixe as duas pontas com o mesmo número: quem não tem, fica preso.
    • Guarde números variados; com um número só, você logo fica preso.
    • Não dá para bater primeiro? Alivie a mão: a menor vence o jogo fechado.


### straight: Straight Dominoes

variant-straight-name = Dominó Reto (Quatro Lados)
variant-straight-line = Quatro lados desde a primeira pedra. Faça as pontas abertas somarem um múltiplo de cinco e pontue.
variant-straight-round-out = { $who } bateu. Os adversários ficaram com { $others }, arredondado ao cinco mais próximo: **+{ $points }** para { $name }.
variant-straight-round-blocked = Jogo fechado. Menor soma: { $name } com { $own }. Os adversários ficaram com { $others }, arredondado ao cinco mais próximo: **+{ $points }**
variant-straight-round-nobody = Jogo fechado, com empate na menor soma: { $names }. Ninguém pontua.
variant-straight-rules-1 = ### Dominó Reto (Quatro Lados) · 1. A distribuição
    Jogam dois, três ou quatro, cada um por si; quatro também podem jogar em duplas, frente a frente. Das 28 pedras de 0-0 a 6-6, cada um recebe 7. As outras ficam viradas para baixo: o monte, com 14 pedras para dois jogadores, 7 para três, 0 para quatro. Todas podem ser compradas.

    Na primeira rodada, um sorteio decide quem abre. Depois abre quem bateu; depois de um jogo fechado, de novo por sorteio. Dá para abrir com qualquer pedra. Não há nova distribuição.
variant-straight-rules-2 = ### Dominó Reto (Quatro Lados) · 2. Quatro lados e a sua vez
    A pedra da abertura é o spinner, carroça ou não, e os seus quatro lados estão abertos desde já (A, B, C, D). Numa carroça, todo lado aceita o número dela. Em qualquer outra, a esquerda aceita a metade esquerda, a direita a metade direita, cima e baixo aceitam uma ou outra. Em todas as outras pedras, também nas carroças, só se joga na ponta.

    Quem pode jogar tem que jogar; uma pedra por vez, depois joga a próxima pessoa da lista. Se nenhuma servir, você compra até vir uma que sirva e joga essa. Monte vazio e nada serve? Você passa. Você compra e passa com um botão, a menos que a mesa tenha “automático” ligado. Um toque compra até vir uma que sirva.
variant-straight-example-2 = *Na figura: 6-4 abriu. A aceita 6, C e D aceitam 6 ou 4; em B está 4-1, então ali cabe 1.*
variant-straight-rules-3 = ### Dominó Reto (Quatro Lados) · 3. Pontos durante a rodada
    Depois de cada pedra, somam-se todas as pontas abertas. Se a soma é um múltiplo de cinco, você ganha a própria soma, na hora; 25 dá 25. Soma 0 não dá nada.

    Uma carroça na ponta vale pelas duas metades. Um spinner carroça vale pelas duas metades enquanto não tem vizinha ou tem uma só, em qualquer lado; a partir da segunda não vale nada. Qualquer outro spinner vale pela metade esquerda enquanto não há pedra à esquerda, e pela direita enquanto não há pedra à direita; pedras em cima e embaixo não mudam isso. Em cima e embaixo, um lado sem pedra não vale nada.

    A abertura também pontua: 6-4 e 5-5 valem 10; 5-0, 4-1 e 3-2 valem 5.
variant-straight-example-3 = *Na figura: esquerda 6, direita 4 + 4, cima 1: 6 + 8 + 1 = 15, ou seja, 15 pontos.*
variant-straight-rules-4 = ### Dominó Reto (Quatro Lados) · 4. O fim da rodada e da partida
    A rodada acaba na hora em que alguém bate, jogando a última pedra, ou com o jogo fechado: ninguém pode jogar e o monte está vazio. Não é preciso passar antes. Uma última pedra que também fecha o jogo vale como batida.

    Quem bate leva os pontos que todos os adversários ainda têm, somados e arredondados uma só vez ao múltiplo de 5 mais próximo: 2 vira 0, 12 vira 10, 13 vira 15. As pedras da sua dupla não valem. Antes vêm os pontos que a última pedra fez nas pontas.

    Jogo fechado: vence a menor soma (na dupla, a das duas mãos) e leva o que os adversários ainda têm, arredondado; os próprios pontos não são descontados. Empate na menor soma: ninguém pontua.

    Quem primeiro chega à meta (100, 150 ou 250; sem escolha, 250) ou passa dela vence na hora, mesmo no meio da rodada.
variant-straight-tips = ### Dominó Reto (Quatro Lados) · Dicas
    • Com quatro lados, somas altas vêm depressa: dá para fazer 25 numa só jogada.
    • Uma carroça na ponta vale em dobro. Guarde uma para a hora em que ela faz um múltiplo de cinco.
    • Antes de cada pedra, some todas as pontas, não só a que você vai usar.
    • Jogue cedo as pedras pesadas: são elas que os adversários levam.
    • Em dupla, mantenha abertas as pontas que sua dupla jogou.
    • Cada número aparece oito vezes; quem passa mostra os números que não tem.


### Screens

screen-restarting = O bot está reiniciando. Nada se perdeu: tente de novo daqui a pouco.
screen-error = Algo deu errado do nosso lado. Sua partida está salva. Se acontecer de novo, passe este código a quem cuida do bot: { $id }
screen-cannot-save = Não consigo salvar isto agora, então nada mudou. Sua partida está salva e o relógio de ninguém corre. Tente de novo daqui a pouco.
screen-expired = Esta mensagem expirou. Peça outra com /dominó pedras ou /dominó tabuleiro.
screen-commands-updated = Os comandos mudaram desde que o seu Discord os carregou. Tente de novo daqui a pouco; se continuar, reinicie o Discord.
screen-guild-only = O dominó é jogado no canal de um servidor, não em mensagens privadas.
screen-no-table-here = Não há mesa neste canal. Abra uma com /dominó jogar.
screen-not-seated-here = Você não está em nenhuma mesa deste canal.
screen-many-tables = Você está em várias mesas. Qual delas?
screen-pick-table = { $variant } · { $names }
screen-missing-permissions = Não posso abrir uma mesa aqui. Neste canal preciso de: { $permissions }. Quem administra o servidor pode liberar.
screen-other-channel = Neste servidor as mesas são abertas em { $channels }
thread-name = { $variant } · { $name }
thread-opened = Sua mesa: { $thread }
thread-not-here = Sem tópico: este tipo de canal não tem, então a mesa fica aqui.
thread-not-allowed = Sem tópico: falta a permissão { $permissions }, então a mesa fica aqui.
thread-refused = Sem tópico: o Discord não abre um agora, então a mesa fica aqui.
screen-lost-permissions = Não consigo mais atualizar esta mesa. Faltam: { $permissions }. A partida está em pausa: as jogadas ficam salvas e o relógio de ninguém corre. Com as permissões de volta, ela continua sozinha, com o tempo que restava.
screen-lost-place = O Discord não me deixa atualizar esta mesa. A partida está em pausa: as jogadas ficam salvas e o relógio de ninguém corre. Continuo tentando; cada toque tenta de novo.
screen-lost-filtered = O filtro de conteúdo do Discord bloqueia este tabuleiro. A partida está em pausa: as jogadas ficam salvas e o relógio de ninguém corre. Tento de novo a cada poucos minutos; /dominó tabuleiro tenta na hora.
screen-lost-large = O Discord diz que este tabuleiro é grande demais. A partida está em pausa: as jogadas ficam salvas e o relógio de ninguém corre. Tento de novo a cada poucos minutos; /dominó tabuleiro tenta na hora.
screen-lost-rejected = O Discord não aceita este tabuleiro. A partida está em pausa: as jogadas ficam salvas e o relógio de ninguém corre. Tento de novo a cada poucos minutos; /dominó tabuleiro tenta na hora.
screen-lost-unreachable = O Discord não está recebendo o tabuleiro agora. A partida está em pausa: as jogadas ficam salvas e o relógio de ninguém corre. Ela continua assim que o tabuleiro passar.
screen-not-a-member = Não sou membro deste servidor, só os meus comandos estão aqui, então não posso mostrar uma mesa. Quem administra o servidor pode [me adicionar]({ $link }).
screen-no-pictures = Não posso anexar arquivos aqui, então o tabuleiro aparece em texto.
board-no-picture = Sem imagem: o Discord não aceitou. Tento de novo em alguns minutos.
screen-choose-tile = Qual pedra?
screen-choose-end = Onde vai { $tile }?
screen-more = O que você quer fazer?
screen-left = Você saiu da mesa.
screen-waits = Você saiu. Nada se perdeu: volte com “Continuar” ou /dominó pedras.
screen-stop-lobby = Fechar esta mesa?
screen-stop-unrated = Encerrar esta partida para todos, sem resultado?
screen-stop-rated = Encerrar esta partida ranqueada sem resultado? Todos na mesa precisam concordar.
screen-stop-moderator = Encerrar já esta partida ranqueada, como moderador? Ninguém ganha nem perde pontos, e o registro do servidor mostra o seu nome.
screen-stopped = A mesa foi fechada.
screen-stop-noted = Anotado. A partida termina quando todos concordarem.
screen-stop-holds = Isso vale para esta rodada, e você pode voltar atrás.
screen-stop-withdrawn = Pedido desfeito. A partida continua.
screen-unchanged = Nada mudou.
screen-board-moved = O tabuleiro agora está no fim do canal.
screen-not-alone = Alguém entrou na mesa. Toque em Começar quando ela estiver cheia.
screen-page = Página { $number } de { $pages }
screen-one-goal = { $variant } se joga até uma meta ou por rodadas: escolha um dos dois.
screen-no-target = { $variant } se joga por rodadas, não até uma meta: { $allowed }.
screen-no-rounds = { $variant } se joga até uma meta, não por rodadas: { $allowed }.
screen-mended = Com estas mudanças: { $changes }.
screen-opened = Sua mesa está aberta, no fim deste canal.
mended-players = { $count } jogadores
mended-pairs = sem duplas
mended-stake = sem ouro
mended-tiles = { $count } pedras
mended-target = até { $count } pontos
mended-rounds = { $count ->
    [one] uma rodada
   *[other] { $count } rodadas
    }
mended-computers = { $count ->
    [one] um computador
   *[other] { $count } computadores
    }
mended-open = Abrir: { $changes }
button-open-changed = Abrir com estas mudanças
button-open-again = Tentar de novo


### People come and go

command-tables-name = mesas
command-tables-description = Lista as mesas deste servidor que têm lugar para você
command-replay-name = rever
command-replay-description = Reveja a sua última partida, passo a passo
command-verify-name = conferir
command-verify-description = Confira as distribuições da sua última partida
option-private-name = privada
option-private-description = Só quem você convidar pode entrar
option-call-name = chamar
option-call-description = Chamar o cargo que o servidor escolheu para jogadores
option-thread-name = tópico
option-thread-description = Jogar num tópico só da mesa
button-take = Ocupar lugar
button-take-back = Voltar à mesa
button-claim = Levar a vitória
button-claim-confirm = Sim, levar a vitória
button-invite = Convidar
button-close-table = Fechar a mesa
button-close-confirm = Sim, fechar
button-away = Tirar da mesa
button-away-confirm = Sim, tirar da mesa

lobby-rated = { $stake ->
    [one] Ranqueada: vale { $stake } ponto de ranking, se não entrar computador.
   *[other] Ranqueada: vale { $stake } pontos de ranking, se não entrar computador.
    }
lobby-rated-full = { $stake ->
    [one] Ranqueada: vale { $stake } ponto de ranking.
   *[other] Ranqueada: vale { $stake } pontos de ranking.
    }
lobby-spent = Não vale: hoje já começaram cinco partidas que valem: { $names }.
lobby-private = Mesa privada: só convidados.
lobby-rated-now = { $mentions } · não há mais computador na mesa { $table }, e agora ela é ranqueada. Se não quiser, toque em Sair antes do começo.
lobby-invited = Convidados: { $names }
lobby-invitation = { $mentions } · { $host } convida você para uma mesa: { $table }
lobby-call = { $role } · { $host } procura { $count ->
    [one] mais uma pessoa: { $table }
   *[other] mais { $count } pessoas: { $table }
    }

turn-call-missed = { $mention }, é a sua vez. Se perder esta, perde o lugar. Fim do tempo: { $when }
turn-call-solo = { $mention }, é a sua vez. Se perder a vez, a partida espera por você. Fim do tempo: { $when }
turn-warning = { $mention }, o seu tempo está acabando. Depois o computador joga por você: { $when }
turn-warning-missed = { $mention }, o seu tempo está acabando. Depois o computador joga por você e você perde o lugar: { $when }
turn-warning-solo = { $mention }, o seu tempo está acabando. Depois a partida para e espera por você: { $when }
turn-unseated = { $mention }, você perdeu a vez duas vezes seguidas e o computador está no seu lugar. Volte com um toque, antes que alguém se sente.
turn-waits = ⏸️ A partida espera por **{ $name }**. Ela fecha: { $when }
turn-call-waits = { $mention }, seu tempo acabou duas vezes seguidas, então a partida espera por você. Ela fecha: { $when }

news-left = { $name } saiu. O computador continua.
news-missed = { $name } perdeu a vez duas vezes seguidas. O computador continua, e o lugar está livre.
news-gone = { $name } não está mais neste servidor. O computador continua.
news-back = { $name } voltou e retoma o seu lugar.
news-taken = { $name } agora joga por { $owner }, no lugar do computador.

match-claimed = ### 🏆 { $name } leva a vitória: todos os outros tinham saído
match-stake = { $stake ->
    [one] Partida ranqueada, vale { $stake } ponto de ranking:
   *[other] Partida ranqueada, vale { $stake } pontos de ranking:
    }
match-settled = • { $name } **{ $points }** · { $rule }{ $rating }
match-left = Não ficou até o fim: { $names }
match-rivalry = Confronto direto: { $name } { $ahead }–{ $behind } { $other }
match-rivalry-drawn = { $count ->
    [0] , { $count } empates
    [one] , { $count } empate
   *[other] , { $count } empates
    }
match-limit = Não vale: os adversários já tinham jogado cinco partidas ranqueadas naquele dia quando ela começou.
settled-rating = {" "}· rating { $rating } ({ $change })
settled-rating-provisional = {" "}· rating provisório { $rating } ({ $change })
settled-stayed = jogou até o fim
settled-returned = voltou: vale por inteiro
settled-left = saiu; um substituto terminou: conta a derrota, não a vitória
settled-left-to-computer = saiu; o computador terminou: paga tudo
settled-computer-played = o computador fez a maioria das escolhas: conta a derrota, não a vitória
settled-sat-in = substituto: leva o que o lugar ganhou
settled-sat-in-free = substituto: não perde
settled-sat-in-full = substituto com mais de 3000 pontos: não ganha
settled-passed-on = substituto que também saiu: sem pontos
closed-stopped-by = Um moderador, { $name }, encerrou esta partida ranqueada. Ninguém ganha nem perde pontos.
closed-stopped-together = Todos concordaram em encerrar esta partida ranqueada: { $names }. Ninguém ganha nem perde pontos.

hand-missed = ⏱️ Você perdeu a vez e o computador jogou por você. Se acontecer de novo, perde o lugar.
hand-missed-solo = ⏱️ Você perdeu a última vez e o computador jogou por você. Se perder outra, a partida espera por você.
hand-computer-played = 🤖 O computador fez a maioria das suas escolhas. Se terminar assim, você pode perder pontos, mas não ganhar.
hand-left = Você não está mais nesta mesa.

screen-seats = Há vários lugares livres. Qual você quer?
screen-seat-choose = Escolha um lugar
screen-seat = Lugar { $number } · { $name } · { $points }
screen-seat-back = Você está de volta ao seu lugar.
screen-seat-taken = Agora você joga por { $name }, com as pedras e os pontos desse lugar.
screen-seat-taken-rated = Agora você joga por { $name }, com as pedras e os pontos desse lugar. Pode ganhar pontos de ranking e não perde nenhum.
screen-seat-taken-full = Agora você joga por { $name }, com as pedras e os pontos desse lugar. Acima de 3000 pontos de ranking você não ganha nenhum aqui, nem perde.
screen-claim = Todos os outros saíram. Encerrar agora e levar a vitória?
screen-claim-rated = Todos os outros saíram. Encerrar agora e levar a vitória, com **+{ $stake }**?
screen-claim-spent = Todos os outros saíram. Encerrar agora e levar a vitória? Não vale pontos: os adversários já tinham jogado cinco partidas ranqueadas naquele dia quando ela começou.
screen-claim-not = Só a última pessoa da mesa pode levar a vitória.
screen-claimed = A partida é sua.
screen-invite = Quem você quer convidar? Escolha até { $count }. O convite aparece neste canal.
screen-invite-private = Quem você quer convidar? Escolha até { $count }. O convite aparece neste canal, e só essas pessoas podem entrar.
screen-invite-choose = Escolha pessoas
screen-invited = Convites feitos: { $names }.
screen-invite-seated = Já estão nesta mesa: { $names }.
screen-invite-bots = Bots não podem entrar: { $names }. Para jogar com um computador, toque em “+ Computador”.
screen-invite-unseen = Não foram convidados, pois não veem este canal: { $names }.
screen-invite-often = Já receberam { $count } convites, o limite: { $names }.
screen-call-none = Ninguém foi chamado: este servidor ainda não tem um cargo para jogadores. Quem administra o servidor escolhe um com /configurações.
screen-call-barred = Ninguém foi chamado: não posso mencionar { $role } aqui. Quem administra o servidor pode tornar o cargo mencionável ou me deixar mencionar todos os cargos.
screen-call-full = Ninguém foi chamado: a mesa está completa.
screen-call-lately = Ninguém foi chamado: o cargo foi chamado há pouco. Pode ser chamado de novo: { $when }
screen-call-private = Ninguém foi chamado: sua mesa é privada.
screen-away = Quem deve sair da mesa?
screen-away-choose = Escolha alguém
screen-away-nobody = Não há mais ninguém na mesa.
screen-away-sure = Tirar { $name } da mesa? Só volta se você convidar.
screen-sent-away = { $name } saiu da mesa. Só volta se você convidar.
screen-leave-lobby = Sair desta mesa?
screen-leave-match-unrated = Sair desta partida? O computador joga no seu lugar. Ela é amistosa: você não perde pontos.
screen-leave-match-rated = Sair desta partida ranqueada? O computador joga no seu lugar; se ele terminar, você perde **{ $stake }**. Se um substituto terminar, você fica com a derrota, mas não com a vitória.
screen-leave-spent = Sair desta partida ranqueada? O computador joga no seu lugar. Você não perde pontos: ela não vale, porque os adversários já tinham jogado cinco partidas ranqueadas naquele dia quando ela começou.
screen-leave-solo = Sair desta partida? Ela espera por você por um dia e depois fecha. É amistosa: não custa nada.
screen-leave-return = { $count ->
    [0] Você já voltou duas vezes: não dá para voltar de novo.
    [one] Você ainda pode voltar uma vez, até alguém se sentar. Se o computador fizer mais da metade das suas escolhas, você não ganha nada.
   *[other] Você pode voltar até alguém se sentar, { $count } vezes por partida. Se o computador fizer mais da metade das suas escolhas, você não ganha nada.
    }
screen-leave-substitute = Sair desta partida ranqueada? Você joga por { $name }: não perde pontos, mas não ganha, e fica 24 horas sem poder substituir ninguém neste servidor.
screen-leave-last = Sair desta partida ranqueada? Só restou você, e os computadores terminam na hora. Ela não vale mesmo: os adversários já tinham jogado cinco partidas ranqueadas naquele dia quando ela começou. Ou leve a vitória.
screen-leave-claim = Sair desta partida ranqueada? Só restou você: sair custa **{ $stake }**; levar a vitória rende **+{ $stake }**.

tables-title = ### Mesas com lugar para você
tables-where = { $table } · { $channel }
tables-unrated = Amistosa
tables-spent = Não vale: já foram cinco partidas ranqueadas hoje
tables-who = { $count ->
    [one] { $names } · 1 lugar livre
   *[other] { $names } · { $count } lugares livres
    }
tables-rated = { $stake ->
    [one] Ranqueada, vale { $stake } ponto de ranking
   *[other] Ranqueada, vale { $stake } pontos de ranking
    }
tables-more = { $count ->
    [one] … e mais uma mesa.
   *[other] … e mais { $count } mesas.
    }
tables-none = Nenhuma mesa deste servidor tem lugar livre para você. Abra uma com /dominó jogar.

endings-not-seated = Você não está em nenhuma mesa deste canal. O que há aqui e quem pode encerrar:
endings-not-yours = Você não pode encerrar esta mesa, só sair dela:
endings-lobby = • { $table } · ainda não começou. Quem pode fechar: { $host }, que abriu a mesa, ou um moderador.
endings-unrated = • { $table } · amistosa. Quem pode encerrar: { $host }, que abriu a mesa, ou um moderador.
endings-rated = • { $table } · ranqueada. Quem pode encerrar: todos na mesa juntos ({ $names }), ou um moderador.
endings-command = Para encerrar uma: /dominó encerrar
endings-leave = Para sair de uma: /dominó sair


### Rule pages: who is in the pictures, and the words of the game

help-seat-1 = Ana
help-seat-2 = Beto
help-seat-3 = Caio
help-seat-4 = Duda
help-table = ### Tempo e abandono
    • **Tempo**: quando o seu acaba, o computador joga por você. Se perder a vez 2 vezes seguidas, o seu lugar fica livre.
    • **Abandono**: o computador joga no seu lugar. Você pode voltar até outra pessoa se sentar; em partida ranqueada, no máximo 2 vezes.
    • **Só contra computadores**: se você sair ou perder a vez 2 vezes seguidas, a partida espera por você um dia.
    • **Substituto**: ocupa um lugar livre, com as pedras e os pontos dele.
    • **Queda**: se o Discord ou o bot cair, o tempo de ninguém corre.
    • **Encerrar**: uma amistosa pode ser encerrada por quem abriu a mesa. Uma ranqueada só acaba sem resultado se todos na mesa concordarem ou um moderador encerrar. Só restou você? Toque em “Levar a vitória” ou saia.
help-ladder = ### Pontos de ranking
    • Neste servidor todos começam com 1000 pontos de ranking; dá para ficar abaixo de zero.
    • **Ranqueada**: começa só com pessoas. A mesa mostra o valor: quem vence ganha, quem perde paga.
    • **Três ou quatro sem duplas**: o primeiro ganha tudo e o último paga tudo; com quatro, o segundo ganha metade e o terceiro paga metade.
    • **Saiu de vez**: paga o valor se o computador terminou, ou a perda do lugar se foi um substituto; não ganha nada.
    • **Se o computador fez a maioria das suas escolhas** (contando as vezes perdidas): você paga a perda e não ganha nada.
    • **Substituto**: pode ganhar pontos de ranking (nenhum acima de 3000) e nunca perde. Quem larga esse lugar fica 24 horas sem substituir ninguém neste servidor.
    • Entre os mesmos dois adversários valem 5 ranqueadas por dia.
    • **Confronto direto**: as ranqueadas que dois adversários começaram. Quem saiu perdeu; substitutos não contam.
help-words = ### Palavras
    • **Carroça** (bucha): pedra com duas metades iguais; a maior é o carroção. **Branco**: metade sem pontos; vale 0.
    • **Monte**: as pedras que não foram distribuídas, viradas para baixo. **Mão**: as pedras que você tem.
    • **Ponta aberta** (extremidade): onde dá para jogar uma pedra; marcada com A, B, C ou D.
    • **Abertura**: a primeira pedra da rodada. **Spinner**: primeira pedra com mais de dois lados.
    • **Bater**, ou dominó: jogar a sua última pedra. **Jogo fechado** (trancado): ninguém pode jogar e nada pode ser comprado.
    • **Rodada**: de uma distribuição à seguinte. **Partida**: todas as rodadas até o resultado. **Meta**: os pontos que a vencem.
    • **Dupla**: dois parceiros. **Substituto**: quem assume um lugar durante a partida.


### Leaderboards

ranks-title = ### 🏆 Classificação: { $what }
ranks-what-points = pontos de ranking
ranks-what-rating = rating
ranks-what-wins = vitórias
ranks-about = { $where } · { $period } · { $variant }
ranks-about-server = Este servidor
ranks-about-global = Todos os servidores
ranks-season = { $month }, final
ranks-seasons = Classificações finais dos meses
ranks-row = **{ $rank }.** { $name } · { $value }
ranks-row-reader = ▸ **{ $rank }. { $name } · { $value }**
ranks-provisional = { $value } (?)
ranks-own = Sua posição: **{ $rank }º** · { $value }
ranks-own-none = Você ainda não está nesta classificação. Jogue uma ranqueada sem computador.
ranks-own-hidden = Você se escondeu da classificação geral. Para voltar: /eu
ranks-own-season = Você não jogou ranqueadas nesse mês.
ranks-empty = Ninguém por aqui ainda. Valem partidas ranqueadas sem computador: abra uma mesa com /dominó jogar.
ranks-empty-global = Ninguém por aqui ainda. Valem servidores com dez ou mais jogadores ranqueados.
ranks-pages = { $people ->
    [0] Página { $number } de { $pages } · { $people } pessoas
    [one] Página { $number } de { $pages } · { $people } pessoa
   *[other] Página { $number } de { $pages } · { $people } pessoas
    }
ranks-help-provisional = (?) Rating provisório. Em partidas a dois, ele se firma depois de umas 30 a 50 ranqueadas.
ranks-help-rating = Cada modalidade tem o seu rating, de todos os tempos.
ranks-help-season = Fechada no fim do mês (UTC). Partidas anuladas depois continuam valendo aqui.
ranks-former = ex-jogador
button-ranks-points = Pontos
button-ranks-rating = Rating
button-ranks-wins = Vitórias
button-ranks-all = Total
button-ranks-month = Mês
button-ranks-week = Semana
button-ranks-server = Este servidor
button-ranks-global = Todos os servidores
button-ranks-records = Recordes
month = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
    } de { $year }

season-title = ### 🏆 Classificação final: { $month }
season-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
    } **{ $name }** · { $points }
season-players = { $players ->
    [0] { $players } jogadores
    [one] { $players } jogador
   *[other] { $players } jogadores
    }
season-about = Pontos de ranking do mês · { $players }, { $matches }
button-season-table = Tabela inteira

records-title = ### 🏆 Recordes do servidor
records-about = Este servidor · { $variant }
records-streak = { $value ->
    [0] **Maior sequência de vitórias** · { $value }
    [one] **Maior sequência de vitórias** · { $value } vitória
   *[other] **Maior sequência de vitórias** · { $value } vitórias
    }
records-round = { $value ->
    [0] **Maior rodada** · { $value } pontos
    [one] **Maior rodada** · { $value } ponto
   *[other] **Maior rodada** · { $value } pontos
    }
records-play = { $value ->
    [0] **Maior jogada** · { $value } pontos
    [one] **Maior jogada** · { $value } ponto
   *[other] **Maior jogada** · { $value } pontos
    }
records-who = { $names } · { $variant } · { $when }
records-none = Nenhum recorde ainda. Valem partidas ranqueadas sem computador: abra uma mesa com /dominó jogar.
records-help = Das partidas que valem para o ranking. Pontos de penalidade não contam.
button-records-streak = Replay: sequência
button-records-round = Replay: rodada
button-records-play = Replay: jogada
button-records-back = Classificação


### Profiles

profile-title = ### { $name }
profile-points = Pontos de ranking aqui: **{ $points }**
profile-streak = { $wins ->
    [0] Melhor sequência de vitórias: { $best }
   *[other] Sequência de vitórias: **{ $wins }** · melhor: { $best }
    }
profile-none = Ainda não jogou partidas ranqueadas aqui.
profile-none-own = Você ainda não jogou partidas ranqueadas aqui. Abra uma mesa com /dominó jogar.
profile-record = **{ $variant }** · { $record }
profile-rated = **{ $variant }** · rating **{ $rating }** · { $record }
profile-played = { $count ->
    [0] { $count } partidas
    [one] { $count } partida
   *[other] { $count } partidas
    }
profile-won = { $count ->
    [0] { $count } vitórias
    [one] { $count } vitória
   *[other] { $count } vitórias
    }
profile-lost = { $count ->
    [0] { $count } derrotas
    [one] { $count } derrota
   *[other] { $count } derrotas
    }
profile-drew = { $count ->
    [0] { $count } empates
    [one] { $count } empate
   *[other] { $count } empates
    }
profile-left = { $count ->
    [0] { $count } abandonos
    [one] { $count } abandono
   *[other] { $count } abandonos
    }
profile-helped = { $count } como substituto
profile-rivalry = Você contra { $name }: { $record } · última { $when }
profile-private = Amistosas – só você vê isto:
profile-last = Últimas partidas:
profile-match = { $when } · { $variant } · { $how }
profile-match-points = { $when } · { $variant } · { $how } **{ $points }**
profile-how-won = vitória
profile-how-lost = derrota
profile-how-drew = empate
profile-how-left = abandono
profile-how-helped = substituto
profile-how-place = { $how }, { $place }º de { $sides }
profile-graph = Rating em { $variant }, de { $first } a { $last }. Branco: agora, dourado: o melhor, fino: provisório.
profile-graph-alt = { $matches ->
    [one] Rating em { $variant }: { $now } depois de { $matches } partida ranqueada. Maior { $high }, menor { $low }.
   *[other] Rating em { $variant }: { $now } depois de { $matches } partidas ranqueadas. Maior { $high }, menor { $low }.
    }
profile-graph-alt-all = Partida a partida: { $ratings }.
profile-graph-menu = Rating ao longo do tempo: qual modalidade?
profile-bot = Computadores não têm perfil. Escolha uma pessoa.


### Settings

settings-not-allowed = Só quem tem a permissão Gerenciar Servidor pode fazer isso.
language-name = Português do Brasil
settings-title = ### Configurações deste servidor
setting-line = **{ $name }** · { $value }
setting-about = -# { $text }
setting-choose = Mudar uma configuração
setting-value = Escolher
setting-on = sim
setting-off = não
setting-bounds = De { $least } a { $most }
setting-not-a-number = { $name }: escreva um número de { $least } a { $most }.
setting-language = Idioma das mensagens públicas
setting-language-none = o de quem abre
setting-language-help = Mesas e mensagens públicas, também das mesas já abertas. O que só você vê fica no seu idioma.
setting-channels = Canais para mesas
setting-channels-none = todos
setting-channels-help = Onde dá para abrir mesas; os tópicos também contam. Para todos, não escolha nenhum.
setting-threads = Um tópico por mesa
setting-threads-help = Mesas novas ganham um tópico só delas, onde posso abrir um. Mesas em tópicos não contam no limite do canal.
setting-variant = Modalidade padrão
setting-variant-help = O que /dominó jogar abre quando ninguém escolhe a modalidade.
setting-turn_time = Tempo por jogada padrão
setting-turn_time-help = O tempo de uma mesa nova quando ninguém escolhe outro.
setting-turn_calls = Avisos da vez
setting-turn_calls-help = Uma menção para quem deixa a mesa esperando. Cada um desliga os seus com /eu
setting-ping_role = Cargo a chamar
setting-ping_role-none = nenhum
setting-ping_role-help = Quem abre uma mesa pode chamar este cargo, no máximo uma vez a cada { $minutes } minutos. Para não ter nenhum, desmarque.
setting-ping_role-everyone = Não dá para usar @everyone. Escolha um cargo que as pessoas pegam porque querem.
setting-ping_role-unmentionable = Ainda não posso mencioná-lo: deixe todos mencionarem esse cargo ou me dê aqui a permissão Mencionar todos os cargos.
setting-season_channel = Canal da classificação do mês
setting-season_channel-none = nenhum
setting-season_channel-help = Onde a classificação final é publicada quando o mês acaba (UTC). Para não ter nenhum, desmarque.
setting-per_channel = Mesas por canal
setting-per_person = Mesas por pessoa
button-settings-numbers = Limites
button-settings-log = Registro
button-settings-check = Permissões
check-title = ### Permissões
check-fine = ✅ { $channel }
check-unknown = ❔ { $channel } · Não vejo este canal.
check-view_channel = ❌ { $channel } · { $permission } · sem mesas aqui
check-connect = ❌ { $channel } · { $permission } · sem mesas aqui
check-send_messages = ❌ { $channel } · { $permission } · sem mesas aqui
check-send_messages_in_threads = ❌ { $channel } · { $permission } · sem mesas em tópicos
check-create_public_threads = ⚠️ { $channel } · { $permission } · sem tópicos para mesas
check-manage_threads = ❌ { $channel } · { $permission } · sem mesas aqui
check-attach_files = ⚠️ { $channel } · { $permission } · o tabuleiro vira texto
check-read_message_history = ⚠️ { $channel } · { $permission } · o tabuleiro não desce quando escrevem abaixo dele
settings-log = ### Registro do servidor
settings-log-empty = Nada ainda: nenhuma partida ranqueada daqui acabou sem resultado, e nenhum moderador precisou agir.
settings-log-agreed = { $when } · partida { $match } · todos concordaram em encerrar
settings-log-moderator = { $when } · partida { $match } · encerrada por um moderador: { $name }
settings-log-lost = { $when } · partida { $match } · o bot não podia mais postar
settings-log-outdated = { $when } · partida { $match } · não pôde continuar após uma atualização do bot
settings-log-table = -# { $channel } · { $names }


### Own settings

me-title = ### Suas preferências
me-global = Na classificação geral
setting-own_language = Idioma
setting-own_language-none = o do seu Discord
setting-own_language-help = De tudo o que só você vê.
setting-own_turn_calls = Avisos da vez
setting-own_turn_calls-help = Uma menção quando a mesa espera por você. Sem ela, você mesmo acompanha a sua vez.
setting-own_board = Pedras
setting-own_board-pictures = imagem
setting-own_board-both = imagem e texto
setting-own_board-text = texto
setting-own_board-help = Como suas pedras e o tabuleiro aparecem para você. O tabuleiro no canal continua imagem para todos.
button-me-global-on = Aparecer na classificação
button-me-global-off = Sair da classificação


### Computers

level-easy = fácil
level-medium = médio
level-hard = difícil
computers-line = -# Computadores: { $computers }
computers-one = { $name } ({ $level })
option-level-name = dificuldade
option-level-description = Dificuldade dos computadores que jogam com você
choice-level-easy = Fácil
choice-level-medium = Médio
choice-level-hard = Difícil
choice-level-same = Mais ou menos o meu nível
button-level-easy = Fácil
button-level-medium = Médio
button-level-hard = Difícil
button-level-same = Meu nível
screen-fill-level = Completar os lugares livres com computadores e começar? Dificuldade: { $level }
screen-fill-unrated = Com computador, a partida fica amistosa.
screen-level = Que dificuldade o computador deve ter?
screen-level-added = { $name } entrou na mesa. Dificuldade: { $level }
screen-level-same = { $name } entrou na mesa, mais ou menos do seu nível. Dificuldade: { $level }
screen-level-unknown = { $name } entrou na mesa. Dificuldade: { $level }. Ainda não dá para saber a sua força nesta modalidade; cada ranqueada ajuda.
screen-level-no-hard = O nível difícil não está disponível neste bot; joga o médio.


### The playground's page

playground-language-name = Português (Brasil)
playground-answer-none = Ayaz não respondeu. Tente de novo.
playground-app = APP
playground-apps = Aplicativos
playground-bots = Bots
playground-channels = Canais
playground-done = Pronto
playground-gone = Esse botão não existe mais. Use a mensagem mais recente.
playground-hide = Dispensar
playground-language = Idioma
playground-lost = O playground parou. Inicie de novo com “make play”; esta página volta sozinha.
playground-managers = Gerencia o servidor
playground-members = Membros
playground-newest = Mensagens mais recentes
playground-no = Não
playground-no-commands = Esse comando não existe
playground-offline = offline
playground-online = online
playground-open-as = Jogar como { $name }
playground-people = Jogadores
playground-private = Só você pode ver isto
playground-required = Escolha
playground-send = Enviar
playground-commands = Comandos
playground-thinking = Ayaz está pensando …
playground-to-hand = Sua mensagem
playground-used = { $name } usou { $command }
playground-welcome = Boas-vindas ao Domino Evi!
playground-welcome-play = Jogue aqui contra o computador ou abra outro jogador na lista de membros.
playground-welcome-tiles = Suas pedras vêm numa mensagem que só você vê; toque em uma para jogar.
playground-welcome-rest = O resto são comandos: digite / aqui embaixo.
playground-welcome-start = Jogar contra o computador
playground-write = Conversar em #{ $channel }
playground-yes = Sim
playground-you = é você
### Seus dados, privacidade, sobre

command-mydata-name = meus_dados
command-mydata-description = O que eu guardo sobre você, em todos os servidores
command-export-name = exportar
command-export-description = Receba num arquivo tudo o que eu guardo sobre você
command-delete-name = excluir
command-delete-description = Apaga seu nome e o ID da sua conta dos meus registros; pergunta antes
command-privacy-name = privacidade
command-privacy-description = O que eu guardo sobre as pessoas e por quê
command-about-name = sobre
command-about-description = O que é este bot e qual a versão
mydata-export = Tudo o que eu guardo sobre você, de todos os servidores. É um arquivo de texto JSON; qualquer editor abre.
mydata-delete =
    ### Excluir seus dados?
    • Seu nome e sua conta são apagados em todos os servidores. Seus resultados ficam, como “ex-jogador”: nas mesas, nas classificações dos servidores e nos registros. Da classificação geral você sai.
    • Depois disso nada leva a você, então não dá para desfazer.
    • Se você voltar, começa do zero: uma pessoa nova, com 1000 pontos de ranking e sem ouro.
    • Se um servidor barra você nas mesas dele, isso continua.
mydata-delete-seated = { $count ->
    [one] • Você está em 1 mesa e sai dela agora, com o custo de sempre.
   *[other] • Você está em { $count } mesas e sai delas agora, com o custo de sempre.
}
mydata-kept = Nada foi excluído.
mydata-deleted = Pronto: nada do que eu guardo leva mais a você. As mesas antigas nos canais passam a dizer “ex-jogador”, uma a uma.
button-erase = Sim, excluir meus dados
button-erase-no = Não, manter
refused-still-seated = Você ainda está numa mesa. Saia dela primeiro e depois exclua seus dados.
refused-draining = Vou ser atualizado em breve e até lá não abro mesas novas. As partidas em andamento continuam.
privacy =
    ### Privacidade
    • **O que guardo:** o id da sua conta e seu nome de exibição quando você se senta ou é convidado; ids de servidores, canais e mesas; cada jogada com o horário; resultados, pontos, ratings e ouro; o que os moderadores fizeram.
    • **O que não guardo:** suas mensagens e o resto do seu perfil.
    • **Seus dados num arquivo:** /meus_dados exportar
    • **Para apagar:** /meus_dados excluir
    Se um servidor me remove, os dados dele são apagados { $days ->
        [one] 1 dia
       *[other] { $days } dias
    } depois. Cada campo e o motivo: docs/privacy.md no meu código.
privacy-policy = Política de privacidade de quem mantém este bot: { $url }
privacy-terms = Termos: { $url }
about =
    ### Ayaz { $version }
    Dominó para Discord: seis modalidades, pessoas ou computadores, um ranking. Ayaz é a pedra branca dos dois lados.
    Software livre sob a licença MIT. Quem mantém este bot diz onde está o código; docs/privacy.md e docs/terms.md fazem parte dele.
about-commands =
    • **Jogar**: /dominó jogar · suas pedras: /dominó pedras · lugares livres: /dominó mesas · regras: /dominó regras
    • **Depois**: /dominó rever · conferir as pedras dadas: /dominó conferir
    • **Classificação**: /classificação, com recordes e meses passados · /perfil
    • **Seu**: /eu · dinheiro de brincadeira: /ouro · o que guardo: /privacidade · seus dados: /meus_dados
    • **Pessoas**: clique com o botão direito ou segure em alguém, depois Apps: Perfil, Desafiar no dominó
    • **Gerenciar Servidor**: /configurações · /dominó barrar · /dominó anular


### Moderação

command-bar-name = barrar
command-bar-description = Gerenciar Servidor: deixe alguém fora das mesas daqui ou veja quem está
option-barred-description = Quem; sem escolha, você vê quem está fora
command-void-name = anular
command-void-description = Gerenciar Servidor: tire um resultado do ranking
option-result-name = resultado
option-result-description = O link da mesa ou o número; sem isso, você escolhe numa lista
bars = ### Fora das mesas daqui
bars-none = Ninguém está barrado das mesas daqui.
bars-more = { $count ->
    [one] E mais 1.
   *[other] E mais { $count }.
}
bar-bot = Bots não se sentam à mesa mesmo. Escolha uma pessoa.
barred-now = { $name } agora está fora das mesas daqui: não abre, não entra, não substitui nem recebe convite. O lugar numa partida em andamento fica até o fim; se sair, não volta.
barred-before = { $name } já está fora das mesas daqui.
bar-lifted = { $person } pode jogar aqui de novo.
button-bar-lift = Deixar jogar de novo
refused-barred = Quem gerencia este servidor deixou você fora das mesas daqui.
refused-not-on-ladder = Esse resultado não deu pontos de ranking nem ouro, então não há o que anular.
screen-invite-barred = Sem convite, por estar fora das mesas daqui: { $names }.
void-none = Nenhum resultado daqui conta no ranking ainda.
void-choose = Escolha um resultado
void-pick = Qual resultado? Estes são os mais novos daqui. Para um mais antigo, passe o link da mesa: /dominó anular
void-unknown = Não achei nenhuma partida terminada daqui com isso. Passe o link da mesa ou o número.
void-ask = ### Anular a partida { $match }?
    { $table } rendeu:
void-means = Pontos, ratings e vitórias ficam como se ela nunca tivesse sido jogada; as partidas seguintes são recontadas sem ela. O ouro dela volta. Não dá para desfazer. O registro do servidor diz que foi você.
void-kept = O resultado continua valendo.
voided = A partida { $match } foi anulada. A mesa dela já vai dizer isso.
button-void = Sim, anular
match-voided = Anulada: quem gerencia este servidor tirou este resultado do ranking.
settings-log-voided = { $when } · partida { $match } · resultado anulado por { $name }
settings-log-barred = { $when } · { $name } deixou { $person } fora das mesas
settings-log-bar-lifted = { $when } · { $name } deixou { $person } jogar de novo

### Menu de uma pessoa

menu-profile = Perfil
menu-challenge = Desafiar no dominó
challenge-nobody = Só dá para desafiar outra pessoa. Para jogar contra o computador, use /dominó jogar.


### Gold

command-gold-name = ouro
command-gold-description = Seu ouro aqui: dinheiro de brincadeira, grátis, com presente todo dia
option-stake-name = ouro
option-stake-description = Ouro que cada pessoa põe na mesa no início; quem vence leva
choice-what-gold = ouro
button-gift = Presente do dia
gold-title = ### Ouro
gold-balance = Você tem **{ $gold } de ouro** aqui.
gold-given = Presente de hoje: **+{ $gold } de ouro**
gold-next = Próximo presente: { $when }
gold-moves = Últimas mudanças:
gold-move-gift = { $when } · presente do dia **{ $gold }**
gold-move-stake = { $when } · posto na mesa **{ $gold }**
gold-move-payout = { $when } · recebido da mesa **{ $gold }**
gold-move-void = { $when } · resultado anulado **{ $gold }**
gold-about = -# O ouro é dinheiro de brincadeira, grátis, para as mesas deste servidor. Não se compra, não se vende, não vira dinheiro de verdade e não passa para outra pessoa: serve só para jogar.
lobby-gold = Cada pessoa põe **{ $stake } de ouro** na mesa (dinheiro de brincadeira). Quem vence leva.
lobby-gold-alone = Só contra computadores não se põem { $stake } de ouro na mesa: é preciso haver duas pessoas.
board-gold = Na mesa: **{ $pot } de ouro**
match-gold = Os { $pot } de ouro da mesa: { $shares }
match-gold-share = { $name } **+{ $gold }**
match-gold-nobody = Não sobrou ninguém para levar os { $pot } de ouro da mesa.
match-gold-voided = O ouro desta partida foi devolvido.
closed-gold = Cada pessoa recebeu de volta o ouro que pôs na mesa.
screen-leave-gold = Você também perde os **{ $stake } de ouro** que pôs na mesa.
screen-seat-gold = Há { $pot } de ouro na mesa. Você joga pelo ouro de { $name }: pode ganhar e não perde nada.
profile-gold = Ouro aqui: **{ $gold }** (dinheiro de brincadeira)
ranks-what-gold = ouro
ranks-about-gold = Este servidor · dinheiro de brincadeira, grátis
ranks-empty-gold = Pegue aqui o seu primeiro ouro com /ouro.
button-ranks-gold = Ouro
setting-gold = Ouro (dinheiro de brincadeira)
setting-gold-help = Grátis: um presente por dia com /ouro, e quem abre uma mesa pode pedir ouro de cada um. Desligado, ninguém perde o que tem.
screen-stop-gold = Encerrar esta partida sem resultado? Todos na mesa precisam concordar; depois cada um recebe o ouro de volta.
endings-gold = • { $table } · com ouro. Quem pode encerrar: todos na mesa juntos ({ $names }), ou um moderador.
tables-gold = { $stake } de ouro por pessoa
refused-gold-off = O ouro está desligado neste servidor. Quem tem a permissão Gerenciar Servidor pode ligar com /configurações.
refused-too-little-gold = Cada um põe { $stake } de ouro na mesa. Você tem { $balance }.
refused-stake-needs-two = Para pôr ouro na mesa são precisas duas pessoas. Use menos computadores ou jogue sem ouro.
refused-cannot-put-in = A partida não pode começar. Quem não tem os { $stake } de ouro: { $names }.
refused-gift-taken = Você já pegou o presente de hoje. Próximo presente: { $until }
help-gold = ### Ouro
    • **O que é**: dinheiro de brincadeira deste servidor, grátis, onde está ligado. Há um presente por dia: /ouro. Não se compra, não se vende, não vira dinheiro de verdade nem passa para outra pessoa.
    • **Na mesa**: quem abre a mesa pode pedir ouro. Cada pessoa põe o mesmo no início; computador não põe nada.
    • **Quem leva**: quem vence; uma dupla divide. Empate ou fim sem resultado: cada um recebe o seu de volta; sem resultado, só se todos concordarem ou por um moderador.
    • **Saiu de vez**: perde o que pôs. Se o computador vence no seu lugar, leva a pessoa mais bem colocada.
    • **Substituto**: joga pelo ouro de quem saiu e não perde ouro.
