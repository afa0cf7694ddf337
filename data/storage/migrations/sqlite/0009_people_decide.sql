-- People decide what is kept of them, and moderators who plays. Erasing a person makes account and name NULL, so all rows
-- stay and lead to no one. A bar is of the account, not of the person: it must outlive an erasure, and must not tie the
-- new person to the old one. The journal names a person to whom something was done, and entries without a match.

CREATE TABLE bars (
    guild INTEGER NOT NULL,
    account INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (guild, account)
) STRICT, WITHOUT ROWID;

-- Servers that have removed the bot, and since when; what is kept of them goes after a while.
CREATE TABLE departed (
    guild INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

-- Ended matches whose last board says something that is not so any more: a result that was voided, an erased name.
CREATE TABLE redraws (
    match INTEGER PRIMARY KEY REFERENCES matches (id)
) STRICT;

CREATE TABLE journal_with_subject (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    match INTEGER REFERENCES matches (id), -- NULL where it concerns none
    actor INTEGER REFERENCES persons (key), -- NULL where no person did it
    subject INTEGER REFERENCES persons (key) -- to whom it was done; NULL where to none, or erased since
) STRICT;

INSERT INTO journal_with_subject (id, guild, at, kind, match, actor) SELECT id, guild, at, kind, match, actor FROM journal;
DROP TABLE journal;
ALTER TABLE journal_with_subject RENAME TO journal;
CREATE INDEX journal_guild ON journal (guild, id);

-- To find all that is kept of one person, and to delete a match without a look at every row that might belong to it.
CREATE INDEX sitters_of ON sitters (person);
CREATE INDEX journal_actor ON journal (actor) WHERE actor IS NOT NULL;
CREATE INDEX journal_subject ON journal (subject) WHERE subject IS NOT NULL;
CREATE INDEX journal_match ON journal (match) WHERE match IS NOT NULL;
CREATE INDEX departures_match ON departures (match);
CREATE INDEX opponents_match ON opponents (match);
CREATE INDEX unbooked_match ON unbooked (match);
CREATE INDEX matches_rematch_of ON matches (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX matches_guild ON matches (guild, id);
CREATE INDEX bookings_guild ON bookings (guild, at, match);
