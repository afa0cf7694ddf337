# Texts of the bot in English. Keys are <area>-<what>; a name is put in as plain text, a tile as "6-4", an end as its
# letter, a time as Discord's own relative time. Lines under a key begin with four spaces.


### Commands

command-domino-name = domino
command-domino-description = Play dominoes in this channel
command-play-name = play
command-play-description = Open a table and wait for others to sit down
command-hand-name = hand
command-hand-description = Show your own tiles, only to you
command-board-name = board
command-board-description = Bring the board down to the end of the channel
command-leave-name = leave
command-leave-description = Leave your table; the computer plays on for you
command-stop-name = stop
command-stop-description = End a table without a result
command-rules-name = rules
command-rules-description = Read the rules of a variant
option-variant-name = variant
option-variant-description = Which kind of dominoes to play
option-players-name = players
option-players-description = How many play
option-target-name = target
option-target-description = How many points win the match
option-turn_time-name = turn_time
option-turn_time-description = How long a turn may take; then the computer moves
option-computers-name = computers
option-computers-description = How many computers sit down with you
option-rated-name = rated
option-rated-description = Whether a match among people counts
option-rounds-name = rounds
option-tiles-name = tiles
option-teams-name = partners
choice-turn_time-60 = 1 minute
choice-turn_time-120 = 2 minutes
choice-turn_time-300 = 5 minutes
choice-turn_time-900 = 15 minutes
choice-turn_time-3600 = 1 hour
choice-turn_time-86400 = 24 hours
choice-teams-True = yes
choice-teams-False = no


### Buttons

button-join = Join
button-leave = Leave
button-add-computer = Add computer
button-start = Start
button-start-fill = Start, computers fill the rest
button-rules = Rules
button-hand = My hand
button-more = More
button-draw = Draw
button-pass = Pass
button-ready = Ready
button-rematch = Rematch
button-back = Back
button-leave-confirm = Yes, leave
button-bring-down = Bring the board down
button-text-board = Board as text
button-stop = End the match
button-stop-confirm = Yes, end it
button-refresh = Refresh
button-previous = Previous page
button-next = Next page
button-end = { $letter } · { $side } · { $pips }


### Words

end-left = left
end-right = right
end-up = up
end-down = down
seat-computer = Computer { $number }
seat-stand-in = Computer (for { $name })
seat-free = free seat
seat-same-name = { $name } ({ $number })
somebody = somebody
tile-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
    }
point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }


### Lobby

lobby-title = ### { $variant }
lobby-goal-target = To { $target } points · { $time } a turn
lobby-goal-rounds = { $rounds ->
    [one] { $rounds } round · { $time } a turn
   *[other] { $rounds } rounds · { $time } a turn
    }
lobby-seat = • { $name }
lobby-seat-host = • **{ $name }** · host
lobby-seat-free = • *free seat*
lobby-open = { $count ->
    [one] One seat is free. Sit down with Join.
   *[other] { $count } seats are free. Sit down with Join.
    }
lobby-full = Everybody is here. { $host } can start.
lobby-rated = Rated match, as long as only people play.
lobby-unrated-option = Not rated: opened that way.
lobby-unrated-computer = Not rated: a computer plays along.
lobby-expires = Closes { $when } unless it starts.


### What just happened

act-lead = { $name } led with { $tile }{ $points }
act-lead-double = { $name } opens with the highest double, { $tile }{ $points }
act-lead-heaviest = { $name } opens with the heaviest tile, { $tile }{ $points }
act-play = { $name } played { $tile } on { $end }{ $points }
act-draw-play = { $drawn ->
    [one] { $name } drew 1 tile and played { $tile } on { $end }{ $points }
   *[other] { $name } drew { $drawn } tiles and played { $tile } on { $end }{ $points }
    }
act-draw = { $drawn ->
    [one] { $name } drew 1 tile
   *[other] { $name } drew { $drawn } tiles
    }
act-pass = { $name } passed
act-draw-pass = { $drawn ->
    [one] { $name } drew 1 tile and passed
   *[other] { $name } drew { $drawn } tiles and passed
    }
act-late-lead = Time was up: the computer led with { $tile } for { $name }{ $points }
act-late-play = Time was up: the computer played { $tile } on { $end } for { $name }{ $points }
act-late-draw-play = { $drawn ->
    [one] Time was up: the computer played { $tile } on { $end } for { $name }, after 1 drawn tile{ $points }
   *[other] Time was up: the computer played { $tile } on { $end } for { $name }, after { $drawn } drawn tiles{ $points }
    }
act-late-draw = { $drawn ->
    [one] Time was up: 1 tile was drawn for { $name }
   *[other] Time was up: { $drawn } tiles were drawn for { $name }
    }
act-late-pass = Time was up: { $name } passed
act-late-draw-pass = { $drawn ->
    [one] Time was up: 1 tile was drawn for { $name }, then { $name } passed
   *[other] Time was up: { $drawn } tiles were drawn for { $name }, then { $name } passed
    }
