-- What servers and people set: only what differs from the default, so that a new setting needs no new column.

CREATE TABLE server_settings (
    guild INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (guild, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE person_settings (
    person INTEGER NOT NULL REFERENCES persons (key),
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (person, key)
) STRICT, WITHOUT ROWID;

INSERT INTO server_settings (guild, key, value)
SELECT guild, 'ping_role', CAST(caller_role AS TEXT) FROM servers WHERE caller_role IS NOT NULL;

INSERT INTO server_settings (guild, key, value)
SELECT guild, 'season_channel', CAST(season_channel AS TEXT) FROM servers WHERE season_channel IS NOT NULL;

ALTER TABLE servers DROP COLUMN caller_role;
ALTER TABLE servers DROP COLUMN season_channel;
