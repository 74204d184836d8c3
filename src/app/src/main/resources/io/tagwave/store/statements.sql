--- CrawlHistory

-- mainRecords
SELECT p.url, d.text FROM page p JOIN region r ON r.page_id = p.id
JOIN data_record d ON d.region_id = r.id WHERE p.crawl_id = ? AND r.main;

-- listsContinuedAt
SELECT r.template, c.name, c.kind, c.path, c.is_constant FROM next_page n JOIN page p ON p.id = n.page_id
JOIN region r ON r.page_id = p.id JOIN region_column c ON c.region_id = r.id
WHERE n.url = ? AND r.main AND r.template IS NOT NULL ORDER BY p.id DESC, c.ordinal;

--- Crawls

-- partlyReadPages
SELECT url || ': ' || error FROM page WHERE crawl_id = ? AND error IS NOT NULL AND outcome = 'done' ORDER BY id FETCH FIRST 20
ROWS ONLY;

-- listsNotFollowed
SELECT n.url FROM page p JOIN next_page n ON n.page_id = CASE p.outcome WHEN 'not_modified' THEN (SELECT MAX(e.id)
FROM page e WHERE e.url = p.url AND e.crawl_id < p.crawl_id AND e.outcome = 'done') ELSE p.id END WHERE p.found_count
= 0 AND p.crawl_id = ? ORDER BY p.id;

-- knownUrl
SELECT 1 FROM frontier WHERE crawl_id = ? AND url_hash = ?;

-- continuedLists
SELECT p.url || ': ' || e.error FROM page p JOIN page e ON e.id = CASE p.outcome WHEN 'not_modified' THEN (SELECT MAX(x.id) FROM
page x WHERE x.url = p.url AND x.crawl_id < p.crawl_id AND x.outcome = 'done') ELSE p.id END WHERE p.crawl_id = ? AND
e.error LIKE ? ORDER BY p.id FETCH FIRST 20 ROWS ONLY;

-- waitingPages
SELECT CASE WHEN EXISTS (SELECT 1 FROM detail_link d WHERE d.crawl_id = f.crawl_id AND d.url = f.url)
THEN 'An item''s page was not fetched: ' ELSE 'The list continues at ' END || url FROM frontier f WHERE
state = 0 AND crawl_id = ? ORDER BY id FETCH FIRST 20 ROWS ONLY;

-- fetchedSeeds
SELECT url FROM page WHERE crawl_id = ? AND depth = 0 AND status BETWEEN 200 AND 399
AND NOT (status < 300 AND outcome = 'http_error') FETCH FIRST 1 ROWS ONLY;

-- failedPages
SELECT url || ': ' || outcome || COALESCE(' (' || error || ')', '') FROM page p WHERE crawl_id = ? AND (outcome IN (%s) OR outcome NOT IN (%s) AND NOT EXISTS
(SELECT 1 FROM detail_link d WHERE d.crawl_id = p.crawl_id AND d.url = p.url)) ORDER BY id FETCH FIRST 20 ROWS ONLY;

-- insertCrawl
INSERT INTO crawl (id, started_at, active_millis, state, seeds, settings)
VALUES (?, ?, 0, 'running', ?, ?);

-- nextPagesWithoutList
SELECT DISTINCT t.url FROM page p JOIN next_page n ON n.page_id = CASE p.outcome WHEN 'not_modified' THEN
(SELECT MAX(e.id) FROM page e WHERE e.url = p.url AND e.crawl_id < p.crawl_id AND e.outcome = 'done') ELSE p.id END
JOIN page t ON t.url = n.url AND t.crawl_id = p.crawl_id
LEFT JOIN region m ON m.main AND m.page_id = CASE t.outcome WHEN 'not_modified' THEN
(SELECT MAX(e.id) FROM page e WHERE e.url = t.url AND e.crawl_id < t.crawl_id AND e.outcome = 'done') ELSE t.id END
WHERE p.crawl_id = ? AND t.outcome IN ('done', 'not_modified') AND m.id IS NULL
AND EXISTS (SELECT 1 FROM region r WHERE r.page_id = n.page_id AND r.main)
ORDER BY t.url;

-- crawlSummary
SELECT kind, name, amount FROM crawl_summary WHERE amount IS NOT NULL AND crawl_id = ?
ORDER BY kind, name;

-- driftedPages
SELECT host, error, COUNT(*), MIN(url) FROM page WHERE outcome = 'drifted' AND crawl_id = ?
GROUP BY host, error ORDER BY MIN(id);

-- firstSeeds
SELECT url || ' ' || outcome || ' (' || COALESCE(error, 'null') || ')' FROM page WHERE depth = 0 AND crawl_id = ?
ORDER BY id FETCH FIRST 3 ROWS ONLY;

-- redirectedSeeds
SELECT url || ': ' || error FROM page WHERE depth = 0 AND outcome = 'off_scope' AND error LIKE 'redirect to http%' AND crawl_id = ?
ORDER BY id FETCH FIRST 3 ROWS ONLY;

-- repetitivePages
SELECT COUNT(*) || ' pages were ' || error FROM page WHERE outcome = 'repetitive' AND crawl_id = ? GROUP BY error
ORDER BY COUNT(*) DESC, error FETCH FIRST 5 ROWS ONLY;

-- startOfPreviousCrawl
SELECT started_at FROM crawl WHERE id < ? ORDER BY id DESC FETCH FIRST 1 ROWS ONLY;

-- addCrawlTime
UPDATE crawl SET active_millis = active_millis + ?, state = ?, ended_at = ? WHERE id = ?;

--- PageParts

-- appendNote
UPDATE page SET error = CASE WHEN error IS NULL THEN '' ELSE error || '; ' END || ? WHERE id = ?;
