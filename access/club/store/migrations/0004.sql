ALTER TABLE tables ADD COLUMN after INTEGER;
ALTER TABLE news ADD COLUMN change INTEGER NOT NULL DEFAULT 0;
ALTER TABLE news ADD COLUMN mark TEXT;
CREATE INDEX tables_after ON tables (after);
CREATE INDEX news_by_change ON news (change);
CREATE UNIQUE INDEX news_by_mark ON news (mark);
