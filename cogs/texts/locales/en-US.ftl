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
option-rounds-description = Over how many rounds the match goes
option-tiles-description = How many tiles each one is dealt
option-teams-description = Whether four play as two pairs
option-automatic-name = automatic
option-automatic-description = Whether forced draws and passes happen by themselves
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


### Commands: leaderboards, profiles, settings

command-leaderboard-name = leaderboard
command-leaderboard-description = Who is ahead, here or everywhere
command-profile-name = profile
command-profile-description = Record, ladder points, rating and last matches of a person
command-me-name = me
command-me-description = What you decide for yourself
command-global_board-name = global_board
command-global_board-description = Whether the global leaderboard shows you
command-settings-name = settings
command-settings-description = Dominoes on this server
command-caller_role-name = caller_role
command-caller_role-description = Which role a lobby may call for players
command-log-name = log
command-log-description = Rated matches here that ended without a result
option-where-name = where
option-where-description = This server, or all that count for the global board
option-what-name = what
option-what-description = What is compared
option-period-name = period
option-period-description = Since when; months and weeks begin at midnight UTC, ratings have none
option-person-name = person
option-person-description = Whose profile; without a choice your own
option-role-name = role
option-role-description = Without a choice you see which one it is now
option-shown-name = shown
option-shown-description = Whether you are on it
choice-where-server = this server
choice-where-global = global
choice-what-points = ladder points
choice-what-rating = rating
choice-what-wins = wins
choice-period-all = all time
choice-period-month = this month
choice-period-week = this week
choice-variant-any = all variants


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
button-no = No
button-bring-down = Bring the board down
button-text-board = Board as text
button-fair = Fair deal
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
lobby-teams = partners
lobby-automatic-True = forced draws and passes by themselves
lobby-automatic-False = draws and passes by hand
lobby-pair = {" "}· pair { $number }
lobby-seat = • { $name }{ $pair }
lobby-seat-computer = • { $name }{ $pair } · { $level }
lobby-seat-host = • **{ $name }**{ $pair } · host
lobby-seat-free = • *free seat*{ $pair }
lobby-open = { $count ->
    [one] One seat is free. Sit down with Join.
   *[other] { $count } seats are free. Sit down with Join.
    }
lobby-full = Everybody is here. { $host } can start.
lobby-unrated-option = Not rated: opened that way.
lobby-unrated-computer = Not rated: a computer plays along.
lobby-seal = -# Seal of the deals (SHA-256): `{ $seal }`
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
act-points = {" "}· 🟢 { $sum }, **+{ $points }**
act-points-dropped = {" "}· { $sum }, +{ $points } does not count: { $score } + { $points } = { $after } would pass the target { $target }
act-points-void = {" "}· { $sum }, +{ $points } does not count

turn-person = Turn: **{ $name }** · time is up { $when }
turn-untimed = Turn: **{ $name }**
turn-call = { $mention }, it is your turn · time is up { $when }
turn-call-untimed = { $mention }, it is your turn
turn-stop-wanted = To end the match without a result: { $names }. Still to agree: { $others }.
lead-lot = { $name } { $tile }
lead-lots = Lots: { $lots }. The highest tile leads: { $name }.
lead-random = Chance decided who leads: { $name }.
lead-earned = { $name } was out in the round before and leads.
lead-next-highest_double = The next deal decides who leads.
lead-next-lots = Lots decide who leads the next round.
lead-next-random = Chance decides who leads the next round.
lead-next-earned = { $name } leads the next round.



### Ends of rounds and matches

round-title = ### Round { $number }
round-target = { $name } reached the target with this tile.
round-hand = { $name }: { $tiles } = { $sum }
round-hand-empty = { $name }: no tiles left
round-last = Last tile of { $name }, { $tile }: { $sum }, **+{ $points }**.
round-gain = { $name } **+{ $points }**
round-dropped = { $name } is out, but { $points } does not count: { $score } + { $more } = { $after } would pass the target { $target }. The score stays { $score }.
round-scores = Score: { $scores } · target { $target }
round-scores-rounds = Score: { $scores } · round { $number } of { $rounds }
round-penalties = Penalties so far: { $scores } · the least wins · round { $number } of { $rounds }
round-score = { $name } **{ $score }**
round-next = Next round { $when }, or when everybody is ready.
round-waiting = Ready: { $ready }. Still waiting for: { $waiting }.
match-won = ### 🏆 { $name } wins the match
match-won-pair = ### 🏆 { $name } win the match
match-shared = ### 🏆 The win is shared: { $names }
match-drawn = ### The match is a draw
match-place = **{ $place }.** { $name } · { $score }
match-length = { $rounds ->
    [one] { $rounds } round played.
   *[other] { $rounds } rounds played.
    }
match-rated = Rated match.
match-unrated = Not rated.
closed-empty = Everybody has left, so this table is closed.
closed-expired = Nobody started in time, so this table is closed.
closed-stopped = This match was ended without a result.
closed-stopped-lobby = This table was closed before a match began.
closed-lost = This table could not be shown any longer, so the match ended without a result.
closed-outdated = The bot was updated and this match cannot go on under the new rules. It ended without a result.
fair-title = ### Fair deal
fair-seal = Seal of round { $number }, fixed before its first tile: `{ $seal }`
fair-later = When the round is over, its secret is shown here. The SHA-256 of the secret is the seal, so no tile can have changed.
fair-secret = Secret of round { $number }: `{ $secret }`
fair-presses = { $count ->
    [one] One press of Start went into the deals too, with this id: { $presses }
   *[other] { $count } presses of Start and Ready went into the deals too, the last ones with these ids: { $presses }
  }
