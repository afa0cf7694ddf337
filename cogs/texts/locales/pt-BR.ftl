# Textos do bot em português do Brasil.


### Commands

command-domino-name = dominó
command-domino-description = Jogue dominó neste canal
command-play-name = jogar
command-play-description = Abra uma mesa e espere os outros jogadores
command-hand-name = pedras
command-hand-description = Mostra as suas pedras, só para você
command-board-name = tabuleiro
command-board-description = Traz o tabuleiro para o fim do canal
command-leave-name = sair
command-leave-description = Saia da sua mesa; o computador continua por você
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
option-turn_time-description = Tempo de cada vez; quando acaba, o computador joga
option-computers-name = computadores
option-computers-description = Quantos computadores jogam com você
option-rated-name = oficial
option-rated-description = Se uma partida só entre pessoas conta
option-rounds-description = Quantas rodadas tem a partida
option-tiles-description = Quantas pedras cada um recebe
option-teams-description = Se quatro jogam em duas duplas
option-automatic-name = automático
option-automatic-description = Se compras e passes obrigatórios acontecem sozinhos
option-rounds-name = rodadas
option-tiles-name = pedras
option-teams-name = duplas
choice-turn_time-60 = 1 minuto
choice-turn_time-120 = 2 minutos
choice-turn_time-300 = 5 minutos
choice-turn_time-900 = 15 minutos
choice-turn_time-3600 = 1 hora
choice-turn_time-86400 = 24 horas
choice-teams-True = sim
choice-teams-False = não


### Commands: leaderboards, profiles, settings

command-leaderboard-name = classificação
command-leaderboard-description = Quem está na frente, aqui ou em toda parte
command-profile-name = perfil
command-profile-description = Partidas, pontos de ranking e nível de uma pessoa
command-me-name = eu
command-me-description = O que você decide sobre você
command-global_board-name = classificação_geral
command-global_board-description = Se a classificação geral mostra você
command-settings-name = configurações
command-settings-description = O dominó neste servidor
command-caller_role-name = cargo_de_chamada
command-caller_role-description = Qual cargo uma mesa nova pode chamar para jogar
command-log-name = registro
command-log-description = Partidas oficiais daqui que acabaram sem resultado
option-where-name = onde
option-where-description = Este servidor, ou todos os que contam para a classificação geral
option-what-name = critério
option-what-description = O que se compara
option-period-name = período
option-period-description = Desde quando; mês e semana começam à meia-noite UTC, o nível não tem
option-person-name = pessoa
option-person-description = De quem é o perfil; sem escolha, o seu
option-role-name = cargo
option-role-description = Sem escolha, mostra qual é agora
option-shown-name = aparecer
option-shown-description = Se você aparece nela
choice-where-server = este servidor
choice-where-global = geral
choice-what-points = pontos de ranking
choice-what-rating = nível
choice-what-wins = vitórias
choice-period-all = desde sempre
choice-period-month = este mês
choice-period-week = esta semana
choice-variant-any = todas as modalidades


### Buttons

button-join = Entrar
button-leave = Sair
button-add-computer = Adicionar computador
button-start = Começar
button-start-fill = Começar e completar com PC
button-rules = Regras
button-hand = Minhas pedras
button-more = Mais
button-draw = Comprar
button-pass = Passar
button-ready = Pronto
button-rematch = Revanche
button-back = Voltar
button-leave-confirm = Sim, sair
button-no = Não
button-bring-down = Trazer o tabuleiro para baixo
button-text-board = Tabuleiro em texto
button-fair = Distribuição justa
button-stop = Encerrar a partida
button-stop-confirm = Sim, encerrar
button-refresh = Atualizar
button-previous = Página anterior
button-next = Próxima página
button-end = { $letter } · { $side } · { $pips }


### Words

end-left = esquerda
end-right = direita
end-up = cima
end-down = baixo
seat-computer = 🤖 { $name }
seat-stand-in = Computador (por { $name })
seat-free = lugar livre
seat-same-name = { $name } ({ $number })
somebody = alguém
tile-count = { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
    }
point-count = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
    }
penalty-count = { $count ->
    [one] { $count } ponto de penalidade
   *[other] { $count } pontos de penalidade
    }


### Lobby

lobby-title = ### { $variant }
lobby-goal-target = Até { $target } pontos · { $time } por vez
lobby-goal-rounds = { $rounds ->
    [one] { $rounds } rodada · { $time } por vez
   *[other] { $rounds } rodadas · { $time } por vez
    }
lobby-tiles = { $count } pedras cada
lobby-teams = em duplas
lobby-automatic-True = compras e passes obrigatórios automáticos
lobby-automatic-False = compras e passes à mão
lobby-pair = {" "}· dupla { $number }
lobby-seat = • { $name }{ $pair }
lobby-seat-computer = • { $name }{ $pair } · { $level }
lobby-seat-host = • **{ $name }**{ $pair } · dono da mesa
lobby-seat-free = • *lugar livre*{ $pair }
lobby-open = { $count ->
    [one] Há um lugar livre. Toque em Entrar para se sentar.
   *[other] Há { $count } lugares livres. Toque em Entrar para se sentar.
    }
lobby-full = Todos já estão aqui. { $host } pode começar.
lobby-unrated-option = Amistosa: a mesa foi aberta assim.
lobby-unrated-computer = Amistosa: há um computador jogando.
lobby-seal = -# Lacre das distribuições (SHA-256): `{ $seal }`
lobby-expires = Fecha { $when } se não começar.


### What just happened

act-lead = { $name } saiu com { $tile }{ $points }
act-lead-double = { $name } sai com a maior dupla, { $tile }{ $points }
act-lead-heaviest = { $name } sai com a pedra mais alta, { $tile }{ $points }
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
act-late-lead = O tempo acabou: o computador saiu com { $tile } por { $name }{ $points }
act-late-play = O tempo acabou: o computador jogou { $tile } em { $end } por { $name }{ $points }
act-late-draw-play = { $drawn ->
    [one] O tempo acabou: o computador jogou { $tile } em { $end } por { $name }, após 1 pedra comprada{ $points }
   *[other] O tempo acabou: o computador jogou { $tile } em { $end } por { $name }, após { $drawn } pedras compradas{ $points }
    }
act-late-draw = { $drawn ->
    [one] O tempo acabou: 1 pedra foi comprada por { $name }
   *[other] O tempo acabou: { $drawn } pedras foram compradas por { $name }
    }
act-late-pass = O tempo acabou: { $name } passou
act-late-draw-pass = { $drawn ->
    [one] O tempo acabou: 1 pedra foi comprada por { $name }, que passou
   *[other] O tempo acabou: { $drawn } pedras foram compradas por { $name }, que passou
    }
act-points = {" "}· 🟢 { $sum }, **+{ $points }**
act-points-dropped = {" "}· { $sum }, +{ $points } não conta: { $score } + { $points } = { $after } passaria da meta { $target }
act-points-void = {" "}· { $sum }, +{ $points } não conta

turn-person = Vez: **{ $name }** · o tempo acaba { $when }
turn-untimed = Vez: **{ $name }**
turn-call = { $mention }, é a sua vez · o tempo acaba { $when }
turn-call-untimed = { $mention }, é a sua vez
turn-stop-wanted = Para encerrar a partida sem resultado: { $names }. Falta concordar: { $others }.
lead-lot = { $name } { $tile }
lead-lots = Sorteio: { $lots }. A pedra mais alta sai: { $name }.
lead-random = A sorte decidiu quem sai: { $name }.
lead-earned = { $name } bateu na rodada anterior e sai.
lead-next-highest_double = As pedras da próxima distribuição decidem quem sai.
lead-next-lots = Um sorteio decide quem sai na próxima rodada.
lead-next-random = A sorte decide quem sai na próxima rodada.
lead-next-earned = { $name } sai na próxima rodada.



