-- What H2 writes in its own way.

CREATE INDEX IF NOT EXISTS page_url ON page (url);
CREATE INDEX IF NOT EXISTS next_page_url ON next_page (url);

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

-- What became of the items of lists, crawl by crawl: names that this database takes for words of its own stand in quotes.
CREATE OR REPLACE VIEW changes AS
SELECT c.first_list AS list, c.crawl_id AS crawl, c.item_key AS "KEY", c.change, c.field AS "COLUMN", c.old_value AS old,
       c.new_value AS new, v.name, c.title, c.link, c.old_text, c.new_text, r.started_at AS at
FROM list_change c
JOIN list_crawl b ON b.crawl_id = c.crawl_id
JOIN list_visit v ON v.crawl_id = c.crawl_id AND v.first_list = c.first_list
JOIN crawl r ON r.id = c.crawl_id;
