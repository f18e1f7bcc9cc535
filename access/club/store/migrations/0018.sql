ALTER TABLE chairs ADD COLUMN away INTEGER;
ALTER TABLE chairs ADD COLUMN bot INTEGER NOT NULL DEFAULT 0;
ALTER TABLE chairs ADD COLUMN end_heard INTEGER NOT NULL DEFAULT 0;
UPDATE chairs SET end_heard = 1 WHERE stays = 0 AND "table" IN (SELECT id FROM tables WHERE ended IS NOT NULL);
CREATE INDEX chairs_unheard ON chairs (person) WHERE end_heard = 0;
