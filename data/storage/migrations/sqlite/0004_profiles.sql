-- What profiles tell is kept beside what it adds up to, in the same transaction, so that nobody's takes longer with the
-- years: how often somebody's matches ended how, their runs of wins, and the finished matches that were not booked. And
-- a server notes when its role was called for players, for nobody wants that often.

ALTER TABLE servers ADD COLUMN called_at INTEGER; -- when the role was called last; NULL: never

CREATE TABLE outcomes (
    person INTEGER NOT NULL REFERENCES persons (key),
    guild INTEGER NOT NULL,
    booked INTEGER NOT NULL, -- 1: on the ladder, 0: for the own eyes alone
    variant TEXT NOT NULL,
    outcome TEXT NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (person, guild, booked, variant, outcome)
) STRICT, WITHOUT ROWID;

-- Of booked matches; those who helped out and did not win are passed over.
CREATE TABLE streaks (
    person INTEGER NOT NULL REFERENCES persons (key),
    guild INTEGER NOT NULL,
    running INTEGER NOT NULL, -- wins in a row until now
    best INTEGER NOT NULL,
    PRIMARY KEY (person, guild)
) STRICT, WITHOUT ROWID;

-- Finished matches that no booking tells of: of the owner of each seat, and of who held it at the end.
CREATE TABLE unbooked (
    person INTEGER NOT NULL REFERENCES persons (key),
    guild INTEGER NOT NULL,
    at INTEGER NOT NULL,
    match INTEGER NOT NULL REFERENCES matches (id),
    outcome TEXT NOT NULL,
    PRIMARY KEY (person, guild, at, match)
) STRICT, WITHOUT ROWID;

CREATE INDEX bookings_lately ON bookings (person, guild, at);
CREATE INDEX bookings_rated ON bookings (person, guild, variant, rated);

INSERT INTO outcomes (person, guild, booked, variant, outcome, matches)
SELECT person, guild, 1, variant, outcome, COUNT(*) FROM bookings GROUP BY person, guild, variant, outcome;

INSERT INTO streaks (person, guild, running, best)
WITH told AS (
    SELECT person, guild, outcome = 'won' AS won,
        SUM(outcome <> 'won') OVER (PARTITION BY person, guild ORDER BY at, match) AS run
    FROM bookings WHERE outcome <> 'helped'
), runs AS (
    SELECT person, guild, run, SUM(won) AS wins, MAX(run) OVER (PARTITION BY person, guild) AS last
    FROM told GROUP BY person, guild, run
)
SELECT person, guild, SUM(CASE WHEN run = last THEN wins ELSE 0 END), MAX(wins) FROM runs GROUP BY person, guild;

INSERT INTO unbooked (person, guild, at, match, outcome)
SELECT person, guild, ended_at, matches.id,
    CASE
        WHEN person IS NOT occupant THEN 'left'
        WHEN worst = 1 AND person IS owner THEN 'drew'
        WHEN worst > 1 AND place = 1 THEN 'won'
        WHEN person IS owner THEN 'lost'
        ELSE 'helped'
    END
FROM (
    SELECT match, owner AS person, owner, occupant, place FROM results WHERE owner IS NOT NULL
    UNION ALL
    SELECT match, occupant, owner, occupant, place FROM results WHERE occupant IS NOT NULL AND occupant IS NOT owner
) AS sat
JOIN matches ON matches.id = sat.match
JOIN (SELECT match, MAX(place) AS worst FROM results GROUP BY match) AS level ON level.match = sat.match
WHERE NOT EXISTS (SELECT 1 FROM bookings WHERE bookings.match = sat.match);

INSERT INTO outcomes (person, guild, booked, variant, outcome, matches)
SELECT person, unbooked.guild, 0, variant, unbooked.outcome, COUNT(*)
FROM unbooked JOIN matches ON matches.id = unbooked.match
GROUP BY person, unbooked.guild, variant, unbooked.outcome;
