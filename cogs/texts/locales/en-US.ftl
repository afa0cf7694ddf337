# Texts of the bot in English. Keys are <area>-<what>; a name is put in as plain text, a tile as "6-4", an end as its
# letter, a time as Discord’s own relative time. Lines under a key begin with four spaces.


### Commands

command-domino-name = domino
command-domino-description = Play dominoes in this channel
command-play-name = play
command-play-description = Open a table and wait for others to join
command-hand-name = hand
command-hand-description = Show your tiles; nobody else sees them
command-board-name = board
command-board-description = Repost the board at the end of the channel
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
option-turn_time-description = Time per turn; when it runs out, the computer plays for you
option-computers-name = computers
option-computers-description = How many computers play with you
option-rated-name = rated
option-rated-description = Count this match on the ladder (never with computers)
option-rounds-description = How many rounds the match lasts
option-tiles-description = Tiles per player
option-pairs-description = Four play as two pairs
option-automatic-name = automatic
option-automatic-description = Draw and pass for players who have no choice
option-rounds-name = rounds
option-tiles-name = tiles
option-pairs-name = pairs
choice-turn_time-60 = 1 minute
choice-turn_time-120 = 2 minutes
choice-turn_time-300 = 5 minutes
choice-turn_time-900 = 15 minutes
choice-turn_time-3600 = 1 hour
choice-turn_time-86400 = 24 hours
choice-pairs-True = yes
choice-pairs-False = no


### Commands: leaderboards, profiles, settings

command-leaderboard-name = leaderboard
command-leaderboard-description = Rankings of this server or of all
command-profile-name = profile
command-profile-description = Record, ladder points, rating and last matches of a person
command-me-name = me
command-me-description = Your own settings
command-settings-name = settings
command-settings-description = Domino settings of this server
option-where-name = where
option-where-description = This server, or all that count for the global leaderboard
option-what-name = what
option-what-description = What is compared
option-period-name = period
option-period-description = Since when; months and weeks start at midnight UTC, ratings are all-time
option-season-name = season
option-season-description = The final table of a month that is over
option-person-name = person
option-person-description = Whose profile; leave empty for your own
choice-where-server = this server
choice-where-global = global
choice-what-points = ladder points
choice-what-rating = rating
choice-what-wins = wins
choice-what-records = server records
choice-period-all = all time
choice-period-month = this month
choice-period-week = this week
choice-variant-any = all variants


### Buttons

button-join = Join
button-leave = Leave
button-add-computer = + Computer
button-start = Start
button-solo = Play solo
button-start-fill = Fill and start
button-rules = Rules
button-hand = My hand
button-go-on = Go on
button-more = More
button-draw = Draw
button-pass = Pass
button-ready = Ready
button-rematch = Rematch
button-back = Back
button-leave-confirm = Yes, leave
button-no = No
button-bring-down = Repost board
button-text-board = Text board
button-fair = Fair deal
button-replay = Replay
button-replay-first = ⏮
button-replay-back = ◀
button-replay-next = ▶
button-replay-last = ⏭
button-replay-here = Back to the replay
button-film = GIF
button-save = Text file
button-stop = End match
button-stop-confirm = Yes, end it
button-stop-withdraw = Take it back
button-refresh = Refresh
button-previous = ◀ Previous
button-next = Next ▶
button-end = { $letter } · { $side } · { $pips }
button-end-points = { $letter } · { $pips } · +{ $points }


### Words

end-left = left
end-right = right
end-up = up
end-down = down
seat-computer = 🤖 { $name }
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
penalty-count = { $count ->
    [one] { $count } penalty point
   *[other] { $count } penalty points
    }


### Lobby

lobby-title = ### { $variant }
lobby-goal-target = To { $target } points · { $time } a turn
lobby-goal-rounds = { $rounds ->
    [one] { $rounds } round · { $time } a turn
   *[other] { $rounds } rounds · { $time } a turn
    }
lobby-tiles = { $count } tiles each
lobby-pairs = pairs
lobby-automatic-True = auto-draw and auto-pass
lobby-automatic-False = draw and pass by hand
lobby-pair = {" "}· pair { $number }
lobby-seat = • { $name }{ $pair }
lobby-seat-computer = • { $name }{ $pair } · { $level }
lobby-seat-host = • **{ $name }**{ $pair } · host
lobby-seat-free = • *free seat*{ $pair }
lobby-open = { $count ->
    [one] 1 seat free – press Join.
   *[other] { $count } seats free – press Join.
    }
lobby-full = The table is full. { $host } can start.
lobby-unrated-option = Unrated, as the host chose.
lobby-unrated-computer = Unrated: a computer is playing.
lobby-seal = -# Seal of the deals (SHA-256): `{ $seal }`
lobby-expires = Closes unless it starts: { $when }


### What just happened

act-lead = { $name } started with { $tile }{ $points }
act-lead-double = { $name } starts with the highest double, { $tile }{ $points }
act-lead-heaviest = { $name } starts with the heaviest tile, { $tile }{ $points }
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
act-late-lead = Time’s up: the computer started with { $tile } for { $name }{ $points }
act-late-play = Time’s up: the computer played { $tile } on { $end } for { $name }{ $points }
act-late-draw-play = { $drawn ->
    [one] Time’s up: the computer drew 1 tile and played { $tile } on { $end } for { $name }{ $points }
   *[other] Time’s up: the computer drew { $drawn } tiles and played { $tile } on { $end } for { $name }{ $points }
    }
act-late-draw = { $drawn ->
    [one] Time’s up: the computer drew 1 tile for { $name }
   *[other] Time’s up: the computer drew { $drawn } tiles for { $name }
    }
act-late-pass = Time’s up: the computer passed for { $name }
act-late-draw-pass = { $drawn ->
    [one] Time’s up: the computer drew 1 tile for { $name } and passed
   *[other] Time’s up: the computer drew { $drawn } tiles for { $name } and passed
    }
act-own-lead = You started with { $tile }{ $points }
act-own-lead-double = You start with the highest double, { $tile }{ $points }
act-own-lead-heaviest = You start with the heaviest tile, { $tile }{ $points }
act-own-play = You played { $tile } on { $end }{ $points }
act-own-draw-play = { $drawn ->
    [one] You drew 1 tile and played { $tile } on { $end }{ $points }
   *[other] You drew { $drawn } tiles and played { $tile } on { $end }{ $points }
    }
act-own-draw = { $drawn ->
    [one] You drew 1 tile
   *[other] You drew { $drawn } tiles
    }
act-own-pass = You passed
act-own-draw-pass = { $drawn ->
    [one] You drew 1 tile and passed
   *[other] You drew { $drawn } tiles and passed
    }
act-own-late-lead = Time’s up: the computer started with { $tile } for you{ $points }
act-own-late-play = Time’s up: the computer played { $tile } on { $end } for you{ $points }
act-own-late-draw-play = { $drawn ->
    [one] Time’s up: the computer drew 1 tile and played { $tile } on { $end } for you{ $points }
   *[other] Time’s up: the computer drew { $drawn } tiles and played { $tile } on { $end } for you{ $points }
    }
act-own-late-draw = { $drawn ->
    [one] Time’s up: the computer drew 1 tile for you
   *[other] Time’s up: the computer drew { $drawn } tiles for you
    }
act-own-late-pass = Time’s up: the computer passed for you
act-own-late-draw-pass = { $drawn ->
    [one] Time’s up: the computer drew 1 tile for you and passed
   *[other] Time’s up: the computer drew { $drawn } tiles for you and passed
    }
act-points = {" "}· 🟢 { $sum }, **+{ $points }**
act-points-dropped = {" "}· { $sum }, but { $score } + { $points } = { $after } is over { $target }: no points
act-points-void = {" "}· { $sum }, +{ $points } doesn’t count

turn-person = Turn: **{ $name }** · time is up: { $when }
turn-untimed = Turn: **{ $name }**
turn-call = { $mention }, it’s your turn · time is up: { $when }
turn-call-untimed = { $mention }, it’s your turn
turn-stop-wanted = Wants to end the match without a result: { $names }. Waiting for: { $others }.
lead-lot = { $name } { $tile }
lead-lots = Draw for the start: { $lots }. { $name } has the highest tile and starts.
lead-random = Picked at random: { $name } starts.
lead-earned = { $name } went out last round and starts this one.
lead-next-highest_double = The next deal decides who starts.
lead-next-lots = A draw decides who starts the next round.
lead-next-random = Who starts the next round is picked at random.
lead-next-earned = { $name } starts the next round.
lead-next-own = You start the next round.



### Ends of rounds and matches