### Ends of rounds and matches

round-title = ### Rodada { $number }
round-target = { $name } chegou à meta com esta pedra.
round-hand = { $name }: { $tiles } = { $sum }
round-hand-empty = { $name }: sem pedras
round-last = Última pedra de { $name }, { $tile }: { $sum }, **+{ $points }**.
round-gain = { $name } **+{ $points }**
round-dropped = { $name } bateu, mas { $points } não conta: { $score } + { $more } = { $after } passaria da meta { $target }. O placar fica em { $score }.
round-scores = Placar: { $scores } · meta { $target }
round-scores-rounds = Placar: { $scores } · rodada { $number } de { $rounds }
round-penalties = Penalidades até agora: { $scores } · vence a menor · rodada { $number } de { $rounds }
round-score = { $name } **{ $score }**
round-next = Próxima rodada { $when } ou quando todos tocarem em Pronto.
round-waiting = Já confirmou: { $ready }. Falta: { $waiting }.
match-won = ### 🏆 { $name } vence a partida
match-won-pair = ### 🏆 { $name } vencem a partida
match-shared = ### 🏆 A vitória é dividida: { $names }
match-drawn = ### A partida terminou empatada
match-place = **{ $place }.** { $name } · { $score }
match-length = { $rounds ->
    [one] { $rounds } rodada jogada.
   *[other] { $rounds } rodadas jogadas.
    }
match-rated = Partida oficial.
match-unrated = Amistosa.
closed-empty = Todos saíram, a mesa foi fechada.
closed-expired = Ninguém começou a tempo, a mesa foi fechada.
closed-stopped = Esta partida foi encerrada sem resultado.
closed-stopped-lobby = Esta mesa foi fechada antes de a partida começar.
closed-lost = Esta mesa não podia mais ser mostrada, então a partida terminou sem resultado.
closed-outdated = O bot foi atualizado e esta partida não pode seguir com as regras novas. Terminou sem resultado.
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


### My hand

hand-count = { $count ->
    [one] { $count } pedra, { $pips } na soma
   *[other] { $count } pedras, { $pips } na soma
    }
hand-play = **Sua vez.** Escolha uma pedra para jogar.
hand-lead = **Sua vez.** Você abre a rodada: escolha uma pedra.
hand-draw = **Sua vez.** Nenhuma serve: compre uma pedra.
hand-pass = **Sua vez.** Nenhuma serve e não há o que comprar: passe.
hand-wait = Vez: { $name }
hand-drawn = Você comprou: { $tiles }
hand-over = A rodada acabou.
hand-partner = Parceria: { $name }
hand-tile-fits = { $tile } → { $ends }


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
alt-last-lead = Última pedra: { $tile }, a saída.
alt-last = Última pedra: { $tile } em { $letter }.
alt-seat = { $name }: { $tiles }, { $points }.
alt-seat-turn = { $name }: { $tiles }, { $points }, tem a vez.
alt-seat-passed = { $name }: { $tiles }, { $points }, passou.
alt-boneyard = Monte: { $tiles }.
alt-boneyard-reserve = Monte: { $tiles }, dá para comprar { $drawable }.
alt-round-over = A rodada acabou.
alt-turned-up = { $name } tinha { $tiles }.
alt-hand = Suas pedras: { $tiles }.
alt-hand-empty = Você não tem pedras.
alt-hand-playable = Dá para jogar: { $tiles }.
alt-hand-rest = As outras: { $tiles }.
alt-hand-fits = { $tile } em { $ends }
text-ends = Pontas abertas: { $ends }
list-or = { $first } ou { $last }


### Why not

refused-bad-tile = Não existe a pedra { $tile }. As pedras vão de 0-0 a 6-6.
refused-bad-option = { $option }: { $value } não é possível. Opções: { $allowed }.
refused-not-a-lobby = Esta partida já começou. Isso só é possível antes do início.
refused-not-running = Esta partida não está em andamento.
refused-already-seated = Você já está nesta mesa.
refused-not-seated = Você não tem lugar nesta mesa.
refused-lobby-full = { $seats ->
    [one] O único lugar está ocupado.
   *[other] Todos os { $seats } lugares estão ocupados.
    }
refused-not-host = Só o dono da mesa pode fazer isso.
refused-too-few = Há { $taken } de { $seats } lugares ocupados. Espere os outros ou adicione computadores.
refused-not-your-turn = Ainda não é a sua vez.
refused-not-your-tile = Você não tem mais a pedra { $tile }.
refused-does-not-fit = { $tile } não serve aí. Pontas abertas: { $allowed }.
refused-must-lead-with = { $tile } não pode abrir a rodada. Pode sair com: { $allowed }.
refused-must-play = Se você pode jogar, tem que jogar. Servem: { $allowed }.
refused-must-draw = Não se passa enquanto há pedras para comprar. Compre uma.
refused-nothing-to-draw = Não há mais o que comprar. Passe a vez.
refused-round-not-over = Esta rodada ainda não acabou.
refused-round-over = Esta rodada acabou. A próxima já vai começar.
refused-seat-taken = Já há alguém nesse lugar.
refused-seat-barred = Você já jogou em outro lugar desta partida, por isso não pode ocupar este.
refused-returned-twice = Você já voltou duas vezes ao seu lugar nesta partida oficial. Mais do que isso não dá.
refused-not-invited = Esta mesa é privada: só se senta quem o dono da mesa convidar.
refused-sent-away = O dono da mesa tirou você daqui. Com um convite dele, você pode se sentar de novo.
refused-host-stays = A mesa é sua. Para sair, levante-se; ela passa para outra pessoa.
refused-claim-or-leave = Você é a última pessoa aqui, então esta partida oficial não pode terminar sem resultado. Fique com a vitória ou saia.
refused-sat-in-lately = Você deixou um lugar que tinha assumido de alguém. Neste servidor, você pode assumir outro { $until }.
refused-stale = Essa vez já passou. Veja como está agora.
refused-no-such-match = Esta mesa não existe mais. Abra outra com /dominó jogar.
refused-too-many-tables-here = { $allowed ->
    [one] Este canal aceita uma mesa por vez. Espere ela acabar ou use outro canal.
   *[other] Este canal aceita no máximo { $allowed } mesas ao mesmo tempo. Espere uma acabar ou use outro canal.
    }
refused-too-many-tables-yours = { $allowed ->
    [one] Você pode estar em uma mesa por vez. Termine a sua ou saia dela primeiro.
   *[other] Você pode estar em no máximo { $allowed } mesas ao mesmo tempo. Termine uma ou saia dela primeiro.
    }
refused-needs-everybody = Você já pediu isso: { $wanted } de { $people } querem encerrar esta partida oficial. Ela termina quando todos à mesa quiserem, ou por um moderador.
refused-rating-needs-variant = O nível é de cada modalidade. Escolha uma.
refused-rating-is-all-time = O nível não tem mês nem semana. Escolha: desde sempre.


### Permissions

permission-view_channel = Ver canal
permission-send_messages = Enviar mensagens
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-manage_threads = Gerenciar tópicos (este tópico está trancado)
permission-attach_files = Anexar arquivos
permission-read_message_history = Ver histórico de mensagens


### draw: Draw Dominoes