fair-check-1 = The SHA-256 of a round’s secret (32 bytes) is its seal, so no tile can have changed.
fair-check-2 = Paste a secret as text into any SHA-256 tool. Out comes the secret of the round before; for round 1, the seal that stood in the lobby. So every deal was fixed before Start was pressed.


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
hand-partner = Your partner: { $name }
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
alt-scored = The last tile scored { $points }.
alt-pair = { $name } (pair { $number })
alt-last-lead = Last tile: { $tile }, the opening.
alt-last = Last tile: { $tile } on { $letter }.
alt-seat = { $name }: { $tiles }, { $points }.
alt-seat-turn = { $name }: { $tiles }, { $points }, on turn.
alt-seat-passed = { $name }: { $tiles }, { $points }, passed.
alt-boneyard = Boneyard: { $tiles }.
alt-boneyard-reserve = Boneyard: { $tiles }, { $drawable } of them to draw.
alt-round-over = The round is over.
alt-turned-up = { $name } had { $tiles }.
alt-hand = Your tiles: { $tiles }.
alt-hand-empty = You have no tiles.
alt-hand-playable = Playable: { $tiles }.
alt-hand-rest = The others: { $tiles }.
alt-hand-fits = { $tile } on { $ends }
text-ends = Open ends: { $ends }
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
refused-returned-twice = You have taken your seat of this rated match back twice already. That is as often as one can.
refused-not-invited = This table is private: only people whom the host invites can sit down.
refused-sent-away = The host has sent you away from this table. You can sit down again when the host invites you.
refused-host-stays = You are the host. To go, leave the table; somebody else becomes host.
refused-claim-or-leave = You are the last person here, so this rated match cannot end without a result. Claim the win, or leave.
refused-sat-in-lately = You left a seat that you had taken over from somebody. You can take over a seat in this server again { $until }.
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
refused-rating-needs-variant = Ratings are kept for each variant. Choose one.
refused-rating-is-all-time = A rating has no month and no week. Choose all time.


### Permissions

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-manage_threads = Manage Threads (this thread is locked)
permission-attach_files = Attach Files
permission-read_message_history = Read Message History


### draw: Draw Dominoes

variant-draw-name = Draw Dominoes
variant-draw-line = For two. Match an open end; if nothing fits, draw until it does. First to be out wins the round.
variant-draw-round-out = { $name } is out: { $others } − { $own } = { $points }, so **+{ $points }** for { $name }.
variant-draw-round-blocked = Blocked. The lower hand wins: { $others } − { $own } = { $points }, so **+{ $points }** for { $name }.
variant-draw-round-nobody = Blocked, and both hands are worth { $own }: { $others } − { $own } = 0, nobody scores.
variant-draw-rules-1 = ### Draw Dominoes · 1. The deal
    Two people play, each alone, with the 28 tiles from 0-0 to 6-6. A tile is worth the sum of its halves; blank is 0 and matches only blank.

    Each gets 7 tiles; the other 14 are the boneyard, face down.

    Whoever holds the highest double opens with it. The bot lays it; that was this player's turn, and the other one goes on. If nobody has a double, the bot deals again before anybody sees a tile. Every round opens this way.
variant-draw-rules-2 = ### Draw Dominoes · 2. Your turn
    The tiles form one line with two open ends, A and B. Play a tile one half of which equals an open end; its other half is the new end. Doubles lie crosswise, which changes nothing. One tile a turn.

    If you can play, you must: no drawing, no passing.

    If nothing fits, you draw, tile by tile, until one fits, down to the last tile of the boneyard. The tile that fits is played in the same turn, and you choose the end if it fits both. The boneyard is empty and nothing fits: you pass. The bot draws and passes for you, unless the table was opened for doing it by hand.

    When your time is up, the computer makes your move.
variant-draw-example-2 = *Picture: one line, opened with 6-6; the doubles lie crosswise. A takes a 1, B a 4.*
variant-draw-rules-3 = ### Draw Dominoes · 3. Points
    A round ends when somebody plays the last tile and is out, or when neither can play and the boneyard is empty: blocked. A last tile that also blocks counts as being out.

    Out: you get the pips left in the other hand. Left are 4-4 and 3-0: 8 + 3 = 11 points.

    Blocked: the lower hand gets the difference. 12 against 21: 21 − 12 = 9 points. Equal hands: nobody scores. Tiles in the boneyard count for nobody.

    The first to reach the target (25, 50, 100 or 150 points) wins the match at once. Passing it is fine.
variant-draw-example-3 = *Picture: out on one side; on the other 4-4 and 3-0 are left: 11 points.*
variant-draw-tips = ### Draw Dominoes · Tips
    • Play heavy tiles early: they are what the other one earns, and what costs in a blocked round.
    • Every number occurs eight times. Counting those on the table tells what the other hand can hold.
    • Who had to draw did not hold any of the ends. Leave those ends open.
    • Bring both ends to the same number. Without it the other one is stuck.
    • Keep many different numbers; a hand of one number is soon blocked.
    • You cannot be out first? Lighten your hand: the lower one wins a blocked round.
    • On which side the first answer goes makes no difference.


### all_fives: All Fives

