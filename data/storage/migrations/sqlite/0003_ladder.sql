-- The ladder: what each match brought to whom (`bookings`, the truth), and what the leaderboards read (`standings` and
-- `ratings`, kept up in the same transaction, so that a page of them is a walk along an index). The account of a person
-- on a server is the row of `standings` without a variant. Server 0 is the global board: sums over the servers with
-- enough rated players, of the people who want to be on it. A month is '2026-11', a week its Monday in UTC; a row keeps
-- its last ones only, and is on the board of the present one while that is what it keeps.

ALTER TABLE persons ADD COLUMN is_global INTEGER NOT NULL DEFAULT 1; -- 0: not on the global boards

CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    caller_role INTEGER, -- called for players when the opener of a lobby asks
    players INTEGER NOT NULL DEFAULT 0 -- how many people have an account here
) STRICT;

-- One row for each rated match that has a result.
CREATE TABLE settlements (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    stake INTEGER NOT NULL,
    why TEXT -- why it was not booked; NULL where it was
) STRICT;

CREATE TABLE bookings (
    match INTEGER NOT NULL REFERENCES settlements (match),
    person INTEGER NOT NULL REFERENCES persons (key),
    guild INTEGER NOT NULL,
    variant TEXT NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    rule TEXT NOT NULL,
    owned INTEGER NOT NULL, -- 1: an owner, 0: a substitute
    outcome TEXT NOT NULL,
    points INTEGER NOT NULL,
    balance INTEGER NOT NULL, -- after it
    mu_before REAL, -- NULL, with what follows, where the rating did not move
    sigma_before REAL,
    mu_after REAL,
    sigma_after REAL,
    rated INTEGER, -- how many matches have moved it, with this one
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX bookings_person ON bookings (person, at);

CREATE TABLE standings (
    guild INTEGER NOT NULL,
    variant TEXT NOT NULL, -- '': all of them
    person INTEGER NOT NULL REFERENCES persons (key),
    points INTEGER NOT NULL, -- what was earned; the account where the variant is ''
    wins INTEGER NOT NULL,
    month TEXT NOT NULL,
    month_points INTEGER NOT NULL,
    month_wins INTEGER NOT NULL,
    week TEXT NOT NULL,
    week_points INTEGER NOT NULL,
    week_wins INTEGER NOT NULL,
    PRIMARY KEY (guild, variant, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_person ON standings (person);
CREATE INDEX standings_points ON standings (guild, variant, points DESC, person);
CREATE INDEX standings_wins ON standings (guild, variant, wins DESC, person);
CREATE INDEX standings_month_points ON standings (guild, variant, month, month_points DESC, person);
CREATE INDEX standings_month_wins ON standings (guild, variant, month, month_wins DESC, person);
CREATE INDEX standings_week_points ON standings (guild, variant, week, week_points DESC, person);
CREATE INDEX standings_week_wins ON standings (guild, variant, week, week_wins DESC, person);

CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    variant TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES persons (key),
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    shown INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (guild, variant, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_person ON ratings (person);
CREATE INDEX ratings_shown ON ratings (guild, variant, shown DESC, person);

-- How many people have each value on each board: by it the rank of a line and the place of a page are found without
-- counting everybody above. Kept by the database itself, whoever changes the tables above.
CREATE TABLE tallies (
    guild INTEGER NOT NULL,
    variant TEXT NOT NULL,
    board TEXT NOT NULL, -- the column that it orders by
    season TEXT NOT NULL, -- '': all time, else a month or a week
    value INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (guild, variant, board, season, value)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER standings_inserted AFTER INSERT ON standings BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (NEW.guild, NEW.variant, 'points', '', NEW.points, 1),
        (NEW.guild, NEW.variant, 'wins', '', NEW.wins, 1),
        (NEW.guild, NEW.variant, 'month_points', NEW.month, NEW.month_points, 1),
        (NEW.guild, NEW.variant, 'month_wins', NEW.month, NEW.month_wins, 1),
        (NEW.guild, NEW.variant, 'week_points', NEW.week, NEW.week_points, 1),
        (NEW.guild, NEW.variant, 'week_wins', NEW.week, NEW.week_wins, 1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;

CREATE TRIGGER standings_updated AFTER UPDATE ON standings BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (OLD.guild, OLD.variant, 'points', '', OLD.points, -1),
        (OLD.guild, OLD.variant, 'wins', '', OLD.wins, -1),
        (OLD.guild, OLD.variant, 'month_points', OLD.month, OLD.month_points, -1),
        (OLD.guild, OLD.variant, 'month_wins', OLD.month, OLD.month_wins, -1),
        (OLD.guild, OLD.variant, 'week_points', OLD.week, OLD.week_points, -1),
        (OLD.guild, OLD.variant, 'week_wins', OLD.week, OLD.week_wins, -1),
        (NEW.guild, NEW.variant, 'points', '', NEW.points, 1),
        (NEW.guild, NEW.variant, 'wins', '', NEW.wins, 1),
        (NEW.guild, NEW.variant, 'month_points', NEW.month, NEW.month_points, 1),
        (NEW.guild, NEW.variant, 'month_wins', NEW.month, NEW.month_wins, 1),
        (NEW.guild, NEW.variant, 'week_points', NEW.week, NEW.week_points, 1),
        (NEW.guild, NEW.variant, 'week_wins', NEW.week, NEW.week_wins, 1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;

CREATE TRIGGER standings_deleted AFTER DELETE ON standings BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (OLD.guild, OLD.variant, 'points', '', OLD.points, -1),
        (OLD.guild, OLD.variant, 'wins', '', OLD.wins, -1),
        (OLD.guild, OLD.variant, 'month_points', OLD.month, OLD.month_points, -1),
        (OLD.guild, OLD.variant, 'month_wins', OLD.month, OLD.month_wins, -1),
        (OLD.guild, OLD.variant, 'week_points', OLD.week, OLD.week_points, -1),
        (OLD.guild, OLD.variant, 'week_wins', OLD.week, OLD.week_wins, -1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;

CREATE TRIGGER ratings_inserted AFTER INSERT ON ratings BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (NEW.guild, NEW.variant, 'shown', '', NEW.shown, 1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;

CREATE TRIGGER ratings_updated AFTER UPDATE ON ratings BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (OLD.guild, OLD.variant, 'shown', '', OLD.shown, -1),
        (NEW.guild, NEW.variant, 'shown', '', NEW.shown, 1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;

CREATE TRIGGER ratings_deleted AFTER DELETE ON ratings BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (OLD.guild, OLD.variant, 'shown', '', OLD.shown, -1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;

-- Whose profile is looked at may have sat in for somebody.
CREATE INDEX results_occupant ON results (occupant) WHERE occupant IS NOT NULL;
