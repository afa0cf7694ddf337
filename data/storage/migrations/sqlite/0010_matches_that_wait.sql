-- Whether a match of one person against computers waits for that person, who has left it or has missed two turns. Its
-- due_at is then the end of the wait.
ALTER TABLE matches ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