round-title = ### Round { $number }
round-target = { $name } reached the target with this tile.
round-hand = { $name }: { $tiles } = { $sum }
round-hand-empty = { $name }: no tiles left
round-last = Last tile { $tile }: { $sum }, **+{ $points }** for { $name }.
round-gain = { $name } **+{ $points }**
round-dropped = { $name } goes out, but { $points } doesn’t count: { $score } + { $more } = { $after } is over { $target }. The score stays { $score }.
round-scores = Score: { $scores } · target { $target }
round-scores-rounds = Score: { $scores } · round { $number } of { $rounds }
round-penalties = Penalties so far: { $scores } · fewest win · round { $number } of { $rounds }
match-scores = Score: { $scores }
match-penalties = Penalties: { $scores } · fewest win
round-score = { $name } **{ $score }**
round-next = Next round when everybody is ready, at the latest: { $when }
round-waiting = Ready: { $ready }. Still waiting for: { $waiting }.
match-won = ### 🏆 { $name } wins the match
match-won-pair = ### 🏆 { $name } win the match
match-shared = ### 🏆 Tied for the win: { $names }
match-drawn = ### The match is a draw
match-place = **{ $place }.** { $name } · { $score }
match-length = { $rounds ->
    [one] { $rounds } round played.
   *[other] { $rounds } rounds played.
    }
match-rated = Rated match.
match-unrated = Unrated match.
closed-empty = Everybody has left, so this table is closed.
closed-expired = Nobody started in time, so this table is closed.
closed-waited = { $name } did not come back for a day, so this match is closed without a result.
closed-stopped = This match was ended without a result.
closed-stopped-lobby = This table was closed before a match began.
closed-lost = I could no longer post here, so the match ended without a result.
closed-outdated = The bot was updated and the new version can’t continue this match. It ended without a result.
fair-title = ### Fair deal
fair-seal = Seal of round { $number }, fixed before its first tile: `{ $seal }`
fair-later = After the round its secret is shown here. The SHA-256 of the secret is the seal, so no tile can have changed.
fair-secret = Secret of round { $number }: `{ $secret }`
fair-presses = { $count ->
    [one] One press of Start went into the deals too, with this id: { $presses }
   *[other] { $count } presses of Start and Ready went into the deals too, the last ones with these ids: { $presses }
  }
fair-check-1 = The SHA-256 of a round’s secret (32 bytes) is its seal, so no tile can have changed.
fair-check-2 = Paste a secret as text into any SHA-256 tool: you get the secret of the round before, or for round 1 the seal that stood on the table before the start. So every deal was fixed before anybody pressed Start.


### Replay

replay-title = ### Replay: { $variant }, round { $number } · { $step }/{ $steps }
replay-rounds = Go to a round
replay-round = Round { $number }
replay-match = Another of your matches
replay-none = You have not finished a match on this server yet. The replay of your newest one will be here.
replay-film = Round { $number } as a GIF.
replay-saved = The match as text, with the secrets of its deals. `python bot.py verify` checks such a file.
replay-no-files = I may not attach files here. An admin can allow “Attach Files”.


### My hand

hand-count = { $count ->
    [one] { $count } tile, { $pips } pips
   *[other] { $count } tiles, { $pips } pips
    }
hand-count-penalty = { $count ->
    [one] { $count } tile, { $pips } penalty points
   *[other] { $count } tiles, { $pips } penalty points
    }
hand-play = **Your turn.** Pick a tile to play.
hand-lead = **Your turn.** You start the round: pick a tile.
hand-draw = **Your turn.** Nothing fits: draw a tile.
hand-pass = **Your turn.** Nothing fits and there is nothing to draw: pass.
hand-wait = Turn: { $name }
hand-waits = ⏸️ The match waits for you. It closes: { $when }
hand-drawn = You drew: { $tiles }
hand-elsewhere = This message is outdated: a newer one shows how things stand.
hand-frozen = 💤 This message doesn’t update any more. Press Refresh to see how things stand. Last update: { $when }
hand-round-won = { $points ->
    [0] ### You win the round
   *[other] ### You win the round: +{ $points }
    }
hand-round-lost = { $points ->
    [0] ### { $name } wins the round
   *[other] ### { $name } wins the round: +{ $points }
    }
hand-round-lost-pair = { $points ->
    [0] ### { $name } win the round
   *[other] ### { $name } win the round: +{ $points }
    }
hand-round-none = ### Nobody wins the round
hand-round-penalty = { $points ->
    [0] ### No penalty this round
    [one] ### This round: +{ $points } penalty point
   *[other] ### This round: +{ $points } penalty points
    }
hand-match-won = ### 🏆 You win the match
hand-partner = Your partner: { $name }


### Pictures and positions in words

alt-board = Dominoes, round { $number }.
alt-empty = No tile has been played yet.
alt-line = From left to right: { $tiles }.
alt-up = Upwards from the first tile: { $tiles }.
alt-down = Downwards from the first tile: { $tiles }.
alt-ends = Open ends: { $ends }.
alt-end = { $letter } { $side } { $pips }
alt-total = The ends total { $total }.
alt-scored = The last tile scored { $points }.
alt-pair = { $name } (pair { $number })
alt-last-lead = Last tile: { $tile }, the first of the round.
alt-last = Last tile: { $tile } on { $letter }.
alt-seat = { $name }: { $tiles }, { $points }.
alt-seat-turn = { $name }: { $tiles }, { $points }, to play.
alt-seat-passed = { $name }: { $tiles }, { $points }, passed.
alt-boneyard = Boneyard: { $tiles }.
alt-boneyard-reserve = Boneyard: { $tiles }, { $drawable } of them to draw.
alt-round-over = The round is over.
alt-hands-open = All hands are open.
alt-turned-up = { $name } had { $tiles }.
alt-result-won = Won by { $names }.
alt-result-drawn = The match is a draw.
alt-result-scores = Score: { $scores }.
alt-result-rounds = Round by round, in this order: { $rounds }.
alt-hand = Your tiles: { $tiles }.
alt-hand-playable = Playable: { $tiles }.
alt-hand-rest = The others: { $tiles }.
alt-hand-fits = { $tile } on { $ends }
text-ends = Open ends: { $ends }
list-or = { $first } or { $last }


### Why not

refused-bad-tile = There is no tile { $tile }. Tiles run from 0-0 to 6-6.
refused-bad-option = { $option } can’t be { $value }. Choose from: { $allowed }.
refused-bad-option-only = { $option } can’t be { $value }, only { $allowed }.
refused-not-a-lobby = This match has already started. That works only before the start.
refused-not-running = This match is not running.
refused-already-seated = You’re already at this table.
refused-not-seated = You have no seat at this table.
refused-lobby-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
    }
refused-not-host = Only the host of the table can do that.
refused-too-few = { $taken } of { $seats } seats are taken. Wait for others, or add computers.
refused-not-your-turn = It’s not your turn yet.
refused-not-your-tile = You no longer have { $tile }.
refused-does-not-fit = { $tile } doesn’t fit there. Open ends: { $allowed }.
refused-must-lead-with = You can’t start with { $tile }. Start with: { $allowed }.
refused-must-play = You can play, so you have to. Playable: { $allowed }.
refused-must-draw = You can’t pass while there are tiles to draw. Draw one.
refused-nothing-to-draw = There is nothing left to draw. Pass instead.
refused-round-not-over = This round is not over yet.
refused-round-over = This round is over. The next one starts shortly.
refused-seat-taken = Somebody already sits there.
refused-seat-barred = You’ve already played another seat in this match, so you can’t take this one.
refused-returned-twice = You’ve already come back to this rated match twice. That’s the limit.
refused-not-invited = This is a private table. Ask the host for an invitation.
refused-sent-away = The host removed you from this table. You can come back when the host invites you.
refused-host-stays = You’re the host. To go, press Leave – the next player becomes host.
refused-claim-or-leave = You’re the last one in this rated match, so it can’t be cancelled. Claim the win, or leave.
refused-sat-in-lately = You gave up a seat as a substitute. You can substitute on this server again: { $until }
refused-stale = That turn is over. Here’s where things stand.
refused-no-such-match = This table no longer exists. Open a new one with /domino play.
refused-not-over = This match is still being played. Its replay opens when it is over.
refused-private-match = This was a private table. Only those who sat there can see its replay.
refused-too-many-tables-here = { $allowed ->
    [one] This channel can have one table at a time. Wait for it to end, or use another channel.
   *[other] This channel can have { $allowed } tables at a time. Wait for one to end, or use another channel.
    }
refused-too-many-tables-yours = { $allowed ->
    [one] You can be at one table at a time. Finish or leave it first.
   *[other] You can be at { $allowed } tables at a time. Finish or leave one first.
    }
refused-needs-everybody = You’ve already agreed ({ $wanted } of { $people }). It ends when everyone has, or when a moderator ends it.
refused-terms-changed = Without the computer this match is rated. Give the others a moment. You can start: { $until }
refused-rating-needs-variant = Each variant has its own rating. Choose a variant.
refused-rating-is-all-time = Ratings are all-time only. Choose all time.
refused-no-such-season = There’s no final table for that month here. Pick a month from the list.


### Permissions

permission-view_channel = View Channel
permission-connect = Connect
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-manage_threads = Manage Threads (this thread is locked)
permission-attach_files = Attach Files
permission-read_message_history = Read Message History


