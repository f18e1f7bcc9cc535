CREATE TABLE club (name TEXT PRIMARY KEY, value TEXT NOT NULL);
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
CREATE TABLE keys (
    fingerprint TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    added INTEGER NOT NULL
);
CREATE TABLE invitations (code TEXT PRIMARY KEY, by TEXT NOT NULL, uses INTEGER NOT NULL, until INTEGER NOT NULL);
CREATE TABLE relations (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    kind TEXT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    opener INTEGER NOT NULL,
    access TEXT NOT NULL,
    setup TEXT NOT NULL,
    header TEXT,
    opened INTEGER NOT NULL,
    ended INTEGER,
    plan TEXT,
    tournament INTEGER,
    name TEXT,
    outcome TEXT
);
CREATE TABLE chairs (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER,
    token INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY ("table", person)
);
CREATE TABLE invited (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL,
    PRIMARY KEY ("table", person)
);
CREATE TABLE batches (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    at INTEGER NOT NULL,
    digest TEXT NOT NULL,
    lines TEXT NOT NULL,
    PRIMARY KEY ("table", at)
) WITHOUT ROWID;
CREATE TABLE results (
    id INTEGER PRIMARY KEY,
    "table" INTEGER NOT NULL,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    won INTEGER NOT NULL
);
CREATE TABLE ratings (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE TABLE talk (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    "table" INTEGER NOT NULL,
    speaker INTEGER NOT NULL,
    listener INTEGER NOT NULL,
    said TEXT NOT NULL
);
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    by TEXT NOT NULL,
    about TEXT NOT NULL,
    lines TEXT NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX results_of ON results (person, game);
CREATE INDEX talk_at ON talk (at);
CREATE UNIQUE INDEX tables_of ON tables (tournament, name);
CREATE TABLE lists (mark TEXT PRIMARY KEY, words BLOB NOT NULL, kept INTEGER NOT NULL);
CREATE TABLE news (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    host TEXT NOT NULL,
    what TEXT NOT NULL
);
CREATE TABLE hosts (host TEXT PRIMARY KEY, seen INTEGER NOT NULL, versions TEXT NOT NULL);
CREATE TABLE here (
    host TEXT NOT NULL REFERENCES hosts ON DELETE CASCADE,
    session INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    "table" INTEGER NOT NULL,
    PRIMARY KEY (host, session)
);
