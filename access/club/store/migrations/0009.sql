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
