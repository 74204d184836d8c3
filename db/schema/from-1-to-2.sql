-- Brings a database of schema version 1 to version 2: columns with kinds, typed cells, templates.
ALTER TABLE page ADD COLUMN IF NOT EXISTS render_decision VARCHAR;
ALTER TABLE page ADD COLUMN IF NOT EXISTS render_gain INTEGER;
ALTER TABLE region ADD COLUMN IF NOT EXISTS template VARCHAR;
ALTER TABLE data_record ADD COLUMN IF NOT EXISTS numbers DOUBLE PRECISION ARRAY;
ALTER TABLE data_record ADD COLUMN IF NOT EXISTS dates DATE ARRAY;
CREATE TABLE IF NOT EXISTS region_column (
    region_id BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    path VARCHAR NOT NULL,
    is_constant BOOLEAN NOT NULL,
    number_count INTEGER NOT NULL,
    least DOUBLE PRECISION,
    total DOUBLE PRECISION,
    greatest DOUBLE PRECISION,
    currency VARCHAR,
    timed BOOLEAN DEFAULT FALSE NOT NULL
);
CREATE INDEX IF NOT EXISTS region_column_region ON region_column (region_id);
CREATE TABLE IF NOT EXISTS filtered_page (
    page_id BIGINT PRIMARY KEY,
    nodes INTEGER NOT NULL,
    start_pos INTEGER NOT NULL,
    end_pos INTEGER NOT NULL,
    xpath VARCHAR NOT NULL,
    note VARCHAR NOT NULL
);
