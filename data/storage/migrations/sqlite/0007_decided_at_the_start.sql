-- Whether a rated match counts is decided when it starts and holds. It was decided at its end, so two people who were
-- about to lose could finish a fifth quick match elsewhere, and the big one was booked for nobody. A running match of an
-- older file has no decision yet; it is decided at its end, as before.

CREATE TABLE decisions (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    why TEXT -- why it is not booked; NULL where it is
) STRICT;

-- The pairs of opponents of each match that is booked, or will be, by when that was decided.
CREATE TABLE opponents (
    one INTEGER NOT NULL REFERENCES persons (key), -- the smaller key
    other INTEGER NOT NULL REFERENCES persons (key),
    at INTEGER NOT NULL,
    match INTEGER NOT NULL REFERENCES matches (id),
    PRIMARY KEY (one, other, at, match)
) STRICT, WITHOUT ROWID;

-- What was booked on the last days still counts for the day it was booked on; older days are never asked for.
INSERT INTO opponents (one, other, at, match)
SELECT DISTINCT mine.person, theirs.person, mine.at, mine.match
FROM bookings AS mine
JOIN bookings AS theirs ON theirs.match = mine.match AND theirs.person > mine.person
JOIN results AS my_seat ON my_seat.match = mine.match AND my_seat.owner = mine.person
JOIN results AS their_seat ON their_seat.match = mine.match AND their_seat.owner = theirs.person
WHERE my_seat.side <> their_seat.side AND mine.at > (SELECT MAX(at) FROM bookings) - 2 * 86400000;
