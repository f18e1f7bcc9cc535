ALTER TABLE tables ADD COLUMN abandoned INTEGER;
ALTER TABLE chairs ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_that_go_on ON tables (id) WHERE ended IS NULL;
CREATE INDEX talk_at_table ON talk ("table");