variant-draw-name = Dominó de Compra
variant-draw-line = Para dois. Encaixe numa ponta aberta; se nenhuma servir, compre até servir. Quem bate primeiro leva a rodada.
variant-draw-round-out = { $name } bateu: { $others } − { $own } = { $points }, **+{ $points }** para { $name }.
variant-draw-round-blocked = Rodada fechada. Vence a mão menor: { $others } − { $own } = { $points }, **+{ $points }** para { $name }.
variant-draw-round-nobody = Rodada fechada, e as duas mãos valem { $own }: { $others } − { $own } = 0, ninguém pontua.
variant-draw-rules-1 = ### Dominó de Compra · 1. A distribuição
    Jogam duas pessoas, cada uma por si, com as 28 pedras de 0-0 a 6-6. Uma pedra vale a soma das suas metades; o branco vale 0 e só encaixa em branco.

    Cada um recebe 7 pedras; as outras 14 ficam viradas para baixo no monte.

    Quem tem a maior dupla abre a rodada com ela. O bot coloca a pedra; essa foi a vez desse jogador, e o outro continua. Se ninguém tem dupla, o bot distribui de novo antes que alguém veja as pedras. Toda rodada começa assim.
variant-draw-rules-2 = ### Dominó de Compra · 2. A sua vez
    As pedras formam uma só linha com duas pontas abertas, A e B. Jogue uma pedra com uma metade igual a uma ponta aberta; a outra metade vira a nova ponta. As duplas ficam atravessadas, o que não muda nada. Uma pedra por vez.

    Quem pode jogar tem que jogar: não compra nem passa.

    Se nenhuma servir, você compra, pedra por pedra, até que uma sirva, até a última do monte se preciso. A pedra que serve é jogada na mesma vez, e você escolhe a ponta se ela servir nas duas. Com o monte vazio e nenhuma que sirva, você passa. O bot compra e passa por você, a não ser que a mesa tenha sido aberta para jogar à mão.

    Quando o seu tempo acaba, o computador joga por você.
variant-draw-example-2 = *Na figura: uma só linha, aberta com 6-6; as duplas ficam atravessadas. A aceita 1, B aceita 4.*
variant-draw-rules-3 = ### Dominó de Compra · 3. Os pontos
    A rodada acaba quando alguém joga a última pedra e bate, ou quando ninguém pode jogar e o monte está vazio: rodada fechada. Uma última pedra que também fecha a rodada conta como batida.

    Quem bate ganha os pontos que ficaram na outra mão. Ficaram 4-4 e 3-0: 8 + 3 = 11 pontos.

    Na rodada fechada, a mão menor ganha a diferença. 12 contra 21: 21 − 12 = 9 pontos. Mãos iguais: ninguém pontua. As pedras do monte não contam para ninguém.

    Quem chega primeiro à meta (25, 50, 100 ou 150 pontos) vence a partida na hora. Pode passar da meta.
variant-draw-example-3 = *Na figura: um lado bateu; no outro ficaram 4-4 e 3-0: 11 pontos.*
variant-draw-tips = ### Dominó de Compra · Dicas
    • Jogue cedo as pedras pesadas: são elas que o outro ganha, e que custam numa rodada fechada.
    • Cada número aparece oito vezes. Contar os que estão na mesa mostra o que a outra mão pode ter.
    • Quem teve que comprar não tinha nenhuma das pontas. Deixe essas pontas abertas.
    • Leve as duas pontas ao mesmo número. Sem ele, o outro fica preso.
    • Guarde números variados; uma mão de um número só trava logo.
    • Não dá para bater primeiro? Alivie a mão: a menor vence a rodada fechada.
    • De que lado vai a primeira resposta não faz diferença.


### all_fives: All Fives

variant-all_fives-name = Múltiplos de Cinco
variant-all_fives-line = Para dois. Faça as pontas abertas somarem um múltiplo de cinco e pontue na hora. Quem bate ganha o que ficou na outra mão.
variant-all_fives-round-out = { $name } bateu. Ficou na outra mão: { $others }, arredondado ao cinco mais próximo: **+{ $points }**.
variant-all_fives-round-blocked = Rodada fechada. Vence a mão menor, { $name }: { $others } − { $own } = { $difference }, arredondado ao cinco mais próximo: **+{ $points }**.
variant-all_fives-round-nobody = Rodada fechada, e as duas mãos valem { $own }: ninguém pontua.
variant-all_fives-rules-1 = ### Múltiplos de Cinco · 1. A distribuição
    Jogam duas pessoas, cada uma por si, com as 28 pedras de 0-0 a 6-6. O branco vale 0 e só encaixa em branco.

    Cada um recebe 7 pedras; as outras 14 ficam viradas para baixo no monte. Todas podem ser compradas.

    A maior dupla abre, e o bot a coloca: essa foi a vez desse jogador, e o outro continua. Se ninguém tem dupla, o bot distribui de novo antes que alguém veja as pedras. Toda rodada começa assim, não importa quem venceu a anterior.
variant-all_fives-rules-2 = ### Múltiplos de Cinco · 2. O spinner e a sua vez
    A dupla da saída é o spinner. No começo só se joga à esquerda e à direita dela (A e B). Assim que os dois lados têm uma pedra, abrem-se também cima e baixo (C e D). As duplas seguintes ficam atravessadas e não abrem nada.

    Jogue uma pedra com uma metade igual a uma ponta aberta; uma pedra por vez. Quem pode jogar tem que jogar.

    Se nenhuma servir, você compra, pedra por pedra, até que uma sirva, e joga essa na mesma vez. Com o monte vazio e nenhuma que sirva, você passa. O bot compra e passa por você, a não ser que a mesa tenha sido aberta para jogar à mão.
variant-all_fives-example-2 = *Na figura: à esquerda e à direita do spinner 6-6 há uma pedra, por isso C está aberta, e 6-3 foi jogada em D.*
variant-all_fives-rules-3 = ### Múltiplos de Cinco · 3. Pontos durante a rodada
    Depois de cada pedra, somam-se todas as pontas abertas. Se a soma é um múltiplo de cinco, você ganha a própria soma, na hora: 10 dá 10 pontos, 25 dá 25. Soma 0 não dá nada.

    Uma dupla na ponta conta com as duas metades. O spinner conta com as duas metades enquanto não tem vizinha ou tem uma só; a partir da segunda vizinha não conta nada. Um lado aberto sem pedra não conta.

    A saída também pontua: 5-5 sozinha vale 10. Nenhuma outra dupla é múltiplo de cinco sozinha.
variant-all_fives-example-3 = *Na figura: o spinner 6-6 ainda conta 12, a outra ponta 3. 12 + 3 = 15, ou seja, 15 pontos.*
variant-all_fives-rules-4 = ### Múltiplos de Cinco · 4. O fim da rodada e da partida
    A rodada acaba quando alguém joga a última pedra e bate, ou quando ninguém pode jogar e o monte está vazio: rodada fechada. Uma última pedra que também fecha a rodada conta como batida.

    Quem bate ganha os pontos que ficaram na outra mão, arredondados ao múltiplo de 5 mais próximo; 12 vira 10, 13 vira 15. Primeiro se anota o que a última pedra fez nas pontas, depois isto.

    Na rodada fechada, a mão menor ganha a diferença das duas, arredondada uma só vez. 21 − 12 = 9 vira 10. Mãos iguais: ninguém pontua. As pedras do monte não contam para ninguém.

    Quem primeiro chega à meta (50, 100, 150, 200 ou 250; sem escolha, 100) ou passa dela vence a partida na hora, mesmo no meio da rodada.
variant-all_fives-tips = ### Múltiplos de Cinco · Dicas
    • Bater é só metade do jogo: antes de cada pedra, veja qual delas faz um múltiplo de cinco nas pontas.
    • Uma dupla na ponta conta em dobro. Ela faz somas altas e conserta uma soma ruim.
    • Pense na resposta: o que o outro pode somar às pontas que você deixa?
    • Jogue cedo as pedras pesadas. O que fica na sua mão é o prêmio do outro.
    • Cada número aparece oito vezes. Contar os que estão na mesa mostra o que a outra mão pode ter.
    • Quem teve que comprar não tinha nenhuma das pontas. Deixe essas pontas abertas.


