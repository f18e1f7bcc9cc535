ALTER TABLE chairs ADD COLUMN stays INTEGER NOT NULL DEFAULT 0;
CREATE INDEX chairs_of_those_who_stay ON chairs (person) WHERE stays = 1;