variant-all_fives-name = All Fives
variant-all_fives-line = For two. Make the open ends add up to a multiple of five and score it at once. Being out earns what the other has left.
variant-all_fives-round-out = { $name } is out. Left in the other hand: { $others }, to the nearest five **+{ $points }**.
variant-all_fives-round-blocked = Blocked. The lower hand, { $name }, wins: { $others } − { $own } = { $difference }, to the nearest five **+{ $points }**.
variant-all_fives-round-nobody = Blocked, and both hands are worth { $own }: nobody scores.
variant-all_fives-rules-1 = ### All Fives · 1. The deal
    Two people play, each alone, with the 28 tiles from 0-0 to 6-6. Blank is 0 and matches only blank.

    Each gets 7 tiles; the other 14 are the boneyard, face down. All of them may be drawn.

    The highest double opens, and the bot lays it: that was this player's turn, and the other one goes on. If nobody has a double, the bot deals again before anybody sees a tile. Every round opens this way, whoever won the one before.
variant-all_fives-rules-2 = ### All Fives · 2. The spinner and your turn
    The opening double is the spinner. At first it can be played on from the left and from the right (A and B). As soon as both have a tile, up and down open as well (C and D). Later doubles lie crosswise and open nothing new.

    Play a tile one half of which equals an open end; one tile a turn. If you can play, you must.

    If nothing fits, you draw, tile by tile, until one fits, and play it in the same turn. The boneyard is empty and nothing fits: you pass. The bot draws and passes for you, unless the table was opened for doing it by hand.
variant-all_fives-example-2 = *Picture: left and right of the spinner 6-6 have a tile, so C is open, and 6-3 has been played on D.*
variant-all_fives-rules-3 = ### All Fives · 3. Points in play
    After every tile all open ends are added up. If the sum is a multiple of five, you score the sum itself, at once: 10 scores 10 points, 25 scores 25. A sum of 0 scores nothing.

    A double at an end counts with both halves. The spinner counts with both halves while it has no neighbour or one; from its second neighbour on it counts nothing. An open side without a tile counts nothing.

    The opening tile scores too: 5-5 alone is worth 10. No other double makes a multiple of five by itself.
variant-all_fives-example-3 = *Picture: the spinner 6-6 still counts 12, the other end 3. 12 + 3 = 15, so 15 points.*
variant-all_fives-rules-4 = ### All Fives · 4. The end of a round and of the match
    A round ends when somebody plays the last tile and is out, or when neither can play and the boneyard is empty: blocked. A last tile that also blocks counts as being out.

    Out: you get the pips left in the other hand, rounded to the nearest multiple of 5; 12 becomes 10, 13 becomes 15. What the last tile scores in play is booked first, then this.

    Blocked: the lower hand gets the difference of the two, rounded once. 21 − 12 = 9 becomes 10. Equal hands: nobody scores. Tiles in the boneyard count for nobody.

    Who first reaches or passes the target (50, 100, 150, 200 or 250; without a choice 100) wins the match at once, even in the middle of a round.
variant-all_fives-tips = ### All Fives · Tips
    • Being out is only half of it: before every tile, look which one makes the ends a multiple of five.
    • A double at an end counts twice. It makes big sums, and turns a poor one into a good one.
    • Think of the answer: what can the other one add to the ends you leave?
    • Play heavy tiles early. What is left in your hand is the other one's bonus.
    • Every number occurs eight times. Counting those on the table tells what the other hand can hold.
    • Who had to draw did not hold any of the ends. Leave those ends open.


### fives_threes: Fives and Threes

variant-fives_threes-name = Fives and Threes
variant-fives_threes-line = For two. Two ends: a point for each five and each three in their sum. The target must be hit exactly.
variant-fives_threes-round-out = { $name } is out: **+{ $points }**.
variant-fives_threes-round-nobody = Blocked: that earns nobody anything. Points made in play stay.
variant-fives_threes-rules-1 = ### Fives and Threes · 1. The deal
    Two people play, each alone, with the 28 tiles from 0-0 to 6-6. Blank is 0 and matches only blank.

    Each gets 7 tiles; the other 14 are the boneyard, face down. All of them may be drawn.

    The highest double opens, and the bot lays it: that was this player's turn, and the other one goes on. If nobody has a double, the bot deals again before anybody sees a tile. Every round opens this way, whoever won the one before.
variant-fives_threes-rules-2 = ### Fives and Threes · 2. Your turn
    The tiles form one line with two open ends, A and B. There is no spinner: doubles lie crosswise and never branch. Play a tile one half of which equals an open end; one tile a turn.

    If you can play, you must. If nothing fits, you draw, tile by tile, until one fits, and play it in the same turn; you choose the end if it fits both. The boneyard is empty and nothing fits: you pass. The bot draws and passes for you, unless the table was opened for doing it by hand.
variant-fives_threes-rules-3 = ### Fives and Threes · 3. Points in play
    After every tile the two ends are added up; a double at an end counts with both halves, the opening tile alone with its pips once. A sum that divides by five scores a point for each five in it, one that divides by three a point for each three, and one that divides by both scores both:

    3 → 1 · 5 → 1 · 6 → 2 · 9 → 3 · 10 → 2 · 12 → 4 · 15 → 8 · 18 → 6 · 20 → 4. Every other sum scores nothing.

    The opening tile scores as well, and may even hit the target: 6-6 4 points, 5-5 2 points, 3-3 2 points.
variant-fives_threes-example-3 = *Picture: 12 + 3 = 15. Three fives and five threes are in it: 8 points.*
variant-fives_threes-rules-4 = ### Fives and Threes · 4. Going out and the exact target
    A round ends when somebody plays the last tile and is out, or when neither can play and the boneyard is empty: blocked. A last tile that also blocks counts as being out.

    Being out earns 1 point; what the other has left earns nothing. A blocked round earns nothing; points made in play stay.

    The target (31, 61 or 121; without a choice 61) must be hit exactly, and then the match is over at once. A score that would pass it is not counted: the tile stays, the turn goes on.

    The points of the last tile and the 1 for being out are a single score, all or nothing. At 59 a last tile for 2 makes 2 + 1 = 3, and 59 + 3 = 62 is too many: you stay at 59, and the round is over all the same. The 1 alone can also hit the target, or be too much.
