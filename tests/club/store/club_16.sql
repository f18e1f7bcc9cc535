BEGIN TRANSACTION;
CREATE TABLE batches (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    at INTEGER NOT NULL,
    digest TEXT NOT NULL,
    lines TEXT NOT NULL,
    PRIMARY KEY ("table", at)
) WITHOUT ROWID;
CREATE TABLE chairs (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER,
    token INTEGER NOT NULL DEFAULT 0, since INTEGER NOT NULL DEFAULT 0, talk_before INTEGER, stays INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY ("table", person)
);
INSERT INTO "chairs" VALUES(1,1,'Anna',0,NULL,0,1795732682,0,0);
INSERT INTO "chairs" VALUES(1,2,'Ben',1,NULL,0,1795732682,0,0);
CREATE TABLE challenges (
    mark TEXT PRIMARY KEY,
    challenge TEXT NOT NULL,
    person INTEGER REFERENCES people ON DELETE CASCADE,
    until INTEGER NOT NULL
);
CREATE TABLE club (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "club" VALUES('welcome','Hello');
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
INSERT INTO "keys" VALUES('SHA256:k',1,1795732682);
INSERT INTO "keys" VALUES('SHA256:l',2,1795732682);
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
INSERT INTO "news" VALUES(1,1795732682,'','{"room": 1}',0,NULL);
INSERT INTO "news" VALUES(2,1795732682,'','{"room": 1}',0,NULL);
INSERT INTO "news" VALUES(3,1795732682,'','{"talk": {"kind": "room", "table": 1, "listener": 0, "speaker": 1, "name": "Anna", "text": "hello there", "number": 1}}',0,NULL);
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
INSERT INTO "people" VALUES(1,'Anna','anna','member',1795732682,1795732682,NULL,'0aaedb07a1d783ba9819d76cd9b6a1a3',0,0,'{}');
INSERT INTO "people" VALUES(2,'Ben','ben','member',1795732682,1795732682,NULL,'0aaedb07a1d783ba9819d76cd9b6a1a3',0,0,'{}');
CREATE TABLE ratings (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE TABLE relations (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    kind TEXT NOT NULL,
    PRIMARY KEY (person, other)
);
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
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    opener INTEGER NOT NULL,
    access TEXT NOT NULL,
    setup TEXT NOT NULL,
    header TEXT,
    opened INTEGER NOT NULL,
    ended INTEGER
, plan TEXT, tournament INTEGER, name TEXT, outcome TEXT, after INTEGER, start TEXT, abandoned INTEGER, why TEXT NOT NULL DEFAULT '');
INSERT INTO "tables" VALUES(1,1,'anyone','{"game": "kaques"}',NULL,1795732682,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'');
CREATE TABLE talk (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    "table" INTEGER NOT NULL,
    speaker INTEGER NOT NULL,
    listener INTEGER NOT NULL,
    said TEXT NOT NULL
, heard TEXT NOT NULL DEFAULT '');
INSERT INTO "talk" VALUES(1,1795732682,1,1,0,'hello there',' ');
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
INSERT INTO "sqlite_sequence" VALUES('people',2);
INSERT INTO "sqlite_sequence" VALUES('tables',1);
INSERT INTO "sqlite_sequence" VALUES('news',3);
COMMIT;
PRAGMA user_version=16;
PRAGMA application_id=1415673454;