### fives_threes: Fives and Threes

variant-fives_threes-name = Cincos e Três
variant-fives_threes-line = Para dois. Duas pontas: um ponto por cinco e por três contidos na soma. A meta tem que ser atingida em cheio.
variant-fives_threes-round-out = { $name } bateu: **+{ $points }**.
variant-fives_threes-round-nobody = Rodada fechada: isso não dá pontos a ninguém. Os pontos feitos nas pontas ficam.
variant-fives_threes-rules-1 = ### Cincos e Três · 1. A distribuição
    Jogam duas pessoas, cada uma por si, com as 28 pedras de 0-0 a 6-6. O branco vale 0 e só encaixa em branco.

    Cada um recebe 7 pedras; as outras 14 ficam viradas para baixo no monte. Todas podem ser compradas.

    A maior dupla abre, e o bot a coloca: essa foi a vez desse jogador, e o outro continua. Se ninguém tem dupla, o bot distribui de novo antes que alguém veja as pedras. Toda rodada começa assim, não importa quem venceu a anterior.
variant-fives_threes-rules-2 = ### Cincos e Três · 2. A sua vez
    As pedras formam uma só linha com duas pontas abertas, A e B. Não há spinner: as duplas ficam atravessadas e nunca abrem lados. Jogue uma pedra com uma metade igual a uma ponta aberta; uma pedra por vez.

    Quem pode jogar tem que jogar. Se nenhuma servir, você compra, pedra por pedra, até que uma sirva, e joga essa na mesma vez; você escolhe a ponta se ela servir nas duas. Com o monte vazio e nenhuma que sirva, você passa. O bot compra e passa por você, a não ser que a mesa tenha sido aberta para jogar à mão.
variant-fives_threes-rules-3 = ### Cincos e Três · 3. Pontos durante a rodada
    Depois de cada pedra, somam-se as duas pontas; uma dupla na ponta conta com as duas metades, a saída sozinha conta uma vez a sua soma. Se a soma se divide por cinco, cada cinco dá um ponto; se se divide por três, cada três dá um ponto; se pelos dois, valem os dois:

    3 → 1 · 5 → 1 · 6 → 2 · 9 → 3 · 10 → 2 · 12 → 4 · 15 → 8 · 18 → 6 · 20 → 4. Nenhuma outra soma pontua.

    A saída também pontua, e pode até acertar a meta: 6-6 dá 4 pontos, 5-5 dá 2 e 3-3 dá 2.
variant-fives_threes-example-3 = *Na figura: 12 + 3 = 15. São três cincos e cinco três: 8 pontos.*
variant-fives_threes-rules-4 = ### Cincos e Três · 4. A batida e a meta exata
    A rodada acaba quando alguém joga a última pedra e bate, ou quando ninguém pode jogar e o monte está vazio: rodada fechada. Uma última pedra que também fecha a rodada conta como batida.

    Bater dá 1 ponto; o que ficou na outra mão não dá nada. A rodada fechada não dá nada; os pontos feitos nas pontas ficam.

    A meta (31, 61 ou 121; sem escolha, 61) tem que ser atingida em cheio, e aí a partida acaba na hora. Pontos que passariam dela não contam: a pedra fica, a vez segue.

    Os pontos da última pedra e o 1 da batida são um só lance, tudo ou nada. Com 59, uma última pedra de 2 faz 2 + 1 = 3, e 59 + 3 = 62 é demais: você fica com 59, e a rodada acaba do mesmo jeito. O 1 sozinho também pode acertar a meta, ou ser demais.
variant-fives_threes-tips = ### Cincos e Três · Dicas
    • 15 é a soma mais cara: 8 pontos. Depois vêm 18 com 6, e 12 e 20 com 4.
    • Perto da meta, pontos altos não servem. Conte quanto falta e qual soma dá exatamente isso.
    • Bater é um ponto certo, e muitas vezes o último que falta.
    • Jogue de modo que as pontas que você deixa não sejam um presente.
    • Cada número aparece oito vezes. Contar os que estão na mesa mostra o que a outra mão pode ter.
    • Quem teve que comprar não tinha nenhuma das pontas. Deixe essas pontas abertas.


### ceza: Turkish penalty dominoes

variant-ceza-name = Dominó de Penalidades
variant-ceza-line = Para dois a quatro, ou duas duplas. O que fica na sua mão é a sua penalidade, e o ayaz, 0-0, conta 20. Vence a menor penalidade.
variant-ceza-round-out = { $who } diz “dominó” e bate. Penalidades: { $gains }.
variant-ceza-round-nobody = Rodada fechada: cada um anota o que ficou na mão. Penalidades: { $gains }.
variant-ceza-tile = ayaz { $tile } (vale { $value })
variant-ceza-rules-1 = ### Dominó de Penalidades · 1. A mesa
    Jogam dois, três ou quatro, cada um por si; quatro também podem jogar em duplas, com os parceiros frente a frente.

    Das 28 pedras de 0-0 a 6-6, cada um recebe 7, ou 5 se a mesa foi aberta assim. O resto fica virado para baixo no monte e pode ser todo comprado. Com 7 pedras cada, o monte tem 14 para dois jogadores, 7 para três, 0 para quatro; com 5 pedras cada, 18, 13 ou 8.

    A partida tem um número combinado de rodadas: 1, 3, 5, 7, 9 ou 11; sem escolha, 11.
variant-ceza-rules-2 = ### Dominó de Penalidades · 2. Quem sai, e com quê
    Na primeira rodada há sorteio: cada um tira uma pedra, e a mais alta sai. Mais alta é a de maior soma; com somas iguais, a que tem a metade maior. As pedras voltam e são distribuídas.

    Depois, quem bateu sai na rodada seguinte. Depois de uma rodada fechada há sorteio de novo.

    Quem sai escolhe sempre entre qualquer dupla da mão e a pedra de maior soma; se várias têm essa soma, entre todas elas. Não há nova distribuição.
variant-ceza-rules-3 = ### Dominó de Penalidades · 3. A sua vez
    As pedras formam uma só linha com duas pontas abertas, A e B. As duplas ficam atravessadas e não abrem lados. Jogue uma pedra com uma metade igual a uma ponta aberta; uma pedra por vez, depois joga o lugar seguinte.

    Quem pode jogar tem que jogar. Se nenhuma servir, você tem que comprar, pedra por pedra, até que uma sirva, até a última do monte; a pedra que serve é jogada na mesma vez. Com o monte vazio e nenhuma que sirva, você passa.

    Você compra e passa com um botão, a não ser que a mesa tenha sido aberta com lances automáticos. Um toque compra até que uma pedra sirva.
variant-ceza-rules-4 = ### Dominó de Penalidades · 4. As penalidades
    A rodada acaba na hora quando alguém joga a última pedra (“dominó”), ou quando ninguém pode jogar e o monte está vazio: rodada fechada. Uma última pedra que também fecha a rodada conta como batida.

    Cada um anota como penalidade as pedras que ficaram na própria mão, e só elas: quem bate anota 0, e na rodada fechada a mão menor também anota a sua. O parceiro de quem bateu anota como todos. Não há pontos nas pontas, e o monte não conta para ninguém.

    Uma pedra conta a soma das suas metades, mas 0-0, o ayaz, conta sempre 20. 6-0, 5-0 e parecidas são pedras comuns.