variant-fives_threes-tips = ### Fives and Threes · Tips
    • 15 is the dearest sum: 8 points. Then come 18 with 6, and 12 and 20 with 4.
    • Near the target big scores are useless. Count what you still need, and which sum gives exactly that.
    • Being out is a sure single point, and often the last one that is missing.
    • Play so that the ends you leave are no gift.
    • Every number occurs eight times. Counting those on the table tells what the other hand can hold.
    • Who had to draw did not hold any of the ends. Leave those ends open.


### ceza: Turkish penalty dominoes

variant-ceza-name = Penalty Dominoes
variant-ceza-line = For two to four, or two pairs. Whatever is left in your hand is your penalty, and the ayaz, 0-0, counts 20. The least penalty wins.
variant-ceza-round-out = { $who } says “domino” and is out. Penalties: { $gains }.
variant-ceza-round-nobody = Blocked: everybody writes what is left. Penalties: { $gains }.
variant-ceza-tile = ayaz { $tile } ({ $value })
variant-ceza-rules-1 = ### Penalty Dominoes · 1. The table
    Two, three or four play, each alone; four can also play as two pairs, partners opposite each other.

    With the 28 tiles from 0-0 to 6-6, each gets 7, or 5 where the table was opened so. The rest is the boneyard, face down, and all of it may be drawn. With 7 tiles each it has 14 for two players, 7 for three, 0 for four; with 5 tiles each 18, 13 or 8.

    A match goes over an agreed number of rounds: 1, 3, 5, 7, 9 or 11; without a choice 11.
variant-ceza-rules-2 = ### Penalty Dominoes · 2. Who leads, and with what
    For the first round there are lots: everybody draws a tile, and the highest leads. Higher is the greater sum; of equal sums the one with the greater half. The tiles go back and are dealt.

    After that, whoever was out leads the next round. After a blocked round there are lots again.

    The leader always chooses between any double in the hand and the tile with the greatest sum; if several share that sum, between all of them. There is no second deal.
variant-ceza-rules-3 = ### Penalty Dominoes · 3. Your turn
    The tiles form one line with two open ends, A and B. Doubles lie crosswise and do not branch. Play a tile one half of which equals an open end; one tile a turn, then the next seat.

    If you can play, you must. If nothing fits, you must draw, tile by tile, until one fits, down to the last tile of the boneyard; the tile that fits is played in the same turn. The boneyard is empty and nothing fits: you pass.

    You draw and pass with a button, unless the table was opened for automatic moves. One press draws until a tile fits.
variant-ceza-rules-4 = ### Penalty Dominoes · 4. Penalties
    A round ends at once when somebody plays the last tile (“domino”), or when nobody can play and the boneyard is empty: blocked. A last tile that also blocks counts as being out.

    Everybody writes the tiles left in the own hand as a penalty, and nothing else: who is out writes 0, in a blocked round the lowest hand writes its own too. The partner of who is out writes as everybody does. Nothing is scored in play, and the boneyard counts for nobody.

    A tile counts the sum of its halves, but 0-0, the ayaz, always counts 20. 6-0, 5-0 and the like are ordinary tiles.
variant-ceza-example-4 = *Picture: out on one side; on the other 6-4 and the ayaz are left: 10 + 20 = 30.*
variant-ceza-rules-5 = ### Penalty Dominoes · 5. The result
    After the last round the penalties of all rounds decide, the least first. Pairs add up their two.

    By place a match of 11 rounds is worth: four players +11, +5, −5, −11; three +11, 0, −11; two +11, −11. For N rounds it is +N and −N, in the middle of four half of N, rounded down. Of two pairs the one with less gets +N each, the other −N each.

    Level players share the sum of their places equally, cut toward zero; when all are level, also two pairs, everybody gets 0. There is no play-off.
variant-ceza-tips = ### Penalty Dominoes · Tips
    • The ayaz is the dearest tile to be left with: 20, against 12 for the düşeş, 6-6. Keep a blank end in reach.
    • Play heavy tiles early; in a blocked round they are what costs.
    • You cannot win this round? Then make your hand light.
    • Keep many different numbers. A hand of one number is soon stuck.
    • A pass on a number means that the seat does not hold it, until it has drawn again.
    • Every number occurs eight times. Count those on the table.


### para: Para Oyunu

variant-para-name = Para Oyunu
variant-para-line = For two. One round is the whole match, unless the table plays to a target. The last two tiles of the boneyard stay.
variant-para-round-out = { $name } is out: **+{ $points }**, all that the other has left.
variant-para-round-blocked = Blocked. The lower hand, { $name }, wins: { $others } − { $own } = **+{ $points }**.
variant-para-round-nobody = Blocked, and both hands are worth { $own }: a draw, nobody scores.
variant-para-rules-1 = ### Para Oyunu · 1. The deal
    Two people play, each alone, with the 28 tiles from 0-0 to 6-6. A tile is worth the sum of its halves; blank is 0 and matches only blank.

    Each gets 7 tiles; the other 14 are the boneyard, face down. The last 2 of them are never drawn, so 12 can be.

    The highest double opens. If nobody has a double, nothing is dealt again: the tile with the greatest sum opens, and of equal sums the one with the greater half, 6-3 before 5-4. Either way the bot lays it, and the other one goes on. Every round opens this way, never by lot.