### draw: Draw Dominoes

variant-draw-name = Draw Dominoes
variant-draw-line = Match an open end. Nothing fits? Draw until something does. First to go out wins the round.
variant-draw-round-out = { $name } goes out and scores what the other hand has left: **+{ $points }**
variant-draw-round-blocked = Blocked. { $name } has the lower hand: { $others } − { $own } = **+{ $points }**
variant-draw-round-nobody = Blocked with { $own } each: nobody scores.
variant-draw-rules-1 = ### Draw Dominoes · 1. The deal
    Two play with the 28 tiles from 0-0 to 6-6. A tile is worth the sum of its halves; a blank is 0 and matches only another blank.

    Each player gets 7 tiles. The other 14 lie face down: the boneyard.

    Whoever holds the highest double starts with it. The bot plays it; that counts as this player’s turn, and the opponent plays next. If neither has a double, the bot deals again before anybody sees a tile. Every round starts this way, whoever won the last one.
variant-draw-rules-2 = ### Draw Dominoes · 2. Your turn
    The tiles form one line with two open ends, A and B. Play a tile with the number of an open end on one half; its other half is the new end. Doubles lie across the line; that changes nothing. One tile per turn.

    If you can play, you must: no drawing, no passing.

    If nothing fits, you draw one tile after another until one fits, down to the last tile of the boneyard. You play that tile in the same turn; if it fits both ends, you choose. Boneyard empty and nothing fits? You pass. The bot draws and passes for you, unless the host turned “automatic” off.

    If your time runs out, the computer plays for you.
variant-draw-example-2 = *Picture: one line, started with 6-6; the doubles lie across. A takes a 1, B a 4.*
variant-draw-rules-3 = ### Draw Dominoes · 3. Points
    A round ends at once when a player goes out by playing their last tile, or when it is blocked: neither can play and the boneyard is empty. Nobody has to pass first. A last tile that also blocks counts as going out.

    Going out: you score the pips your opponent still holds. With 4-4 and 3-0 left: 8 + 3 = 11 points.

    Blocked: the lower hand scores the difference. 12 against 21: 21 − 12 = 9 points. If the hands are equal, nobody scores and the next round is dealt. The boneyard counts for nobody.

    The first to reach the target (25, 50, 100 or 150; 50 unless you choose) wins the match. Going past it is fine.
variant-draw-example-3 = *Picture: one player went out; the other has 4-4 and 3-0 left: 11 points.*
variant-draw-tips = ### Draw Dominoes · Tips
    • Get rid of heavy tiles early: they are what your opponent scores, and what hurts in a blocked round.
    • Each number comes eight times. Count those on the table to see what your opponent can still hold.
    • A player who has to draw had neither number. Keep those ends open.
    • Make both ends the same number: without it, your opponent is stuck.
    • Keep many different numbers; a hand full of one number soon gets stuck.
    • Can’t go out first? Lighten your hand: the lower one wins a blocked round.
    • Which side you play the first reply on makes no difference.


### all_fives: All Fives

variant-all_fives-name = All Fives
variant-all_fives-line = Make the open ends add up to a multiple of five and score it at once. Going out earns what your opponent has left.
variant-all_fives-round-out = { $name } goes out. The other hand has { $others } left, rounded to the nearest five: **+{ $points }**
variant-all_fives-round-blocked = Blocked. { $name } has the lower hand: { $others } − { $own } = { $difference }, rounded to the nearest five: **+{ $points }**
variant-all_fives-round-nobody = Blocked with { $own } each: nobody scores.
variant-all_fives-rules-1 = ### All Fives · 1. The deal
    Two play with the 28 tiles from 0-0 to 6-6. A blank is 0 and matches only another blank.

    Each player gets 7 tiles. The other 14 lie face down: the boneyard. All of it may be drawn.

    Whoever holds the highest double starts with it. The bot plays it; that counts as this player’s turn, and the opponent plays next. If neither has a double, the bot deals again before anybody sees a tile. Every round starts this way, whoever won the last one.
variant-all_fives-rules-2 = ### All Fives · 2. The spinner and your turn
    The first double is the spinner. You can play on its left and right (A and B) at first; once both have a tile, up and down open as well (C and D). Which side the first reply goes on makes no difference. Later doubles lie across the line and open nothing new.

    Play a tile with the number of an open end on one half; one tile per turn. If you can play, you must.

    If nothing fits, you draw one tile after another until one fits, and play it in the same turn. Boneyard empty and nothing fits? You pass. The bot draws and passes for you, unless the host turned “automatic” off.
variant-all_fives-example-2 = *Picture: the spinner 6-6 has a tile on the left and on the right, so C is open, and 6-3 has been played on D.*
variant-all_fives-rules-3 = ### All Fives · 3. Points in play
    After every tile, all open ends are added up. If the total is a multiple of five, you score it at once: 10 scores 10 points, 25 scores 25. A total of 0 scores nothing.

    A double at an end counts both halves. The spinner counts both halves while it has no neighbour or just one; from the second on it counts nothing. An open side without a tile counts nothing.

    The first tile scores too: 5-5 alone is worth 10. No other opening double scores.
variant-all_fives-example-3 = *Picture: the spinner 6-6 still counts 12, the other end 3. 12 + 3 = 15, so 15 points.*
variant-all_fives-rules-4 = ### All Fives · 4. The end of a round and of the match
    A round ends at once when a player goes out by playing their last tile, or when it is blocked: neither can play and the boneyard is empty. Nobody has to pass first. A last tile that also blocks counts as going out.

    Going out: you score the pips your opponent still holds, rounded to the nearest multiple of 5: 2 becomes 0, 12 becomes 10, 13 becomes 15. Points your last tile scores in play come first, then these.

    Blocked: the lower hand scores the difference, rounded once: 21 − 12 = 9 becomes 10. If the hands are equal, nobody scores. The boneyard counts for nobody.

    The first to reach or pass the target (50, 100, 150, 200 or 250; 100 unless you choose) wins the match at once, even in the middle of a round.
variant-all_fives-tips = ### All Fives · Tips
    • Going out is only half of it: before every play, look for a tile that makes the ends a multiple of five.
    • A double at an end counts twice. It makes big totals and can rescue a bad one.
    • Think of the reply: what can your opponent add to the ends you leave?
    • Get rid of heavy tiles early: what you still hold is your opponent’s bonus.
    • Each number comes eight times. Count those on the table to see what your opponent can still hold.
    • A player who has to draw had none of the numbers. Keep those ends open.


### fives_threes: Fives and Threes

variant-fives_threes-name = Fives and Threes
variant-fives_threes-line = Make the two ends add up to a multiple of 3 or 5 and score. You must hit the target exactly.
variant-fives_threes-round-out = { $name } goes out: **+{ $points }**
variant-fives_threes-round-nobody = Blocked: nothing for going out. Points scored in play stay.
variant-fives_threes-rules-1 = ### Fives and Threes · 1. The deal
    Two play with the 28 tiles from 0-0 to 6-6. A blank is 0 and matches only another blank.

    Each player gets 7 tiles. The other 14 lie face down: the boneyard. All of it may be drawn.

    Whoever holds the highest double starts with it. The bot plays it; that counts as this player’s turn, and the opponent plays next. If neither has a double, the bot deals again before anybody sees a tile. Every round starts this way, whoever won the last one.
variant-fives_threes-rules-2 = ### Fives and Threes · 2. Your turn
    The tiles form one line with two open ends, A and B. There is no spinner: doubles lie across the line and open no sides. Play a tile with the number of an open end on one half; one tile per turn.

    If you can play, you must. If nothing fits, you draw one tile after another until one fits, and play it in the same turn; if it fits both ends, you choose. Boneyard empty and nothing fits? You pass. The bot draws and passes for you, unless the host turned “automatic” off.
variant-fives_threes-rules-3 = ### Fives and Threes · 3. Points in play
    After every tile, the two ends are added up. A double at an end counts both halves; the first tile, while it is alone, counts its pips once. A total that divides by five scores a point for each five in it, one that divides by three a point for each three, and one that divides by both scores both:

    3 → 1 · 5 → 1 · 6 → 2 · 9 → 3 · 10 → 2 · 12 → 4 · 15 → 8 · 18 → 6 · 20 → 4. No other total scores.

    The first tile scores too, and may even hit the target: 6-6 scores 4 points, 5-5 scores 2, 3-3 scores 2.
variant-fives_threes-example-3 = *Picture: 12 + 3 = 15. That is three fives and five threes: 8 points.*
variant-fives_threes-rules-4 = ### Fives and Threes · 4. Going out and the exact target
    A round ends at once when a player goes out by playing their last tile, or when it is blocked: neither can play and the boneyard is empty. Nobody has to pass first. A last tile that also blocks counts as going out.

    Going out scores 1 point; what your opponent still holds scores nothing. Nor does a blocked round; points scored in play stay.

    You must hit the target (31, 61 or 121; 61 unless you choose) exactly, and win at once. Points that would take you past it do not count: the tile stays on the table and your turn is over. With 58, a tile for 4 leaves you at 58.

    Points of the last tile and the 1 for going out are one score, all or nothing. With 59, a last tile for 2 makes 2 + 1 = 3, and 59 + 3 = 62 is too much: you stay at 59, and the round is over all the same. The 1 alone can also hit the target.