variant-ceza-example-4 = *Na figura: um lado bateu; no outro ficaram 6-4 e o ayaz: 10 + 20 = 30.*
variant-ceza-rules-5 = ### Dominó de Penalidades · 5. O resultado
    Depois da última rodada decidem as penalidades de todas as rodadas, a menor primeiro. Nas duplas, somam-se as dos dois.

    Por colocação, uma partida de 11 rodadas vale: quatro jogadores +11, +5, −5, −11; três +11, 0, −11; dois +11, −11. Com N rodadas são +N e −N, e no meio de quatro a metade de N, arredondada para baixo. Das duas duplas, a de menor penalidade ganha +N cada um, a outra −N cada um.

    Quem empata divide por igual a soma das suas colocações, cortada em direção ao zero; se todos empatam, também as duas duplas, todos ficam com 0. Não há desempate.
variant-ceza-tips = ### Dominó de Penalidades · Dicas
    • O ayaz é a pedra mais cara para ficar na mão: 20, contra 12 do düşeş, a 6-6. Tenha uma ponta branca ao alcance.
    • Jogue cedo as pedras pesadas; numa rodada fechada são elas que custam.
    • Não dá para vencer esta rodada? Então alivie a mão.
    • Guarde números variados. Uma mão de um número só trava logo.
    • Quem passa num número não o tem, até comprar de novo.
    • Cada número aparece oito vezes. Conte os que estão na mesa.


### para: Para Oyunu

variant-para-name = Dominó Para Oyunu
variant-para-line = Para dois. Uma rodada é a partida toda, a não ser que a mesa jogue até uma meta. As duas últimas pedras do monte ficam.
variant-para-round-out = { $name } bateu: **+{ $points }**, tudo o que ficou na outra mão.
variant-para-round-blocked = Rodada fechada. Vence a mão menor, { $name }: { $others } − { $own } = **+{ $points }**.
variant-para-round-nobody = Rodada fechada, e as duas mãos valem { $own }: empate, ninguém pontua.
variant-para-rules-1 = ### Para Oyunu · 1. A distribuição
    Jogam duas pessoas, cada uma por si, com as 28 pedras de 0-0 a 6-6. Uma pedra vale a soma das suas metades; o branco vale 0 e só encaixa em branco.

    Cada um recebe 7 pedras; as outras 14 ficam viradas para baixo no monte. As últimas 2 nunca são compradas, então 12 podem ser.

    A maior dupla abre. Se ninguém tem dupla, não se distribui de novo: abre a pedra de maior soma e, com somas iguais, a que tem a metade maior, 6-3 antes de 5-4. Nos dois casos o bot a coloca, e o outro continua. Toda rodada começa assim, nunca por sorteio.
variant-para-rules-2 = ### Para Oyunu · 2. A sua vez
    As pedras formam uma só linha com duas pontas abertas, A e B; nada se ramifica. Jogue uma pedra com uma metade igual a uma ponta aberta; você escolhe a ponta se ela servir nas duas. Uma pedra por vez. Quem pode jogar tem que jogar.

    Se nenhuma servir, você compra. A vez continua sua: um toque compra até que uma pedra sirva ou só restem as últimas 2, e a pedra que serve é jogada. Nenhuma serve e só restam 2: você passa.

    Você compra e passa com um botão, a não ser que a mesa tenha sido aberta com lances automáticos.
variant-para-example-2 = *Na figura: uma só linha, aberta com 5-5; as duplas ficam atravessadas. A aceita 6, B aceita 2.*
variant-para-rules-3 = ### Para Oyunu · 3. Os pontos
    A rodada acaba quando alguém joga a última pedra e bate, ou quando ninguém pode jogar e nada pode ser comprado: rodada fechada. Uma última pedra que também fecha a rodada conta como batida.

    Quem bate vence e ganha os pontos que ficaram na outra mão, mesmo que sejam 0. Na rodada fechada, vence a soma menor e ganha a diferença. 12 contra 21: 21 − 12 = 9. Somas iguais: empate. O monte não conta para ninguém, e não há pontos nas pontas.

    Uma rodada é a partida, e uma rodada empatada é uma partida empatada. A mesa também pode jogar até 25, 50, 100 ou 150 pontos: aí uma rodada igual não dá pontos a ninguém, e vence quem primeiro chega à meta ou passa dela.
variant-para-tips = ### Para Oyunu · Dicas
    • Jogue cedo as pedras pesadas (6-6, 6-5, 5-5): numa rodada fechada são elas que custam.
    • Cada número aparece oito vezes. Contar os que estão na mesa mostra o que a outra mão pode ter.
    • O outro passou num número: ele não o tem. Deixe essa ponta aberta, e ele tem que comprar.
    • Leve as duas pontas ao mesmo número. Sem ele, o outro fica preso.
    • Guarde números variados; uma mão de um número só trava logo.
    • Não dá para bater primeiro? Alivie a mão: a soma menor vence a rodada fechada.


### straight: Straight Dominoes

variant-straight-name = Dominó de Quatro Lados
variant-straight-line = Para dois a quatro, ou duas duplas. Quatro lados desde a primeira pedra; pontas que somam um múltiplo de cinco pontuam.
variant-straight-round-out = { $who } bateu. Ficou nas mãos adversárias: { $others }, arredondado ao cinco mais próximo: **+{ $points }** para { $name }.
variant-straight-round-blocked = Rodada fechada. Menor soma: { $name } com { $own }. Os adversários têm { $others }, arredondado ao cinco mais próximo: **+{ $points }**.
variant-straight-round-nobody = Rodada fechada, e a menor soma está empatada: { $names }. Ninguém pontua.
variant-straight-rules-1 = ### Dominó de Quatro Lados · 1. A distribuição
    Jogam dois, três ou quatro, cada um por si; quatro também podem jogar em duplas, com os parceiros frente a frente. Das 28 pedras de 0-0 a 6-6, cada um recebe 7. O monte tem 14 pedras para dois jogadores, 7 para três, 0 para quatro; todas podem ser compradas.

    Na primeira rodada, a sorte decide quem sai. Depois sai quem bateu; depois de uma rodada fechada, de novo a sorte. Quem sai pode abrir com qualquer pedra. Não há nova distribuição.
variant-straight-rules-2 = ### Dominó de Quatro Lados · 2. Quatro lados e a sua vez
    A pedra da saída é o spinner, dupla ou não, e os seus quatro lados estão abertos desde já (A, B, C, D). Numa dupla, todo lado aceita o número dela. Em qualquer outra, a esquerda aceita a metade esquerda, a direita a metade direita, cima e baixo aceitam uma ou outra. Em todas as outras pedras, também nas duplas, só se joga na ponta.

    Quem pode jogar tem que jogar; uma pedra por vez, depois joga o lugar seguinte. Se nenhuma servir, você compra até que uma sirva e joga essa; com o monte vazio e nenhuma que sirva, você passa. Você compra e passa com um botão, a não ser que a mesa tenha sido aberta com lances automáticos. Um toque compra até que uma pedra sirva.
variant-straight-example-2 = *Na figura: 6-4 abriu. A aceita 6, C e D aceitam 6 ou 4; em B está 4-1, então ali cabe 1.*
variant-straight-rules-3 = ### Dominó de Quatro Lados · 3. Pontos durante a rodada
    Depois de cada pedra, somam-se todas as pontas abertas. Se a soma é um múltiplo de cinco, você ganha a própria soma, na hora; 25 dá 25. Soma 0 não dá nada.

    Uma dupla na ponta conta com as duas metades. Um spinner duplo conta com as duas metades enquanto não tem vizinha ou tem uma só, a partir da segunda não conta nada. Qualquer outro spinner conta a metade esquerda enquanto a esquerda está vazia, e a direita enquanto a direita está vazia; pedras em cima e embaixo não mudam isso. Um lado vazio em cima ou embaixo não conta.

    A saída também pontua: 6-4 e 5-5 valem 10; 5-0, 4-1 e 3-2 valem 5.