act-points = , +{ $points }
act-points-dropped = {" "}(+{ $points } would pass the target and does not count)

turn-person = Turn: **{ $name }** · time is up { $when }
turn-untimed = Turn: **{ $name }**
turn-call = { $mention }, it is your turn · time is up { $when }
turn-call-untimed = { $mention }, it is your turn
turn-stop-wanted = To end the match without a result: { $names }. Still to agree: { $others }.

news-joined = { $name } sat down.
news-left = { $name } left. The computer plays on from that seat.
news-left-lobby = { $name } left.
news-back = { $name } sits at the table now and takes over from the computer.


### Ends of rounds and matches

round-title = ### Round { $number }
round-target = { $name } reached the target with this tile.
round-hand = { $name }: { $tiles } = { $sum }
round-hand-empty = { $name }: no tiles left
round-scores = Score: { $scores } · target { $target }
round-scores-rounds = Score: { $scores } · round { $number } of { $rounds }
round-score = { $name } **{ $score }**
round-next = Next round { $when }, or when everybody is ready.
round-waiting = Ready: { $ready }. Still waiting for: { $waiting }.
match-won = ### 🏆 { $name } wins the match
match-shared = ### 🏆 The win is shared: { $names }
match-drawn = ### The match is a draw
match-length = { $rounds ->
    [one] { $rounds } round played.
   *[other] { $rounds } rounds played.
    }
match-left = Left before the end: { $names }
match-rated = Rated match.
match-unrated = Not rated.
closed-empty = Everybody has left, so this table is closed.
closed-expired = Nobody started in time, so this table is closed.
closed-stopped = This match was ended without a result.
closed-lost = The channel of this table is gone, so the match ended without a result.
closed-outdated = The bot was updated and this match cannot go on under the new rules. It ended without a result.
proof-commitment = -# Deal sealed before the first tile, SHA-256: `{ $commitment }`
proof-secret = -# Deal sealed with SHA-256 `{ $commitment }`, secret: `{ $secret }`


### My hand

hand-count = { $count ->
    [one] { $count } tile, { $pips } in pips
   *[other] { $count } tiles, { $pips } in pips
    }
hand-play = **Your turn.** Choose a tile to play.
hand-lead = **Your turn.** You open the round: choose a tile.
hand-draw = **Your turn.** Nothing fits: draw a tile.
hand-pass = **Your turn.** Nothing fits and there is nothing to draw: pass.
hand-wait = Turn: { $name }
hand-drawn = You drew: { $tiles }
hand-over = The round is over.
hand-tile-fits = { $tile } → { $ends }


### Pictures and positions in words

alt-board = Dominoes, round { $number }.
alt-empty = No tile has been played yet.
alt-line = From left to right: { $tiles }.
alt-up = Upwards from the first tile: { $tiles }.
alt-down = Downwards from the first tile: { $tiles }.
alt-ends = Open ends: { $ends }.
alt-end = { $letter } { $side } { $pips }
alt-total = The ends total { $total }.
alt-last-lead = Last tile: { $tile }, the opening.
alt-last = Last tile: { $tile } on { $letter }.
alt-seat = { $name }: { $tiles }, { $points }.
alt-seat-turn = { $name }: { $tiles }, { $points }, on turn.
alt-seat-passed = { $name }: { $tiles }, { $points }, passed.
alt-boneyard = Boneyard: { $tiles }.
alt-round-over = The round is over.
alt-turned-up = { $name } had { $tiles }.
alt-hand = Your tiles: { $tiles }.
alt-hand-empty = You have no tiles.
alt-hand-playable = Playable: { $tiles }.
alt-hand-rest = The others: { $tiles }.
alt-hand-fits = { $tile } on { $ends }
text-ends = Open ends: { $ends }
text-boneyard = Boneyard: { $tiles }
list-or = { $first } or { $last }


### Why not

refused-bad-tile = There is no tile { $tile }. Tiles run from 0-0 to 6-6.
refused-bad-option = { $option }: { $value } is not possible. Possible: { $allowed }.
refused-not-a-lobby = This match has started already. That can only be done before the start.
refused-not-running = This match is not running.
refused-already-seated = You already sit at this table.
refused-not-seated = You have no seat at this table.
refused-lobby-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
    }