variant-fives_threes-tips = ### Fives and Threes · Tips
    • 15 is the best total: 8 points. Then 18 scores 6, and 12 and 20 score 4.
    • Near the target big scores are useless. Count what you still need, and which total gives exactly that.
    • Going out adds 1 point – often just the one you need. But if your last tile overshoots, you lose that point too.
    • Don’t leave ends that are a gift to your opponent.
    • Each number comes eight times. Count those on the table to see what your opponent can still hold.
    • A player who has to draw had neither number. Keep those ends open.


### ceza: Turkish penalty dominoes

variant-ceza-name = Penalty Dominoes
variant-ceza-line = Whatever is left in your hand is your penalty – and the ayaz (0-0) costs 20. Fewest penalty points win.
variant-ceza-round-out = { $who } says “domino” and goes out. Penalties: { $gains }.
variant-ceza-round-nobody = Blocked: everybody is charged what they still hold. Penalties: { $gains }.
variant-ceza-tile = ayaz { $tile } ({ $value })
variant-ceza-lead = Only a double or your heaviest tile can start.
variant-ceza-rules-1 = ### Penalty Dominoes · 1. The table
    Two, three or four play, each alone; four can also play as two pairs, partners opposite each other.

    From the 28 tiles from 0-0 to 6-6, each player gets 7, or 5 if the host chose so. The rest lie face down: the boneyard. All of it may be drawn. With 7 tiles each it has 14 for two players, 7 for three, 0 for four; with 5 tiles each 18, 13 or 8.

    A match lasts 1, 3, 5, 7, 9 or 11 rounds; 11 unless you choose.
variant-ceza-rules-2 = ### Penalty Dominoes · 2. Who starts, and with what
    For the first round everybody draws a tile, and the highest one starts. The tile with the larger sum is higher; if the sums are equal, the one with the larger half. Here the ayaz counts 0. The tiles go back and are dealt.

    After that, whoever went out starts the next round. After a blocked round there is a draw again.

    Whoever starts always chooses between any double they hold and the tile with the largest sum; if several tiles share that sum, between all of them. Nothing is dealt again.
variant-ceza-rules-3 = ### Penalty Dominoes · 3. Your turn
    The tiles form one line with two open ends, A and B. Doubles lie across the line and open no sides. Play a tile with the number of an open end on one half; one tile per turn, then the next player on the list plays.

    If you can play, you must. If nothing fits, you must draw one tile after another until one fits, down to the last tile of the boneyard, and play it in the same turn. Boneyard empty and nothing fits? You pass.

    You press a button to draw or pass, unless the host turned “automatic” on. One press draws until a tile fits.
variant-ceza-rules-4 = ### Penalty Dominoes · 4. Penalties
    A round ends at once when a player plays their last tile (“domino”) and goes out, or when it is blocked: nobody can play and the boneyard is empty. Nobody has to pass first. A last tile that also blocks counts as going out.

    Each player’s penalty is what that player still holds, and nothing else: 0 for whoever goes out. In a blocked round the lowest hand counts too, and the partner of whoever went out counts like everybody else. Nothing is scored in play, and the boneyard counts for nobody.

    A tile counts the sum of its halves, but 0-0, the ayaz, always counts 20 here. 6-0, 5-0 and the like are ordinary tiles.
variant-ceza-example-4 = *Picture: one player went out; the other has 6-4 and the ayaz left: 10 + 20 = 30.*
variant-ceza-rules-5 = ### Penalty Dominoes · 5. The result
    After the last round, the penalties of all rounds are added up, and the fewest penalty points win. Partners add theirs together.

    Ladder points for a rated match of 11 rounds, by place: four players +11, +5, −5, −11; three +11, 0, −11; two +11, −11. With N rounds: first +N, last −N; of four, second and third +½N and −½N, dropping fractions. Of two pairs, the one with fewer penalty points gets +N for each partner, the other −N for each.

    Tied players add up the points of their places and share them equally, dropping fractions (two first: 11 + 5 = 16, 8 each). If everyone is tied, or the two pairs are, nobody gains or loses. There is no play-off.
variant-ceza-tips = ### Penalty Dominoes · Tips
    • The ayaz is the worst tile to be stuck with: 20, against 12 for the düşeş (6-6). Don’t let the last blank end close.
    • Get rid of heavy tiles early: they are what hurts in a blocked round.
    • Can’t go out this round? Lighten your hand.
    • Keep many different numbers; a hand full of one number soon gets stuck.
    • A player who passed has neither number – for the rest of the round, since the boneyard is empty.
    • Each number comes eight times. Count those on the table.


### para: Para Oyunu

variant-para-name = Para Oyunu
variant-para-line = One round is the whole match, unless you set a target. The last two tiles of the boneyard are never drawn.
variant-para-round-out = { $name } goes out: **+{ $points }**, everything the opponent still holds.
variant-para-round-blocked = Blocked. { $name } has the lower hand: { $others } − { $own } = **+{ $points }**
variant-para-round-nobody = Blocked with { $own } each: a draw, nobody scores.
variant-para-rules-1 = ### Para Oyunu · 1. The deal
    Two play with the 28 tiles from 0-0 to 6-6. A tile is worth the sum of its halves; a blank is 0 and matches only another blank.

    Each player gets 7 tiles. The other 14 lie face down: the boneyard. The last 2 are never drawn, so 12 can be.

    Whoever holds the highest double starts with it. If neither has a double, nothing is dealt again: the tile with the largest sum starts, and of equal sums the one with the larger half, 6-3 before 5-4. Either way the bot plays it, and the opponent plays next. Every round starts this way.
variant-para-rules-2 = ### Para Oyunu · 2. Your turn
    The tiles form one line with two open ends, A and B; nothing branches. Play a tile with the number of an open end on one half; if it fits both ends, you choose. One tile per turn. If you can play, you must.

    If nothing fits, you draw and keep the turn: one press draws until a tile fits or only the last 2 are left. Then you play the tile that fits. Nothing fits and only 2 are left? You pass.

    You press a button to draw or pass, unless the host turned “automatic” on.
variant-para-example-2 = *Picture: one line, started with 5-5; the doubles lie across. A takes a 6, B a 2.*
variant-para-rules-3 = ### Para Oyunu · 3. Points
    A round ends at once when a player goes out by playing their last tile, or when it is blocked: neither can play and nothing may be drawn. Nobody has to pass first. A last tile that also blocks counts as going out.

    Going out: you win, and score the pips your opponent still holds, even if that is 0. Blocked: the lower hand wins and scores the difference. 12 against 21: 21 − 12 = 9. If the hands are equal, the round is a draw. The boneyard counts for nobody, and nothing is scored in play.

    One round is the match, and a drawn round is a drawn match. You can also play to 25, 50, 100 or 150 points: then equal hands score nothing, and the first to reach or pass the target wins.

    “Para” is Turkish for money, but there is none here: you play for points.
variant-para-tips = ### Para Oyunu · Tips
    • Get rid of heavy tiles (6-6, 6-5, 5-5) early: they are what hurts in a blocked round.
    • Each number comes eight times. Count those on the table to see what your opponent can still hold.
    • Your opponent had to draw or pass? Then it held neither number. Keep those ends open.
    • Make both ends the same number: without it, your opponent is stuck.
    • Keep many different numbers; a hand full of one number soon gets stuck.
    • Can’t go out first? Lighten your hand: the lower one wins a blocked round.


### straight: Straight Dominoes

variant-straight-name = Straight Dominoes
variant-straight-line = Four sides from the first tile. Make the open ends add up to a multiple of five to score.
variant-straight-round-out = { $who } goes out. The opponents hold { $others }, rounded to the nearest five: **+{ $points }** for { $name }.
variant-straight-round-blocked = Blocked. Fewest pips: { $name } with { $own }. The opponents hold { $others }, rounded to the nearest five: **+{ $points }**
variant-straight-round-nobody = Blocked, and { $names } are tied for the fewest pips. Nobody scores.
variant-straight-rules-1 = ### Straight Dominoes · 1. The deal
    Two, three or four play, each alone; four can also play as two pairs, partners opposite each other. From the 28 tiles from 0-0 to 6-6, each player gets 7. The rest lie face down: the boneyard, 14 tiles for two players, 7 for three, 0 for four. All of it may be drawn.

    Who starts the first round is picked at random. After that, whoever went out starts; after a blocked round the pick is random again. You may start with any tile. Nothing is dealt again.