variant-straight-example-3 = *Na figura: esquerda 6, direita 4 + 4, cima 1: 6 + 8 + 1 = 15, ou seja, 15 pontos.*
variant-straight-rules-4 = ### Dominó de Quatro Lados · 4. O fim da rodada e da partida
    A rodada acaba quando alguém joga a última pedra e bate, ou quando ninguém pode jogar e o monte está vazio: rodada fechada. Uma última pedra que também fecha a rodada conta como batida.

    Quem bate ganha os pontos de todos os adversários, somados e arredondados uma só vez ao múltiplo de 5 mais próximo; 12 vira 10, 13 vira 15. As pedras do parceiro não contam para nenhum lado. Primeiro se anota o que a última pedra fez nas pontas, depois isto.

    Na rodada fechada vence a menor soma, na dupla a das duas mãos juntas, e ganha o que os adversários têm, arredondado; os próprios pontos não são descontados. Empate na menor soma: ninguém pontua.

    Quem primeiro chega à meta (100, 150 ou 250; sem escolha, 250) ou passa dela vence na hora, mesmo no meio da rodada.
variant-straight-tips = ### Dominó de Quatro Lados · Dicas
    • Com quatro lados, somas altas vêm depressa: dá para fazer 25 num só lance.
    • Uma dupla na ponta conta em dobro. Guarde uma para a hora em que ela faz um múltiplo de cinco.
    • Antes de cada pedra, some todas as pontas, não só a sua.
    • Jogue cedo as pedras pesadas: são elas que os outros ganham de você.
    • Em dupla: deixe abertas as pontas que o seu parceiro jogou.
    • Cada número aparece oito vezes; quem passa mostra o que não tem.


### Screens

screen-restarting = O bot está reiniciando. Nada se perdeu: tente de novo daqui a pouco.
screen-error = Algo deu errado do nosso lado, e a sua partida está salva. Se acontecer de novo, passe este número a quem cuida do bot: { $id }
screen-cannot-save = Não dá para salvar isto agora, então nada mudou. A sua partida está segura e o tempo de ninguém corre: tente de novo daqui a pouco.
screen-expired = Esta mensagem está velha demais. Peça outra com /dominó pedras ou /dominó tabuleiro.
screen-commands-updated = Os comandos foram atualizados depois que o seu Discord os carregou. Tente de novo daqui a pouco; se continuar assim, reinicie o Discord.
screen-guild-only = O dominó é jogado no canal de um servidor, não em mensagens privadas.
screen-no-table-here = Não há mesa neste canal. Abra uma com /dominó jogar.
screen-not-seated-here = Você não está em nenhuma mesa deste canal.
screen-many-tables = Você está em várias mesas. Qual delas?
screen-pick-table = { $variant } · { $names }
screen-missing-permissions = Não posso abrir uma mesa aqui. Faltam estas permissões neste canal: { $permissions }. Peça a quem administra o servidor.
screen-lost-permissions = Não consigo mais atualizar esta mesa aqui. Faltam: { $permissions }. Uma partida em andamento espera enquanto isso: as jogadas ficam salvas e o tempo de ninguém corre. Com as permissões de volta ela continua sozinha, com o tempo que restava.
screen-lost-place = O Discord não me deixa atualizar esta mesa aqui. Uma partida em andamento espera enquanto isso: as jogadas ficam salvas e o tempo de ninguém corre. Eu tento de novo sozinho e a cada botão apertado.
screen-no-pictures = Não posso anexar arquivos aqui, então o tabuleiro aparece em texto.
screen-choose-tile = Qual pedra?
screen-choose-end = Onde vai { $tile }?
screen-more = O que você quer fazer?
screen-left = Você saiu da mesa.
screen-stop-lobby = Fechar esta mesa?
screen-stop-unrated = Encerrar esta partida para todos, sem resultado?
screen-stop-rated = Encerrar esta partida oficial sem resultado? Ela termina quando todos à mesa quiserem.
screen-stop-moderator = Encerrar esta partida oficial sem resultado? Você modera aqui: ela termina na hora, sem perguntar a quem joga. Nada é contado, e o registro do servidor diz quem encerrou.
screen-stopped = A mesa foi fechada.
screen-stop-noted = Anotado. A partida termina quando todos à mesa quiserem.
screen-unchanged = Nada mudou.
screen-board-moved = O tabuleiro está de novo no fim do canal.
screen-rematch-open = A revanche está aberta.
screen-page = Página { $number } de { $pages }
screen-one-goal = { $variant } se joga até uma meta ou por rodadas: escolha um dos dois.
screen-no-target = { $variant } não tem meta. Joga-se por rodadas: { $allowed }.
screen-no-rounds = { $variant } não tem número de rodadas. Joga-se até uma meta: { $allowed }.


### People come and go

command-tables-name = mesas
command-tables-description = Lista as mesas deste servidor que têm lugar para você
option-private-name = privada
option-private-description = Se só quem você convidar pode se sentar
option-call-name = chamar
option-call-description = Se o cargo que o servidor escolheu para jogadores é chamado
button-take = Ocupar lugar
button-take-back = Voltar ao meu lugar
button-claim = Ficar com a vitória
button-claim-confirm = Sim, ficar com a vitória
button-invite = Convidar
button-close-table = Fechar a mesa
button-close-confirm = Sim, fechar
button-away = Mandar embora
button-away-confirm = Sim, tirar da mesa

lobby-rated = Oficial, valendo { $stake ->
    [one] { $stake } ponto
   *[other] { $stake } pontos
    } de ranking, se só pessoas jogarem.
lobby-spent = Já jogaram cinco partidas oficiais hoje: { $names }. Mais uma não é contada.
lobby-private = Mesa privada: só quem foi convidado pode se sentar.
lobby-invited = Convidados: { $names }
lobby-invitation = { $mentions } · { $host } convida você para uma mesa: { $table }
lobby-call = { $role } · { $host } procura { $count ->
    [one] mais uma pessoa: { $table }
   *[other] mais { $count } pessoas: { $table }
    }

turn-call-missed = { $mention }, é a sua vez · o tempo acaba { $when }. Na última vez o seu tempo acabou; na segunda seguida, o seu lugar fica livre.
turn-warning = { $mention }, o seu tempo está acabando: { $when } o computador joga por você.
turn-warning-missed = { $mention }, o seu tempo está acabando: { $when } o computador joga por você, e o seu lugar fica livre.
turn-unseated = { $mention }, o seu tempo acabou duas vezes seguidas, e o seu lugar ficou livre. O computador continua nele; volte com um toque até que outra pessoa se sente.

news-left = { $name } saiu. O computador continua nesse lugar.
news-missed = { $name } perdeu o tempo duas vezes seguidas. O lugar está livre, e o computador continua nele.
news-gone = { $name } não está mais neste servidor. O computador continua nesse lugar.
news-back = { $name } voltou e continua no lugar do computador.
news-taken = { $name } se senta por { $owner } e continua no lugar do computador.

match-claimed = ### 🏆 { $name } ficou com a vitória: todos os outros tinham saído
match-stake = Partida oficial, valendo { $stake ->
    [one] { $stake } ponto de ranking:
   *[other] { $stake } pontos de ranking:
    }
