-- When a match that cannot be shown is closed. Not a day after paused_at: time in which the bot or Discord was away, and
-- what the clock was set by, is given back. NULL: it can be shown.
ALTER TABLE matches ADD COLUMN give_up_at INTEGER;

UPDATE matches SET give_up_at = paused_at + 86400000 WHERE paused_at IS NOT NULL AND ended_at IS NULL;

DROP INDEX matches_paused;
CREATE INDEX matches_given_up ON matches (give_up_at) WHERE give_up_at IS NOT NULL;
