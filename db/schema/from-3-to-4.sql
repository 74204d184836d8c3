-- Brings a database of schema version 3 to version 4: writing rows has a time of its own, which was part of aligning them.
ALTER TABLE page_detail ADD COLUMN IF NOT EXISTS rows_millis DOUBLE PRECISION;