match-settled = • { $name } **{ $points }** · { $rule }{ $rating }
match-left = Não ficou até o fim: { $names }
match-limit = Não contada: adversários desta partida já tinham cinco oficiais naquele dia quando ela começou.
settled-rating = {" "}· nível { $rating } ({ $change })
settled-rating-provisional = {" "}· nível provisório { $rating } ({ $change })
settled-stayed = jogou até o fim
settled-returned = voltou, então conta por inteiro
settled-left = saiu, e uma pessoa terminou: só a perda conta
settled-left-to-computer = saiu, e o computador terminou: perde o valor inteiro
settled-computer-played = o computador fez a maioria das escolhas: só a perda conta
settled-sat-in = jogou por quem saiu: ganha o que o lugar ganhou
settled-sat-in-free = jogou por quem saiu: nunca perde
settled-sat-in-full = jogou por quem saiu, com mais de 3000 pontos: não ganha nada
settled-passed-on = jogou por quem saiu e saiu também: nada
closed-stopped-by = { $name } encerrou esta partida oficial sem resultado. Nada é contado.
closed-stopped-together = Todas as pessoas à mesa encerraram juntas esta partida oficial, sem resultado: { $names }. Nada é contado.

hand-missed = ⏱️ Na última vez o seu tempo acabou, e o computador jogou por você. Se acontecer de novo, o seu lugar fica livre.
hand-computer-played = 🤖 O computador fez a maioria das escolhas no seu lugar. Se terminar assim, para você só a perda conta.
hand-left = Você não está mais nesta mesa.

screen-seats = Há vários lugares livres. Qual deles você ocupa?
screen-seat-choose = Escolha um lugar
screen-seat = Lugar { $number } · { $name } · { $points }
screen-seat-back = Você está de volta ao seu lugar.
screen-seat-taken = Agora você joga por { $name }, com as pedras e os pontos desse lugar.
screen-seat-taken-rated = Agora você joga por { $name }, com as pedras e os pontos desse lugar. Você pode ganhar pontos de ranking com isso, e não perde nenhum.
screen-seat-taken-full = Agora você joga por { $name }, com as pedras e os pontos desse lugar. Você já passou de 3000 pontos de ranking, então não ganha nenhum com isso, nem perde.
screen-claim = Todos os outros saíram. Encerrar a partida agora, com a sua vitória?
screen-claim-rated = Todos os outros saíram. Encerrar a partida agora, com a sua vitória e **+{ $stake }**?
screen-claim-spent = Todos os outros saíram. Encerrar a partida agora, com a sua vitória? Adversários dela já tinham cinco partidas oficiais naquele dia quando ela começou, então ela não é contada.
screen-claim-not = Só a última pessoa à mesa pode ficar com a vitória, quando alguém saiu.
screen-claimed = A partida é sua.
screen-invite = Quem você convida? Escolha até { $count } pessoas. O convite aparece neste canal.
screen-invite-private = Quem você convida? Escolha até { $count } pessoas. O convite aparece neste canal, e só elas podem se sentar.
screen-invite-choose = Escolha pessoas
screen-invited = Convites feitos: { $names }.
screen-invite-seated = Já estão nesta mesa: { $names }.
screen-invite-bots = Bots não jogam aqui e não podem ser convidados: { $names }. Para um computador à mesa há “Adicionar computador”.
screen-invite-unseen = Sem convite, por não ver este canal: { $names }.
screen-private-open = Sua mesa é privada. Escolha com “Convidar” quem pode se sentar.
screen-call-none = Este servidor ainda não escolheu um cargo para jogadores, então ninguém foi chamado. Quem administra o servidor escolhe com { $command }.
screen-call-barred = Não posso mencionar o cargo { $role } aqui, então ninguém foi chamado. Quem administra o servidor pode deixar todos mencionarem esse cargo, ou me deixar mencionar todos os cargos.
screen-call-full = Não há lugar livre, então ninguém foi chamado.
screen-call-lately = O cargo foi chamado aqui há pouco, então ninguém foi chamado. Ele pode ser chamado de novo { $when }.
screen-call-private = Sua mesa é privada, então ninguém foi chamado: só quem você convidar pode se sentar.
screen-away = Quem deve sair da mesa?
screen-away-choose = Escolha alguém
screen-away-nobody = Ninguém mais está à mesa.
screen-away-sure = Tirar { $name } da mesa? Só volta com um convite.
screen-sent-away = Você tirou { $name } da mesa. Só um convite traz uma pessoa de volta a esta mesa.
screen-leave-lobby = Sair desta mesa?
screen-leave-match-unrated = Sair desta partida? O computador continua no seu lugar. Ela é amistosa: você não perde pontos.
screen-leave-match-rated = Sair desta partida oficial? O computador continua no seu lugar, e se ele terminar, você perde **{ $stake }**. Se uma pessoa ocupar o lugar, você perde o que o lugar perder e não ganha nada.
screen-leave-spent = Sair desta partida oficial? O computador continua no seu lugar. Adversários dela já tinham cinco partidas oficiais naquele dia quando ela começou: nada é contado, e você não perde pontos.
screen-leave-return = { $count ->
    [0] Você já voltou duas vezes ao seu lugar: não dá mais para voltar.
    [one] Até lá você pode voltar, mais uma vez nesta partida. Se o computador fizer mais da metade das jogadas com escolha no seu lugar, você não ganha nada.
   *[other] Até lá você pode voltar, { $count } vezes por partida. Se o computador fizer mais da metade das jogadas com escolha no seu lugar, você não ganha nada.
    }
screen-leave-substitute = Sair desta partida oficial? Você joga por { $name }: não perde pontos, mas também não ganha, e por 24 horas não pode ocupar o lugar de ninguém neste servidor.
screen-leave-last = Sair desta partida oficial? Você é a última pessoa aqui: os computadores terminam na hora. Adversários dela já tinham cinco partidas oficiais naquele dia quando ela começou, então nada é contado. Em vez disso, pode ficar com a vitória.
screen-leave-claim = Sair desta partida oficial? Você é a última pessoa aqui: os computadores terminam na hora, e você perde **{ $stake }**. Em vez disso, pode ficar com a vitória: **+{ $stake }**.

tables-title = ### Mesas com lugar para você
tables-where = { $table } · { $channel }
tables-unrated = Amistosa
tables-spent = Não é contada: já foram cinco partidas oficiais hoje
tables-who = { $count ->
    [one] { $names } · 1 lugar livre
   *[other] { $names } · { $count } lugares livres
    }
tables-rated = { $stake ->
    [one] Oficial, valendo { $stake } ponto de ranking
   *[other] Oficial, valendo { $stake } pontos de ranking
    }
tables-more = { $count ->
    [one] … e mais uma mesa.
   *[other] … e mais { $count } mesas.
    }
tables-none = Nenhuma mesa deste servidor tem lugar livre para você. Abra uma com /dominó jogar.

endings-not-seated = Você não está em nenhuma mesa deste canal. O que há aqui e quem pode encerrar:
endings-not-yours = Você não pode encerrar esta mesa, só sair dela:
endings-lobby = • { $table } · ainda não começou. Quem pode fechar: { $host }, dono da mesa, ou um moderador.
endings-unrated = • { $table } · amistosa. Quem pode encerrar: { $host }, dono da mesa, ou um moderador.
endings-rated = • { $table } · ranqueada. Quem pode encerrar: todos à mesa ({ $names }), ou um moderador.
endings-command = Para encerrar uma: /dominó encerrar
endings-leave = Para sair de uma: /dominó sair


### Rule pages: who is in the pictures, and the words of the game

help-seat-1 = Ana
help-seat-2 = Beto
help-seat-3 = Caio
help-seat-4 = Duda
help-table = ### Tempo, abandono e pontos
    • **Tempo**: quando o seu acaba, o computador joga por você. Se acabar 2 vezes seguidas, o seu lugar fica livre.
    • **Abandono**: o computador continua. Você pode voltar até outra pessoa se sentar ali; em partida oficial, duas vezes.
    • **Substituto**: ocupa um lugar livre com as pedras e os pontos dele. Pode ganhar pontos de ranking (acima de 3000, não) e nunca perde. Quem sai não substitui ninguém aqui por 24 horas.
    • **Oficial**: começa só com pessoas. A mesa mostra o valor: quem vence ganha, quem perde paga. Com três ou quatro sem duplas, o primeiro ganha, o último paga, os outros metade ou nada.
    • **Quem saiu de vez** paga o valor se o computador terminou, ou o que o lugar perdeu se foi uma pessoa; não ganha nada. Nem você, se o computador fez a maioria das suas escolhas, com tempo esgotado.
    • Os mesmos dois adversários têm 5 partidas oficiais por dia.
    • Todos juntos, ou um moderador, encerram sem resultado. Só restou você? “Ficar com a vitória” ou saia.
