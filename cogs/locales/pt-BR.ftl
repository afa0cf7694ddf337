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
button-bring-down = Trazer o tabuleiro para baixo
button-text-board = Tabuleiro em texto
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
seat-computer = Computador { $number }
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


### Lobby

lobby-title = ### { $variant }
lobby-goal-target = Até { $target } pontos · { $time } por vez
lobby-goal-rounds = { $rounds ->
    [one] { $rounds } rodada · { $time } por vez
   *[other] { $rounds } rodadas · { $time } por vez
    }
lobby-seat = • { $name }
lobby-seat-host = • **{ $name }** · dono da mesa
lobby-seat-free = • *lugar livre*
lobby-open = { $count ->
    [one] Há um lugar livre. Toque em Entrar para se sentar.
   *[other] Há { $count } lugares livres. Toque em Entrar para se sentar.
    }
lobby-full = Todos já estão aqui. { $host } pode começar.
lobby-rated = Partida oficial, se só pessoas jogarem.
lobby-unrated-option = Amistosa: a mesa foi aberta assim.
lobby-unrated-computer = Amistosa: há um computador jogando.
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
act-points = , +{ $points }
act-points-dropped = {" "}(+{ $points } passaria da meta e não conta)

turn-person = Vez: **{ $name }** · o tempo acaba { $when }
turn-untimed = Vez: **{ $name }**
turn-call = { $mention }, é a sua vez · o tempo acaba { $when }
turn-call-untimed = { $mention }, é a sua vez
turn-stop-wanted = Para encerrar a partida sem resultado: { $names }. Falta concordar: { $others }.

news-joined = { $name } entrou na mesa.
news-left = { $name } saiu. O computador continua nesse lugar.
news-left-lobby = { $name } saiu.
news-back = { $name } entrou na mesa e continua no lugar do computador.


### Ends of rounds and matches

round-title = ### Rodada { $number }
round-target = { $name } chegou à meta com esta pedra.
round-hand = { $name }: { $tiles } = { $sum }
round-hand-empty = { $name }: sem pedras
round-scores = Placar: { $scores } · meta { $target }
round-scores-rounds = Placar: { $scores } · rodada { $number } de { $rounds }
round-score = { $name } **{ $score }**
round-next = Próxima rodada { $when } ou quando todos tocarem em Pronto.
round-waiting = Já confirmou: { $ready }. Falta: { $waiting }.
match-won = ### 🏆 { $name } vence a partida
match-shared = ### 🏆 A vitória é dividida: { $names }
match-drawn = ### A partida terminou empatada
match-length = { $rounds ->
    [one] { $rounds } rodada jogada.
   *[other] { $rounds } rodadas jogadas.
    }
match-left = Saiu antes do fim: { $names }
match-rated = Partida oficial.
match-unrated = Amistosa.
closed-empty = Todos saíram, a mesa foi fechada.
closed-expired = Ninguém começou a tempo, a mesa foi fechada.
closed-stopped = Esta partida foi encerrada sem resultado.
closed-lost = O canal desta mesa não existe mais; a partida terminou sem resultado.
closed-outdated = O bot foi atualizado e esta partida não pode seguir com as regras novas. Terminou sem resultado.
proof-commitment = -# Distribuição lacrada antes da primeira pedra, SHA-256: `{ $commitment }`
proof-secret = -# Lacre da distribuição SHA-256 `{ $commitment }`, segredo: `{ $secret }`


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
alt-last-lead = Última pedra: { $tile }, a saída.
alt-last = Última pedra: { $tile } em { $letter }.
alt-seat = { $name }: { $tiles }, { $points }.
alt-seat-turn = { $name }: { $tiles }, { $points }, tem a vez.
alt-seat-passed = { $name }: { $tiles }, { $points }, passou.
alt-boneyard = Monte: { $tiles }.
alt-round-over = A rodada acabou.
alt-turned-up = { $name } tinha { $tiles }.
alt-hand = Suas pedras: { $tiles }.
alt-hand-empty = Você não tem pedras.
alt-hand-playable = Dá para jogar: { $tiles }.
alt-hand-rest = As outras: { $tiles }.
alt-hand-fits = { $tile } em { $ends }
text-ends = Pontas abertas: { $ends }
text-boneyard = Monte: { $tiles }
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


### Permissions

permission-view_channel = Ver canal
permission-send_messages = Enviar mensagens
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-attach_files = Anexar arquivos
permission-read_message_history = Ver histórico de mensagens


### draw: Draw Dominoes

