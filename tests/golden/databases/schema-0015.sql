BEGIN TRANSACTION;
CREATE TABLE bars (
    guild INTEGER NOT NULL,
    account INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (guild, account)
) STRICT, WITHOUT ROWID;
INSERT INTO "bars" VALUES(1,106,1767225780000);
CREATE TABLE bookings (
    match INTEGER NOT NULL REFERENCES settlements (match),
    person INTEGER NOT NULL REFERENCES persons (key),
    guild INTEGER NOT NULL,
    variant TEXT NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    rule TEXT NOT NULL,
    owned INTEGER NOT NULL, -- 1: an owner, 0: a substitute
    outcome TEXT NOT NULL,
    points INTEGER NOT NULL,
    balance INTEGER NOT NULL, -- after it
    mu_before REAL, -- NULL, with what follows, where the rating did not move
    sigma_before REAL,
    mu_after REAL,
    sigma_after REAL,
    rated INTEGER, -- how many matches have moved it, with this one
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "bookings" VALUES(2,1,1,'draw',1767225720000,0,'stayed',1,'lost',-3,997,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368,1);
INSERT INTO "bookings" VALUES(2,2,1,'draw',1767225720000,1,'stayed',1,'won',3,1003,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "bookings" VALUES(4,1,1,'draw',1767225780000,0,'stayed',1,'lost',-3,994,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "bookings" VALUES(4,2,1,'draw',1767225780000,1,'left',1,'left',0,1003,2.76353894931404973087e+01,8.06590141354368,2.45886908073676266903e+01,7.82288719288111,2);
INSERT INTO "bookings" VALUES(4,3,1,'draw',1767225780000,1,'sat-in',0,'won',3,1003,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE decisions (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    why TEXT -- why it is not booked; NULL where it is
) STRICT;
INSERT INTO "decisions" VALUES(1,NULL);
INSERT INTO "decisions" VALUES(2,NULL);
INSERT INTO "decisions" VALUES(4,NULL);
INSERT INTO "decisions" VALUES(6,NULL);
CREATE TABLE departed (
    guild INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE departures (
    person INTEGER NOT NULL REFERENCES persons (key),
    match INTEGER NOT NULL REFERENCES matches (id),
    at INTEGER NOT NULL,
    pressed INTEGER NOT NULL, -- 1: with Leave; 0: missed turns, or was not in the server, and may come back to that seat
    PRIMARY KEY (person, match)
) STRICT, WITHOUT ROWID;
CREATE TABLE events (
    match INTEGER NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    codec INTEGER NOT NULL,
    payload TEXT NOT NULL,
    at INTEGER NOT NULL,
    actor INTEGER REFERENCES persons (key), -- NULL where no person did it
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES(1,1,'Opened',1,'{"options":{"variant":"draw","seats":2,"pairs":false,"hand_size":7,"goal":{"target":25,"rounds":0},"automatic":true,"turn_time":120,"rated":true},"host":1,"seed":"a93875fe509ac2fae0e0939d3ec71c4d978244c7398dd7185ca68c393426a5a6","secrets_used":0}',1767225660000,1);
INSERT INTO "events" VALUES(1,2,'Joined',1,'{"person":2}',1767225660000,2);
INSERT INTO "events" VALUES(1,3,'Started',1,'{"press":null}',1767225660000,1);
INSERT INTO "events" VALUES(1,4,'RoundDealt',1,'{"secret":"f58eab3fd2560b43e1fe877d6c2ca58d3d7897e75127b486d3f373dca7780f01","procedure":2}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,5,'Played',1,'{"seat":0,"tile":"6-6","arm":null,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,6,'Played',1,'{"seat":1,"tile":"6-2","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,7,'Played',1,'{"seat":0,"tile":"6-3","arm":"left","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,8,'Played',1,'{"seat":1,"tile":"2-2","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,9,'Played',1,'{"seat":0,"tile":"4-2","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,10,'Played',1,'{"seat":1,"tile":"4-1","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,11,'Played',1,'{"seat":0,"tile":"1-1","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,12,'Played',1,'{"seat":1,"tile":"1-0","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,13,'Played',1,'{"seat":0,"tile":"0-0","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,14,'Drew',1,'{"seat":1,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,15,'Played',1,'{"seat":1,"tile":"4-0","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,16,'Played',1,'{"seat":0,"tile":"5-3","arm":"left","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,17,'Played',1,'{"seat":1,"tile":"5-4","arm":"left","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,18,'Drew',1,'{"seat":0,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,19,'Drew',1,'{"seat":0,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,20,'Drew',1,'{"seat":0,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,21,'Drew',1,'{"seat":0,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,22,'Drew',1,'{"seat":0,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,23,'Drew',1,'{"seat":0,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,24,'Drew',1,'{"seat":0,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,25,'Played',1,'{"seat":0,"tile":"4-4","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,26,'Drew',1,'{"seat":1,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,27,'Drew',1,'{"seat":1,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,28,'Played',1,'{"seat":1,"tile":"6-4","arm":"left","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,29,'Played',1,'{"seat":0,"tile":"6-5","arm":"left","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,30,'Played',1,'{"seat":1,"tile":"5-1","arm":"left","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,31,'Played',1,'{"seat":0,"tile":"2-1","arm":"left","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,32,'Drew',1,'{"seat":1,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,33,'Drew',1,'{"seat":1,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,34,'Played',1,'{"seat":1,"tile":"4-3","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,35,'Played',1,'{"seat":0,"tile":"5-2","arm":"left","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,36,'Played',1,'{"seat":1,"tile":"5-5","arm":"left","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,37,'Played',1,'{"seat":0,"tile":"3-2","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,38,'Drew',1,'{"seat":1,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,39,'Drew',1,'{"seat":1,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,40,'Passed',1,'{"seat":1,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,41,'Played',1,'{"seat":0,"tile":"2-0","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,42,'Played',1,'{"seat":1,"tile":"3-0","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,43,'Played',1,'{"seat":0,"tile":"5-0","arm":"left","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,44,'Played',1,'{"seat":1,"tile":"3-1","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,45,'Passed',1,'{"seat":0,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,46,'Played',1,'{"seat":1,"tile":"6-1","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,47,'Passed',1,'{"seat":0,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,48,'Played',1,'{"seat":1,"tile":"6-0","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,49,'Readied',1,'{"person":1,"press":null}',1767225660000,1);
INSERT INTO "events" VALUES(1,50,'Readied',1,'{"person":2,"press":null}',1767225660000,2);
INSERT INTO "events" VALUES(1,51,'RoundDealt',1,'{"secret":"874fdbdc2a0bd310a4b8c1661532da0f76feeba8522af910b41506d95c444e3d","procedure":2}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,52,'Played',1,'{"seat":0,"tile":"4-4","arm":null,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,53,'Drew',1,'{"seat":1,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,54,'Drew',1,'{"seat":1,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,55,'Played',1,'{"seat":1,"tile":"4-1","arm":"left","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,56,'Played',1,'{"seat":0,"tile":"4-3","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,57,'Played',1,'{"seat":1,"tile":"1-0","arm":"left","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,58,'Played',1,'{"seat":0,"tile":"3-0","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,59,'Played',1,'{"seat":1,"tile":"2-0","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,60,'Played',1,'{"seat":0,"tile":"6-2","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,61,'Played',1,'{"seat":1,"tile":"6-5","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,62,'Played',1,'{"seat":0,"tile":"5-2","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,63,'Played',1,'{"seat":1,"tile":"2-1","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,64,'Played',1,'{"seat":0,"tile":"6-1","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,65,'Drew',1,'{"seat":1,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,66,'Played',1,'{"seat":1,"tile":"0-0","arm":"left","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,67,'Played',1,'{"seat":0,"tile":"6-3","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,68,'Readied',1,'{"person":1,"press":null}',1767225660000,1);
INSERT INTO "events" VALUES(1,69,'Readied',1,'{"person":2,"press":null}',1767225660000,2);
INSERT INTO "events" VALUES(1,70,'RoundDealt',1,'{"secret":"e12c7706779e02a5d57f2ba9bf143d26a95a07becbcad26f6522a31ee4e0278f","procedure":2}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,71,'Played',1,'{"seat":0,"tile":"6-6","arm":null,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,72,'Played',1,'{"seat":1,"tile":"6-2","arm":"left","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,73,'Played',1,'{"seat":0,"tile":"6-5","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,74,'Played',1,'{"seat":1,"tile":"2-2","arm":"left","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,75,'Played',1,'{"seat":0,"tile":"3-2","arm":"left","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,76,'Played',1,'{"seat":1,"tile":"6-3","arm":"left","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,77,'Played',1,'{"seat":0,"tile":"6-0","arm":"left","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,78,'Played',1,'{"seat":1,"tile":"1-0","arm":"left","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,79,'Played',1,'{"seat":0,"tile":"5-4","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,80,'Played',1,'{"seat":1,"tile":"6-1","arm":"left","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,81,'Played',1,'{"seat":0,"tile":"4-0","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(1,82,'Drew',1,'{"seat":1,"by":"rules"}',1767225660000,NULL);
INSERT INTO "events" VALUES(1,83,'Played',1,'{"seat":1,"tile":"0-0","arm":"right","by":"occupant"}',1767225660000,2);
INSERT INTO "events" VALUES(1,84,'Played',1,'{"seat":0,"tile":"2-0","arm":"right","by":"occupant"}',1767225660000,1);
INSERT INTO "events" VALUES(2,1,'Opened',1,'{"options":{"variant":"draw","seats":2,"pairs":false,"hand_size":7,"goal":{"target":25,"rounds":0},"automatic":true,"turn_time":120,"rated":true},"host":1,"seed":"9dc6366a2003d418ace6b6c74e29980f7844abbc3511a78bcbe973e800b71574","secrets_used":0}',1767225720000,1);
INSERT INTO "events" VALUES(2,2,'Joined',1,'{"person":2}',1767225720000,2);
INSERT INTO "events" VALUES(2,3,'Started',1,'{"press":null}',1767225720000,1);
INSERT INTO "events" VALUES(2,4,'RoundDealt',1,'{"secret":"4d98b54428274bd93da5a3773829c1c49180bbfd06686df6ce9fc585b121e2f1","procedure":2}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,5,'Played',1,'{"seat":1,"tile":"2-2","arm":null,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,6,'Played',1,'{"seat":0,"tile":"6-2","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,7,'Played',1,'{"seat":1,"tile":"2-0","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,8,'Played',1,'{"seat":0,"tile":"6-0","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,9,'Played',1,'{"seat":1,"tile":"6-4","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,10,'Played',1,'{"seat":0,"tile":"6-3","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,11,'Played',1,'{"seat":1,"tile":"4-3","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,12,'Played',1,'{"seat":0,"tile":"4-0","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,13,'Played',1,'{"seat":1,"tile":"5-4","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,14,'Played',1,'{"seat":0,"tile":"5-3","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,15,'Played',1,'{"seat":1,"tile":"1-0","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,16,'Played',1,'{"seat":0,"tile":"4-1","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,17,'Played',1,'{"seat":1,"tile":"3-0","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,18,'Readied',1,'{"person":1,"press":null}',1767225720000,1);
INSERT INTO "events" VALUES(2,19,'Readied',1,'{"person":2,"press":null}',1767225720000,2);
INSERT INTO "events" VALUES(2,20,'RoundDealt',1,'{"secret":"37e01a151e965062fa7f5e9165b64f747bc679c57ebc85f9ca9db46435c4bc7e","procedure":2}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,21,'Played',1,'{"seat":0,"tile":"6-6","arm":null,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,22,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,23,'Played',1,'{"seat":1,"tile":"6-0","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,24,'Played',1,'{"seat":0,"tile":"2-0","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,25,'Played',1,'{"seat":1,"tile":"4-2","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,26,'Played',1,'{"seat":0,"tile":"4-0","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,27,'Played',1,'{"seat":1,"tile":"1-0","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,28,'Played',1,'{"seat":0,"tile":"6-3","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,29,'Played',1,'{"seat":1,"tile":"3-1","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,30,'Played',1,'{"seat":0,"tile":"2-1","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,31,'Played',1,'{"seat":1,"tile":"1-1","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,32,'Played',1,'{"seat":0,"tile":"3-2","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,33,'Played',1,'{"seat":1,"tile":"5-1","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,34,'Played',1,'{"seat":0,"tile":"5-2","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,35,'Readied',1,'{"person":1,"press":null}',1767225720000,1);
INSERT INTO "events" VALUES(2,36,'Readied',1,'{"person":2,"press":null}',1767225720000,2);
INSERT INTO "events" VALUES(2,37,'RoundDealt',1,'{"secret":"219a541733895d7fdf1221ff7424b1be0c08d01e1faa017ac19182af62b98d2e","procedure":2}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,38,'Played',1,'{"seat":1,"tile":"5-5","arm":null,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,39,'Played',1,'{"seat":0,"tile":"5-0","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,40,'Played',1,'{"seat":1,"tile":"1-0","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,41,'Played',1,'{"seat":0,"tile":"4-1","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,42,'Played',1,'{"seat":1,"tile":"4-4","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,43,'Played',1,'{"seat":0,"tile":"6-4","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,44,'Played',1,'{"seat":1,"tile":"5-2","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,45,'Played',1,'{"seat":0,"tile":"2-1","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,46,'Played',1,'{"seat":1,"tile":"6-5","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,47,'Played',1,'{"seat":0,"tile":"1-1","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,48,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,49,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,50,'Played',1,'{"seat":1,"tile":"3-1","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,51,'Played',1,'{"seat":0,"tile":"3-3","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,52,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,53,'Played',1,'{"seat":1,"tile":"3-2","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,54,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,55,'Played',1,'{"seat":0,"tile":"5-3","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,56,'Played',1,'{"seat":1,"tile":"2-2","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,57,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,58,'Played',1,'{"seat":0,"tile":"4-3","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,59,'Played',1,'{"seat":1,"tile":"4-0","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,60,'Played',1,'{"seat":0,"tile":"6-0","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,61,'Readied',1,'{"person":1,"press":null}',1767225720000,1);
INSERT INTO "events" VALUES(2,62,'Readied',1,'{"person":2,"press":null}',1767225720000,2);
INSERT INTO "events" VALUES(2,63,'RoundDealt',1,'{"secret":"6abd0cdb96a17465d45925fb453ff48d89d466cf91babac6248bcf02cd0be381","procedure":2}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,64,'Played',1,'{"seat":1,"tile":"6-6","arm":null,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,65,'Played',1,'{"seat":0,"tile":"6-1","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,66,'Played',1,'{"seat":1,"tile":"6-0","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,67,'Played',1,'{"seat":0,"tile":"2-0","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,68,'Played',1,'{"seat":1,"tile":"3-1","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,69,'Played',1,'{"seat":0,"tile":"5-2","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,70,'Played',1,'{"seat":1,"tile":"5-4","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,71,'Played',1,'{"seat":0,"tile":"4-3","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,72,'Played',1,'{"seat":1,"tile":"4-4","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,73,'Played',1,'{"seat":0,"tile":"4-2","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,74,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,75,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,76,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,77,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,78,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,79,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,80,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,81,'Played',1,'{"seat":1,"tile":"6-4","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,82,'Played',1,'{"seat":0,"tile":"2-1","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,83,'Played',1,'{"seat":1,"tile":"1-1","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,84,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,85,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,86,'Played',1,'{"seat":0,"tile":"4-1","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,87,'Played',1,'{"seat":1,"tile":"6-5","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,88,'Played',1,'{"seat":0,"tile":"4-0","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,89,'Played',1,'{"seat":1,"tile":"5-0","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,90,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,91,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,92,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,93,'Played',1,'{"seat":0,"tile":"5-1","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,94,'Played',1,'{"seat":1,"tile":"5-5","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,95,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,96,'Played',1,'{"seat":0,"tile":"1-0","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,97,'Played',1,'{"seat":1,"tile":"5-3","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,98,'Played',1,'{"seat":0,"tile":"3-2","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,99,'Played',1,'{"seat":1,"tile":"3-0","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,100,'Played',1,'{"seat":0,"tile":"6-2","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,101,'Played',1,'{"seat":1,"tile":"3-3","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,102,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,103,'Played',1,'{"seat":0,"tile":"6-3","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,104,'Readied',1,'{"person":1,"press":null}',1767225720000,1);
INSERT INTO "events" VALUES(2,105,'Readied',1,'{"person":2,"press":null}',1767225720000,2);
INSERT INTO "events" VALUES(2,106,'RoundDealt',1,'{"secret":"74bf7c3e391f0b490db594628d62be496b82e1b3d5f1186ea2b91b0c50653c45","procedure":2}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,107,'Played',1,'{"seat":1,"tile":"6-6","arm":null,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,108,'Played',1,'{"seat":0,"tile":"6-3","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,109,'Played',1,'{"seat":1,"tile":"6-1","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,110,'Played',1,'{"seat":0,"tile":"4-3","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,111,'Played',1,'{"seat":1,"tile":"4-1","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,112,'Played',1,'{"seat":0,"tile":"4-2","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,113,'Played',1,'{"seat":1,"tile":"4-0","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,114,'Played',1,'{"seat":0,"tile":"6-2","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,115,'Played',1,'{"seat":1,"tile":"1-0","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,116,'Played',1,'{"seat":0,"tile":"6-0","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,117,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,118,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,119,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,120,'Played',1,'{"seat":1,"tile":"5-1","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,121,'Played',1,'{"seat":0,"tile":"5-2","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,122,'Played',1,'{"seat":1,"tile":"2-2","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,123,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,124,'Played',1,'{"seat":0,"tile":"3-0","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,125,'Played',1,'{"seat":1,"tile":"5-3","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,126,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,127,'Played',1,'{"seat":0,"tile":"2-1","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,128,'Played',1,'{"seat":1,"tile":"5-4","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,129,'Played',1,'{"seat":0,"tile":"3-1","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,130,'Readied',1,'{"person":1,"press":null}',1767225720000,1);
INSERT INTO "events" VALUES(2,131,'Readied',1,'{"person":2,"press":null}',1767225720000,2);
INSERT INTO "events" VALUES(2,132,'RoundDealt',1,'{"secret":"5f92c64ea11af36fe440aa25eafd7570f220a60484714fad495e024deef03bc4","procedure":2}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,133,'Played',1,'{"seat":1,"tile":"4-4","arm":null,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,134,'Played',1,'{"seat":0,"tile":"4-3","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,135,'Played',1,'{"seat":1,"tile":"3-1","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,136,'Played',1,'{"seat":0,"tile":"1-1","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,137,'Played',1,'{"seat":1,"tile":"4-0","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,138,'Played',1,'{"seat":0,"tile":"1-0","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,139,'Drew',1,'{"seat":1,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,140,'Played',1,'{"seat":1,"tile":"2-1","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,141,'Played',1,'{"seat":0,"tile":"5-2","arm":"right","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,142,'Played',1,'{"seat":1,"tile":"5-0","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,143,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,144,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,145,'Played',1,'{"seat":0,"tile":"6-1","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,146,'Played',1,'{"seat":1,"tile":"6-0","arm":"left","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,147,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,148,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,149,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,150,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,151,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,152,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,153,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,154,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,155,'Drew',1,'{"seat":0,"by":"rules"}',1767225720000,NULL);
INSERT INTO "events" VALUES(2,156,'Played',1,'{"seat":0,"tile":"2-0","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,157,'Played',1,'{"seat":1,"tile":"0-0","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(2,158,'Played',1,'{"seat":0,"tile":"4-2","arm":"left","by":"occupant"}',1767225720000,1);
INSERT INTO "events" VALUES(2,159,'Played',1,'{"seat":1,"tile":"3-0","arm":"right","by":"occupant"}',1767225720000,2);
INSERT INTO "events" VALUES(3,1,'Opened',1,'{"options":{"variant":"draw","seats":2,"pairs":false,"hand_size":7,"goal":{"target":25,"rounds":0},"automatic":true,"turn_time":120,"rated":false},"host":1,"seed":"ecbe93f9c7fbf3c6a01b3bff4b6ecdd823fc43ea82010f1ee42a4293ce139a55","secrets_used":0}',1767225780000,1);
INSERT INTO "events" VALUES(3,2,'Joined',1,'{"person":2}',1767225780000,2);
INSERT INTO "events" VALUES(3,3,'Started',1,'{"press":null}',1767225780000,1);
INSERT INTO "events" VALUES(3,4,'RoundDealt',1,'{"secret":"aeeb9b71a361a80e94abd054a24b3bc8cd2b3bc08fff5d6d49ab55cc16c3ab78","procedure":2}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,5,'Played',1,'{"seat":0,"tile":"6-6","arm":null,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,6,'Played',1,'{"seat":1,"tile":"6-5","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,7,'Played',1,'{"seat":0,"tile":"5-0","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,8,'Played',1,'{"seat":1,"tile":"6-0","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,9,'Played',1,'{"seat":0,"tile":"6-3","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,10,'Played',1,'{"seat":1,"tile":"3-2","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,11,'Played',1,'{"seat":0,"tile":"2-0","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,12,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,13,'Played',1,'{"seat":1,"tile":"4-0","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,14,'Played',1,'{"seat":0,"tile":"4-1","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,15,'Played',1,'{"seat":1,"tile":"2-1","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,16,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,17,'Played',1,'{"seat":0,"tile":"6-4","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,18,'Played',1,'{"seat":1,"tile":"5-2","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,19,'Played',1,'{"seat":0,"tile":"5-5","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,20,'Played',1,'{"seat":1,"tile":"5-1","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,21,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,22,'Played',1,'{"seat":0,"tile":"4-3","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,23,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,24,'Played',1,'{"seat":1,"tile":"3-0","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,25,'Played',1,'{"seat":0,"tile":"0-0","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,26,'Readied',1,'{"person":1,"press":null}',1767225780000,1);
INSERT INTO "events" VALUES(3,27,'Readied',1,'{"person":2,"press":null}',1767225780000,2);
INSERT INTO "events" VALUES(3,28,'RoundDealt',1,'{"secret":"31c250eb06b1e0fd38f6192a8c4607e10e0593a305b2d0a45c0540038b18cedb","procedure":2}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,29,'Played',1,'{"seat":1,"tile":"6-6","arm":null,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,30,'Played',1,'{"seat":0,"tile":"6-4","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,31,'Played',1,'{"seat":1,"tile":"6-2","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,32,'Played',1,'{"seat":0,"tile":"4-2","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,33,'Played',1,'{"seat":1,"tile":"2-2","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,34,'Played',1,'{"seat":0,"tile":"2-1","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,35,'Played',1,'{"seat":1,"tile":"1-1","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,36,'Played',1,'{"seat":0,"tile":"4-1","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,37,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,38,'Played',1,'{"seat":1,"tile":"5-2","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,39,'Played',1,'{"seat":0,"tile":"5-4","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,40,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,41,'Played',1,'{"seat":1,"tile":"4-4","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,42,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,43,'Played',1,'{"seat":0,"tile":"4-0","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,44,'Played',1,'{"seat":1,"tile":"1-0","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,45,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,46,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,47,'Played',1,'{"seat":0,"tile":"3-1","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,48,'Played',1,'{"seat":1,"tile":"3-3","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,49,'Played',1,'{"seat":0,"tile":"5-3","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,50,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,51,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,52,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,53,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,54,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,55,'Played',1,'{"seat":1,"tile":"5-5","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,56,'Played',1,'{"seat":0,"tile":"5-0","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,57,'Played',1,'{"seat":1,"tile":"0-0","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,58,'Played',1,'{"seat":0,"tile":"6-0","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,59,'Readied',1,'{"person":1,"press":null}',1767225780000,1);
INSERT INTO "events" VALUES(3,60,'Readied',1,'{"person":2,"press":null}',1767225780000,2);
INSERT INTO "events" VALUES(3,61,'RoundDealt',1,'{"secret":"67fe190388db0f1da483a197cbbd77673fcd4422314ada964f95c93d4574fdde","procedure":2}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,62,'Played',1,'{"seat":0,"tile":"6-6","arm":null,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,63,'Played',1,'{"seat":1,"tile":"6-0","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,64,'Played',1,'{"seat":0,"tile":"3-0","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,65,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,66,'Played',1,'{"seat":1,"tile":"6-2","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,67,'Played',1,'{"seat":0,"tile":"3-1","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,68,'Played',1,'{"seat":1,"tile":"5-2","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,69,'Played',1,'{"seat":0,"tile":"5-5","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,70,'Played',1,'{"seat":1,"tile":"5-1","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,71,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,72,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,73,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,74,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,75,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,76,'Played',1,'{"seat":0,"tile":"6-1","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,77,'Played',1,'{"seat":1,"tile":"4-1","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,78,'Played',1,'{"seat":0,"tile":"4-3","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,79,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,80,'Played',1,'{"seat":1,"tile":"3-2","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,81,'Played',1,'{"seat":0,"tile":"6-4","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,82,'Played',1,'{"seat":1,"tile":"4-4","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,83,'Played',1,'{"seat":0,"tile":"4-2","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,84,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,85,'Played',1,'{"seat":1,"tile":"2-1","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,86,'Played',1,'{"seat":0,"tile":"2-0","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,87,'Played',1,'{"seat":1,"tile":"4-0","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,88,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,89,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,90,'Played',1,'{"seat":0,"tile":"1-0","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,91,'Played',1,'{"seat":1,"tile":"5-4","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,92,'Readied',1,'{"person":1,"press":null}',1767225780000,1);
INSERT INTO "events" VALUES(3,93,'Readied',1,'{"person":2,"press":null}',1767225780000,2);
INSERT INTO "events" VALUES(3,94,'RoundDealt',1,'{"secret":"b35aa064ad032424ca51d53fdc6ed92ab1e208a1cb4f95a8dbe1821eb13e63bd","procedure":2}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,95,'Played',1,'{"seat":0,"tile":"6-6","arm":null,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,96,'Played',1,'{"seat":1,"tile":"6-1","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,97,'Played',1,'{"seat":0,"tile":"6-4","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,98,'Played',1,'{"seat":1,"tile":"1-0","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,99,'Played',1,'{"seat":0,"tile":"4-0","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,100,'Played',1,'{"seat":1,"tile":"5-0","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,101,'Played',1,'{"seat":0,"tile":"0-0","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,102,'Played',1,'{"seat":1,"tile":"5-2","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,103,'Played',1,'{"seat":0,"tile":"6-0","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,104,'Played',1,'{"seat":1,"tile":"2-0","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,105,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,106,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,107,'Played',1,'{"seat":0,"tile":"6-3","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(3,108,'Played',1,'{"seat":1,"tile":"3-0","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(3,109,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,110,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,111,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,112,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,113,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,114,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,115,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,116,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,117,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,118,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,119,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(3,120,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,1,'Opened',1,'{"options":{"variant":"draw","seats":2,"pairs":false,"hand_size":7,"goal":{"target":25,"rounds":0},"automatic":true,"turn_time":120,"rated":true},"host":1,"seed":"341a66fe9750f5ee9b016bb2a79386a2a6a4b61d2975ce0d09114f10b3970e95","secrets_used":0}',1767225780000,1);
INSERT INTO "events" VALUES(4,2,'Joined',1,'{"person":2}',1767225780000,2);
INSERT INTO "events" VALUES(4,3,'Started',1,'{"press":null}',1767225780000,1);
INSERT INTO "events" VALUES(4,4,'RoundDealt',1,'{"secret":"4afdb7d984e5648777c6fe353e85bdde81c31659a6f1a27c668884c5486e03fc","procedure":2}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,5,'Played',1,'{"seat":0,"tile":"6-6","arm":null,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,6,'Left',1,'{"person":2}',1767225780000,2);
INSERT INTO "events" VALUES(4,7,'SeatTaken',1,'{"seat":1,"person":3}',1767225780000,3);
INSERT INTO "events" VALUES(4,8,'Played',1,'{"seat":1,"tile":"6-2","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,9,'Played',1,'{"seat":0,"tile":"6-3","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,10,'Played',1,'{"seat":1,"tile":"3-3","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,11,'Played',1,'{"seat":0,"tile":"5-3","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,12,'Played',1,'{"seat":1,"tile":"5-5","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,13,'Played',1,'{"seat":0,"tile":"6-5","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,14,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,15,'Played',1,'{"seat":1,"tile":"6-0","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,16,'Played',1,'{"seat":0,"tile":"4-0","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,17,'Played',1,'{"seat":1,"tile":"5-4","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,18,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,19,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,20,'Played',1,'{"seat":0,"tile":"4-2","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,21,'Played',1,'{"seat":1,"tile":"5-0","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,22,'Played',1,'{"seat":0,"tile":"1-0","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,23,'Played',1,'{"seat":1,"tile":"1-1","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,24,'Played',1,'{"seat":0,"tile":"6-4","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,25,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,26,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,27,'Played',1,'{"seat":1,"tile":"4-1","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,28,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,29,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,30,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,31,'Played',1,'{"seat":0,"tile":"6-1","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,32,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,33,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,34,'Played',1,'{"seat":1,"tile":"4-4","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,35,'Played',1,'{"seat":0,"tile":"5-1","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,36,'Played',1,'{"seat":1,"tile":"5-2","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,37,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,38,'Played',1,'{"seat":0,"tile":"3-2","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,39,'Played',1,'{"seat":1,"tile":"3-0","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,40,'Played',1,'{"seat":0,"tile":"0-0","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,41,'Played',1,'{"seat":1,"tile":"2-0","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,42,'Readied',1,'{"person":1,"press":null}',1767225780000,1);
INSERT INTO "events" VALUES(4,43,'Readied',1,'{"person":3,"press":null}',1767225780000,3);
INSERT INTO "events" VALUES(4,44,'RoundDealt',1,'{"secret":"b6975ae635e6d22f9ac2366ac0c8d5161e0ba0a08b21448d71837dcb7f5e1df5","procedure":2}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,45,'Played',1,'{"seat":0,"tile":"5-5","arm":null,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,46,'Played',1,'{"seat":1,"tile":"5-0","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,47,'Played',1,'{"seat":0,"tile":"0-0","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,48,'Played',1,'{"seat":1,"tile":"5-2","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,49,'Played',1,'{"seat":0,"tile":"6-2","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,50,'Played',1,'{"seat":1,"tile":"1-0","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,51,'Played',1,'{"seat":0,"tile":"6-3","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,52,'Played',1,'{"seat":1,"tile":"4-3","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,53,'Played',1,'{"seat":0,"tile":"4-4","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,54,'Played',1,'{"seat":1,"tile":"6-1","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,55,'Played',1,'{"seat":0,"tile":"6-4","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,56,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,57,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,58,'Played',1,'{"seat":1,"tile":"5-4","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,59,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,60,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,61,'Played',1,'{"seat":0,"tile":"6-5","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,62,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,63,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,64,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,65,'Played',1,'{"seat":1,"tile":"6-0","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,66,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,67,'Played',1,'{"seat":0,"tile":"4-1","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,68,'Played',1,'{"seat":1,"tile":"2-0","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,69,'Played',1,'{"seat":0,"tile":"1-1","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,70,'Played',1,'{"seat":1,"tile":"2-2","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,71,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,72,'Played',1,'{"seat":0,"tile":"4-2","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,73,'Played',1,'{"seat":1,"tile":"3-1","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,74,'Played',1,'{"seat":0,"tile":"3-3","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,75,'Readied',1,'{"person":1,"press":null}',1767225780000,1);
INSERT INTO "events" VALUES(4,76,'Readied',1,'{"person":3,"press":null}',1767225780000,3);
INSERT INTO "events" VALUES(4,77,'RoundDealt',1,'{"secret":"7baab556dfb695e59081841febde5aa11100cad8936d5a081dcf6f2adcfe471a","procedure":2}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,78,'Played',1,'{"seat":1,"tile":"4-4","arm":null,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,79,'Played',1,'{"seat":0,"tile":"5-4","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,80,'Played',1,'{"seat":1,"tile":"4-0","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,81,'Played',1,'{"seat":0,"tile":"5-1","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,82,'Played',1,'{"seat":1,"tile":"6-0","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,83,'Played',1,'{"seat":0,"tile":"3-1","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,84,'Played',1,'{"seat":1,"tile":"4-3","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,85,'Played',1,'{"seat":0,"tile":"4-1","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,86,'Played',1,'{"seat":1,"tile":"6-2","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,87,'Played',1,'{"seat":0,"tile":"1-1","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,88,'Played',1,'{"seat":1,"tile":"2-1","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,89,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,90,'Played',1,'{"seat":0,"tile":"3-2","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,91,'Played',1,'{"seat":1,"tile":"2-2","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,92,'Readied',1,'{"person":1,"press":null}',1767225780000,1);
INSERT INTO "events" VALUES(4,93,'Readied',1,'{"person":3,"press":null}',1767225780000,3);
INSERT INTO "events" VALUES(4,94,'RoundDealt',1,'{"secret":"27d3b1eede54cc6bf9cc9e3bf30e8ab546c39efe89a793e8286d5c35557f28f0","procedure":2}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,95,'Played',1,'{"seat":0,"tile":"1-1","arm":null,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,96,'Played',1,'{"seat":1,"tile":"6-1","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,97,'Played',1,'{"seat":0,"tile":"2-1","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,98,'Played',1,'{"seat":1,"tile":"6-5","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,99,'Played',1,'{"seat":0,"tile":"5-1","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,100,'Played',1,'{"seat":1,"tile":"3-2","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,101,'Played',1,'{"seat":0,"tile":"4-1","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,102,'Played',1,'{"seat":1,"tile":"5-3","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,103,'Played',1,'{"seat":0,"tile":"6-4","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,104,'Played',1,'{"seat":1,"tile":"6-0","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,105,'Played',1,'{"seat":0,"tile":"4-0","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,106,'Played',1,'{"seat":1,"tile":"5-0","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,107,'Played',1,'{"seat":0,"tile":"4-2","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,108,'Readied',1,'{"person":1,"press":null}',1767225780000,1);
INSERT INTO "events" VALUES(4,109,'Readied',1,'{"person":3,"press":null}',1767225780000,3);
INSERT INTO "events" VALUES(4,110,'RoundDealt',1,'{"secret":"352a5efbc6e933e54e36b71385626581031458e33d315c656d89a05ac0fcfb26","procedure":2}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,111,'Played',1,'{"seat":0,"tile":"5-5","arm":null,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,112,'Played',1,'{"seat":1,"tile":"5-1","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,113,'Played',1,'{"seat":0,"tile":"1-1","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,114,'Played',1,'{"seat":1,"tile":"2-1","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,115,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,116,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,117,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,118,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,119,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,120,'Played',1,'{"seat":0,"tile":"5-3","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,121,'Played',1,'{"seat":1,"tile":"4-2","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,122,'Played',1,'{"seat":0,"tile":"4-0","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,123,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,124,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,125,'Played',1,'{"seat":1,"tile":"3-1","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,126,'Played',1,'{"seat":0,"tile":"1-0","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,127,'Played',1,'{"seat":1,"tile":"6-1","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,128,'Played',1,'{"seat":0,"tile":"6-6","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,129,'Played',1,'{"seat":1,"tile":"6-5","arm":"right","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,130,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,131,'Played',1,'{"seat":0,"tile":"5-0","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,132,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,133,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,134,'Drew',1,'{"seat":1,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,135,'Played',1,'{"seat":1,"tile":"4-1","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,136,'Played',1,'{"seat":0,"tile":"4-3","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,137,'Played',1,'{"seat":1,"tile":"3-2","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,138,'Played',1,'{"seat":0,"tile":"0-0","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,139,'Played',1,'{"seat":1,"tile":"6-2","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,140,'Played',1,'{"seat":0,"tile":"6-4","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,141,'Played',1,'{"seat":1,"tile":"5-4","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,142,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(4,143,'Played',1,'{"seat":0,"tile":"6-0","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,144,'Played',1,'{"seat":1,"tile":"5-2","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(4,145,'Played',1,'{"seat":0,"tile":"6-3","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(4,146,'Played',1,'{"seat":1,"tile":"2-2","arm":"left","by":"occupant"}',1767225780000,3);
INSERT INTO "events" VALUES(5,1,'Opened',1,'{"options":{"variant":"draw","seats":2,"pairs":false,"hand_size":7,"goal":{"target":50,"rounds":0},"automatic":true,"turn_time":120,"rated":true},"host":6,"seed":"c2f817b7c4677f4f428d0a88fe676634356ad263ff0e0b98a9ca4b61dc82bcbc","secrets_used":0}',1767225780000,6);
INSERT INTO "events" VALUES(5,2,'Left',1,'{"person":6}',1767225780000,6);
INSERT INTO "events" VALUES(5,3,'Closed',1,'{"reason":"empty"}',1767225780000,NULL);
INSERT INTO "events" VALUES(6,1,'Opened',1,'{"options":{"variant":"draw","seats":2,"pairs":false,"hand_size":7,"goal":{"target":150,"rounds":0},"automatic":true,"turn_time":120,"rated":true},"host":1,"seed":"67c37a4a0e9b3ba242292b85d0e1f991ad348a7b6b145586b4b5d846999e6ea8","secrets_used":0}',1767225780000,1);
INSERT INTO "events" VALUES(6,2,'Joined',1,'{"person":2}',1767225780000,2);
INSERT INTO "events" VALUES(6,3,'Started',1,'{"press":null}',1767225780000,1);
INSERT INTO "events" VALUES(6,4,'RoundDealt',1,'{"secret":"a6a264d162c87c11f116f86fc4f7034d5a45c4022f8ddabddbb041f51da80533","procedure":2}',1767225780000,NULL);
INSERT INTO "events" VALUES(6,5,'Played',1,'{"seat":1,"tile":"6-6","arm":null,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(6,6,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(6,7,'Drew',1,'{"seat":0,"by":"rules"}',1767225780000,NULL);
INSERT INTO "events" VALUES(6,8,'Played',1,'{"seat":0,"tile":"6-2","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(6,9,'Played',1,'{"seat":1,"tile":"6-3","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(6,10,'Played',1,'{"seat":0,"tile":"4-2","arm":"right","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(6,11,'Played',1,'{"seat":1,"tile":"4-3","arm":"right","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(6,12,'Played',1,'{"seat":0,"tile":"5-3","arm":"left","by":"occupant"}',1767225780000,1);
INSERT INTO "events" VALUES(6,13,'Played',1,'{"seat":1,"tile":"5-0","arm":"left","by":"occupant"}',1767225780000,2);
INSERT INTO "events" VALUES(7,1,'Opened',1,'{"options":{"variant":"draw","seats":2,"pairs":false,"hand_size":7,"goal":{"target":50,"rounds":0},"automatic":true,"turn_time":120,"rated":true},"host":7,"seed":"8cc99d736ffa5304e6de4440f40e8701bb2ba64da439b624fcd5406ce5d1e1bf","secrets_used":0}',1767225780000,7);
CREATE TABLE gold_accounts (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    person INTEGER REFERENCES persons (key),
    match INTEGER REFERENCES matches (id),
    balance INTEGER NOT NULL DEFAULT 0,
    gift_day INTEGER, -- days from 1970 to the last gift, in UTC; NULL: never
    CHECK (person IS NULL OR match IS NULL)
) STRICT;
CREATE TABLE gold_entries (
    account INTEGER NOT NULL REFERENCES gold_accounts (id),
    posting INTEGER NOT NULL REFERENCES gold_postings (id),
    amount INTEGER NOT NULL,
    PRIMARY KEY (account, posting)
) STRICT, WITHOUT ROWID;
CREATE TABLE gold_postings (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    match INTEGER REFERENCES matches (id) -- NULL for a gift
) STRICT;
CREATE TABLE head_to_head (
    guild INTEGER NOT NULL,
    one INTEGER NOT NULL REFERENCES persons (key), -- the smaller key
    other INTEGER NOT NULL REFERENCES persons (key),
    won INTEGER NOT NULL, -- by the one
    lost INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    at INTEGER NOT NULL, -- of the last one
    match INTEGER NOT NULL,
    PRIMARY KEY (guild, one, other)
) STRICT, WITHOUT ROWID;
INSERT INTO "head_to_head" VALUES(1,1,2,1,1,0,1767225780000,4);
CREATE TABLE highlights (
    match INTEGER NOT NULL REFERENCES matches (id),
    kind TEXT NOT NULL, -- 'round' or 'play'
    person INTEGER NOT NULL REFERENCES persons (key),
    guild INTEGER NOT NULL,
    variant TEXT NOT NULL,
    value INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, kind, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "highlights" VALUES(2,'round',2,1,'draw',82,1767225720000);
INSERT INTO "highlights" VALUES(4,'round',1,1,'draw',14,1767225780000);
CREATE TABLE "journal" (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    match INTEGER REFERENCES matches (id), -- NULL where it concerns none
    actor INTEGER REFERENCES persons (key), -- NULL where no person did it
    subject INTEGER REFERENCES persons (key) -- to whom it was done; NULL where to none, or erased since
) STRICT;
INSERT INTO "journal" VALUES(1,1,1767225780000,'voided',1,4,NULL);
INSERT INTO "journal" VALUES(2,1,1767225780000,'barred',NULL,4,5);
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    language TEXT NOT NULL,
    variant TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    rematch_of INTEGER REFERENCES matches (id),
    board INTEGER,
    board_at INTEGER NOT NULL DEFAULT 0,
    call INTEGER,
    due_at INTEGER,
    due_span INTEGER NOT NULL DEFAULT 0, -- how long was given when due_at was set: given again after downtime
    call_at INTEGER,
    opened_at INTEGER NOT NULL,
    ended_at INTEGER,
    outcome TEXT -- 'finished', or why it was closed
, paused_at INTEGER, unseen INTEGER NOT NULL DEFAULT 0, channel_name TEXT NOT NULL DEFAULT '', waiting INTEGER NOT NULL DEFAULT 0, give_up_at INTEGER, gold INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "matches" VALUES(1,1,10,'en-US','draw',1,NULL,NULL,0,NULL,NULL,0,NULL,1767225660000,1767225660000,'finished',NULL,1,'',0,NULL,0);
INSERT INTO "matches" VALUES(2,1,10,'en-US','draw',1,NULL,NULL,0,NULL,NULL,0,NULL,1767225720000,1767225720000,'finished',NULL,1,'',0,NULL,0);
INSERT INTO "matches" VALUES(3,1,10,'en-US','draw',1,NULL,NULL,0,NULL,NULL,0,NULL,1767225780000,1767225780000,'finished',NULL,1,'',0,NULL,0);
INSERT INTO "matches" VALUES(4,1,10,'en-US','draw',1,NULL,NULL,0,NULL,NULL,0,NULL,1767225780000,1767225780000,'finished',NULL,1,'',0,NULL,0);
INSERT INTO "matches" VALUES(5,1,12,'tr','draw',1,NULL,NULL,0,NULL,NULL,0,NULL,1767225780000,1767225780000,'empty',NULL,1,'',0,NULL,0);
INSERT INTO "matches" VALUES(6,1,10,'en-US','draw',1,NULL,555,1767225780000,NULL,1767225900000,120000,1767225800000,1767225780000,NULL,NULL,NULL,0,'',0,NULL,0);
INSERT INTO "matches" VALUES(7,2,20,'pt-BR','draw',1,NULL,NULL,0,NULL,1767226680000,900000,NULL,1767225780000,NULL,NULL,NULL,0,'',0,NULL,0);
CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "meta" VALUES('heartbeat','1767225600000');
CREATE TABLE opponents (
    one INTEGER NOT NULL REFERENCES persons (key), -- the smaller key
    other INTEGER NOT NULL REFERENCES persons (key),
    at INTEGER NOT NULL,
    match INTEGER NOT NULL REFERENCES matches (id),
    PRIMARY KEY (one, other, at, match)
) STRICT, WITHOUT ROWID;
INSERT INTO "opponents" VALUES(1,2,1767225720000,2);
INSERT INTO "opponents" VALUES(1,2,1767225780000,4);
INSERT INTO "opponents" VALUES(1,2,1767225780000,6);
CREATE TABLE outcomes (
    person INTEGER NOT NULL REFERENCES persons (key),
    guild INTEGER NOT NULL,
    booked INTEGER NOT NULL, -- 1: on the ladder, 0: for the own eyes alone
    variant TEXT NOT NULL,
    outcome TEXT NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (person, guild, booked, variant, outcome)
) STRICT, WITHOUT ROWID;
INSERT INTO "outcomes" VALUES(1,1,0,'draw','lost',1);
INSERT INTO "outcomes" VALUES(1,1,1,'draw','lost',2);
INSERT INTO "outcomes" VALUES(2,1,0,'draw','won',1);
INSERT INTO "outcomes" VALUES(2,1,1,'draw','left',1);
INSERT INTO "outcomes" VALUES(2,1,1,'draw','won',1);
INSERT INTO "outcomes" VALUES(3,1,1,'draw','won',1);
CREATE TABLE person_settings (
    person INTEGER NOT NULL REFERENCES persons (key),
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (person, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE persons (
    key INTEGER PRIMARY KEY,
    account INTEGER UNIQUE,
    name TEXT
, is_global INTEGER NOT NULL DEFAULT 1) STRICT;
INSERT INTO "persons" VALUES(1,101,'Ada',1);
INSERT INTO "persons" VALUES(2,102,'Bora',1);
INSERT INTO "persons" VALUES(3,103,'Cem',1);
INSERT INTO "persons" VALUES(4,107,'Mod',1);
INSERT INTO "persons" VALUES(5,106,'Barred',1);
INSERT INTO "persons" VALUES(6,NULL,NULL,1);
INSERT INTO "persons" VALUES(7,104,'Dila',1);
CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    variant TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES persons (key),
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    shown INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (guild, variant, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "ratings" VALUES(1,'draw',1,2.23646105068595026912e+01,8.06590141354368,927,1);
INSERT INTO "ratings" VALUES(1,'draw',2,2.45886908073676266903e+01,7.82288719288111,1045,2);
CREATE TABLE redraws (
    match INTEGER PRIMARY KEY REFERENCES matches (id)
) STRICT;
INSERT INTO "redraws" VALUES(1);
CREATE TABLE results (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    owner INTEGER REFERENCES persons (key), -- NULL: a computer from the start
    occupant INTEGER REFERENCES persons (key), -- NULL: a computer at the end
    side INTEGER NOT NULL,
    score INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "results" VALUES(1,0,1,1,0,31,1);
INSERT INTO "results" VALUES(1,1,2,2,1,6,2);
INSERT INTO "results" VALUES(2,0,1,1,0,18,2);
INSERT INTO "results" VALUES(2,1,2,2,1,91,1);
INSERT INTO "results" VALUES(3,0,1,1,0,23,2);
INSERT INTO "results" VALUES(3,1,2,2,1,106,1);
INSERT INTO "results" VALUES(4,0,1,1,0,18,2);
INSERT INTO "results" VALUES(4,1,2,3,1,31,1);
CREATE TABLE season_places (
    guild INTEGER NOT NULL,
    month TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES persons (key),
    points INTEGER NOT NULL,
    points_rank INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    wins_rank INTEGER NOT NULL,
    PRIMARY KEY (guild, month, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE seasons (
    guild INTEGER NOT NULL,
    month TEXT NOT NULL,
    frozen_at INTEGER NOT NULL,
    players INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    unposted INTEGER NOT NULL, -- 1: its message still has to be posted, or drawn again without an erased name
    channel INTEGER, -- where it is posted; NULL: nowhere
    message INTEGER, -- NULL: not yet
    PRIMARY KEY (guild, month)
) STRICT, WITHOUT ROWID;
CREATE TABLE server_settings (
    guild INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (guild, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    players INTEGER NOT NULL DEFAULT 0 -- how many people have an account here
, called_at INTEGER) STRICT;
INSERT INTO "servers" VALUES(1,3,NULL);
CREATE TABLE settlements (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    stake INTEGER NOT NULL,
    why TEXT -- why it was not booked; NULL where it was
) STRICT;
INSERT INTO "settlements" VALUES(1,3,'voided');
INSERT INTO "settlements" VALUES(2,3,NULL);
INSERT INTO "settlements" VALUES(4,3,NULL);
CREATE TABLE sitters (
    match INTEGER NOT NULL REFERENCES matches (id),
    person INTEGER NOT NULL REFERENCES persons (key),
    seat INTEGER,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "sitters" VALUES(1,1,0);
INSERT INTO "sitters" VALUES(1,2,1);
INSERT INTO "sitters" VALUES(2,1,0);
INSERT INTO "sitters" VALUES(2,2,1);
INSERT INTO "sitters" VALUES(3,1,0);
INSERT INTO "sitters" VALUES(3,2,1);
INSERT INTO "sitters" VALUES(4,1,0);
INSERT INTO "sitters" VALUES(4,2,NULL);
INSERT INTO "sitters" VALUES(4,3,1);
INSERT INTO "sitters" VALUES(5,6,NULL);
INSERT INTO "sitters" VALUES(6,1,0);
INSERT INTO "sitters" VALUES(6,2,1);
INSERT INTO "sitters" VALUES(7,7,0);
CREATE TABLE standings (
    guild INTEGER NOT NULL,
    variant TEXT NOT NULL, -- '': all of them
    person INTEGER NOT NULL REFERENCES persons (key),
    points INTEGER NOT NULL, -- what was earned; the account where the variant is ''
    wins INTEGER NOT NULL,
    month TEXT NOT NULL,
    month_points INTEGER NOT NULL,
    month_wins INTEGER NOT NULL,
    week TEXT NOT NULL,
    week_points INTEGER NOT NULL,
    week_wins INTEGER NOT NULL,
    PRIMARY KEY (guild, variant, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "standings" VALUES(1,'',1,994,0,'2026-01',-6,0,'2025-12-29',-6,0);
INSERT INTO "standings" VALUES(1,'',2,1003,1,'2026-01',3,1,'2025-12-29',3,1);
INSERT INTO "standings" VALUES(1,'',3,1003,1,'2026-01',3,1,'2025-12-29',3,1);
INSERT INTO "standings" VALUES(1,'draw',1,-6,0,'2026-01',-6,0,'2025-12-29',-6,0);
INSERT INTO "standings" VALUES(1,'draw',2,3,1,'2026-01',3,1,'2025-12-29',3,1);
INSERT INTO "standings" VALUES(1,'draw',3,3,1,'2026-01',3,1,'2025-12-29',3,1);
CREATE TABLE streaks (
    person INTEGER NOT NULL REFERENCES persons (key),
    guild INTEGER NOT NULL,
    running INTEGER NOT NULL, -- wins in a row until now
    best INTEGER NOT NULL, best_at INTEGER NOT NULL DEFAULT 0, best_match INTEGER,
    PRIMARY KEY (person, guild)
) STRICT, WITHOUT ROWID;
INSERT INTO "streaks" VALUES(1,1,0,0,0,NULL);
INSERT INTO "streaks" VALUES(2,1,0,1,1767225720000,2);
INSERT INTO "streaks" VALUES(3,1,1,1,1767225780000,4);
CREATE TABLE tallies (
    guild INTEGER NOT NULL,
    variant TEXT NOT NULL,
    board TEXT NOT NULL, -- the column that it orders by
    season TEXT NOT NULL, -- '': all time, else a month or a week
    value INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (guild, variant, board, season, value)
) STRICT, WITHOUT ROWID;
INSERT INTO "tallies" VALUES(1,'','month_points','2026-01',-6,1);
INSERT INTO "tallies" VALUES(1,'','month_points','2026-01',-3,0);
INSERT INTO "tallies" VALUES(1,'','month_points','2026-01',0,0);
INSERT INTO "tallies" VALUES(1,'','month_points','2026-01',3,2);
INSERT INTO "tallies" VALUES(1,'','month_wins','2026-01',0,1);
INSERT INTO "tallies" VALUES(1,'','month_wins','2026-01',1,2);
INSERT INTO "tallies" VALUES(1,'','points','',994,1);
INSERT INTO "tallies" VALUES(1,'','points','',997,0);
INSERT INTO "tallies" VALUES(1,'','points','',1000,0);
INSERT INTO "tallies" VALUES(1,'','points','',1003,2);
INSERT INTO "tallies" VALUES(1,'','week_points','2025-12-29',-6,1);
INSERT INTO "tallies" VALUES(1,'','week_points','2025-12-29',-3,0);
INSERT INTO "tallies" VALUES(1,'','week_points','2025-12-29',0,0);
INSERT INTO "tallies" VALUES(1,'','week_points','2025-12-29',3,2);
INSERT INTO "tallies" VALUES(1,'','week_wins','2025-12-29',0,1);
INSERT INTO "tallies" VALUES(1,'','week_wins','2025-12-29',1,2);
INSERT INTO "tallies" VALUES(1,'','wins','',0,1);
INSERT INTO "tallies" VALUES(1,'','wins','',1,2);
INSERT INTO "tallies" VALUES(1,'draw','month_points','2026-01',-6,1);
INSERT INTO "tallies" VALUES(1,'draw','month_points','2026-01',-3,0);
INSERT INTO "tallies" VALUES(1,'draw','month_points','2026-01',0,0);
INSERT INTO "tallies" VALUES(1,'draw','month_points','2026-01',3,2);
INSERT INTO "tallies" VALUES(1,'draw','month_wins','2026-01',0,1);
INSERT INTO "tallies" VALUES(1,'draw','month_wins','2026-01',1,2);
INSERT INTO "tallies" VALUES(1,'draw','points','',-6,1);
INSERT INTO "tallies" VALUES(1,'draw','points','',-3,0);
INSERT INTO "tallies" VALUES(1,'draw','points','',0,0);
INSERT INTO "tallies" VALUES(1,'draw','points','',3,2);
INSERT INTO "tallies" VALUES(1,'draw','shown','',927,1);
INSERT INTO "tallies" VALUES(1,'draw','shown','',1006,0);
INSERT INTO "tallies" VALUES(1,'draw','shown','',1045,1);
INSERT INTO "tallies" VALUES(1,'draw','shown','',1078,0);
INSERT INTO "tallies" VALUES(1,'draw','shown','',1138,0);
INSERT INTO "tallies" VALUES(1,'draw','week_points','2025-12-29',-6,1);
INSERT INTO "tallies" VALUES(1,'draw','week_points','2025-12-29',-3,0);
INSERT INTO "tallies" VALUES(1,'draw','week_points','2025-12-29',0,0);
INSERT INTO "tallies" VALUES(1,'draw','week_points','2025-12-29',3,2);
INSERT INTO "tallies" VALUES(1,'draw','week_wins','2025-12-29',0,1);
INSERT INTO "tallies" VALUES(1,'draw','week_wins','2025-12-29',1,2);
INSERT INTO "tallies" VALUES(1,'draw','wins','',0,1);
INSERT INTO "tallies" VALUES(1,'draw','wins','',1,2);
CREATE TABLE unbooked (
    person INTEGER NOT NULL REFERENCES persons (key),
    guild INTEGER NOT NULL,
    at INTEGER NOT NULL,
    match INTEGER NOT NULL REFERENCES matches (id),
    outcome TEXT NOT NULL,
    PRIMARY KEY (person, guild, at, match)
) STRICT, WITHOUT ROWID;
INSERT INTO "unbooked" VALUES(1,1,1767225780000,3,'lost');
INSERT INTO "unbooked" VALUES(2,1,1767225780000,3,'won');
CREATE INDEX matches_due ON matches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX matches_call ON matches (call_at) WHERE call_at IS NOT NULL;
CREATE INDEX matches_live ON matches (channel) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX matches_rematch ON matches (rematch_of) WHERE ended_at IS NULL;
CREATE INDEX sitters_person ON sitters (person) WHERE seat IS NOT NULL;
CREATE INDEX results_owner ON results (owner) WHERE owner IS NOT NULL;
CREATE INDEX bookings_person ON bookings (person, at);
CREATE INDEX standings_person ON standings (person);
CREATE INDEX standings_points ON standings (guild, variant, points DESC, person);
CREATE INDEX standings_wins ON standings (guild, variant, wins DESC, person);
CREATE INDEX standings_month_points ON standings (guild, variant, month, month_points DESC, person);
CREATE INDEX standings_month_wins ON standings (guild, variant, month, month_wins DESC, person);
CREATE INDEX standings_week_points ON standings (guild, variant, week, week_points DESC, person);
CREATE INDEX standings_week_wins ON standings (guild, variant, week, week_wins DESC, person);
CREATE INDEX ratings_person ON ratings (person);
CREATE INDEX ratings_shown ON ratings (guild, variant, shown DESC, person);
CREATE TRIGGER standings_inserted AFTER INSERT ON standings BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (NEW.guild, NEW.variant, 'points', '', NEW.points, 1),
        (NEW.guild, NEW.variant, 'wins', '', NEW.wins, 1),
        (NEW.guild, NEW.variant, 'month_points', NEW.month, NEW.month_points, 1),
        (NEW.guild, NEW.variant, 'month_wins', NEW.month, NEW.month_wins, 1),
        (NEW.guild, NEW.variant, 'week_points', NEW.week, NEW.week_points, 1),
        (NEW.guild, NEW.variant, 'week_wins', NEW.week, NEW.week_wins, 1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;
CREATE TRIGGER standings_updated AFTER UPDATE ON standings BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (OLD.guild, OLD.variant, 'points', '', OLD.points, -1),
        (OLD.guild, OLD.variant, 'wins', '', OLD.wins, -1),
        (OLD.guild, OLD.variant, 'month_points', OLD.month, OLD.month_points, -1),
        (OLD.guild, OLD.variant, 'month_wins', OLD.month, OLD.month_wins, -1),
        (OLD.guild, OLD.variant, 'week_points', OLD.week, OLD.week_points, -1),
        (OLD.guild, OLD.variant, 'week_wins', OLD.week, OLD.week_wins, -1),
        (NEW.guild, NEW.variant, 'points', '', NEW.points, 1),
        (NEW.guild, NEW.variant, 'wins', '', NEW.wins, 1),
        (NEW.guild, NEW.variant, 'month_points', NEW.month, NEW.month_points, 1),
        (NEW.guild, NEW.variant, 'month_wins', NEW.month, NEW.month_wins, 1),
        (NEW.guild, NEW.variant, 'week_points', NEW.week, NEW.week_points, 1),
        (NEW.guild, NEW.variant, 'week_wins', NEW.week, NEW.week_wins, 1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;
CREATE TRIGGER standings_deleted AFTER DELETE ON standings BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (OLD.guild, OLD.variant, 'points', '', OLD.points, -1),
        (OLD.guild, OLD.variant, 'wins', '', OLD.wins, -1),
        (OLD.guild, OLD.variant, 'month_points', OLD.month, OLD.month_points, -1),
        (OLD.guild, OLD.variant, 'month_wins', OLD.month, OLD.month_wins, -1),
        (OLD.guild, OLD.variant, 'week_points', OLD.week, OLD.week_points, -1),
        (OLD.guild, OLD.variant, 'week_wins', OLD.week, OLD.week_wins, -1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;
CREATE TRIGGER ratings_inserted AFTER INSERT ON ratings BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (NEW.guild, NEW.variant, 'shown', '', NEW.shown, 1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;
CREATE TRIGGER ratings_updated AFTER UPDATE ON ratings BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (OLD.guild, OLD.variant, 'shown', '', OLD.shown, -1),
        (NEW.guild, NEW.variant, 'shown', '', NEW.shown, 1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;
CREATE TRIGGER ratings_deleted AFTER DELETE ON ratings BEGIN
    INSERT INTO tallies (guild, variant, board, season, value, people) VALUES
        (OLD.guild, OLD.variant, 'shown', '', OLD.shown, -1)
    ON CONFLICT (guild, variant, board, season, value) DO UPDATE SET people = people + excluded.people;
END;
CREATE INDEX results_occupant ON results (occupant) WHERE occupant IS NOT NULL;
CREATE INDEX bookings_lately ON bookings (person, guild, at);
CREATE INDEX bookings_rated ON bookings (person, guild, variant, rated);
CREATE INDEX matches_unseen ON matches (ended_at) WHERE unseen = 1;
CREATE INDEX journal_guild ON journal (guild, id);
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
CREATE INDEX head_to_head_one ON head_to_head (one);
CREATE INDEX head_to_head_other ON head_to_head (other);
CREATE INDEX highlights_best ON highlights (guild, kind, value DESC, at, match);
CREATE INDEX highlights_variant ON highlights (guild, variant, kind, value DESC, at, match);
CREATE INDEX highlights_person ON highlights (person);
CREATE INDEX streaks_best ON streaks (guild, best DESC, best_at);
CREATE INDEX seasons_unposted ON seasons (guild, month) WHERE unposted = 1;
CREATE INDEX season_places_points ON season_places (guild, month, points_rank, person);
CREATE INDEX season_places_wins ON season_places (guild, month, wins_rank, person);
CREATE INDEX season_places_person ON season_places (person);
CREATE INDEX matches_given_up ON matches (give_up_at) WHERE give_up_at IS NOT NULL;
CREATE INDEX persons_name ON persons (name);
CREATE UNIQUE INDEX gold_accounts_person ON gold_accounts (person, guild) WHERE person IS NOT NULL;
CREATE UNIQUE INDEX gold_accounts_match ON gold_accounts (match) WHERE match IS NOT NULL;
CREATE UNIQUE INDEX gold_accounts_source ON gold_accounts (guild) WHERE person IS NULL AND match IS NULL;
CREATE INDEX gold_accounts_richest ON gold_accounts (guild, balance DESC, person) WHERE person IS NOT NULL;
CREATE UNIQUE INDEX gold_postings_match ON gold_postings (match, kind) WHERE match IS NOT NULL;
CREATE INDEX gold_postings_guild ON gold_postings (guild);
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
COMMIT;
PRAGMA user_version = 15;