help-words = ### Palavras
    • **Dupla**: pedra com duas metades iguais; também dois parceiros. **Branco**: metade sem pontos; conta 0.
    • **Monte**: as pedras que não foram distribuídas, viradas para baixo.
    • **Ponta aberta**: onde se pode encaixar uma pedra; marcada com A, B, C ou D.
    • **Saída**: a primeira pedra da rodada, e quem a joga. **Spinner**: primeira pedra com mais de dois lados.
    • **Bater**, ou dominó: jogar a última pedra da mão. **Fechada**: ninguém pode jogar e nada pode ser comprado.
    • **Rodada**: de uma distribuição à seguinte. **Partida**: todas as rodadas até o resultado. **Meta**: os pontos que a vencem.


### Leaderboards

ranks-title = ### 🏆 Classificação: { $what }
ranks-what-points = pontos de ranking
ranks-what-rating = nível
ranks-what-wins = vitórias
ranks-about = { $where } · { $period } · { $variant }
ranks-about-server = Este servidor
ranks-about-global = Todos os servidores
ranks-row = **{ $rank }.** { $name } · { $value }
ranks-row-reader = ▸ **{ $rank }. { $name } · { $value }**
ranks-provisional = { $value } (?)
ranks-own = Seu lugar: **{ $rank }.** · { $value }
ranks-own-none = Você ainda não está nesta classificação: ela conta partidas oficiais entre pessoas.
ranks-own-hidden = Você não está na classificação geral porque escolheu assim. Para voltar: /eu classificação_geral
ranks-empty = Ninguém está nesta classificação ainda. Ela conta partidas oficiais entre pessoas: abra uma mesa com /dominó jogar.
ranks-empty-global = Ninguém está nesta classificação ainda. Ela conta servidores em que dez pessoas ou mais jogaram partidas oficiais.
ranks-pages = { $people ->
    [one] Página { $number } de { $pages } · { $people } pessoa
   *[other] Página { $number } de { $pages } · { $people } pessoas
    }
ranks-help-provisional = (?) O nível ainda é incerto. Em partidas a dois, são precisas umas 30 a 50 oficiais.
ranks-help-rating = O nível é de cada modalidade e não tem mês nem semana: aqui vale desde sempre.
ranks-former = ex-jogador
button-ranks-points = Pontos
button-ranks-rating = Nível
button-ranks-wins = Vitórias
button-ranks-all = Sempre
button-ranks-month = Mês
button-ranks-week = Semana
button-ranks-server = Este servidor
button-ranks-global = Todos os servidores


### Profiles

profile-title = ### { $name }
profile-points = Pontos de ranking aqui: **{ $points }**
profile-streak = { $wins ->
    [0] Maior série de vitórias: { $best }
   *[other] Vitórias seguidas agora: **{ $wins }** · maior série: { $best }
    }
profile-none = Ainda não terminou nenhuma partida oficial aqui.
profile-none-own = Você ainda não terminou nenhuma partida oficial aqui. Abra uma mesa com /dominó jogar.
profile-record = **{ $variant }** · { $record }
profile-rated = **{ $variant }** · nível **{ $rating }** · { $record }
profile-played = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
    }
profile-won = { $count ->
    [one] { $count } vitória
   *[other] { $count } vitórias
    }
profile-lost = { $count ->
    [one] { $count } derrota
   *[other] { $count } derrotas
    }
profile-drew = { $count ->
    [one] { $count } empate
   *[other] { $count } empates
    }
profile-left = { $count ->
    [one] { $count } abandono
   *[other] { $count } abandonos
    }
profile-helped = { $count } como substituto
profile-private = Só você vê isto · fora do ranking:
profile-last = Últimas partidas:
profile-match = { $when } · { $variant } · { $how }
profile-match-points = { $when } · { $variant } · { $how } **{ $points }**
profile-how-won = vitória
profile-how-lost = derrota
profile-how-drew = empate
profile-how-left = abandono
profile-how-helped = substituto
profile-how-place = { $how }, lugar { $place } de { $sides }
profile-graph = Figura: nível em { $variant }, partida a partida, de { $first } a { $last }. Branco: agora, dourado: o melhor, fino: provisório.
profile-graph-alt = { $matches ->
    [one] Nível em { $variant } agora { $now }, depois de { $matches } partida oficial. Maior { $high }, menor { $low }.
   *[other] Nível em { $variant } agora { $now }, depois de { $matches } partidas oficiais. Maior { $high }, menor { $low }.
    }
profile-graph-alt-all = Partida a partida: { $ratings }.
profile-graph-menu = Nível ao longo do tempo: qual modalidade?
profile-bot = Computadores não têm perfil. Escolha uma pessoa.


### Settings

settings-not-allowed = Só quem tem a permissão Gerenciar Servidor pode fazer isso.
settings-role = Uma mesa nova pode chamar { $role } para jogar, uma vez, se quem a abriu pedir; nunca a menos de { $minutes } minutos da última chamada.
settings-role-none = Nenhum cargo foi escolhido para chamar jogadores. Escolha um com /configurações cargo_de_chamada.
settings-role-cleared = A partir de agora nenhum cargo é chamado para jogar.
settings-role-everyone = Não dá para chamar o servidor inteiro. Escolha um cargo de quem quer ser chamado.
settings-role-unmentionable = Ainda não posso mencioná-lo: deixe todos mencionarem esse cargo ou me dê aqui a permissão Mencionar todos os cargos.
settings-log = ### Partidas oficiais daqui sem resultado
settings-log-empty = Nenhuma partida oficial daqui acabou sem resultado.
settings-log-agreed = { $when } · partida { $match } · todos à mesa a encerraram
settings-log-moderator = { $when } · partida { $match } · encerrada por um moderador: { $name }
settings-log-lost = { $when } · partida { $match } · não podia mais ser mostrada
settings-log-outdated = { $when } · partida { $match } · não pôde continuar após uma atualização do bot
settings-log-table = -# { $channel } · { $names }
button-caller-clear = Não chamar cargo
me-global-on = Você aparece na classificação geral assim que tiver partidas oficiais num servidor que conta para ela.
me-global-off = Você não aparece mais na classificação geral. As classificações dos seus servidores ficam como estão.


### Computers

level-easy = fácil
level-medium = médio
level-hard = difícil
computers-line = -# Computadores: { $computers }
computers-one = { $name } ({ $level })
option-level-name = dificuldade
option-level-description = Quão bem jogam os computadores que sentam com você
choice-level-easy = Fácil
choice-level-medium = Médio
choice-level-hard = Difícil
choice-level-same = Tão forte quanto eu
button-level-easy = Fácil
button-level-medium = Médio
button-level-hard = Difícil
button-level-same = Tão forte quanto eu
screen-fill-level = Dificuldade dos computadores nos lugares livres: { $level }
screen-level = Que dificuldade o computador deve ter?
screen-level-added = { $name } sentou à mesa. Dificuldade: { $level }
screen-level-same = { $name } sentou à mesa, mais ou menos tão forte quanto você. Dificuldade: { $level }
screen-level-unknown = { $name } sentou à mesa. Dificuldade: { $level }. Sua força nesta modalidade ainda é incerta; cada partida oficial a deixa mais clara.