variant-draw-name = Dominó de Compra
variant-draw-line = Para dois. Encaixe numa ponta aberta; se nenhuma servir, compre até servir. Quem bate primeiro leva a rodada.
variant-draw-round-out = { $name } bateu: { $others } − { $own } = { $points }, **+{ $points }** para { $name }.
variant-draw-round-blocked = Rodada fechada. Vence a mão menor: { $others } − { $own } = { $points }, **+{ $points }** para { $name }.
variant-draw-round-level = Rodada fechada, e as duas mãos valem { $own }: { $others } − { $own } = 0, ninguém pontua.
variant-draw-rules-1 = ### Dominó de Compra · 1. A distribuição
    Jogam duas pessoas, cada uma por si, com as 28 pedras de 0-0 a 6-6. Uma pedra vale a soma das suas metades; o branco vale 0 e só encaixa em branco.

    Cada um recebe 7 pedras; as outras 14 ficam viradas para baixo no monte.

    Quem tem a maior dupla abre a rodada com ela. O bot coloca a pedra; essa foi a vez desse jogador, e o outro continua. Se ninguém tem dupla, o bot distribui de novo antes que alguém veja as pedras. Toda rodada começa assim.
variant-draw-rules-2 = ### Dominó de Compra · 2. A sua vez
    As pedras formam uma só linha com duas pontas abertas, A e B. Jogue uma pedra com uma metade igual a uma ponta aberta; a outra metade vira a nova ponta. As duplas ficam atravessadas, o que não muda nada. Uma pedra por vez.

    Quem pode jogar tem que jogar: não compra nem passa.

    Se nenhuma servir, você compra, pedra por pedra, até que uma sirva, até a última do monte se preciso. A pedra que serve é jogada na mesma vez, e você escolhe a ponta se ela servir nas duas. Com o monte vazio e nenhuma que sirva, você passa. O bot compra e passa por você.

    Quando o seu tempo acaba, o computador joga por você.
variant-draw-rules-3 = ### Dominó de Compra · 3. Os pontos
    A rodada acaba quando alguém joga a última pedra e bate, ou quando ninguém pode jogar e o monte está vazio: rodada fechada. Uma última pedra que também fecha a rodada conta como batida.

    Quem bate ganha os pontos que ficaram na outra mão. Ficaram 4-4 e 3-0: 8 + 3 = 11 pontos.

    Na rodada fechada, a mão menor ganha a diferença. 12 contra 21: 21 − 12 = 9 pontos. Mãos iguais: ninguém pontua. As pedras do monte não contam para ninguém.

    Quem chega primeiro à meta (25, 50, 100 ou 150 pontos) vence a partida na hora. Pode passar da meta.


### Screens

screen-restarting = O bot está reiniciando. Nada se perdeu: tente de novo daqui a pouco.
screen-error = Algo deu errado do nosso lado, e a sua partida está salva. Se acontecer de novo, passe este número a quem cuida do bot: { $id }
screen-expired = Esta mensagem está velha demais. Peça outra com /dominó pedras ou /dominó tabuleiro.
screen-guild-only = O dominó é jogado no canal de um servidor, não em mensagens privadas.
screen-no-table-here = Não há mesa neste canal. Abra uma com /dominó jogar.
screen-not-seated-here = Você não está em nenhuma mesa deste canal.
screen-many-tables = Você está em várias mesas. Qual delas?
screen-pick-table = { $variant } · { $names }
screen-missing-permissions = Não posso abrir uma mesa aqui. Faltam estas permissões neste canal: { $permissions }. Peça a quem administra o servidor.
screen-lost-permissions = Não consigo mais atualizar esta mesa. Faltam: { $permissions }. Sua jogada está salva; com as permissões de volta, /dominó tabuleiro continua.
screen-no-pictures = Não posso anexar arquivos aqui, então o tabuleiro aparece em texto.
screen-choose-tile = Qual pedra?
screen-choose-end = Onde vai { $tile }?
screen-more = O que você quer fazer?
screen-leave-lobby = Sair desta mesa?
screen-leave-match-rated = Sair desta partida? O computador continua no seu lugar, e a partida ainda conta como sua.
screen-leave-match-unrated = Sair desta partida? O computador continua no seu lugar.
screen-left = Você saiu da mesa.
screen-stop-lobby = Fechar esta mesa?
screen-stop-unrated = Encerrar esta partida para todos, sem resultado?
screen-stop-rated = Encerrar esta partida oficial sem resultado? Ela termina quando todos à mesa quiserem.
screen-stopped = A mesa foi fechada.
screen-stop-noted = Anotado. A partida termina quando todos à mesa quiserem.
screen-board-moved = O tabuleiro está de novo no fim do canal.
screen-rematch-open = A revanche está aberta.
screen-page = Página { $number } de { $pages }
