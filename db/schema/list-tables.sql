-- Lists as tables: made whenever a database is opened for writing. Each list has a table of its own, list_ and the number
-- of the list when it was first seen, with a column for each field; what is in it stands here.

-- Crawls whose lists are tables.
CREATE TABLE IF NOT EXISTS list_crawl (
    crawl_id BIGINT PRIMARY KEY
);

-- A list as a crawl saw it. list: its number in that crawl, that of its first region; first_list: the number of the same list
-- when it was first seen. regions, pages, records: of pages that this crawl read itself. first_row, last_row: its rows in the
-- table of the list, those of pages that had not changed included; null where it has no table. previous_crawl: the one that
-- saw the list before. key_rule: what tells its items apart
CREATE TABLE IF NOT EXISTS list_visit (
    crawl_id BIGINT NOT NULL,
    first_list BIGINT NOT NULL,
    list BIGINT NOT NULL,
    host VARCHAR NOT NULL,
    template VARCHAR NOT NULL,
    url VARCHAR NOT NULL,
    regions BIGINT NOT NULL,
    pages BIGINT NOT NULL,
    records BIGINT NOT NULL,
    first_row BIGINT,
    last_row BIGINT,
    previous_crawl BIGINT,
    key_rule VARCHAR,
    PRIMARY KEY (crawl_id, first_list)
);
CREATE INDEX IF NOT EXISTS list_visit_list ON list_visit (list);
CREATE INDEX IF NOT EXISTS list_visit_first ON list_visit (first_list);

-- Which list a content region is a part of.
CREATE TABLE IF NOT EXISTS list_region (
    region_id BIGINT PRIMARY KEY,
    list BIGINT NOT NULL
);

-- The columns of a list as a crawl saw it. path: as in region_column. text_column, value_column: of the list's table, the second
-- null where text is all there is
CREATE TABLE IF NOT EXISTS list_column (
    list BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    path VARCHAR NOT NULL,
    text_column VARCHAR NOT NULL,
    value_column VARCHAR,
    PRIMARY KEY (list, ordinal)
);

-- What a person wants of the columns of a list's table: their order, their names, which are left out. path: as in list_column.
-- value_name: null where text is all there is
CREATE TABLE IF NOT EXISTS list_shown (
    first_list BIGINT NOT NULL,
    path VARCHAR NOT NULL,
    ordinal INTEGER NOT NULL,
    hidden BOOLEAN NOT NULL,
    text_name VARCHAR NOT NULL,
    value_name VARCHAR,
    PRIMARY KEY (first_list, path)
);

-- The pages that the items of a list lead to, which a crawl asks for once it has the whole list. list: the number of the list when it
-- was first seen; href: as the item has it; url: as the page is known; place: of the item
CREATE TABLE IF NOT EXISTS detail_link (
    crawl_id BIGINT NOT NULL,
    list BIGINT NOT NULL,
    href VARCHAR NOT NULL,
    url VARCHAR NOT NULL,
    place INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS detail_link_list ON detail_link (crawl_id, list);

-- What the page of an item says, text after text: how each stands to the one before, where, and what it is.
CREATE TABLE IF NOT EXISTS detail_page (
    page_id BIGINT PRIMARY KEY,
    sorts VARCHAR ARRAY NOT NULL,
    paths VARCHAR ARRAY NOT NULL,
    texts VARCHAR ARRAY NOT NULL
);

-- What became of the items of a list since the crawl that saw it before. See view changes
CREATE TABLE IF NOT EXISTS list_change (
    first_list BIGINT NOT NULL,
    crawl_id BIGINT NOT NULL,
    item_key VARCHAR NOT NULL,
    change VARCHAR NOT NULL,
    field VARCHAR,
    kind VARCHAR,
    old_value VARCHAR,
    new_value VARCHAR
);
CREATE INDEX IF NOT EXISTS list_change_crawl ON list_change (crawl_id, first_list);

-- Lists that go on over several pages: content regions of one crawl and host whose records stand at the same place of the
-- template and have like columns. list is the number of their first region: the list's own view is merged_ and that number.
-- first_list is the number that the list had in the first crawl that saw it.
CREATE OR REPLACE VIEW lists AS
SELECT v.list, v.crawl_id, v.host, v.template, v.regions, v.pages, v.records, v.url, v.first_list
FROM list_visit v
JOIN list_crawl b ON b.crawl_id = v.crawl_id
WHERE v.regions > 0
UNION ALL
SELECT MIN(r.id), p.crawl_id, p.host, r.template, COUNT(*), COUNT(DISTINCT p.id), SUM(r.record_count), MIN(p.url), MIN(r.id)
FROM region r
JOIN page p ON p.id = r.page_id
WHERE r.content AND r.template IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM list_crawl b WHERE b.crawl_id = p.crawl_id)
GROUP BY p.crawl_id, p.host, r.template;

-- The records of all lists, with the page's address beside.
CREATE OR REPLACE VIEW merged AS
SELECT l.list, p.crawl_id, p.url, r.id AS region, d.ordinal, d.cells, d.text, d.href, d.image
FROM list_region l
JOIN region r ON r.id = l.region_id
JOIN page p ON p.id = r.page_id
JOIN list_crawl b ON b.crawl_id = p.crawl_id
JOIN data_record d ON d.region_id = r.id
UNION ALL
SELECT l.list, l.crawl_id, p.url, r.id, d.ordinal, d.cells, d.text, d.href, d.image
FROM lists l
JOIN page p ON p.crawl_id = l.crawl_id AND p.host = l.host
JOIN region r ON r.page_id = p.id AND r.template = l.template AND r.content
JOIN data_record d ON d.region_id = r.id
WHERE NOT EXISTS (SELECT 1 FROM list_crawl b WHERE b.crawl_id = l.crawl_id);
