-- Brings a database of schema version 4 to version 5: a page may hold further lists beside its main one, which was the only one.
ALTER TABLE region ADD COLUMN IF NOT EXISTS main BOOLEAN DEFAULT FALSE NOT NULL;
UPDATE region SET main = content;
