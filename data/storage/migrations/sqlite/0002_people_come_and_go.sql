-- People come and go while a match runs: who left a seat that they held for somebody else may not sit in on that server
-- for a day, a server sees which rated matches were ended without a result and by whom, and a table that cannot be shown
-- where it is waits without its time running.

ALTER TABLE matches ADD COLUMN paused_at INTEGER; -- since when it cannot be shown; NULL: it can

CREATE INDEX matches_paused ON matches (paused_at) WHERE paused_at IS NOT NULL;

-- Substitutes who left; taken away when they are back on that seat.
CREATE TABLE departures (
    person INTEGER NOT NULL REFERENCES persons (key),
    match INTEGER NOT NULL REFERENCES matches (id),
    at INTEGER NOT NULL,
    pressed INTEGER NOT NULL, -- 1: with Leave; 0: missed turns, or was not in the server, and may come back to that seat
    PRIMARY KEY (person, match)
) STRICT, WITHOUT ROWID;

CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    match INTEGER NOT NULL REFERENCES matches (id),
    actor INTEGER REFERENCES persons (key) -- NULL where no person did it
) STRICT;

CREATE INDEX journal_guild ON journal (guild, id);
