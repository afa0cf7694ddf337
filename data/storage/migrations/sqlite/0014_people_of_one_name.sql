-- People of one name are told apart by a number, the same on every page of a leaderboard.
CREATE INDEX persons_name ON persons (name);
