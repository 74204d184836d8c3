-- Templates, repeated visits, texts to search: tables and views, made whenever a database is opened for writing.

-- What neighbouring records of a content region say, in lower case, a line each: a search reads these, and records only
-- where one holds the word. first_record, last_record: ordinals of the records, both included
CREATE TABLE IF NOT EXISTS region_text (
    region_id BIGINT NOT NULL,
    first_record INTEGER NOT NULL,
    last_record INTEGER NOT NULL,
    text VARCHAR NOT NULL,
    PRIMARY KEY (region_id, first_record)
);

-- A template of a host: what all pages of its group have in common. characters: of its visible text
CREATE TABLE IF NOT EXISTS template (
    crawl_id BIGINT NOT NULL,
    host VARCHAR NOT NULL,
    number INTEGER NOT NULL,
    nodes INTEGER NOT NULL,
    characters INTEGER NOT NULL,
    PRIMARY KEY (crawl_id, host, number)
);

-- The template that a page was made from, with --templates. nodes and characters: of the page
CREATE TABLE IF NOT EXISTS page_template (
    page_id BIGINT PRIMARY KEY,
    crawl_id BIGINT NOT NULL,
    host VARCHAR NOT NULL,
    number INTEGER NOT NULL,
    nodes INTEGER NOT NULL,
    characters INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS page_template_group ON page_template (crawl_id, host, number);

-- Sketches of a page, and how it compares with the same address in an earlier crawl; null without one. method: match, by
-- template match of both pages, where the earlier one's bytes were kept; sketch, by sketches
CREATE TABLE IF NOT EXISTS page_visit (
    page_id BIGINT PRIMARY KEY,
    structure BYTEA NOT NULL,
    content BYTEA NOT NULL,
    previous_page_id BIGINT,
    method VARCHAR,
    structure_similarity DOUBLE PRECISION,
    content_similarity DOUBLE PRECISION,
    structure_changed BOOLEAN,
    content_changed BOOLEAN
);

-- Template against content, page by page.
CREATE OR REPLACE VIEW template_share AS
SELECT p.crawl_id, p.host, pt.number AS template, g.pages, p.id AS page_id, p.url, pt.nodes, t.nodes AS template_nodes,
       CAST(t.nodes AS DOUBLE PRECISION) / pt.nodes AS share,
       pt.characters, t.characters AS template_characters, pt.characters - t.characters AS content_characters
FROM page_template pt
JOIN page p ON p.id = pt.page_id
JOIN template t ON t.crawl_id = pt.crawl_id AND t.host = pt.host AND t.number = pt.number
JOIN (SELECT crawl_id, host, number, COUNT(*) AS pages FROM page_template GROUP BY crawl_id, host, number) g
    ON g.crawl_id = pt.crawl_id AND g.host = pt.host AND g.number = pt.number;

-- Pages that were there in an earlier crawl, and what became of them.
CREATE OR REPLACE VIEW page_changes AS
SELECT p.crawl_id, p.url, q.fetched_at AS before, p.fetched_at AS after, v.method, v.structure_similarity,
       v.content_similarity, v.structure_changed, v.content_changed, p.sha256 <> q.sha256 AS bytes_changed
FROM page_visit v
JOIN page p ON p.id = v.page_id
JOIN page q ON q.id = v.previous_page_id;
