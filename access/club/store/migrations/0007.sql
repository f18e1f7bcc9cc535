CREATE TABLE logins (
    mark TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    browser TEXT NOT NULL,
    began INTEGER NOT NULL,
    seen INTEGER NOT NULL
);
CREATE INDEX logins_of ON logins (person);