variant-para-rules-2 = ### Para Oyunu · 2. Your turn
    The tiles form one line with two open ends, A and B; nothing branches. Play a tile one half of which equals an open end; you choose the end if it fits both. One tile a turn. If you can play, you must.

    If nothing fits, you draw. The turn stays yours: one press draws until a tile fits or only the last 2 are left, and the tile that fits is played. Nothing fits and only 2 are left: you pass.

    You draw and pass with a button, unless the table was opened for automatic moves.
variant-para-example-2 = *Picture: one line, opened with 5-5; the doubles lie crosswise. A takes a 6, B a 2.*
variant-para-rules-3 = ### Para Oyunu · 3. Points
    A round ends when somebody plays the last tile and is out, or when neither can play and nothing may be drawn: blocked. A last tile that also blocks counts as being out.

    Out: you win, and get the pips left in the other hand, even if they are 0. Blocked: the lower total wins and gets the difference. 12 against 21: 21 − 12 = 9. Equal totals: a draw. The boneyard counts for nobody, and nothing is scored in play.

    One round is the match, and a drawn round is a drawn match. A table can also play to 25, 50, 100 or 150 points: then an equal round scores nobody, and who first reaches or passes the target wins.
variant-para-tips = ### Para Oyunu · Tips
    • Play heavy tiles early (6-6, 6-5, 5-5): in a blocked round they are what costs.
    • Every number occurs eight times. Counting those on the table tells what the other hand can hold.
    • A pass on a number: the other hand does not have it. Leave that end open, and it has to draw.
    • Bring both ends to the same number. Without it the other one is stuck.
    • Keep many different numbers; a hand of one number is soon blocked.
    • You cannot be out first? Lighten your hand: the lower total wins a blocked round.


### straight: Straight Dominoes

variant-straight-name = Straight Dominoes
variant-straight-line = For two to four, or two pairs. Four sides from the first tile on; open ends that add up to a multiple of five score.
variant-straight-round-out = { $who } is out. Left in the opponents' hands: { $others }, to the nearest five **+{ $points }** for { $name }.
variant-straight-round-blocked = Blocked. Fewest pips: { $name } with { $own }. The opponents have { $others }, to the nearest five **+{ $points }**.
variant-straight-round-nobody = Blocked, and the fewest pips are shared: { $names }. Nobody scores.
variant-straight-rules-1 = ### Straight Dominoes · 1. The deal
    Two, three or four play, each alone; four can also play as two pairs, partners opposite each other. With the 28 tiles from 0-0 to 6-6 each gets 7. The boneyard has 14 tiles for two players, 7 for three, 0 for four; all of it may be drawn.

    In the first round chance decides who leads. After that, whoever was out leads; after a blocked round it is chance again. The leader may open with any tile. There is no second deal.
variant-straight-rules-2 = ### Straight Dominoes · 2. Four sides and your turn
    The opening tile is the spinner, double or not, and all four sides of it are open at once (A, B, C, D). On a double every side takes its number. On any other tile left takes its left half, right its right half, up and down take either half. All other tiles, doubles too, are played on at their end only.

    If you can play, you must; one tile a turn, then the next seat. If nothing fits, you draw until a tile fits, and play it; the boneyard is empty and nothing fits: you pass. You draw and pass with a button, unless the table was opened for automatic moves. One press draws until a tile fits.
variant-straight-example-2 = *Picture: 6-4 opened. A takes a 6, C and D take a 6 or a 4; on B lies 4-1, so it takes a 1.*
variant-straight-rules-3 = ### Straight Dominoes · 3. Points in play
    After every tile all open ends are added up. If the sum is a multiple of five, you score the sum itself, at once; 25 scores 25. A sum of 0 scores nothing.

    A double at an end counts with both halves. A double spinner counts with both halves while it has no neighbour or one, from the second on nothing. Any other spinner counts its left half while left is empty, and its right half while right is empty; tiles above and below change nothing about that. An empty side up or down counts nothing.

    The opening tile scores too: 6-4 and 5-5 are worth 10, and 5-0, 4-1 and 3-2 are worth 5.
variant-straight-example-3 = *Picture: left 6, right 4 + 4, up 1: 6 + 8 + 1 = 15, so 15 points.*
variant-straight-rules-4 = ### Straight Dominoes · 4. The end of a round and of the match
    A round ends when anybody plays the last tile and is out, or when nobody can play and the boneyard is empty: blocked. A last tile that also blocks counts as being out.

    Out: you get the pips of all opponents added up and rounded once to the nearest multiple of 5; 12 becomes 10, 13 becomes 15. A partner's tiles count neither way. What the last tile scores in play is booked first, then this.

    Blocked: the fewest pips win, for a pair those of both hands together, and get what the opponents have, rounded; the own pips are not taken off. Level for the fewest: nobody scores.

    Who first reaches or passes the target (100, 150 or 250; without a choice 250) wins at once, even in the middle of a round.
variant-straight-tips = ### Straight Dominoes · Tips
    • With four sides big sums come quickly: 25 in one play is possible.
    • Doubles at an end count twice. Keep one for the moment when it makes a multiple of five.
    • Before every tile, add up all ends, not only yours.
    • Play heavy tiles early: they are what the others earn from you.
    • With a partner: leave the ends open that your partner has played.
    • Every number occurs eight times; a pass tells what a seat does not hold.


### Screens