variant-straight-rules-2 = ### Straight Dominoes · 2. Four sides and your turn
    The first tile is the spinner, double or not, and all four of its sides are open at once (A, B, C, D). On a double every side takes its number. On any other tile, left takes its left half, right its right half, up and down take either half. All other tiles, doubles too, are played on at their end only.

    If you can play, you must; one tile per turn, then the next player on the list plays. If nothing fits, you draw until a tile fits, and play it. Boneyard empty and nothing fits? You pass. You press a button to draw or pass, unless the host turned “automatic” on. One press draws until a tile fits.
variant-straight-example-2 = *Picture: 6-4 started. A takes a 6, C and D take a 6 or a 4; B has 4-1, so it takes a 1.*
variant-straight-rules-3 = ### Straight Dominoes · 3. Points in play
    After every tile, all open ends are added up. If the total is a multiple of five, you score it at once; 25 scores 25. A total of 0 scores nothing.

    A double at an end counts both halves. A double spinner counts both halves while it has no neighbour or just one, on any side; from the second on it counts nothing. Any other spinner counts its left half while there is no tile on its left, and its right half while there is none on its right; tiles above and below change nothing about that. A side up or down without a tile counts nothing.

    The first tile scores too: 6-4 and 5-5 are worth 10; 5-0, 4-1 and 3-2 are worth 5.
variant-straight-example-3 = *Picture: left 6, right 4 + 4, up 1: 6 + 8 + 1 = 15, so 15 points.*
variant-straight-rules-4 = ### Straight Dominoes · 4. The end of a round and of the match
    A round ends at once when a player goes out by playing their last tile, or when it is blocked: nobody can play and the boneyard is empty. Nobody has to pass first. A last tile that also blocks counts as going out.

    Going out: you score what all opponents still hold, added up and rounded once to the nearest multiple of 5: 2 becomes 0, 12 becomes 10, 13 becomes 15. Your partner’s tiles do not count. Points your last tile scores in play come first, then these.

    Blocked: the fewest pips win (pairs add up both hands) and score what the opponents hold, rounded; your own pips are not subtracted. If the fewest are tied, nobody scores.

    The first to reach or pass the target (100, 150 or 250; 250 unless you choose) wins at once, even in the middle of a round.
variant-straight-tips = ### Straight Dominoes · Tips
    • With four sides big totals come quickly: 25 in one play is possible.
    • Doubles at an end count twice. Keep one for the moment when it makes a multiple of five.
    • Before every play, add up all ends, not only the one you play on.
    • Get rid of heavy tiles early: they are what your opponents score.
    • Playing in pairs: keep open the ends your partner has played.
    • Each number comes eight times, and a pass shows which numbers a player does not hold.


### Screens

screen-restarting = The bot is restarting. Nothing is lost: try again in a moment.
screen-error = Something went wrong on our side. Your match is safe. If it happens again, give the bot’s owner this code: { $id }
screen-cannot-save = I can’t save this right now, so nothing has changed. Your match is safe and no clock runs. Try again in a moment.
screen-expired = This message has expired. Get a new one with /domino hand or /domino board.
screen-commands-updated = The commands have changed since your Discord loaded them. Try again in a moment; if it keeps happening, restart Discord.
screen-guild-only = Dominoes are played in a server’s channel, not in private messages.
screen-no-table-here = There is no table in this channel. Open one with /domino play.
screen-not-seated-here = You’re not at a table in this channel.
screen-many-tables = You’re at several tables. Which one?
screen-pick-table = { $variant } · { $names }
screen-missing-permissions = I can’t host a table here. In this channel I need: { $permissions }. Somebody who manages the server can allow it.
screen-other-channel = On this server tables are opened in { $channels }
thread-name = { $variant } · { $name }
thread-opened = Your table: { $thread }
thread-not-here = No thread: a channel like this has none, so the table is here.
thread-not-allowed = No thread: I’m missing { $permissions }, so the table is here.
thread-refused = No thread: Discord isn’t opening one right now, so the table is here.
screen-lost-permissions = I can’t update this table any more. I need: { $permissions }. The match is paused: moves are saved and no clock runs. With the permissions back it goes on by itself, with the time that was left.
screen-lost-place = Discord won’t let me update this table. The match is paused: moves are saved and no clock runs. I’ll keep trying, and every press tries again.
screen-lost-filtered = Discord’s content filter blocks this board. The match is paused: moves are saved and no clock runs. I’ll try again every few minutes; /domino board tries at once.
screen-lost-large = Discord says this board is too large. The match is paused: moves are saved and no clock runs. I’ll try again every few minutes; /domino board tries at once.
screen-lost-rejected = Discord won’t take this board. The match is paused: moves are saved and no clock runs. I’ll try again every few minutes; /domino board tries at once.
screen-lost-unreachable = Discord isn’t taking the board right now. The match is paused: moves are saved and no clock runs. It goes on as soon as the board gets through.
screen-not-a-member = I’m not a member of this server, only my commands are here, so I can’t show a table. A server admin can [add me]({ $link }).
screen-no-pictures = I’m not allowed to attach files here, so the board is text.
board-no-picture = No picture: Discord wouldn’t take it. I’ll try again in a few minutes.
screen-choose-tile = Which tile?
screen-choose-end = Where should { $tile } go?
screen-more = What would you like to do?
screen-left = You have left the table.
screen-waits = You have left. Nothing is lost: come back with “Go on” or /domino hand.
screen-stop-lobby = Close this table?
screen-stop-unrated = End this match for everybody, without a result?
screen-stop-rated = End this rated match without a result? Everyone at the table has to agree.
screen-stop-moderator = End this rated match now, as a moderator? Nobody gains or loses points, and the server log shows your name.
screen-stopped = The table is closed.
screen-stop-noted = Noted. The match ends as soon as everyone has agreed.
screen-stop-holds = That holds for this round; you can take it back.
screen-stop-withdrawn = Taken back. The match goes on.
screen-unchanged = Nothing has changed.
screen-board-moved = The board is now at the end of the channel.
screen-not-alone = Somebody has joined meanwhile. Press Start when the table is full.
screen-page = Page { $number } of { $pages }
screen-one-goal = { $variant } is played either to a target or over rounds: choose one of the two.
screen-no-target = { $variant } is played over rounds, not to a target: { $allowed }.
screen-no-rounds = { $variant } is played to a target, not over rounds: { $allowed }.
screen-mended = With these changes: { $changes }.
screen-opened = Your table is open, at the end of this channel.
mended-players = { $count } players
mended-pairs = no pairs
mended-stake = no stake
mended-tiles = { $count } tiles
mended-target = to { $count } points
mended-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
    }
mended-computers = { $count ->
    [one] one computer
   *[other] { $count } computers
    }
mended-open = Open: { $changes }
button-open-changed = Open with these changes
button-open-again = Try again


### People come and go

command-tables-name = tables
command-tables-description = List tables of this server that have a seat for you
command-replay-name = replay
command-replay-description = Watch your newest match again, step by step
command-verify-name = verify
command-verify-description = Check the deals of your newest match
option-private-name = private
option-private-description = Only people you invite may join
option-call-name = ping
option-call-description = Ping this server’s role for players
option-thread-name = thread
option-thread-description = Play in a thread of its own
button-take = Take seat
button-take-back = Back to my seat
button-claim = Claim the win
button-claim-confirm = Yes, claim the win
button-invite = Invite
button-close-table = Close the table
button-close-confirm = Yes, close it
button-away = Remove player
button-away-confirm = Yes, remove

lobby-rated = { $stake ->
    [one] Rated: { $stake } ladder point at stake, unless a computer joins.
   *[other] Rated: { $stake } ladder points at stake, unless a computer joins.
    }
lobby-rated-full = { $stake ->
    [one] Rated: { $stake } ladder point at stake.
   *[other] Rated: { $stake } ladder points at stake.
    }
lobby-spent = Won’t count: { $names } have already started five matches today that count.
lobby-private = Private: invited players only.
lobby-rated-now = { $mentions } · no computer plays at { $table } any more, so it’s rated now. If you don’t want that, press Leave before it starts.
lobby-invited = Invited: { $names }
lobby-invitation = { $mentions } · { $host } invites you to a table: { $table }
lobby-call = { $role } · { $host } is looking for { $count ->
    [one] one more player: { $table }
   *[other] { $count } more players: { $table }
    }

turn-call-missed = { $mention }, it’s your turn. Miss it and you lose your seat. Time is up: { $when }
turn-call-solo = { $mention }, it’s your turn. Miss it and the match waits for you. Time is up: { $when }
turn-warning = { $mention }, your time is almost up. Then the computer plays for you: { $when }
turn-warning-missed = { $mention }, your time is almost up. Then the computer plays for you and you lose your seat: { $when }
turn-warning-solo = { $mention }, your time is almost up. Then the match stops and waits for you: { $when }
turn-unseated = { $mention }, you missed two turns in a row, so the computer plays for you now. Your seat is yours again with one press – until somebody else takes it.
turn-waits = ⏸️ The match waits for **{ $name }**. It closes: { $when }
turn-call-waits = { $mention }, two turn times in a row ran out, so the match waits for you. It closes: { $when }

