-- The end of a match is shown after it was committed; whether it was is kept, so that a start makes up for it however long
-- the bot was kept from it: for the missing permissions, Discord's outages and its own end. Until now it was guessed from
-- the last minute before the bot was gone.

ALTER TABLE matches ADD COLUMN unseen INTEGER NOT NULL DEFAULT 0; -- 1: it is over, and its board does not say so yet

CREATE INDEX matches_unseen ON matches (ended_at) WHERE unseen = 1;

UPDATE matches SET unseen = 1
WHERE ended_at >= (SELECT CAST(value AS INTEGER) - 60000 FROM meta WHERE key = 'heartbeat');
