ALTER TABLE tables ADD COLUMN after INTEGER;
ALTER TABLE news ADD COLUMN change INTEGER NOT NULL DEFAULT 0;
ALTER TABLE news ADD COLUMN mark TEXT;
CREATE INDEX tables_after ON tables (after);
CREATE INDEX news_by_change ON news (change);
CREATE UNIQUE INDEX news_by_mark ON news (mark);
ALTER TABLE talk ADD COLUMN heard TEXT NOT NULL DEFAULT '';
CREATE INDEX talk_of ON talk (speaker, id);
ALTER TABLE hosts ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE hosts ADD COLUMN version TEXT NOT NULL DEFAULT '';
ALTER TABLE hosts ADD COLUMN heard INTEGER NOT NULL DEFAULT 0;
CREATE TABLE logins (
    mark TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    browser TEXT NOT NULL,
    began INTEGER NOT NULL,
    seen INTEGER NOT NULL
);
CREATE INDEX logins_of ON logins (person);
ALTER TABLE tables ADD COLUMN start TEXT;
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    name TEXT NOT NULL,
    added INTEGER NOT NULL,
    used INTEGER NOT NULL
);
CREATE INDEX passkeys_of ON passkeys (person);
CREATE TABLE challenges (
    mark TEXT PRIMARY KEY,
    challenge TEXT NOT NULL,
    person INTEGER REFERENCES people ON DELETE CASCADE,
    until INTEGER NOT NULL
);
CREATE TABLE links (
    code TEXT PRIMARY KEY,
    person INTEGER NOT NULL UNIQUE REFERENCES people ON DELETE CASCADE,
    until INTEGER NOT NULL
);
CREATE TABLE evening (
    mark TEXT NOT NULL,
    sanction TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (mark, sanction)
);
ALTER TABLE tables ADD COLUMN abandoned INTEGER;
ALTER TABLE chairs ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_that_go_on ON tables (id) WHERE ended IS NULL;
CREATE INDEX talk_at_table ON talk ("table");
ALTER TABLE tables ADD COLUMN why TEXT NOT NULL DEFAULT '';
ALTER TABLE chairs ADD COLUMN talk_before INTEGER;
ALTER TABLE chairs ADD COLUMN stays INTEGER NOT NULL DEFAULT 0;
CREATE INDEX chairs_of_those_who_stay ON chairs (person) WHERE stays = 1;
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
ALTER TABLE hosts ADD COLUMN closes INTEGER NOT NULL DEFAULT 0;