news-left = { $name } left. The computer plays on.
news-missed = { $name } missed two turns in a row. The computer plays on; the seat is up for grabs.
news-gone = { $name } is no longer on this server. The computer plays on.
news-back = { $name } is back and takes over from the computer.
news-taken = { $name } takes over from the computer, playing for { $owner }.

match-claimed = ### 🏆 { $name } claimed the win: everybody else had left
match-stake = { $stake ->
    [one] Rated match, { $stake } ladder point at stake:
   *[other] Rated match, { $stake } ladder points at stake:
    }
match-settled = • { $name } **{ $points }** · { $rule }{ $rating }
match-left = Left before the end: { $names }
match-rivalry = Head-to-head: { $name } { $ahead }–{ $behind } { $other }
match-rivalry-drawn = , { $count } drawn
match-limit = Doesn’t count: opponents had already played five rated matches that day when it started.
settled-rating = {" "}· rating { $rating } ({ $change })
settled-rating-provisional = {" "}· provisional rating { $rating } ({ $change })
settled-stayed = played to the end
settled-returned = came back: counts in full
settled-left = left; a substitute finished: takes the loss, not the win
settled-left-to-computer = left; the computer finished: pays the full stake
settled-computer-played = the computer made most of the choices: takes the loss, not the win
settled-sat-in = substitute: gets what the seat won
settled-sat-in-free = substitute: can’t lose points
settled-sat-in-full = substitute with over 3000 points: gains nothing
settled-passed-on = substitute who left again: no points
closed-stopped-by = A moderator, { $name }, ended this rated match. No points change.
closed-stopped-together = Everyone agreed to end this rated match: { $names }. No points change.

hand-missed = ⏱️ You missed your last turn and the computer played for you. Miss another and you lose your seat.
hand-missed-solo = ⏱️ You missed your last turn and the computer played for you. Miss another and the match waits for you.
hand-computer-played = 🤖 The computer has made most of your choices. If it’s still so at the end, you can lose points but win none.
hand-left = You’re no longer at this table.

screen-seats = Several seats are free. Which one?
screen-seat-choose = Choose a seat
screen-seat = Seat { $number } · { $name } · { $points }
screen-seat-back = You’re back in your seat.
screen-seat-taken = You’re playing for { $name } now, with that seat’s tiles and score.
screen-seat-taken-rated = You’re playing for { $name } now, with that seat’s tiles and score. You can win ladder points, and can’t lose any.
screen-seat-taken-full = You’re playing for { $name } now, with that seat’s tiles and score. Above 3000 ladder points you win none, and can’t lose any.
screen-claim = Everybody else has left. End the match now and win?
screen-claim-rated = Everybody else has left. End the match now and win **+{ $stake }**?
screen-claim-spent = Everybody else has left. End the match now and win? It won’t count: opponents had already played five rated matches that day when it started.
screen-claim-not = You can claim the win only as the last person at the table.
screen-claimed = The match is yours.
screen-invite = Who do you want to invite? Pick up to { $count }. I’ll ping them here.
screen-invite-private = Who do you want to invite? Pick up to { $count }. I’ll ping them here, and only they can join.
screen-invite-choose = Choose people
screen-invited = Invited: { $names }.
screen-invite-seated = Already at this table: { $names }.
screen-invite-bots = Bots can’t join: { $names }. For a computer opponent press “+ Computer”.
screen-invite-unseen = Not invited, because they can’t see this channel: { $names }.
screen-invite-often = Already invited { $count } times, which is the limit: { $names }.
screen-call-none = No ping sent: this server has no role for players yet. Somebody who manages the server can choose one with /settings.
screen-call-barred = No ping sent: I’m not allowed to mention { $role } here. Somebody who manages the server can make the role mentionable, or let me mention all roles.
screen-call-full = No ping sent: the table is full.
screen-call-lately = No ping sent: the role was pinged a moment ago. It can be pinged again: { $when }
screen-call-private = No ping sent: your table is private.
screen-away = Who should leave the table?
screen-away-choose = Choose a player
screen-away-nobody = Nobody else is at the table.
screen-away-sure = Remove { $name } from the table? They can come back only if you invite them.
screen-sent-away = Removed: { $name }. They can come back only if you invite them.
screen-leave-lobby = Leave this table?
screen-leave-match-unrated = Leave this match? The computer plays on. It’s unrated, so it costs you no points.
screen-leave-match-rated = Leave this rated match? The computer plays on. If it finishes, you lose **{ $stake }**. If a substitute does, you take the seat’s loss but not its win.
screen-leave-spent = Leave this rated match? The computer plays on. It costs you nothing: the match won’t count, because opponents had already played five rated matches that day when it started.
screen-leave-solo = Leave this match? It waits for you for a day, then it closes. It’s unrated, so it costs you nothing.
screen-leave-return = { $count ->
    [0] You’ve already come back twice, so you can’t come back again.
    [one] You can come back once more, until somebody sits down. If the computer makes more than half of your choices, you win nothing.
   *[other] You can come back until somebody sits down, { $count } times in a match. If the computer makes more than half of your choices, you win nothing.
    }
screen-leave-substitute = Leave this rated match? You’re playing for { $name }, so it costs you no points. But you win none, and you can’t substitute on this server for 24 hours.
screen-leave-last = Leave this rated match? You’re the last one here and the computers would finish it now. It won’t count anyway: opponents had already played five rated matches that day when it started. Or claim the win.
screen-leave-claim = Leave this rated match? You’re the last one here, so leaving costs **{ $stake }**. Claiming the win earns **+{ $stake }**.

tables-title = ### Tables with a seat for you
tables-where = { $table } · { $channel }
tables-unrated = Unrated
tables-spent = Won’t count: five rated matches played today
tables-who = { $count ->
    [one] { $names } · 1 free seat
   *[other] { $names } · { $count } free seats
    }
tables-rated = { $stake ->
    [one] Rated, { $stake } ladder point at stake
   *[other] Rated, { $stake } ladder points at stake
    }
tables-more = { $count ->
    [one] … and one more table.
   *[other] … and { $count } more tables.
    }
tables-none = No table on this server has a free seat for you. Open one with /domino play.

endings-not-seated = You’re not at a table in this channel. What is here, and who can end it:
endings-not-yours = You can’t end this table, only leave it:
endings-lobby = • { $table } · not started. The host ({ $host }) or a moderator can close it.
endings-unrated = • { $table } · unrated. The host ({ $host }) or a moderator can end it.
endings-rated = • { $table } · rated. Everyone at the table together ({ $names }) or a moderator can end it.
endings-command = To end one: /domino stop
endings-leave = To leave one: /domino leave


### Rule pages: who is in the pictures, and the words of the game

help-seat-1 = Ann
help-seat-2 = Ben
help-seat-3 = Cleo
help-seat-4 = Dan
help-table = ### Time and leaving
    • **Turn time**: when yours runs out, the computer plays for you. Miss 2 turns in a row and your seat opens up.
    • **Leaving**: the computer takes your seat. You can come back until somebody else sits down; in a rated match 2 times at most.
    • **Alone against computers**: leave, or miss 2 turns in a row, and the match waits a day for you.
    • **Substitute**: takes a free seat with its tiles and score.
    • **Outage**: while Discord or the bot is down, no clock runs.
    • **Ending a match**: the host can end an unrated one. A rated match ends without a result only if everyone at the table agrees or a moderator ends it. Only you left? Press “Claim the win”, or leave.
help-ladder = ### Ladder points
    • Everybody starts with 1000 ladder points on this server and can drop below zero.
    • **Rated**: no computers at the start. The table shows the stake: winners get it, losers pay it.
    • **Three or four single players**: first gets all of it and last pays all of it; of four, second gets half and third pays half.
    • **Left for good**: you pay the stake if the computer finished, or the seat’s loss if a substitute did. You win nothing.
    • **The computer made most of your choices** (missed turns included): you can lose points, but win none.
    • **Substitute**: can win ladder points (none above 3000), never loses any. Leaving that seat bars you from substituting here for 24 hours.
    • Any two opponents: 5 rated matches a day count.
    • **Head-to-head**: the rated matches that two opponents started. Whoever left has lost; substitutes don’t count.
help-words = ### Words
    • **Double**: a tile with two equal halves. **Blank**: a half without pips; it counts 0. **Hand**: the tiles you hold.
    • **Boneyard** (stock): the tiles that were not dealt, face down.
    • **Open end**: where a tile can be played; marked A, B, C or D.
    • **Start**: the first tile of a round, and whoever plays it. **Spinner**: a first tile with more than two sides.
    • **Go out**, or domino: play your last tile. **Blocked**: nobody can play and nothing may be drawn.
    • **Round**: from one deal to the next. **Match**: all rounds up to the result. **Target**: the points that win it.
    • **Substitute**: whoever takes over a seat during a match.


### Leaderboards