screen-restarting = The bot is restarting. Nothing is lost: try again in a moment.
screen-error = Something went wrong on our side, and your match is safe. If it happens again, tell the operator this number: { $id }
screen-cannot-save = This cannot be saved now, so nothing has changed. Your match is safe and nobody's time runs: try again in a moment.
screen-expired = This message is too old to use. Ask for a new one with /domino hand or /domino board.
screen-commands-updated = The commands were updated after your Discord had loaded them. Try again in a moment; if this stays, restart Discord.
screen-guild-only = Dominoes are played in a server's channel, not in private messages.
screen-no-table-here = There is no table in this channel. Open one with /domino play.
screen-not-seated-here = You do not sit at a table in this channel.
screen-many-tables = You sit at several tables. Which one?
screen-pick-table = { $variant } · { $names }
screen-missing-permissions = I cannot host a table here: I am missing these permissions in this channel: { $permissions }. Ask somebody who manages the server.
screen-lost-permissions = I can no longer update this table here. I am missing: { $permissions }. A running match waits meanwhile: moves are kept and nobody's time runs. With the permissions back it goes on by itself, with the time that was left.
screen-lost-place = Discord does not let me update this table here. A running match waits meanwhile: moves are kept and nobody's time runs. I try again by myself, and with each press.
screen-no-pictures = I may not attach files here, so the board is shown as text.
screen-choose-tile = Which tile?
screen-choose-end = Where should { $tile } go?
screen-more = What would you like to do?
screen-left = You have left the table.
screen-stop-lobby = Close this table?
screen-stop-unrated = End this match for everybody, without a result?
screen-stop-rated = End this rated match without a result? It ends when everybody at the table wants it.
screen-stop-moderator = End this rated match without a result? You moderate here, so it ends at once, whatever its people want. Nothing is booked, and the server's log says who ended it.
screen-stopped = The table is closed.
screen-stop-noted = Noted. The match ends when everybody at the table wants it.
screen-unchanged = Nothing has changed.
screen-board-moved = The board is at the end of the channel again.
screen-rematch-open = The rematch is open.
screen-page = Page { $number } of { $pages }
screen-one-goal = { $variant } is played either to a target or over rounds: choose one of the two.
screen-no-target = { $variant } has no target. It is played over rounds: { $allowed }.
screen-no-rounds = { $variant } has no number of rounds. It is played to points: { $allowed }.


### People come and go

command-tables-name = tables
command-tables-description = List tables of this server that have a seat for you
option-private-name = private
option-private-description = Whether only people whom you invite may sit down
option-call-name = call
option-call-description = Whether to call the role that this server chose for players
button-take = Take seat
button-take-back = Take the seat back
button-claim = Claim the win
button-claim-confirm = Yes, claim the win
button-invite = Invite
button-close-table = Close the table
button-close-confirm = Yes, close it
button-away = Send away
button-away-confirm = Yes, send away

lobby-rated = Rated, for { $stake ->
    [one] { $stake } ladder point
   *[other] { $stake } ladder points
    }, as long as only people play.
lobby-spent = Played five rated matches today already: { $names }. One more is not booked.
lobby-private = Private: only who is invited can sit down.
lobby-invited = Invited: { $names }
lobby-invitation = { $mentions } · { $host } invites you to a table: { $table }
lobby-call = { $role } · { $host } is looking for { $count ->
    [one] one more player: { $table }
   *[other] { $count } more players: { $table }
    }

turn-call-missed = { $mention }, it is your turn · time is up { $when }. Your last turn time ran out; a second one in a row frees your seat.
turn-warning = { $mention }, your time is almost up: { $when } the computer moves for you.
turn-warning-missed = { $mention }, your time is almost up: { $when } the computer moves for you, and your seat becomes free.
turn-unseated = { $mention }, two turn times in a row ran out, so your seat is free. The computer plays on from it; take it back with one press until somebody else sits there.

news-left = { $name } left. The computer plays on from that seat.
news-missed = { $name } missed two turns in a row. The seat is free, and the computer plays on from it.
news-gone = { $name } is no longer in this server. The computer plays on from that seat.
news-back = { $name } is back and takes over from the computer.
news-taken = { $name } sits down for { $owner } and takes over from the computer.

match-claimed = ### 🏆 { $name } claimed the win: everybody else had left
match-stake = Rated match, for { $stake ->
    [one] { $stake } ladder point:
   *[other] { $stake } ladder points:
    }
match-settled = • { $name } **{ $points }** · { $rule }{ $rating }
match-left = Left before the end: { $names }
match-limit = Not booked: opponents of this match had five rated ones that day already when it began.
settled-rating = {" "}· rating { $rating } ({ $change })
settled-rating-provisional = {" "}· provisional rating { $rating } ({ $change })
settled-stayed = played to the end
settled-returned = came back, so it counts in full
settled-left = left, and a person finished: only a loss counts
settled-left-to-computer = left, and the computer finished: the full stake
settled-computer-played = the computer made most of the choices: only a loss counts
settled-sat-in = sat in for who left: gains what the seat won
settled-sat-in-free = sat in for who left: never loses
settled-sat-in-full = sat in with more than 3000 points: gains nothing
settled-passed-on = sat in and left again: nothing
closed-stopped-by = { $name } ended this rated match without a result. Nothing is booked.
closed-stopped-together = All people at the table ended this rated match together, without a result: { $names }. Nothing is booked.

hand-missed = ⏱️ Your last turn time ran out, and the computer moved for you. If it happens again, your seat becomes free.
hand-computer-played = 🤖 The computer has made most of the choices on your seat. If that is so at the end, only a loss counts for you.
hand-left = You do not sit at this table any more.

