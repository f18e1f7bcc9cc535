BEGIN TRANSACTION;
CREATE TABLE batches (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    at INTEGER NOT NULL,
    digest TEXT NOT NULL,
    lines TEXT NOT NULL,
    PRIMARY KEY ("table", at)
) WITHOUT ROWID;
INSERT INTO "batches" VALUES(1,0,'122c34db7907b69099946fa3b9fba6ae','["header eec0448c03f132e2cc7d5c963273ccfe", ["{\"n\": 0, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [3, 2, 2, 3, 6, 1]}"]]');
INSERT INTO "batches" VALUES(1,1,'6d03c12d286e90b9e1726fa77f272c08','["122c34db7907b69099946fa3b9fba6ae", ["{\"n\": 1, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}", "{\"n\": 2, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [3, 4, 5, 6, 6, 3]}"]]');
INSERT INTO "batches" VALUES(1,2,'d82cfc4946e021a1fd332b63687341d1','["6d03c12d286e90b9e1726fa77f272c08", ["{\"n\": 3, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}", "{\"n\": 4, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [5, 2, 3, 5, 3, 1]}"]]');
INSERT INTO "batches" VALUES(1,3,'0bf486bcb5326662131168fcf7495e16','["d82cfc4946e021a1fd332b63687341d1", ["{\"n\": 5, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}", "{\"n\": 6, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [5, 6, 2, 3, 6, 1]}"]]');
INSERT INTO "batches" VALUES(1,4,'4ce04367a077e88dd93e75ade180d0d1','["0bf486bcb5326662131168fcf7495e16", ["{\"n\": 7, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}", "{\"n\": 8, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [4, 1, 5, 1, 2, 6]}"]]');
INSERT INTO "batches" VALUES(1,5,'1c6676792caf682379d48b2f25134787','["4ce04367a077e88dd93e75ade180d0d1", ["{\"n\": 9, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}", "{\"n\": 10, \"over\": true}"]]');
INSERT INTO "batches" VALUES(2,0,'2a79c52fd3ef3fbc057fb9243827aef7','["header d8e3d13f097fbd91e106017a52933b52", ["{\"n\": 0, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [3, 2, 2, 3, 6, 1]}"]]');
INSERT INTO "batches" VALUES(3,0,'29f617e340e95d0dee77465608bab867','["header 705c408851af7bbcfd30099a97856c66", ["{\"n\": 0, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [3, 2, 2, 3, 6]}", "{\"n\": 1, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [3, 5, 1, 1, 3]}", "{\"n\": 2, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [3, 4, 5, 6, 6]}"]]');
INSERT INTO "batches" VALUES(6,0,'f427536665a57e224ecf2757a0d81cf9','["header 9afa6d18d0fcc1b684608400258e95e8", ["{\"n\": 0, \"seat\": 0, \"asked\": \"Deal\", \"answer\": [\"P\"]}", "{\"n\": 1, \"seat\": 1, \"asked\": \"Deal\", \"answer\": [\"T\"]}", "{\"n\": 2, \"seat\": 0, \"asked\": \"Deal\", \"answer\": [\"B\", \"W\", \"CL\", \"A\", \"V\", \"I\", \"O\", \"U\", \"Y\", \"TH\", \"M\", \"I\", \"N\", \"QU\"]}"]]');
CREATE TABLE chairs (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER,
    token INTEGER NOT NULL DEFAULT 0, since INTEGER NOT NULL DEFAULT 0, talk_before INTEGER, stays INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY ("table", person)
);
INSERT INTO "chairs" VALUES(1,1,'Anna',0,0,1795733848297999,1795733848,0,0);
INSERT INTO "chairs" VALUES(1,2,'Ben',1,1,1795733848301017,1795733848,0,0);
INSERT INTO "chairs" VALUES(2,1,'Anna',0,0,1795733848506005,1795733848,0,0);
INSERT INTO "chairs" VALUES(2,2,'Ben',1,1,1795733848511999,1795733848,0,0);
INSERT INTO "chairs" VALUES(3,1,'Anna',0,0,1795733848893007,1795733848,0,0);
INSERT INTO "chairs" VALUES(3,2,'Ben',1,1,1795733848900008,1795733848,0,0);
INSERT INTO "chairs" VALUES(4,1,'Anna',0,0,1795733849267014,1795733849,0,0);
INSERT INTO "chairs" VALUES(4,2,'Ben',1,1,1795733849267980,1795733849,0,0);
INSERT INTO "chairs" VALUES(5,1,'Anna',0,0,1795733849778981,1795733849,0,0);
INSERT INTO "chairs" VALUES(5,2,'Ben',1,1,1795733849779987,1795733849,0,0);
INSERT INTO "chairs" VALUES(6,1,'Anna',0,0,1795733850249990,1795733850,0,0);
INSERT INTO "chairs" VALUES(6,2,'Ben',1,1,1795733850255985,1795733850,0,0);
INSERT INTO "chairs" VALUES(7,3,'Cara',0,NULL,0,1795733850,0,0);
CREATE TABLE challenges (
    mark TEXT PRIMARY KEY,
    challenge TEXT NOT NULL,
    person INTEGER REFERENCES people ON DELETE CASCADE,
    until INTEGER NOT NULL
);
CREATE TABLE club (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "club" VALUES('evening-key','d7a14f9aeddce2ad70f6ea3bfbec92e7');
CREATE TABLE evening (
    mark TEXT NOT NULL,
    sanction TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (mark, sanction)
);
CREATE TABLE here (
    host TEXT NOT NULL REFERENCES hosts ON DELETE CASCADE,
    session INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    "table" INTEGER NOT NULL,
    PRIMARY KEY (host, session)
);
CREATE TABLE hosts (host TEXT PRIMARY KEY, seen INTEGER NOT NULL, versions TEXT NOT NULL, name TEXT NOT NULL DEFAULT '', version TEXT NOT NULL DEFAULT '', heard INTEGER NOT NULL DEFAULT 0, closes INTEGER NOT NULL DEFAULT 0);
CREATE TABLE invitations (code TEXT PRIMARY KEY, by TEXT NOT NULL, uses INTEGER NOT NULL, until INTEGER NOT NULL);
CREATE TABLE invited (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL,
    PRIMARY KEY ("table", person)
);
CREATE TABLE keys (
    fingerprint TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    added INTEGER NOT NULL
);
INSERT INTO "keys" VALUES('SHA256:Anna',1,1795733848);
INSERT INTO "keys" VALUES('SHA256:Ben',2,1795733848);
INSERT INTO "keys" VALUES('SHA256:Cara',3,1795733850);
CREATE TABLE links (
    code TEXT PRIMARY KEY,
    person INTEGER NOT NULL UNIQUE REFERENCES people ON DELETE CASCADE,
    until INTEGER NOT NULL
);
CREATE TABLE lists (mark TEXT PRIMARY KEY, words BLOB NOT NULL, kept INTEGER NOT NULL);
CREATE TABLE logins (
    mark TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    browser TEXT NOT NULL,
    began INTEGER NOT NULL,
    seen INTEGER NOT NULL
);
CREATE TABLE losses (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    mark TEXT NOT NULL,
    "table" INTEGER NOT NULL,
    phrase TEXT NOT NULL,
    steps INTEGER NOT NULL,
    told INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, mark)
);
CREATE TABLE news (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    host TEXT NOT NULL,
    what TEXT NOT NULL
, change INTEGER NOT NULL DEFAULT 0, mark TEXT);
INSERT INTO "news" VALUES(1,1795733848,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(2,1795733848,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(3,1795733848,'','{"relations": 1}',0,NULL);
INSERT INTO "news" VALUES(4,1795733848,'','{"room": 1}',0,NULL);
INSERT INTO "news" VALUES(5,1795733848,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(6,1795733848,'','{"room": 1}',0,NULL);
INSERT INTO "news" VALUES(7,1795733848,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(8,1795733848,'','{"room": 1}',0,NULL);
INSERT INTO "news" VALUES(9,1795733848,'','{"seat": [1, 0, 1795733848297999]}',0,NULL);
INSERT INTO "news" VALUES(10,1795733848,'','{"seat": [1, 1, 1795733848301017]}',0,NULL);
INSERT INTO "news" VALUES(11,1795733848,'','{"room": 1}',0,NULL);
INSERT INTO "news" VALUES(12,1795733848,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(13,1795733848,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(14,1795733848,'','{"room": 2}',0,NULL);
INSERT INTO "news" VALUES(15,1795733848,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(16,1795733848,'','{"room": 2}',0,NULL);
INSERT INTO "news" VALUES(17,1795733848,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(18,1795733848,'','{"room": 2}',0,NULL);
INSERT INTO "news" VALUES(19,1795733848,'','{"seat": [2, 0, 1795733848506005]}',0,NULL);
INSERT INTO "news" VALUES(20,1795733848,'','{"seat": [2, 1, 1795733848511999]}',0,NULL);
INSERT INTO "news" VALUES(21,1795733848,'','{"talk": {"kind": "table", "table": 2, "listener": 0, "speaker": 1, "name": "Anna", "text": "hello at this table", "number": 1}}',0,NULL);
INSERT INTO "news" VALUES(22,1795733848,'','{"talk": {"kind": "table", "table": 2, "listener": 0, "speaker": 2, "name": "Ben", "text": "hello at this table", "number": 2}}',0,NULL);
INSERT INTO "news" VALUES(23,1795733848,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(24,1795733848,'','{"room": 3}',0,NULL);
INSERT INTO "news" VALUES(25,1795733848,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(26,1795733848,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(27,1795733848,'','{"room": 3}',0,NULL);
INSERT INTO "news" VALUES(28,1795733848,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(29,1795733848,'','{"room": 3}',0,NULL);
INSERT INTO "news" VALUES(30,1795733848,'','{"seat": [3, 0, 1795733848893007]}',0,NULL);
INSERT INTO "news" VALUES(31,1795733848,'','{"seat": [3, 1, 1795733848900008]}',0,NULL);
INSERT INTO "news" VALUES(32,1795733849,'','{"talk": {"kind": "table", "table": 3, "listener": 0, "speaker": 1, "name": "Anna", "text": "hello at this table", "number": 3}}',0,NULL);
INSERT INTO "news" VALUES(33,1795733849,'','{"talk": {"kind": "table", "table": 3, "listener": 0, "speaker": 2, "name": "Ben", "text": "hello at this table", "number": 4}}',0,NULL);
INSERT INTO "news" VALUES(34,1795733849,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(35,1795733849,'','{"room": 4}',0,NULL);
INSERT INTO "news" VALUES(36,1795733849,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(37,1795733849,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(38,1795733849,'','{"room": 4}',0,NULL);
INSERT INTO "news" VALUES(39,1795733849,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(40,1795733849,'','{"room": 4}',0,NULL);
INSERT INTO "news" VALUES(41,1795733849,'','{"seat": [4, 0, 1795733849267014]}',0,NULL);
INSERT INTO "news" VALUES(42,1795733849,'','{"seat": [4, 1, 1795733849267980]}',0,NULL);
INSERT INTO "news" VALUES(43,1795733849,'','{"talk": {"kind": "table", "table": 4, "listener": 0, "speaker": 1, "name": "Anna", "text": "hello at this table", "number": 5}}',0,NULL);
INSERT INTO "news" VALUES(44,1795733849,'','{"talk": {"kind": "table", "table": 4, "listener": 0, "speaker": 2, "name": "Ben", "text": "hello at this table", "number": 6}}',0,NULL);
INSERT INTO "news" VALUES(45,1795733849,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(46,1795733849,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(47,1795733849,'','{"room": 5}',0,NULL);
INSERT INTO "news" VALUES(48,1795733849,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(49,1795733849,'','{"room": 5}',0,NULL);
INSERT INTO "news" VALUES(50,1795733849,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(51,1795733849,'','{"room": 5}',0,NULL);
INSERT INTO "news" VALUES(52,1795733849,'','{"seat": [5, 0, 1795733849778981]}',0,NULL);
INSERT INTO "news" VALUES(53,1795733849,'','{"seat": [5, 1, 1795733849779987]}',0,NULL);
INSERT INTO "news" VALUES(54,1795733850,'','{"talk": {"kind": "table", "table": 5, "listener": 0, "speaker": 1, "name": "Anna", "text": "hello at this table", "number": 7}}',0,NULL);
INSERT INTO "news" VALUES(55,1795733850,'','{"talk": {"kind": "table", "table": 5, "listener": 0, "speaker": 2, "name": "Ben", "text": "hello at this table", "number": 8}}',0,NULL);
INSERT INTO "news" VALUES(56,1795733850,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(57,1795733850,'','{"room": 6}',0,NULL);
INSERT INTO "news" VALUES(58,1795733850,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(59,1795733850,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(60,1795733850,'','{"room": 6}',0,NULL);
INSERT INTO "news" VALUES(61,1795733850,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(62,1795733850,'','{"room": 6}',0,NULL);
INSERT INTO "news" VALUES(63,1795733850,'','{"seat": [6, 0, 1795733850249990]}',0,NULL);
INSERT INTO "news" VALUES(64,1795733850,'','{"seat": [6, 1, 1795733850255985]}',0,NULL);
INSERT INTO "news" VALUES(65,1795733850,'','{"talk": {"kind": "table", "table": 6, "listener": 0, "speaker": 1, "name": "Anna", "text": "hello at this table", "number": 9}}',0,NULL);
INSERT INTO "news" VALUES(66,1795733850,'','{"talk": {"kind": "table", "table": 6, "listener": 0, "speaker": 2, "name": "Ben", "text": "hello at this table", "number": 10}}',0,NULL);
INSERT INTO "news" VALUES(67,1795733850,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(68,1795733850,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(69,1795733850,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(70,1795733850,'','{"room": 7}',0,NULL);
INSERT INTO "news" VALUES(71,1795733850,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(72,1795733850,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(73,1795733850,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(74,1795733850,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
INSERT INTO "news" VALUES(75,1795733850,'2e2c4efc','{"here": "2e2c4efc"}',0,NULL);
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    name TEXT NOT NULL,
    added INTEGER NOT NULL,
    used INTEGER NOT NULL
);
CREATE TABLE people (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    ear TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL DEFAULT 'member',
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    secret TEXT,
    recovery TEXT,
    banned INTEGER NOT NULL DEFAULT 0,
    muted_until INTEGER NOT NULL DEFAULT 0,
    wishes TEXT NOT NULL DEFAULT '{}'
);
INSERT INTO "people" VALUES(1,'Anna','anna','member',1795733848,1795733850,NULL,'6374211b16e67f2dcb58a706294f73d0',0,0,'{}');
INSERT INTO "people" VALUES(2,'Ben','ben','member',1795733848,1795733850,NULL,'65b9e6905be5302c6228d23ca1b580c2',0,0,'{}');
INSERT INTO "people" VALUES(3,'Cara','cara','member',1795733850,1795733850,NULL,'a1515e79396ad8cb457e5ff7b0252098',0,0,'{}');
CREATE TABLE ratings (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game)
);
INSERT INTO "ratings" VALUES(1,'kaques',2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES(2,'kaques',2.23646105068595026912e+01,8.06590141354368,1);
CREATE TABLE relations (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    kind TEXT NOT NULL,
    PRIMARY KEY (person, other)
);
INSERT INTO "relations" VALUES(1,2,'friend');
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    by TEXT NOT NULL,
    about TEXT NOT NULL,
    lines TEXT NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE results (
    id INTEGER PRIMARY KEY,
    "table" INTEGER NOT NULL,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    won INTEGER NOT NULL
);
INSERT INTO "results" VALUES(1,1,'kaques',1795733848,1,1);
INSERT INTO "results" VALUES(2,1,'kaques',1795733848,2,0);
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    opener INTEGER NOT NULL,
    access TEXT NOT NULL,
    setup TEXT NOT NULL,
    header TEXT,
    opened INTEGER NOT NULL,
    ended INTEGER
, plan TEXT, tournament INTEGER, name TEXT, outcome TEXT, after INTEGER, start TEXT, abandoned INTEGER, why TEXT NOT NULL DEFAULT '');
INSERT INTO "tables" VALUES(1,1,'anyone','{"game": "kaques", "bots": null, "level": null, "options": {"target": "500"}, "tournament": null}','{"taverne": 1, "game": "kaques", "rules": 1, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben", "kind": "person"}], "options": {"target": 500, "first": "seat"}, "seed": 3, "dice": "seeded", "language": "en"}',1795733848,1795733848,NULL,NULL,NULL,'{"winners": [0]}',NULL,'header eec0448c03f132e2cc7d5c963273ccfe',NULL,'');
INSERT INTO "tables" VALUES(2,1,'anyone','{"game": "kaques", "bots": null, "level": null, "options": {}, "tournament": null}','{"taverne": 1, "game": "kaques", "rules": 1, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben", "kind": "person"}], "options": {"target": 10000, "first": "seat"}, "seed": 3, "dice": "seeded", "language": "en"}',1795733848,NULL,NULL,NULL,NULL,NULL,NULL,'header d8e3d13f097fbd91e106017a52933b52',NULL,'');
INSERT INTO "tables" VALUES(3,1,'anyone','{"game": "kara", "bots": null, "level": null, "options": {}, "tournament": null}','{"taverne": 1, "game": "kara", "rules": 1, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben", "kind": "person"}], "options": {"stake": 5, "chips": 50, "rounds": 10, "drink": 1, "house": "player"}, "seed": 3, "dice": "seeded", "language": "en"}',1795733848,NULL,NULL,NULL,NULL,NULL,NULL,'header 705c408851af7bbcfd30099a97856c66',NULL,'');
INSERT INTO "tables" VALUES(4,1,'anyone','{"game": "misericorde", "bots": null, "level": null, "options": {}, "tournament": null}','{"taverne": 1, "game": "misericorde", "rules": 1, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben", "kind": "person"}], "options": {"stake": 1, "coppers": 5, "rate": "10", "rounds": 10}, "seed": 3, "dice": "seeded", "language": "en"}',1795733849,NULL,NULL,NULL,NULL,NULL,NULL,'header 0adb8d7186a513f167676f6799772b0f',NULL,'');
INSERT INTO "tables" VALUES(5,1,'anyone','{"game": "verflixte6", "bots": null, "level": null, "options": {}, "tournament": null}','{"taverne": 1, "game": "verflixte6", "rules": 2, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben", "kind": "person"}], "options": {"final": "no", "jokers": "all", "rounds": 0}, "seed": 3, "dice": "seeded", "language": "en"}',1795733849,NULL,NULL,NULL,NULL,NULL,NULL,'header d9c605a8441ef1069c31a5b502ab251f',NULL,'');
INSERT INTO "tables" VALUES(6,1,'anyone','{"game": "words", "bots": null, "level": null, "options": {}, "tournament": null}','{"taverne": 1, "game": "words", "rules": 1, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben", "kind": "person"}], "options": {"ante": 1, "min-bet": 1, "max-bet": 5, "chips": 50, "rounds": 0, "check": "challenge", "cards": "seeded", "umlauts": "expand", "deck": "en", "dictionary": "en", "spelling": "en", "edition": "46517-a4e50f406342"}, "seed": 3, "dice": "seeded", "language": "en"}',1795733850,NULL,NULL,NULL,NULL,NULL,NULL,'header 9afa6d18d0fcc1b684608400258e95e8',NULL,'');
INSERT INTO "tables" VALUES(7,3,'anyone','{"game": "verflixte6", "bots": 3, "level": "good", "options": {}, "tournament": [6, 2]}',NULL,1795733850,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'');
CREATE TABLE talk (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    "table" INTEGER NOT NULL,
    speaker INTEGER NOT NULL,
    listener INTEGER NOT NULL,
    said TEXT NOT NULL
, heard TEXT NOT NULL DEFAULT '');
INSERT INTO "talk" VALUES(1,1795733848,2,1,0,'hello at this table',' 2 ');
INSERT INTO "talk" VALUES(2,1795733848,2,2,0,'hello at this table',' 1 ');
INSERT INTO "talk" VALUES(3,1795733849,3,1,0,'hello at this table',' 2 ');
INSERT INTO "talk" VALUES(4,1795733849,3,2,0,'hello at this table',' 1 ');
INSERT INTO "talk" VALUES(5,1795733849,4,1,0,'hello at this table',' 2 ');
INSERT INTO "talk" VALUES(6,1795733849,4,2,0,'hello at this table',' 1 ');
INSERT INTO "talk" VALUES(7,1795733850,5,1,0,'hello at this table',' 2 ');
INSERT INTO "talk" VALUES(8,1795733850,5,2,0,'hello at this table',' 1 ');
INSERT INTO "talk" VALUES(9,1795733850,6,1,0,'hello at this table',' 2 ');
INSERT INTO "talk" VALUES(10,1795733850,6,2,0,'hello at this table',' 1 ');
CREATE INDEX results_of ON results (person, game);
CREATE INDEX talk_at ON talk (at);
CREATE UNIQUE INDEX tables_of ON tables (tournament, name);
CREATE INDEX tables_after ON tables (after);
CREATE INDEX news_by_change ON news (change);
CREATE UNIQUE INDEX news_by_mark ON news (mark);
CREATE INDEX talk_of ON talk (speaker, id);
CREATE INDEX logins_of ON logins (person);
CREATE INDEX passkeys_of ON passkeys (person);
CREATE INDEX tables_that_go_on ON tables (id) WHERE ended IS NULL;
CREATE INDEX talk_at_table ON talk ("table");
CREATE INDEX chairs_of_those_who_stay ON chairs (person) WHERE stays = 1;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',3);
INSERT INTO "sqlite_sequence" VALUES('news',75);
INSERT INTO "sqlite_sequence" VALUES('tables',7);
COMMIT;
PRAGMA application_id=1415673454;
PRAGMA user_version=16;
