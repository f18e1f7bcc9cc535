ALTER TABLE talk ADD COLUMN heard TEXT NOT NULL DEFAULT '';
CREATE INDEX talk_of ON talk (speaker, id);
