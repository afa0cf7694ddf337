-- In which order the matches of a server were booked. Their times do not say: the clock may be set back, and two matches
-- that end at the same moment are booked one after the other.

ALTER TABLE bookings ADD COLUMN number INTEGER NOT NULL DEFAULT 0; -- of the match on its server, from 1

UPDATE bookings SET number = numbered.number
FROM (
    SELECT match, ROW_NUMBER() OVER (PARTITION BY guild ORDER BY MIN(at), match) AS number FROM bookings
    GROUP BY guild, match
) AS numbered
WHERE numbered.match = bookings.match;

CREATE INDEX bookings_number ON bookings (guild, number);
