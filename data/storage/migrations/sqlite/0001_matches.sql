-- A match is the log of its inputs, so `events` is the truth; the columns of `matches` are what has to be found without
-- replaying it: where it is shown, when somebody has to act, which rules wrote it. Logs name people by a key of ours,
-- never by their account, so that an account can be erased (account and name become NULL) while every log stays as it
-- was written. Times are integer milliseconds since the epoch, given as parameters.

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE persons (
    key INTEGER PRIMARY KEY,
    account INTEGER UNIQUE,
    name TEXT
) STRICT;

CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    language TEXT NOT NULL,
    variant TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    rematch_of INTEGER REFERENCES matches (id),
    board INTEGER,
    board_at INTEGER NOT NULL DEFAULT 0,
    call INTEGER,
    due_at INTEGER,
    due_span INTEGER NOT NULL DEFAULT 0, -- how long was given when due_at was set: given again after downtime
    call_at INTEGER,
    opened_at INTEGER NOT NULL,
    ended_at INTEGER,
    outcome TEXT -- 'finished', or why it was closed
) STRICT;

CREATE INDEX matches_due ON matches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX matches_call ON matches (call_at) WHERE call_at IS NOT NULL;
CREATE INDEX matches_live ON matches (channel) WHERE ended_at IS NULL;
-- Two presses on Rematch open one match.
CREATE UNIQUE INDEX matches_rematch ON matches (rematch_of) WHERE ended_at IS NULL;

CREATE TABLE events (
    match INTEGER NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    codec INTEGER NOT NULL,
    payload TEXT NOT NULL,
    at INTEGER NOT NULL,
    actor INTEGER REFERENCES persons (key), -- NULL where no person did it
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;

-- Everybody who ever sat at a table; seat is NULL for who has left it.
CREATE TABLE sitters (
    match INTEGER NOT NULL REFERENCES matches (id),
    person INTEGER NOT NULL REFERENCES persons (key),
    seat INTEGER,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX sitters_person ON sitters (person) WHERE seat IS NOT NULL;

-- Written once, in the transaction that ends the match.
CREATE TABLE results (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    owner INTEGER REFERENCES persons (key), -- NULL: a computer from the start
    occupant INTEGER REFERENCES persons (key), -- NULL: a computer at the end
    side INTEGER NOT NULL,
    score INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_owner ON results (owner) WHERE owner IS NOT NULL;