screen-seats = Several seats are free. Which one do you take?
screen-seat-choose = Choose a seat
screen-seat = Seat { $number } · { $name } · { $points }
screen-seat-back = You are back on your seat.
screen-seat-taken = You play on for { $name } now, with the tiles and the score of that seat.
screen-seat-taken-rated = You play on for { $name } now, with the tiles and the score of that seat. You can win ladder points with it, and lose none.
screen-seat-taken-full = You play on for { $name } now, with the tiles and the score of that seat. You have passed 3000 ladder points, so you win none with it, and lose none.
screen-claim = Everybody else has left. End the match now, and win it?
screen-claim-rated = Everybody else has left. End the match now, and win it with **+{ $stake }**?
screen-claim-spent = Everybody else has left. End the match now, and win it? Opponents in it had five rated matches that day already when it began, so it is not booked.
screen-claim-not = The win can be claimed only by the last person at a table, when somebody has left it.
screen-claimed = The match is yours.
screen-invite = Whom do you invite? Choose up to { $count } people. They are told in this channel.
screen-invite-private = Whom do you invite? Choose up to { $count } people. They are told in this channel, and only they can sit down.
screen-invite-choose = Choose people
screen-invited = Invited: { $names }.
screen-invite-seated = At this table already: { $names }.
screen-invite-bots = Cannot be invited, because bots do not play here: { $names }. For a computer at the table there is “Add computer”.
screen-invite-unseen = Cannot be invited, because they do not see this channel: { $names }.
screen-private-open = Your table is private. Choose with “Invite” who may sit down.
screen-call-none = This server has not chosen a role for players yet, so nobody was called. Somebody who manages the server chooses it with { $command }.
screen-call-barred = I may not mention the role { $role } here, so nobody was called. Somebody who manages the server can let everybody mention that role, or let me mention all roles.
screen-call-full = No seat is free, so nobody was called.
screen-call-lately = The role was called here a short while ago, so nobody was called. It can be called again { $when }.
screen-call-private = Your table is private, so nobody was called: only people whom you invite can sit down.
screen-away = Who is to leave the table?
screen-away-choose = Choose somebody
screen-away-nobody = Nobody else sits at the table.
screen-away-sure = Send { $name } away? Only an invitation brings a person back to this table.
screen-sent-away = Sent away: { $name }. Only an invitation brings a person back to this table.
screen-leave-lobby = Leave this table?
screen-leave-match-unrated = Leave this match? The computer plays on from your seat. It is not rated, so it costs you no points.
screen-leave-match-rated = Leave this rated match? The computer plays on from your seat, and if it finishes, you lose **{ $stake }**. If a person takes the seat, you lose what the seat loses and win nothing.
screen-leave-spent = Leave this rated match? The computer plays on from your seat. Opponents in it had five rated matches that day already when it began, so nothing is booked and it costs you no points.
screen-leave-return = { $count ->
    [0] You have taken your seat back twice already: there is no way back.
    [one] You can come back until then, once more in this match. If the computer makes more than half of the moves with a choice on your seat, you win nothing.
   *[other] You can come back until then, { $count } times in a match. If the computer makes more than half of the moves with a choice on your seat, you win nothing.
    }
screen-leave-substitute = Leave this rated match? You play for { $name }, so it costs you no points, but you win none either, and for 24 hours you cannot take anybody's seat on this server.
screen-leave-last = Leave this rated match? You are the last person here: the computers finish at once. Opponents in it had five rated matches that day already when it began, so nothing is booked. You can claim the win instead.
screen-leave-claim = Leave this rated match? You are the last person here: the computers finish at once, and you lose **{ $stake }**. You can claim the win instead: **+{ $stake }**.

tables-title = ### Tables with a seat for you
tables-where = { $table } · { $channel }
tables-unrated = Not rated
tables-spent = Not booked: five rated matches today already
tables-who = { $count ->
    [one] { $names } · 1 free seat
   *[other] { $names } · { $count } free seats
    }
tables-rated = { $stake ->
    [one] Rated, for { $stake } ladder point
   *[other] Rated, for { $stake } ladder points
    }
tables-more = { $count ->
    [one] … and one more table.
   *[other] … and { $count } more tables.
    }
tables-none = No table on this server has a free seat for you. Open one with /domino play.

endings-not-seated = You do not sit at a table in this channel. What is here, and who can end it:
endings-not-yours = You cannot end this table, only leave it:
endings-lobby = • { $table } · not started. Its host ({ $host }) or a moderator can close it.
endings-unrated = • { $table } · not rated. Its host ({ $host }) or a moderator can end it.
endings-rated = • { $table } · rated. Everyone at the table ({ $names }) or a moderator can end it.
endings-command = To end one: /domino stop
endings-leave = To leave one: /domino leave


### Rule pages: who is in the pictures, and the words of the game

help-seat-1 = Ann
help-seat-2 = Ben
help-seat-3 = Cleo
help-seat-4 = Dan
help-table = ### Time, leaving and points
    • **Turn time**: when yours runs out, the computer moves for you. 2 times in a row, and your seat becomes free.
    • **Leaving**: the computer plays on. You can come back until somebody else sits down there, twice in a rated match.
    • **Substitute**: takes a free seat with its tiles and score. Can win ladder points, above 3000 none, and never loses any. Who leaves it sits in for nobody here for 24 hours.
    • **Rated**: only people sat there at the start. The lobby names the stake: who wins gets it, who loses pays it. Of three or four single players the first gets it, the last pays it, the others half or nothing.
    • **Left for good**: pays the stake where the computer finished, or what the seat lost where a person did; wins nothing. Nor do you if the computer made most of your choices, missed turns included.
    • The same two opponents have 5 rated matches a day.
    • A rated match is ended without result by all, or a moderator. Only you left? “Claim the win”, or leave.
