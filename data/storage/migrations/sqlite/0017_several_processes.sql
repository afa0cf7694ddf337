-- The global board is added up beside the bookings, which only queue whose rows are out of date: several processes may use
-- one database. Who is erased is not on it any more. Settings that another process has changed are found by when.

CREATE TABLE global_queue (
    id INTEGER PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES persons (key)
) STRICT;

CREATE INDEX global_queue_person ON global_queue (person);

ALTER TABLE persons ADD COLUMN changed_at INTEGER; -- when their settings last changed, or they were erased

CREATE INDEX persons_changed ON persons (changed_at) WHERE changed_at IS NOT NULL;

UPDATE persons SET is_global = 0 WHERE account IS NULL;
INSERT INTO global_queue (person)
SELECT person FROM standings JOIN persons ON persons.key = person WHERE guild = 0 AND variant = '' AND account IS NULL;
