--- CrawlHandler; the names are those of the JSON

-- crawls
SELECT c.id AS crawl, c.state, c.started_at, c.ended_at, c.active_millis / 1000 AS seconds,
  (SELECT COUNT(*) FROM page p WHERE p.crawl_id = c.id) AS pages,
  (SELECT SUM(p.record_count) FROM page p WHERE p.crawl_id = c.id) AS records,
  (SELECT COUNT(*) FROM frontier f WHERE f.crawl_id = c.id AND f.state <> 2) AS waiting, c.settings
FROM crawl c %s;

-- outcomes
SELECT crawl_id, outcome, COUNT(*) AS pages, SUM(record_count) AS records FROM page %s
GROUP BY crawl_id, outcome ORDER BY crawl_id DESC, pages DESC, outcome;

-- hosts
SELECT host, COUNT(*) AS pages, SUM(CASE WHEN outcome = 'done' THEN 1 ELSE 0 END) AS done,
  SUM(CASE WHEN outcome IN ('http_error', 'timeout', 'unreachable', 'failed', 'render_failed') THEN 1 ELSE 0 END) AS failed,
  SUM(CASE WHEN outcome = 'excluded_by_robots' THEN 1 ELSE 0 END) AS by_robots,
  SUM(CASE WHEN rendered THEN 1 ELSE 0 END) AS rendered, SUM(render_gain) AS gained,
  SUM(record_count) AS records, SUM(bytes) AS bytes, MIN(error) AS for_example
FROM page WHERE crawl_id = %d GROUP BY host ORDER BY pages DESC, host LIMIT 200;

-- waiting
SELECT host, COUNT(*) AS waiting FROM frontier WHERE crawl_id = %d AND state <> 2
GROUP BY host ORDER BY waiting DESC, host LIMIT 200;

-- slowest
SELECT p.id AS page_id, p.url, SUM(t.millis) AS milliseconds
FROM page p JOIN timing t ON t.page_id = p.id WHERE p.crawl_id = %d
GROUP BY p.id, p.url ORDER BY milliseconds DESC, p.id LIMIT 10;

--- ListHandler

-- list
SELECT crawl_id, host, url, pages, records, complete, missing_pages, name, first_list,
  (SELECT MAX(p.id) FROM page p JOIN page_html h ON h.page_id = p.id WHERE p.url = lists.url) FROM lists WHERE list = %d;

-- placeOfList
SELECT r.template FROM region r JOIN list_region l ON l.region_id = r.id JOIN list_visit v ON v.list = l.list
WHERE r.page_id = %d AND v.first_list = %d AND v.regions > 0;
-- visitsOfList
SELECT list, crawl_id FROM lists WHERE first_list = %d ORDER BY crawl_id DESC;

--- PageHandler

-- page
SELECT id, crawl_id, url, final_url, outcome, status, content_type, charset, bytes, fetched_at, nodes, rendered,
  render_decision, render_gain, region_count, record_count, link_count, duplicate_of, error
FROM page WHERE id = %d;

-- regions
SELECT id, content, main, score, record_count, start_pos, end_pos, xpath, template
FROM region WHERE page_id = %d ORDER BY ordinal LIMIT 40;

--- ItemHandler, for one list by its first number

-- visits
SELECT v.crawl_id, CAST(CAST(c.started_at AS DATE) AS VARCHAR), v.complete FROM list_visit v
JOIN list_crawl b ON b.crawl_id = v.crawl_id JOIN crawl c ON c.id = v.crawl_id
WHERE v.first_row IS NOT NULL AND v.first_list = %d ORDER BY v.crawl_id;

-- figures
SELECT v.crawl_id, COUNT(*)%s FROM %s t
JOIN list_visit v ON v.first_list = %d AND t.id BETWEEN v.first_row AND v.last_row AND t.crawl_id <= v.crawl_id
AND (t.replaced_in IS NULL OR t.replaced_in > v.crawl_id)
JOIN list_crawl b ON b.crawl_id = v.crawl_id WHERE NOT t.repeats GROUP BY v.crawl_id ORDER BY v.crawl_id;