help-words = ### Words
    • **Double**: a tile with two equal halves. **Blank**: a half without pips; it counts 0.
    • **Boneyard**: the tiles that were not dealt, face down.
    • **Open end**: where a tile may be joined on; marked A, B, C or D.
    • **Lead**: the first tile of a round, and who plays it. **Spinner**: a first tile with more than two sides.
    • **Out**, or domino: the last tile of a hand is played. **Blocked**: nobody can play and nothing may be drawn.
    • **Round**: from one deal to the next. **Match**: all rounds up to the result. **Target**: the points that win it.


### Leaderboards

ranks-title = ### 🏆 { $what }
ranks-what-points = Ladder points
ranks-what-rating = Rating
ranks-what-wins = Wins
ranks-about = { $where } · { $period } · { $variant }
ranks-about-server = This server
ranks-about-global = All servers
ranks-row = **{ $rank }.** { $name } · { $value }
ranks-row-reader = ▸ **{ $rank }. { $name } · { $value }**
ranks-provisional = { $value } (?)
ranks-own = Your place: **{ $rank }.** · { $value }
ranks-own-none = You are not on this board yet: it counts rated matches among people.
ranks-own-hidden = You are not on the global board, because you chose so. It can be undone: /me global_board
ranks-empty = Nobody is on this board yet. It counts rated matches among people: open a table with /domino play.
ranks-empty-global = Nobody is on this board yet. It counts servers where ten people or more have played rated matches.
ranks-pages = { $people ->
    [one] Page { $number } of { $pages } · { $people } person
   *[other] Page { $number } of { $pages } · { $people } people
    }
ranks-help-provisional = (?) The rating is not certain yet. In matches of two that takes some 30 to 50 rated ones.
ranks-help-rating = Ratings are kept for each variant and have no month and no week: this is all time.
ranks-former = former player
button-ranks-points = Points
button-ranks-rating = Rating
button-ranks-wins = Wins
button-ranks-all = All time
button-ranks-month = Month
button-ranks-week = Week
button-ranks-server = This server
button-ranks-global = All servers


### Profiles

profile-title = ### { $name }
profile-points = Ladder points here: **{ $points }**
profile-streak = { $wins ->
    [0] Longest run of wins: { $best }
   *[other] Wins in a row now: **{ $wins }** · longest run: { $best }
    }
profile-none = No rated match has been finished here yet.
profile-none-own = You have not finished a rated match here yet. Open a table with /domino play.
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
profile-private = Only you see this · not on the ladder:
profile-last = Last matches:
profile-match = { $when } · { $variant } · { $how }
profile-match-points = { $when } · { $variant } · { $how } **{ $points }**
profile-how-won = won
profile-how-lost = lost
profile-how-drew = drawn
profile-how-left = left early
profile-how-helped = substitute
profile-how-place = { $how }, place { $place } of { $sides }
profile-graph = Picture: rating in { $variant }, match by match, { $first } to { $last }. White: now, gold: the best, thin: provisional.
profile-graph-alt = { $matches ->
    [one] Rating in { $variant } now { $now }, after { $matches } rated match. Highest { $high }, lowest { $low }.
   *[other] Rating in { $variant } now { $now }, after { $matches } rated matches. Highest { $high }, lowest { $low }.
    }
profile-graph-alt-all = Match by match: { $ratings }.
profile-graph-menu = Rating over time: which variant?
profile-bot = Computers have no profile. Choose a person.


### Settings

settings-not-allowed = Only people with the permission Manage Server can do that.
settings-role = A lobby may call { $role } for players, once, when its opener asks for it, but not within { $minutes } minutes of the last call.
settings-role-none = No role is chosen for calling players. Choose one with /settings caller_role.
settings-role-cleared = From now on no role is called for players.
settings-role-everyone = The whole server cannot be called. Choose a role that people take because they want to be called.
settings-role-unmentionable = I may not mention it yet: let everybody mention this role, or give me the permission Mention All Roles here.
settings-log = ### Rated matches here without a result
settings-log-empty = No rated match here has ended without a result.
settings-log-agreed = { $when } · match { $match } · everybody at the table ended it
settings-log-moderator = { $when } · match { $match } · a moderator ended it: { $name }
settings-log-lost = { $when } · match { $match } · it could not be shown any more
settings-log-outdated = { $when } · match { $match } · an update of the bot could not go on with it
settings-log-table = -# { $channel } · { $names }
button-caller-clear = Call no role
me-global-on = You are on the global board as soon as you have rated matches on a server that counts for it.
me-global-off = You are not on the global board any more. The boards of your servers stay as they are.


### Computers

level-easy = easy
level-medium = medium
level-hard = hard
computers-line = -# Computers: { $computers }
computers-one = { $name } ({ $level })
option-level-name = level
option-level-description = How well the computers that sit down with you play
choice-level-easy = Easy
choice-level-medium = Medium
choice-level-hard = Hard
choice-level-same = As strong as me
button-level-easy = Easy
button-level-medium = Medium
button-level-hard = Hard
button-level-same = As strong as me
screen-fill-level = Computers on the free seats would play at this level: { $level }
screen-level = How well should the computer play?
screen-level-added = { $name } sits at the table. Level: { $level }
screen-level-same = { $name } sits at the table, about as strong as you. Level: { $level }
screen-level-unknown = { $name } sits at the table. Level: { $level }. How strong you are in this variant is not certain yet; every rated match makes it clearer.
