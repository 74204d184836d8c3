-- Brings a database of schema version 5 to version 6: prices have currencies and days have times of day.
ALTER TABLE region_column ADD COLUMN IF NOT EXISTS currency VARCHAR;
ALTER TABLE region_column ADD COLUMN IF NOT EXISTS timed BOOLEAN DEFAULT FALSE NOT NULL;
ALTER TABLE data_record ADD COLUMN IF NOT EXISTS currencies VARCHAR ARRAY;
ALTER TABLE data_record ADD COLUMN IF NOT EXISTS times TIME ARRAY;
