-- How two people have done against each other, the best round and play of each booked match, and the final tables of
-- months. All of it is kept beside what it adds up to, so that no page gets slower with the years. Best rounds and plays
-- begin with this version: they are not in the bookings, and older logs are not replayed for them.

-- Booked matches in which two owners played against each other.
CREATE TABLE head_to_head (
    guild INTEGER NOT NULL,
    one INTEGER NOT NULL REFERENCES persons (key), -- the smaller key
    other INTEGER NOT NULL REFERENCES persons (key),
    won INTEGER NOT NULL, -- by the one
    lost INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    at INTEGER NOT NULL, -- of the last one
    match INTEGER NOT NULL,
    PRIMARY KEY (guild, one, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX head_to_head_one ON head_to_head (one);
CREATE INDEX head_to_head_other ON head_to_head (other);

INSERT INTO head_to_head (guild, one, other, won, lost, drawn, at, match)
SELECT mine.guild, mine.person, theirs.person,
    mine.outcome <> 'left' AND (theirs.outcome = 'left' OR my_seat.place < their_seat.place),
    theirs.outcome <> 'left' AND (mine.outcome = 'left' OR my_seat.place > their_seat.place),
    mine.outcome <> 'left' AND theirs.outcome <> 'left' AND my_seat.place = their_seat.place,
    mine.at, mine.match
FROM bookings AS mine
JOIN bookings AS theirs ON theirs.match = mine.match AND theirs.person > mine.person
JOIN results AS my_seat ON my_seat.match = mine.match AND my_seat.seat = mine.seat
JOIN results AS their_seat ON their_seat.match = theirs.match AND their_seat.seat = theirs.seat
WHERE mine.owned = 1 AND theirs.owned = 1 AND my_seat.side <> their_seat.side
    AND NOT (mine.outcome = 'left' AND theirs.outcome = 'left')
ORDER BY mine.at, mine.match
ON CONFLICT (guild, one, other) DO UPDATE SET
    won = won + excluded.won, lost = lost + excluded.lost, drawn = drawn + excluded.drawn,
    at = excluded.at, match = excluded.match;

-- The round and the play that scored most in a booked match, a row for each person of the side.
CREATE TABLE highlights (
    match INTEGER NOT NULL REFERENCES matches (id),
    kind TEXT NOT NULL, -- 'round' or 'play'
    person INTEGER NOT NULL REFERENCES persons (key),
    guild INTEGER NOT NULL,
    variant TEXT NOT NULL,
    value INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, kind, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX highlights_best ON highlights (guild, kind, value DESC, at, match);
CREATE INDEX highlights_variant ON highlights (guild, variant, kind, value DESC, at, match);
CREATE INDEX highlights_person ON highlights (person);

-- When and with which match the longest run of wins was reached first.
ALTER TABLE streaks ADD COLUMN best_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE streaks ADD COLUMN best_match INTEGER;

CREATE INDEX streaks_best ON streaks (guild, best DESC, best_at);

UPDATE streaks SET best_at = reached.at, best_match = reached.match
FROM (
    SELECT person, guild, at, match,
        ROW_NUMBER() OVER (PARTITION BY person, guild ORDER BY length DESC, at, match) AS choice
    FROM (
        SELECT person, guild, at, match, won,
            SUM(won) OVER (PARTITION BY person, guild, run ORDER BY at, match) AS length
        FROM (
            SELECT person, guild, at, match, outcome = 'won' AS won,
                SUM(outcome <> 'won') OVER (PARTITION BY person, guild ORDER BY at, match) AS run
            FROM bookings WHERE outcome <> 'helped'
        )
    )
    WHERE won
) AS reached
WHERE choice = 1 AND streaks.person = reached.person AND streaks.guild = reached.guild;

-- The final tables of months, of servers on which somebody played. A month is '2026-11', in UTC.
CREATE TABLE seasons (
    guild INTEGER NOT NULL,
    month TEXT NOT NULL,
    frozen_at INTEGER NOT NULL,
    players INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    unposted INTEGER NOT NULL, -- 1: its message still has to be posted, or drawn again without an erased name
    channel INTEGER, -- where it is posted; NULL: nowhere
    message INTEGER, -- NULL: not yet
    PRIMARY KEY (guild, month)
) STRICT, WITHOUT ROWID;

CREATE INDEX seasons_unposted ON seasons (guild, month) WHERE unposted = 1;

CREATE TABLE season_places (
    guild INTEGER NOT NULL,
    month TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES persons (key),
    points INTEGER NOT NULL,
    points_rank INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    wins_rank INTEGER NOT NULL,
    PRIMARY KEY (guild, month, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX season_places_points ON season_places (guild, month, points_rank, person);
CREATE INDEX season_places_wins ON season_places (guild, month, wins_rank, person);
CREATE INDEX season_places_person ON season_places (person);

ALTER TABLE servers ADD COLUMN season_channel INTEGER; -- where final tables are posted; NULL: nowhere
