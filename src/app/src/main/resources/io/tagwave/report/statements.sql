--- CrawlSections, for one crawl

-- changedLists
SELECT v.list, v.host, v.records,
  COUNT(DISTINCT CASE WHEN c.change = 'new' THEN c.item_key END) AS new_items,
  COUNT(DISTINCT CASE WHEN c.change = 'gone' THEN c.item_key END) AS gone_items,
  COUNT(DISTINCT CASE WHEN c.change = 'changed' THEN c.item_key END) AS changed_items
FROM list_visit v LEFT JOIN list_change c ON c.crawl_id = v.crawl_id AND c.first_list = v.first_list
WHERE v.previous_crawl IS NOT NULL AND v.crawl_id = %d
GROUP BY v.list, v.host, v.records ORDER BY COUNT(DISTINCT c.item_key) DESC, v.list LIMIT 200;

-- changedItems
SELECT c.item_key AS item, c.change, c.field, c.old_value, c.new_value, v.list FROM list_change c
JOIN list_visit v ON v.crawl_id = c.crawl_id AND v.first_list = c.first_list WHERE c.crawl_id = %d
ORDER BY c.first_list, CASE c.change WHEN 'changed' THEN 0 WHEN 'new' THEN 1 ELSE 2 END, c.item_key, c.field LIMIT 200;

-- outcomes
SELECT outcome, status, COUNT(*) AS pages, SUM(record_count) AS records, MIN(error) AS example_of_an_error
FROM page WHERE crawl_id = %d GROUP BY outcome, status ORDER BY pages DESC, outcome, status;

-- hosts
SELECT host, COUNT(*) AS pages, SUM(CASE WHEN outcome = 'done' THEN 1 ELSE 0 END) AS done,
  SUM(record_count) AS records, CAST(SUM(bytes) / 1000 AS BIGINT) AS kilobytes
FROM page WHERE crawl_id = %d GROUP BY host ORDER BY pages DESC, host LIMIT 200;

-- slowest
SELECT p.url, SUM(CASE WHEN t.stage = 'fetch' THEN t.millis ELSE 0 END) AS network,
  SUM(CASE WHEN t.stage = 'fetch' THEN 0 ELSE t.millis END) AS processing, SUM(t.millis) AS total, MAX(p.nodes) AS nodes
FROM page p JOIN timing t ON t.page_id = p.id WHERE p.crawl_id = %d
GROUP BY p.id, p.url ORDER BY total DESC, p.id LIMIT 20;

-- stages
SELECT t.stage, COUNT(*) AS pages, SUM(t.millis) / 1000 AS seconds, AVG(t.millis) AS mean_milliseconds,
  MAX(t.millis) AS maximum_milliseconds
FROM timing t JOIN page p ON p.id = t.page_id WHERE p.crawl_id = %d GROUP BY t.stage ORDER BY seconds DESC;

--- ReportedLists, for one crawl

-- lists
SELECT l.list, l.host, l.url, CASE WHEN r.main THEN 'main' ELSE 'beside' END, l.records, l.pages, (SELECT STRING_AGG(c.name, ', ' ORDER BY c.ordinal)
FROM region_column c WHERE c.region_id = l.list AND NOT c.is_constant AND c.kind NOT IN ('link', 'image'))
FROM lists l JOIN region r ON r.id = l.list WHERE l.crawl_id = %d ORDER BY r.main DESC, l.records DESC, l.list;
