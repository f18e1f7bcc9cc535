CREATE TABLE evening (
    mark TEXT NOT NULL,
    sanction TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (mark, sanction)
);