ranks-title = ### 🏆 { $what }
ranks-what-points = Ladder points
ranks-what-rating = Rating
ranks-what-wins = Wins
ranks-about = { $where } · { $period } · { $variant }
ranks-about-server = This server
ranks-about-global = All servers
ranks-season = { $month }, final
ranks-seasons = Final tables of past months
ranks-row = **{ $rank }.** { $name } · { $value }
ranks-row-reader = ▸ **{ $rank }. { $name } · { $value }**
ranks-provisional = { $value } (?)
ranks-own = Your place: **{ $rank }** · { $value }
ranks-own-none = You’re not on this leaderboard yet. Play a rated match without computers.
ranks-own-hidden = You’ve hidden yourself here. To come back: /me
ranks-own-season = You had no rated matches that month.
ranks-empty = Nobody is here yet. Rated matches without computers count: open a table with /domino play.
ranks-empty-global = Nobody is here yet. Servers with at least ten rated players count.
ranks-pages = { $people ->
    [one] Page { $number } of { $pages } · { $people } person
   *[other] Page { $number } of { $pages } · { $people } people
    }
ranks-help-provisional = (?) Provisional rating. In matches of two it settles after some 30 to 50 rated ones.
ranks-help-rating = Each variant has its own all-time rating.
ranks-help-season = Frozen when the month ended (UTC). Results voided later still count here.
ranks-former = former player
button-ranks-points = Points
button-ranks-rating = Rating
button-ranks-wins = Wins
button-ranks-all = All time
button-ranks-month = Month
button-ranks-week = Week
button-ranks-server = This server
button-ranks-global = All servers
button-ranks-records = Records
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
    } { $year }

season-title = ### 🏆 Final table: { $month }
season-place = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
    } **{ $name }** · { $points }
season-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
    }
season-about = Ladder points of the month · { $players }, { $matches }
button-season-table = Whole table

records-title = ### 🏆 Server records
records-about = This server · { $variant }
records-streak = { $value ->
    [one] **Longest win streak** · { $value } win
   *[other] **Longest win streak** · { $value } wins
    }
records-round = { $value ->
    [one] **Biggest round** · { $value } point
   *[other] **Biggest round** · { $value } points
    }
records-play = { $value ->
    [one] **Highest play** · { $value } point
   *[other] **Highest play** · { $value } points
    }
records-who = { $names } · { $variant } · { $when }
records-none = No records yet. Rated matches without computers set them: open a table with /domino play.
records-help = From matches on the ladder. Penalty points set no records.
button-records-streak = Replay: streak
button-records-round = Replay: round
button-records-play = Replay: play
button-records-back = Leaderboard


### Profiles

profile-title = ### { $name }
profile-points = Ladder points here: **{ $points }**
profile-streak = { $wins ->
    [0] Best win streak: { $best }
   *[other] Win streak: **{ $wins }** · best: { $best }
    }
profile-none = No rated matches here yet.
profile-none-own = You have no rated matches here yet. Open a table with /domino play.
profile-record = **{ $variant }** · { $record }
profile-rated = **{ $variant }** · rating **{ $rating }** · { $record }
profile-played = { $count ->
    [one] { $count } match
   *[other] { $count } matches
    }
profile-won = { $count } won
profile-lost = { $count } lost
profile-drew = { $count } drawn
profile-left = { $count } left early
profile-helped = { $count } as a substitute
profile-rivalry = You against { $name }: { $record } · last { $when }
profile-private = Unrated – only you can see this:
profile-last = Last matches:
profile-match = { $when } · { $variant } · { $how }
profile-match-points = { $when } · { $variant } · { $how } **{ $points }**
profile-how-won = won
profile-how-lost = lost
profile-how-drew = drawn
profile-how-left = left early
profile-how-helped = substitute
profile-how-place = { $how }, place { $place } of { $sides }
profile-graph = Rating in { $variant }, { $first } to { $last }. White: now, gold: best, thin: provisional.
profile-graph-alt = { $matches ->
    [one] Rating in { $variant }: { $now } after { $matches } rated match. Highest { $high }, lowest { $low }.
   *[other] Rating in { $variant }: { $now } after { $matches } rated matches. Highest { $high }, lowest { $low }.
    }
profile-graph-alt-all = Match by match: { $ratings }.
profile-graph-menu = Rating over time: which variant?
profile-bot = Computers have no profile. Choose a person.


### Settings

settings-not-allowed = Only people with the Manage Server permission can do that.
language-name = English
settings-title = ### Settings of this server
setting-line = **{ $name }** · { $value }
setting-about = -# { $text }
setting-choose = Change a setting
setting-value = Choose
setting-on = on
setting-off = off
setting-bounds = From { $least } to { $most }
setting-not-a-number = { $name }: this has to be a number from { $least } to { $most }.
setting-language = Language of public messages
setting-language-none = the host’s
setting-language-help = Boards and public messages, also of tables that are open. What only you see is in your own language.
setting-channels = Channels for tables
setting-channels-none = all
setting-channels-help = Where tables can be opened, threads included. Choose none for all channels.
setting-threads = A thread for each table
setting-threads-help = New tables get a thread of their own, where I may open one. Tables in threads don’t count towards the limit of the channel.
setting-variant = Default variant
setting-variant-help = What /domino play opens if no variant is chosen.
setting-turn_time = Default turn time
setting-turn_time-help = The turn time of a new table if none is chosen.
setting-turn_calls = Turn reminders
setting-turn_calls-help = A mention for players who keep the table waiting. Everyone can turn off their own with /me
setting-ping_role = Role to ping
setting-ping_role-none = none
setting-ping_role-help = People opening a table may ping this role, at most once every { $minutes } minutes. For none, clear the choice.
setting-ping_role-everyone = You can’t use @everyone. Choose a role that people pick up themselves.
setting-ping_role-unmentionable = I’m not allowed to mention it yet: make it mentionable, or give me the Mention All Roles permission here.
setting-season_channel = Channel for final tables
setting-season_channel-none = none
setting-season_channel-help = Where the final table of each month is posted, once the month is over (UTC). For none, clear the choice.
setting-per_channel = Tables per channel
setting-per_person = Tables per person
button-settings-numbers = Limits
button-settings-log = Log
button-settings-check = Permissions
check-title = ### Permissions
check-fine = ✅ { $channel }
check-unknown = ❔ { $channel } · I can’t see this channel.
check-view_channel = ❌ { $channel } · { $permission } · no tables here
check-connect = ❌ { $channel } · { $permission } · no tables here
check-send_messages = ❌ { $channel } · { $permission } · no tables here
check-send_messages_in_threads = ❌ { $channel } · { $permission } · no tables in threads
check-create_public_threads = ⚠️ { $channel } · { $permission } · no threads for tables
check-manage_threads = ❌ { $channel } · { $permission } · no tables here
check-attach_files = ⚠️ { $channel } · { $permission } · boards are text
check-read_message_history = ⚠️ { $channel } · { $permission } · boards don’t come back when others write below them
settings-log = ### Server log
settings-log-empty = Nothing yet: no rated match here ended without a result, and no moderator had to act.
settings-log-agreed = { $when } · match { $match } · everyone agreed to end it
settings-log-moderator = { $when } · match { $match } · a moderator ended it: { $name }
settings-log-lost = { $when } · match { $match } · the bot could no longer post
settings-log-outdated = { $when } · match { $match } · the bot was updated and could not continue it
settings-log-table = -# { $channel } · { $names }


### Own settings

me-title = ### Your settings
me-global = On the global leaderboard
setting-own_language = Language
setting-own_language-none = as in your Discord
setting-own_language-help = Of everything that only you see.
setting-own_turn_calls = Turn reminders
setting-own_turn_calls-help = A mention when the table waits for you. Without it you have to watch your turn yourself.
setting-own_board = My hand
setting-own_board-pictures = pictures
setting-own_board-both = pictures and text
setting-own_board-text = text
setting-own_board-help = How My hand shows your tiles and the board. The board in the channel stays a picture for everyone.
button-me-global-on = Show me on the leaderboard
button-me-global-off = Hide me on the leaderboard


### Computers

level-easy = easy
level-medium = medium
level-hard = hard
computers-line = -# Computers: { $computers }
computers-one = { $name } ({ $level })
option-level-name = level
option-level-description = How well those computers play
choice-level-easy = Easy
choice-level-medium = Medium
choice-level-hard = Hard
choice-level-same = About my level
button-level-easy = Easy
button-level-medium = Medium
button-level-hard = Hard
button-level-same = My level
screen-fill-level = Fill the free seats with computers and start? Level: { $level }
screen-fill-unrated = With a computer the match is unrated.
screen-level = How well should the computer play?
screen-level-added = { $name } joins the table. Level: { $level }
screen-level-same = { $name } joins the table, about as strong as you. Level: { $level }
screen-level-unknown = { $name } joins the table. Level: { $level }. I can’t tell yet how strong you are in this variant; every rated match helps.
screen-level-no-hard = Hard isn’t available on this bot, so medium plays.


### The playground's page

