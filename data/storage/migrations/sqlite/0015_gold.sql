-- Gold: free play money of a server, in double entry. Every posting sums to zero over its entries, so the balances of all
-- accounts of a server do too. An account belongs to a person, to a match (its pot) or to neither: that one is where
-- gifts come from, and it is as far below zero as gold has been given out. Balances are kept by the database itself,
-- whoever writes entries, and so are the counts by which a page of the richest is found.

ALTER TABLE matches ADD COLUMN gold INTEGER NOT NULL DEFAULT 0; -- what each person puts in at the start

CREATE TABLE gold_accounts (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    person INTEGER REFERENCES persons (key),
    match INTEGER REFERENCES matches (id),
    balance INTEGER NOT NULL DEFAULT 0,
    gift_day INTEGER, -- days from 1970 to the last gift, in UTC; NULL: never
    CHECK (person IS NULL OR match IS NULL)
) STRICT;

CREATE UNIQUE INDEX gold_accounts_person ON gold_accounts (person, guild) WHERE person IS NOT NULL;
CREATE UNIQUE INDEX gold_accounts_match ON gold_accounts (match) WHERE match IS NOT NULL;
CREATE UNIQUE INDEX gold_accounts_source ON gold_accounts (guild) WHERE person IS NULL AND match IS NULL;
CREATE INDEX gold_accounts_richest ON gold_accounts (guild, balance DESC, person) WHERE person IS NOT NULL;

CREATE TABLE gold_postings (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    match INTEGER REFERENCES matches (id) -- NULL for a gift
) STRICT;

-- A match puts in, pays out and is voided once each, whatever is tried.
CREATE UNIQUE INDEX gold_postings_match ON gold_postings (match, kind) WHERE match IS NOT NULL;
CREATE INDEX gold_postings_guild ON gold_postings (guild);

CREATE TABLE gold_entries (
    account INTEGER NOT NULL REFERENCES gold_accounts (id),
    posting INTEGER NOT NULL REFERENCES gold_postings (id),
    amount INTEGER NOT NULL,
    PRIMARY KEY (account, posting)
) STRICT, WITHOUT ROWID;

CREATE INDEX gold_entries_posting ON gold_entries (posting);

CREATE TRIGGER gold_entered AFTER INSERT ON gold_entries BEGIN
    UPDATE gold_accounts SET balance = balance + NEW.amount WHERE id = NEW.account;
END;

CREATE TRIGGER gold_opened AFTER INSERT ON gold_accounts WHEN NEW.person IS NOT NULL BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (NEW.guild, '', 'gold', '', NEW.balance, 1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;

CREATE TRIGGER gold_moved AFTER UPDATE OF balance ON gold_accounts WHEN NEW.person IS NOT NULL BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (OLD.guild, '', 'gold', '', OLD.balance, -1),
        (NEW.guild, '', 'gold', '', NEW.balance, 1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;

CREATE TRIGGER gold_closed AFTER DELETE ON gold_accounts WHEN OLD.person IS NOT NULL BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (OLD.guild, '', 'gold', '', OLD.balance, -1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;
