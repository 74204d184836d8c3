-- Views over lists of numbers in one row, as H2 writes them: made again whenever a database is opened for writing.

-- What a change of version has made new tables of.
DROP TABLE IF EXISTS link_2;
DROP TABLE IF EXISTS menu_2;
DROP TABLE IF EXISTS timing_2;

-- A crawl of one process remembers whose bytes it has seen.
DROP INDEX IF EXISTS page_sha256;

-- Outer joins, since they keep their order: H2 would count to the end of the range first.

-- The links of a page, in document order. next_of: the region whose next page a link leads to.
CREATE OR REPLACE VIEW link AS
SELECT d.page_id, CAST(n.x - 1 AS INTEGER) AS ordinal, a.url, a.text, a.nofollow, d.links[n.x] < 0 AS in_menu,
       CASE WHEN a.url = x.url
            THEN (SELECT MIN(r.id) FROM region r WHERE r.page_id = d.page_id AND r.main) END AS next_of
FROM page_detail d
LEFT JOIN SYSTEM_RANGE(1, 2147483647) n ON n.x <= CARDINALITY(d.links)
LEFT JOIN anchor a ON a.id = ABS(d.links[n.x])
LEFT JOIN next_page x ON x.page_id = d.page_id
WHERE d.links IS NOT NULL;

-- The main menu of a page: one row a link, in document order.
CREATE OR REPLACE VIEW menu AS
SELECT d.page_id, CAST(n.x - 1 AS INTEGER) AS ordinal, d.menu_xpath AS xpath, d.menu_weight AS weight, a.text,
       a.url AS href
FROM page_detail d
LEFT JOIN SYSTEM_RANGE(1, 2147483647) n ON n.x <= CARDINALITY(d.menu_links)
LEFT JOIN anchor a ON a.id = d.menu_links[n.x]
WHERE d.menu_links IS NOT NULL;
