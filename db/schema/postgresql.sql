-- What PostgreSQL writes in its own way.

-- A tree would refuse URLs of more than 2,704 bytes.
CREATE INDEX IF NOT EXISTS page_url_hash ON page USING hash (url);
CREATE INDEX IF NOT EXISTS next_page_url ON next_page USING hash (url);

-- Several processes find by it whose bytes another has stored.
CREATE INDEX IF NOT EXISTS page_sha256 ON page (sha256);

-- The links of a page, in document order. next_of: the region whose next page a link leads to.
CREATE OR REPLACE VIEW link AS
SELECT d.page_id, CAST(n.place - 1 AS INTEGER) AS ordinal, a.url, a.text, a.nofollow, n.anchor < 0 AS in_menu,
       CASE WHEN a.url = x.url
            THEN (SELECT MIN(r.id) FROM region r WHERE r.page_id = d.page_id AND r.main) END AS next_of
FROM page_detail d
CROSS JOIN LATERAL UNNEST(d.links) WITH ORDINALITY AS n (anchor, place)
JOIN anchor a ON a.id = ABS(n.anchor)
LEFT JOIN next_page x ON x.page_id = d.page_id;

-- The main menu of a page: one row a link, in document order.
CREATE OR REPLACE VIEW menu AS
SELECT d.page_id, CAST(n.place - 1 AS INTEGER) AS ordinal, d.menu_xpath AS xpath, d.menu_weight AS weight, a.text,
       a.url AS href
FROM page_detail d
CROSS JOIN LATERAL UNNEST(d.menu_links) WITH ORDINALITY AS n (anchor, place)
JOIN anchor a ON a.id = n.anchor;

-- What became of the items of lists, crawl by crawl: names that this database takes for words of its own stand in quotes.
CREATE OR REPLACE VIEW changes AS
SELECT c.first_list AS list, c.crawl_id AS crawl, c.item_key AS "key", c.change, c.field AS "column", c.old_value AS old,
       c.new_value AS new, v.name, c.title, c.link, c.old_text, c.new_text, r.started_at AS at
FROM list_change c
JOIN list_crawl b ON b.crawl_id = c.crawl_id
JOIN list_visit v ON v.crawl_id = c.crawl_id AND v.first_list = c.first_list
JOIN crawl r ON r.id = c.crawl_id;
