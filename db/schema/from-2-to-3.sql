-- Brings a database of schema version 2 to version 3: links that stand on many pages stored once, one row of details a page.
DROP VIEW IF EXISTS crawl_summary;
ALTER TABLE IF EXISTS link RENAME TO link_2;
ALTER TABLE IF EXISTS menu RENAME TO menu_2;
ALTER TABLE IF EXISTS timing RENAME TO timing_2;
CREATE TABLE IF NOT EXISTS anchor (
    id BIGINT PRIMARY KEY,
    url VARCHAR NOT NULL,
    text VARCHAR NOT NULL,
    nofollow BOOLEAN NOT NULL
);
CREATE TABLE IF NOT EXISTS page_detail (
    page_id BIGINT PRIMARY KEY,
    links BIGINT ARRAY,
    menu_xpath VARCHAR,
    menu_weight DOUBLE PRECISION,
    menu_links BIGINT ARRAY,
    read_millis DOUBLE PRECISION,
    parse_millis DOUBLE PRECISION,
    sequence_millis DOUBLE PRECISION,
    segment_millis DOUBLE PRECISION,
    locate_millis DOUBLE PRECISION,
    align_millis DOUBLE PRECISION,
    classify_millis DOUBLE PRECISION
);
DELETE FROM anchor;
DELETE FROM page_detail;
CREATE INDEX IF NOT EXISTS anchor_url ON anchor (url);
INSERT INTO anchor
SELECT ROW_NUMBER() OVER (), url, text, nofollow FROM (
    SELECT url, text, nofollow FROM link_2 UNION SELECT href, text, FALSE FROM menu_2) AS anchors;
INSERT INTO page_detail
SELECT p.id,
    (SELECT ARRAY_AGG(CASE WHEN l.in_menu THEN -a.id ELSE a.id END ORDER BY l.ordinal) FROM link_2 l
     JOIN anchor a ON a.url = l.url AND a.text = l.text AND a.nofollow = l.nofollow WHERE l.page_id = p.id),
    (SELECT MIN(m.xpath) FROM menu_2 m WHERE m.page_id = p.id),
    (SELECT MIN(m.weight) FROM menu_2 m WHERE m.page_id = p.id),
    (SELECT ARRAY_AGG(a.id ORDER BY m.ordinal) FROM menu_2 m
     JOIN anchor a ON a.url = m.href AND a.text = m.text AND NOT a.nofollow WHERE m.page_id = p.id),
    (SELECT MAX(t.millis) FROM timing_2 t WHERE t.page_id = p.id AND t.stage = 'read'),
    (SELECT MAX(t.millis) FROM timing_2 t WHERE t.page_id = p.id AND t.stage = 'parse'),
    (SELECT MAX(t.millis) FROM timing_2 t WHERE t.page_id = p.id AND t.stage = 'sequence'),
    (SELECT MAX(t.millis) FROM timing_2 t WHERE t.page_id = p.id AND t.stage = 'segment'),
    (SELECT MAX(t.millis) FROM timing_2 t WHERE t.page_id = p.id AND t.stage = 'locate'),
    (SELECT MAX(t.millis) FROM timing_2 t WHERE t.page_id = p.id AND t.stage = 'align'),
    (SELECT MAX(t.millis) FROM timing_2 t WHERE t.page_id = p.id AND t.stage = 'classify')
FROM page p;
DROP INDEX anchor_url;
DELETE FROM id_block WHERE name = 'anchor';
INSERT INTO id_block SELECT 'anchor', COALESCE(MAX(id), 0) + 1 FROM anchor;
ALTER TABLE frontier ADD COLUMN IF NOT EXISTS rank INTEGER DEFAULT 1 NOT NULL;
DROP INDEX IF EXISTS frontier_order;
CREATE INDEX frontier_order ON frontier (crawl_id, state, host, rank, depth, id);
