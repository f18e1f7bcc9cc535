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