playground-language-name = English
playground-answer-none = Ayaz did not respond. Try again.
playground-app = APP
playground-apps = Apps
playground-bots = Bots
playground-channels = Channels
playground-done = Done
playground-gone = That button is gone. Use the newest message.
playground-hide = Dismiss
playground-language = Language
playground-lost = The playground has stopped. Start it again with “make play”; this page reconnects by itself.
playground-managers = Manages the server
playground-members = Members
playground-newest = Newest messages
playground-no = No
playground-no-commands = No such command
playground-offline = offline
playground-online = online
playground-open-as = Play as { $name }
playground-people = Players
playground-private = Only you can see this
playground-required = Choose
playground-send = Send
playground-commands = Commands
playground-thinking = Ayaz is thinking …
playground-to-hand = Your message
playground-used = { $name } used { $command }
playground-welcome = Welcome to Domino Evi!
playground-welcome-play = Play here against the computer, or open another player from the member list.
playground-welcome-tiles = Your tiles come in a message that only you can see; press one to play it.
playground-welcome-rest = Everything else is a command: type / below.
playground-welcome-start = Play against the computer
playground-write = Message #{ $channel }
playground-yes = Yes
playground-you = that’s you
### Own data, privacy, about

command-mydata-name = mydata
command-mydata-description = What I keep about you, on all servers
command-export-name = export
command-export-description = Get everything I keep about you as a file
command-delete-name = delete
command-delete-description = Erase your name and account ID from my records; asks first
command-privacy-name = privacy
command-privacy-description = What I keep about people, and why
command-about-name = about
command-about-description = What this bot is, and its version
mydata-export = Everything I keep about you, from all servers. It’s a JSON text file; any editor opens it.
mydata-delete =
    ### Delete your data?
    • Your name and account are erased on all servers. Your results stay, under “former player”: on boards, server leaderboards and in server logs. The global leaderboard no longer has you.
    • Nothing leads back to you after that, so it can’t be undone.
    • If you come back, you start over as a new player with 1000 ladder points and no gold.
    • If a server keeps you away from its tables, it still does.
mydata-delete-seated = { $count ->
    [one] • You’re at 1 table and leave it now, at the usual cost.
   *[other] • You’re at { $count } tables and leave them now, at the usual cost.
    }
mydata-kept = Nothing was deleted.
mydata-deleted = Done: nothing I keep leads to you any more. Old boards in channels change to “former player” one by one.
button-erase = Yes, delete my data
button-erase-no = No, keep it
refused-still-seated = You’re still at a table. Leave it first, then delete your data.
refused-draining = I’m about to be updated and open no new tables until then. Matches that are running go on.
privacy =
    ### Privacy
    • **Kept:** your account id and display name once you sit down or are invited; ids of servers, channels and boards; every move and its time; results, points, ratings, gold; what moderators did.
    • **Not kept:** your messages, or anything else from your profile.
    • **Your data as a file:** /mydata export
    • **Erase it:** /mydata delete
    When a server removes me, its data is deleted { $days ->
        [one] 1 day
       *[other] { $days } days
    } later. Every field and its reason: docs/privacy.md in my source.
privacy-policy = Privacy policy of whoever runs this bot: { $url }
privacy-terms = Terms: { $url }
about =
    ### Ayaz { $version }
    Dominoes for Discord: six variants, people or computers, a ladder. The ayaz is the double blank.
    Free software under the MIT licence. Whoever runs this bot can tell you where its source is; docs/privacy.md and docs/terms.md are part of it.
about-commands =
    • **Play**: /domino play · your tiles: /domino hand · free seats: /domino tables · rules: /domino rules
    • **Afterwards**: /domino replay · check the deals: /domino verify
    • **Rankings**: /leaderboard, with records and past months · /profile
    • **Yours**: /me · play money: /gold · what I keep: /privacy · your data: /mydata
    • **People**: right-click or long-press someone, then Apps: Profile, Challenge to dominoes
    • **Manage Server**: /settings · /domino bar · /domino void


### Moderation

command-bar-name = bar
command-bar-description = Manage Server: keep someone away from the tables here, or see who is
option-barred-description = Whom; without a choice you see who is kept away
command-void-name = void
command-void-description = Manage Server: take a result off the ladder
option-result-name = result
option-result-description = Link of its board, or its number; without one you choose
bars = ### Kept away from the tables here
bars-none = No one is kept away from the tables here.
bars-more = { $count ->
    [one] And 1 more.
   *[other] And { $count } more.
}
bar-bot = Bots can’t sit down anyway. Choose a person.
barred-now = { $name } is now kept away from the tables here: can’t open, join, substitute or be invited. A seat in a running match stays until the match ends; once left, it can’t be taken back.
barred-before = { $name } is already kept away from the tables here.
bar-lifted = { $person } may play here again.
button-bar-lift = Let them play again
refused-barred = The people who manage this server keep you away from its tables.
refused-not-on-ladder = That result brought no ladder points and no gold, so there is nothing to void.
screen-invite-barred = Kept away from the tables here: { $names }.
void-none = No result here counts on the ladder yet.
void-choose = Choose a result
void-pick = Which result? These are the newest here. For an older one, give /domino void the link of its board.
void-unknown = I find no finished match here by that. Give me the link of its board, or its number.
void-ask = ### Void match { $match }?
    { $table } brought:
void-means = Points, ratings and wins will be as if it had never been played; later matches are counted again without it. Its gold goes back. This can’t be undone. The server log says that you did it.
void-kept = The result stands.
voided = Match { $match } is void. Its board will say so in a moment.
button-void = Yes, void it
match-voided = Void: the people who manage this server took this result off the ladder.
settings-log-voided = { $when } · match { $match } · { $name } voided its result
settings-log-barred = { $when } · { $name } keeps { $person } away from the tables
settings-log-bar-lifted = { $when } · { $name } lets { $person } play again

### Menu of a person

menu-profile = Profile
menu-challenge = Challenge to dominoes
challenge-nobody = You can only challenge another person. To play a computer, add one with /domino play.


### Gold

command-gold-name = gold
command-gold-description = Your gold here: free play money, with a gift every day
option-stake-name = stake
option-stake-description = Gold that each person puts in at the start; the winner takes it
choice-what-gold = gold
button-gift = Daily gift
gold-title = ### Gold
gold-balance = You have **{ $gold } gold** here.
gold-given = Today’s gift: **+{ $gold } gold**
gold-next = Next gift: { $when }
gold-moves = Last changes:
gold-move-gift = { $when } · daily gift **{ $gold }**
gold-move-stake = { $when } · stake **{ $gold }**
gold-move-payout = { $when } · from the pot **{ $gold }**
gold-move-void = { $when } · result voided **{ $gold }**
gold-about = -# Gold is free play money for the tables of this server. It can’t be bought, sold, cashed out or given to others: it is only for playing.
lobby-gold = Stake: **{ $stake } gold** each (play money). Winners take the pot.
lobby-gold-alone = No stake of { $stake } gold against computers alone: it takes two people.
board-gold = Pot: **{ $pot } gold**
match-gold = Pot of { $pot } gold: { $shares }
match-gold-share = { $name } **+{ $gold }**
match-gold-nobody = Nobody was left to take the pot of { $pot } gold.
match-gold-voided = The gold of this match went back.
closed-gold = Everybody got their stake back.
screen-leave-gold = You also lose your stake of **{ $stake } gold**.
screen-seat-gold = The pot holds { $pot } gold. You play for { $name }’s stake: you can win gold, but not lose any.
profile-gold = Gold here: **{ $gold }** (play money)
ranks-what-gold = Gold
ranks-about-gold = This server · free play money
ranks-empty-gold = Get your first gold here with /gold.
button-ranks-gold = Gold
setting-gold = Gold (play money)
setting-gold-help = Free play money: a gift every day with /gold, and a stake at tables where the host sets one. Off: everybody keeps theirs.
screen-stop-gold = End this match without a result? Everyone at the table has to agree, then the stakes go back.
endings-gold = • { $table } · for gold. Everyone at the table together ({ $names }) or a moderator can end it.
tables-gold = stake { $stake } gold
refused-gold-off = Gold is off on this server. People with the Manage Server permission can turn it on with /settings.
refused-too-little-gold = The stake is { $stake } gold. You have { $balance }.
refused-stake-needs-two = A stake takes two people. Add fewer computers, or play without a stake.
refused-cannot-put-in = The match can’t start: { $names } can’t put in the stake of { $stake } gold.
refused-gift-taken = You’ve had today’s gift. Next gift: { $until }
help-gold = ### Gold
    • **What it is**: free play money of this server, where it is turned on. There is a gift every day: /gold. It can’t be bought, sold, cashed out or given to others.
    • **Stake**: the host may set one. Each person puts it in at the start; computers put in nothing.
    • **Pot**: the winner takes it, a winning pair shares it. After a draw, or without a result, everybody gets their stake back; it ends without one only if all agree, or by a moderator.
    • **Left for good**: your stake is gone. If the computer wins on your seat, the best-placed person takes the pot.
    • **Substitute**: plays for the stake of whoever left, and can’t lose gold.