refused-not-host = Only the host of the table can do that.
refused-too-few = { $taken } of { $seats } seats are taken. Wait for others, or add computers.
refused-not-your-turn = It is not your turn yet.
refused-not-your-tile = You do not have the tile { $tile } any more.
refused-does-not-fit = { $tile } does not fit there. Open ends: { $allowed }.
refused-must-lead-with = { $tile } cannot open the round. Allowed: { $allowed }.
refused-must-play = You can play, so you have to. Playable: { $allowed }.
refused-must-draw = You cannot pass while there are tiles to draw. Draw one.
refused-nothing-to-draw = There is nothing left to draw. Pass instead.
refused-round-not-over = This round is not over yet.
refused-round-over = This round is over. The next one begins shortly.
refused-seat-taken = Somebody already sits there.
refused-seat-barred = You have already played on another seat of this match, so you cannot take this one.
refused-stale = That turn is over. Here is how things stand now.
refused-no-such-match = This table no longer exists. Open a new one with /domino play.
refused-too-many-tables-here = { $allowed ->
    [one] One table at a time is allowed in this channel. Wait for it to end, or use another channel.
   *[other] Only { $allowed } tables at a time are allowed in this channel. Wait for one to end, or use another channel.
    }
refused-too-many-tables-yours = { $allowed ->
    [one] You can sit at one table at a time. Finish or leave it first.
   *[other] You can sit at { $allowed } tables at a time. Finish or leave one first.
    }
refused-needs-everybody = You have said so already: { $wanted } of { $people } want to end this rated match. It ends when everybody at the table wants it, or by a moderator.


### Permissions

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History


### draw: Draw Dominoes

variant-draw-name = Draw Dominoes
variant-draw-line = For two. Match an open end; if nothing fits, draw until it does. First to be out wins the round.
variant-draw-round-out = { $name } is out: { $others } − { $own } = { $points }, so **+{ $points }** for { $name }.
variant-draw-round-blocked = Blocked. The lower hand wins: { $others } − { $own } = { $points }, so **+{ $points }** for { $name }.
variant-draw-round-level = Blocked, and both hands are worth { $own }: { $others } − { $own } = 0, nobody scores.
variant-draw-rules-1 = ### Draw Dominoes · 1. The deal
    Two people play, each alone, with the 28 tiles from 0-0 to 6-6. A tile is worth the sum of its halves; blank is 0 and matches only blank.

    Each gets 7 tiles; the other 14 are the boneyard, face down.

    Whoever holds the highest double opens with it. The bot lays it; that was this player's turn, and the other one goes on. If nobody has a double, the bot deals again before anybody sees a tile. Every round opens this way.
variant-draw-rules-2 = ### Draw Dominoes · 2. Your turn
    The tiles form one line with two open ends, A and B. Play a tile one half of which equals an open end; its other half is the new end. Doubles lie crosswise, which changes nothing. One tile a turn.

    If you can play, you must: no drawing, no passing.

    If nothing fits, you draw, tile by tile, until one fits, down to the last tile of the boneyard. The tile that fits is played in the same turn, and you choose the end if it fits both. The boneyard is empty and nothing fits: you pass. The bot draws and passes for you.

    When your time is up, the computer makes your move.
variant-draw-rules-3 = ### Draw Dominoes · 3. Points
    A round ends when somebody plays the last tile and is out, or when neither can play and the boneyard is empty: blocked. A last tile that also blocks counts as being out.

    Out: you get the pips left in the other hand. Left are 4-4 and 3-0: 8 + 3 = 11 points.

    Blocked: the lower hand gets the difference. 12 against 21: 21 − 12 = 9 points. Equal hands: nobody scores. Tiles in the boneyard count for nobody.

    The first to reach the target (25, 50, 100 or 150 points) wins the match at once. Passing it is fine.


### Screens

screen-restarting = The bot is restarting. Nothing is lost: try again in a moment.
screen-error = Something went wrong on our side, and your match is safe. If it happens again, tell the operator this number: { $id }
screen-expired = This message is too old to use. Ask for a new one with /domino hand or /domino board.
screen-guild-only = Dominoes are played in a server's channel, not in private messages.
screen-no-table-here = There is no table in this channel. Open one with /domino play.
screen-not-seated-here = You do not sit at a table in this channel.
screen-many-tables = You sit at several tables. Which one?
screen-pick-table = { $variant } · { $names }
screen-missing-permissions = I cannot host a table here: I am missing these permissions in this channel: { $permissions }. Ask somebody who manages the server.
screen-lost-permissions = I can no longer update this table. I am missing: { $permissions }. Your move is kept; with the permissions back, /domino board goes on.
screen-no-pictures = I may not attach files here, so the board is shown as text.
screen-choose-tile = Which tile?
screen-choose-end = Where should { $tile } go?
screen-more = What would you like to do?
screen-leave-lobby = Leave this table?
screen-leave-match-rated = Leave this match? The computer plays on from your seat, and the match still counts as yours.
screen-leave-match-unrated = Leave this match? The computer plays on from your seat.
screen-left = You have left the table.
screen-stop-lobby = Close this table?
screen-stop-unrated = End this match for everybody, without a result?
screen-stop-rated = End this rated match without a result? It ends when everybody at the table wants it.
screen-stopped = The table is closed.
screen-stop-noted = Noted. The match ends when everybody at the table wants it.
screen-board-moved = The board is at the end of the channel again.
screen-rematch-open = The rematch is open.
screen-page = Page { $number } of { $pages }
