-- What became of the items of lists, crawl by crawl: names that this database takes for words of its own stand in quotes.
CREATE OR REPLACE VIEW changes AS
SELECT c.first_list AS list, c.crawl_id AS crawl, c.item_key AS "KEY", c.change, c.field AS "COLUMN", c.old_value AS old,
       c.new_value AS new
FROM list_change c
JOIN list_crawl b ON b.crawl_id = c.crawl_id;
