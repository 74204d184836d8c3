--- CarriedOverPages

-- visitOfPage
SELECT p.id, p.outcome, p.status, CASE p.outcome WHEN 'not_modified' THEN (SELECT MAX(e.id) FROM page e
WHERE e.url = p.url AND e.crawl_id < p.crawl_id AND e.outcome = 'done') END
FROM page p WHERE p.url = ? AND p.crawl_id = ?;

--- ChangedFields

-- columnPlaces
SELECT ordinal, path FROM region_column WHERE region_id = ?;

-- recordCells
SELECT ordinal, cells FROM data_record WHERE region_id = ?;

--- ColumnRepair

-- movePath
UPDATE list_column SET path = ? WHERE text_column = ? AND list IN
(SELECT list FROM list_visit WHERE first_list = ? AND regions > 0);

--- CrawlForgetting

-- oldCrawls
SELECT id FROM crawl WHERE started_at < ? AND state <> 'running' AND id < (SELECT MAX(id) FROM crawl) ORDER BY id;

-- latestRows
SELECT v.first_list, v.crawl_id, v.first_row, v.last_row, v.previous_crawl, COALESCE(p.first_row, v.first_row)
FROM list_visit v JOIN (
SELECT first_list, MAX(crawl_id) AS crawl_id FROM list_visit WHERE first_row IS NOT NULL GROUP BY first_list) AS l
ON l.first_list = v.first_list AND l.crawl_id = v.crawl_id
LEFT JOIN list_visit p ON p.first_list = v.first_list AND p.crawl_id = v.previous_crawl ORDER BY v.first_list;

-- updateLastCrawls
UPDATE list_N SET crawl_id = (SELECT MAX(v.crawl_id) FROM list_visit v
WHERE v.first_list = ? AND v.crawl_id > list_N.crawl_id AND list_N.id BETWEEN v.first_row AND v.last_row
AND (list_N.replaced_in IS NULL OR list_N.replaced_in > v.crawl_id))
WHERE (id < ? OR replaced_in <= ?) AND EXISTS (SELECT 1 FROM list_visit v
WHERE v.first_list = ? AND v.crawl_id > list_N.crawl_id AND list_N.id BETWEEN v.first_row AND v.last_row
AND (list_N.replaced_in IS NULL OR list_N.replaced_in > v.crawl_id));

-- forgetStates
DELETE FROM list_N WHERE crawl_id = ANY(?) AND (id < ? OR replaced_in <= ?) AND (repeats OR id < (SELECT MAX(n.id) FROM list_N n
WHERE n.key = list_N.key AND n.since = list_N.since AND NOT n.repeats));

-- forgetVisits
UPDATE list_visit SET first_row = NULL, last_row = NULL WHERE first_list = ? AND crawl_id NOT IN (?, ?) AND crawl_id = ANY(?);

-- replacedPages
SELECT p.id FROM page p WHERE p.crawl_id = ANY(?) AND (
NOT EXISTS (SELECT 1 FROM page n WHERE n.url = p.url AND n.crawl_id > p.crawl_id)
OR EXISTS (SELECT 1 FROM page n WHERE n.url = p.url AND n.crawl_id > p.crawl_id AND n.outcome = 'done')) ORDER BY p.id;

-- linkingPages
SELECT DISTINCT found_on FROM frontier WHERE id = ANY(?) AND found_on IS NOT NULL;

-- forgetRegions
DELETE FROM list_region WHERE region_id IN (SELECT id FROM region WHERE page_id = ANY(?));

-- forgetFrontier
DELETE FROM frontier WHERE crawl_id = ANY(?) AND NOT EXISTS (SELECT 1 FROM page p WHERE p.id = frontier.id);

--- ColumnLayout

-- storedLayout
SELECT path, ordinal, hidden, text_name, value_name FROM list_shown WHERE first_list = ?;

--- DetailPageLinks

-- linksOfItems
SELECT t.href FROM list_N t
JOIN list_visit v ON v.first_list = ? AND v.crawl_id = ? AND t.id BETWEEN v.first_row AND v.last_row
AND t.crawl_id <= v.crawl_id AND (t.replaced_in IS NULL OR t.replaced_in > v.crawl_id)
WHERE t.href IS NOT NULL GROUP BY t.href ORDER BY MIN(t.id);

--- ItemDetails

-- detailPages
SELECT l.href, MAX(p.id) FROM detail_link l JOIN page p ON p.url = l.url AND p.crawl_id <= ?
JOIN detail_page d ON d.page_id = p.id WHERE l.crawl_id = ? AND l.list = ?
GROUP BY l.href ORDER BY MIN(l.place);

--- LinkCheck

-- linkingPage
SELECT f.url, v.id, n.id, n.outcome, n.status, COALESCE(n.duplicate_of, n.id)
FROM frontier f JOIN page v ON v.id = f.found_on
LEFT JOIN page n ON n.url = v.url AND n.crawl_id = ? WHERE f.id = ?;

-- linksOfPage
SELECT url FROM link WHERE page_id = ? UNION ALL SELECT url FROM next_page WHERE page_id = ?;

--- ListChanges

-- visitsOfList
SELECT crawl_id, 1 AS made, first_row FROM list_visit WHERE list = ? OR first_list = ?
UNION ALL SELECT crawl_id, 0, NULL FROM lists WHERE list = ?
ORDER BY made DESC, first_row NULLS LAST FETCH FIRST 1 ROWS ONLY;

-- latestUpdates
SELECT v.first_list, v.name, l.written > 0, v.crawl_id, v.previous_crawl, c.started_at, p.started_at
FROM list_visit v JOIN (SELECT first_list, MAX(crawl_id) AS crawl_id,
SUM(CASE WHEN written THEN 1 ELSE 0 END) AS written FROM list_visit GROUP BY first_list) AS l
ON l.first_list = v.first_list AND l.crawl_id = v.crawl_id
JOIN crawl c ON c.id = v.crawl_id LEFT JOIN crawl p ON p.id = v.previous_crawl
WHERE CAST(? AS BIGINT) IS NULL OR v.first_list IN (
SELECT f.first_list FROM list_visit f WHERE f.list = ? OR f.first_list = ?) ORDER BY v.first_list;

-- updateOfVisit
SELECT v.first_list, v.name, v.written, v.crawl_id, v.previous_crawl, c.started_at, p.started_at FROM list_visit v
JOIN crawl c ON c.id = v.crawl_id LEFT JOIN crawl p ON p.id = v.previous_crawl WHERE v.first_list = ? AND v.crawl_id = ?;

-- changesOfVisit
SELECT item_key, change, field, kind, old_value, new_value, title, link, old_text, new_text FROM list_change
WHERE first_list = ? AND crawl_id = ?
ORDER BY CASE change WHEN 'new' THEN 0 WHEN 'gone' THEN 1 ELSE 2 END, item_key, field;

-- kindsOfChanges
SELECT DISTINCT change FROM list_change WHERE first_list = ? AND crawl_id = ?;

-- hiddenChanges
SELECT COUNT(*) FROM (SELECT DISTINCT c.first_list, c.item_key FROM list_change c JOIN (
SELECT first_list, MAX(crawl_id) AS crawl_id, SUM(CASE WHEN written THEN 1 ELSE 0 END) AS written
FROM list_visit GROUP BY first_list) AS l ON l.first_list = c.first_list AND l.crawl_id = c.crawl_id
WHERE l.written = 0 AND EXISTS (SELECT 1 FROM list_visit v WHERE v.written)) AS items;

-- refusedVisits
SELECT 'The list at ' || v.url || ' was not taken, and nothing of it is reported as gone or changed: ' || v.refused
FROM list_visit v WHERE v.crawl_id = ? AND v.refused IS NOT NULL ORDER BY v.first_list;

-- repairedVisits
SELECT 'The list at ' || v.url || ' was redesigned. Its columns were found again by the known values: ' || v.repaired
FROM list_visit v WHERE v.crawl_id = ? AND v.repaired IS NOT NULL ORDER BY v.first_list;

-- latestRefused
SELECT MAX(v.crawl_id) FROM list_visit v WHERE v.refused IS NOT NULL AND v.crawl_id =
(SELECT MAX(l.crawl_id) FROM list_visit l WHERE l.first_list = v.first_list AND l.crawl_id < ?);

-- incompleteVisits
SELECT v.url, v.missing_pages FROM list_visit v JOIN (
SELECT first_list, MAX(crawl_id) AS crawl_id FROM list_visit GROUP BY first_list) AS l
ON l.first_list = v.first_list AND l.crawl_id = v.crawl_id
WHERE NOT v.complete AND v.previous_crawl IS NOT NULL AND v.first_row IS NOT NULL
AND (CAST(? AS BIGINT) IS NULL OR v.first_list = ?)
ORDER BY v.first_list FETCH FIRST 20 ROWS ONLY;

--- ListGate

-- columnsOfPages
SELECT page_urlCOUNTS FROM list_N WHERE VISIT AND crawl_id = ? AND NOT repeats AND NOT carried
GROUP BY page_url HAVING COUNT(*) >= ? ORDER BY MIN(id);

-- brokenPages
SELECT page_url, field FROM (SELECT n.page_url, MIN(n.id) AS place, CASE WHEN FALSE THEN 0 BROKEN END AS field
FROM list_N n JOIN list_N b ON b.key = n.key
WHERE LATER AND n.crawl_id = ? AND NOT n.repeats AND NOT n.carried AND BEFORE AND NOT b.repeats
GROUP BY n.page_url HAVING COUNT(*) >= ?) t WHERE field IS NOT NULL ORDER BY place LIMIT 1;

-- brokenPrice
 WHEN COUNT(CASE WHEN b.COLUMN > 0 THEN n.COLUMN END) >= 5
AND (PERCENTILE_CONT(0.25) WITHIN GROUP (ORDER BY CASE WHEN b.COLUMN > 0 THEN n.COLUMN / b.COLUMN END) > 5
OR PERCENTILE_CONT(0.75) WITHIN GROUP (ORDER BY CASE WHEN b.COLUMN > 0 THEN n.COLUMN / b.COLUMN END) < 0.2);

-- brokenText
 WHEN COUNT(DISTINCT b.COLUMN) = COUNT(*) AND COUNT(n.COLUMN) = COUNT(*) AND COUNT(DISTINCT n.COLUMN) = 1;

-- textsOfColumn
SELECT COLUMN FROM list_N WHERE VISIT AND COLUMN IS NOT NULL AND FURTHER LIMIT ?;

-- visitsBefore
SELECT crawl_id, first_row, last_row, key_rule FROM list_visit
WHERE first_list = ? AND crawl_id < ? AND first_row IS NOT NULL AND missing_pages = 0 AND (complete OR ?)
ORDER BY crawl_id DESC LIMIT ?;

-- itemsByChange
SELECT change || COALESCE(' ' || field, ''), COUNT(DISTINCT item_key) FROM list_change
WHERE first_list = ? AND crawl_id > ? AND crawl_id <= ? GROUP BY change || COALESCE(' ' || field, '');

-- secondsBetween
SELECT EXTRACT(EPOCH FROM b.started_at) - EXTRACT(EPOCH FROM a.started_at) FROM crawl a, crawl b WHERE a.id = ? AND b.id = ?;

--- ListGrouping

-- regionColumns
SELECT c.region_id, c.ordinal, c.name, c.kind, c.path, c.is_constant AND (c.path NOT LIKE '%/@value-%'
OR MIN(c.currency) OVER (PARTITION BY p.host, r.template, c.path) = MAX(c.currency) OVER (PARTITION BY p.host, r.template, c.path))
FROM region_column c JOIN region r ON r.id = c.region_id JOIN page p ON p.id = r.page_id
WHERE p.crawl_id = ? AND r.content ORDER BY c.region_id, c.ordinal;

-- contentRegions
SELECT r.id, p.id, p.url, r.ordinal, r.record_count, p.host, r.template, r.main FROM region r
JOIN page p ON p.id = r.page_id WHERE p.crawl_id = ? AND r.content
AND r.template IS NOT NULL ORDER BY r.id;

-- firstCells
SELECT cells FROM data_record WHERE region_id = ? FETCH FIRST 1 ROWS ONLY;

--- ListHistory

-- latestVisits
SELECT v.first_list, v.host, v.template, v.url, v.crawl_id, v.first_row, v.last_row, v.key_rule, v.name,
l.written > 0, l.ever_complete > 0, v.complete, v.missing_pages
FROM list_visit v JOIN (SELECT first_list, MAX(crawl_id) AS crawl_id,
SUM(CASE WHEN written THEN 1 ELSE 0 END) AS written,
SUM(CASE WHEN complete THEN 1 ELSE 0 END) AS ever_complete FROM list_visit
WHERE crawl_id < ? AND first_row IS NOT NULL GROUP BY first_list) AS l
ON l.first_list = v.first_list AND l.crawl_id = v.crawl_id ORDER BY v.first_list;

-- columnsOfVisits
SELECT c.list, c.ordinal, c.name, c.kind, c.path, c.text_column, c.value_column FROM list_column c
JOIN list_visit v ON v.list = c.list AND v.regions > 0 WHERE v.first_list = ?
ORDER BY v.crawl_id, c.ordinal;

--- ListSummary

-- itemsOfList
SELECT SUM(p.items), SUM(CASE WHEN r.main THEN p.items ELSE 0 END), COUNT(DISTINCT CASE WHEN p.items > 0 THEN p.page_url END),
CASE WHEN SUM(p.repeated) > 0 THEN (SELECT COUNT(DISTINCT t.key) FROM list_N t WHERE VISIT AND t.repeats
AND t.page_url IN (SELECT t.page_url FROM list_N t WHERE VISIT AND NOT t.repeats)
AND t.page_url IN (SELECT p.url FROM page p WHERE p.crawl_id = ? AND p.outcome IN ('done', 'not_modified'))) ELSE 0 END FROM (
SELECT t.page_url, t.region, COUNT(CASE WHEN NOT t.repeats THEN 1 END) AS items, COUNT(CASE WHEN t.repeats THEN 1 END) AS repeated
FROM list_N t WHERE VISIT GROUP BY t.page_url, t.region) AS p JOIN region r ON r.id = p.region;

-- firstColumns
SELECT name FROM list_column WHERE list = ? AND kind NOT IN ('link', 'image') ORDER BY ordinal LIMIT ?;

-- listsOfCrawl
SELECT first_list, first_row, last_row, previous_crawl, name FROM list_visit
WHERE crawl_id = ? AND first_row IS NOT NULL;

--- ListTable

-- createTable
CREATE TABLE list_N (id BIGINT PRIMARY KEY, crawl_id BIGINT NOT NULL, page_id BIGINT NOT NULL, page_url VARCHAR NOT NULL,
region BIGINT NOT NULL, ordinal INTEGER NOT NULL, since BIGINT NOT NULL, carried BOOLEAN NOT NULL, repeats BOOLEAN NOT NULL,
replaced_in BIGINT, href VARCHAR, COLUMNS);

-- itemsByKey
SELECT * FROM list_N WHERE key = ANY(?) AND VISIT AND NOT repeats ORDER BY id;

-- missingItems
SELECT * FROM list_N b WHERE VISIT AND NOT repeats AND NOT EXISTS (SELECT 1 FROM list_N n
WHERE n.key = b.key AND LATER AND NOT n.repeats) ORDER BY id;

-- knownItem
SELECT 1 FROM list_N WHERE key = ? AND crawl_id < ? FETCH FIRST 1 ROWS ONLY;

-- readPages
SELECT t.page_url FROM (SELECT DISTINCT page_url, carried FROM list_N WHERE VISIT) t
LEFT JOIN page p ON p.url = t.page_url AND p.crawl_id = ? WHERE NOT t.carried OR p.outcome = 'not_modified';

-- itemsOfVisit
SELECT * FROM list_N WHERE VISIT ORDER BY id;

-- firstItems
SELECT * FROM list_N WHERE VISIT AND (NOT repeats OR ?) ORDER BY id LIMIT ?;

-- pagesOfVisit
SELECT page_id, MIN(page_url), MIN(id), MAX(id), COUNT(*) FROM list_N WHERE VISIT GROUP BY page_id;

-- keysOfPage
SELECT key FROM list_N WHERE VISIT AND id BETWEEN ? AND ? AND page_id = ?;

-- keyOfOtherPage
SELECT 1 FROM list_N WHERE key = ANY(?) AND VISIT AND NOT (page_id = ANY(?)) FETCH FIRST 1 ROWS ONLY;

-- replaceRows
UPDATE list_N SET replaced_in = ? WHERE VISIT AND id BETWEEN ? AND ? AND page_id = ?;

-- updateKey
UPDATE list_N SET key = ? WHERE id = ?;

--- ListTableBuilder

-- crawlsWithoutTables
SELECT id FROM crawl c WHERE state <> 'running'
AND NOT EXISTS (SELECT 1 FROM list_crawl b WHERE b.crawl_id = c.id) ORDER BY id;

-- tablesOfLaterCrawls
SELECT first_list, MIN(crawl_id) FROM list_visit WHERE first_row IS NOT NULL
GROUP BY first_list HAVING MAX(crawl_id) >= ?;

--- NextPages

-- nextPages
SELECT n.page_id, t.id, t.url, t.outcome, t.status FROM page p JOIN next_page n ON n.page_id = CASE p.outcome
WHEN 'not_modified' THEN (SELECT MAX(e.id) FROM page e WHERE e.url = p.url AND e.crawl_id < p.crawl_id AND e.outcome = 'done')
ELSE p.id END LEFT JOIN page t ON t.url = n.url AND t.crawl_id = p.crawl_id
WHERE p.crawl_id = ?;

-- continuedOtherwise
SELECT id FROM page WHERE crawl_id = ? AND outcome = 'done' AND error LIKE ?;

-- failedSeeds
SELECT url, outcome, status FROM page WHERE crawl_id = ? AND depth = 0;

--- RegionItemReader

-- recordsOfRegion
SELECT ordinal, href, text, cells, numbers, dates FROM data_record WHERE region_id = ? ORDER BY ordinal;

--- SiteListLearner

-- visitOfList
SELECT list, template, key_rule, first_row, last_row FROM list_visit
WHERE crawl_id = ? AND first_list = ? AND regions > 0;

-- columnsOfList
SELECT f.name, c.name, c.kind, c.path, c.text_column FROM list_column c
LEFT JOIN list_column f ON f.list = ? AND f.text_column = c.text_column
WHERE c.list = ? AND c.path NOT LIKE '%/@value-%' ORDER BY c.ordinal;

--- ListVisitWriter

-- firstPages
SELECT COUNT(*) FROM page WHERE crawl_id = ? AND depth = 0;

-- insertGone
INSERT INTO list_change (first_list, crawl_id, item_key, change, title, link)
SELECT CAST(? AS BIGINT), CAST(? AS BIGINT), b.key, 'gone', TITLE, b.href FROM list_N b
WHERE BEFORE AND NOT b.repeats AND NOT EXISTS (
  SELECT 1 FROM list_N n WHERE n.key = b.key AND VISIT AND NOT n.repeats) ORDER BY b.id;

--- UnreadPages

-- endsOfLists
SELECT n.page_id, p.url, n.url FROM page p JOIN next_page n ON n.page_id = CASE p.outcome WHEN 'not_modified' THEN
(SELECT MAX(e.id) FROM page e WHERE e.url = p.url AND e.crawl_id < p.crawl_id AND e.outcome = 'done') ELSE p.id END
JOIN page t ON t.url = n.url AND t.crawl_id = p.crawl_id
LEFT JOIN next_page m ON m.page_id = CASE t.outcome WHEN 'not_modified' THEN
(SELECT MAX(e.id) FROM page e WHERE e.url = t.url AND e.crawl_id < t.crawl_id AND e.outcome = 'done') ELSE t.id END
WHERE p.crawl_id = ? AND t.outcome IN ('done', 'not_modified', 'duplicate') AND m.page_id IS NULL
AND EXISTS (SELECT 1 FROM region r WHERE r.page_id = n.page_id AND r.main)
ORDER BY n.page_id;

-- linksBesideItems
SELECT l.url FROM link l WHERE l.page_id = ? AND NOT EXISTS (SELECT 1 FROM data_record d JOIN region r ON r.id = d.region_id
WHERE r.page_id = l.page_id AND r.main AND d.href = l.url);

-- seedPages
SELECT id FROM page WHERE crawl_id = ? AND depth = 0;

--- WatchOutbox

-- addTarget
INSERT INTO watch_target (target, first_crawl) SELECT CAST(? AS VARCHAR), (SELECT COALESCE(MAX(id), 0) FROM crawl)
FROM (SELECT 1 AS one) AS single WHERE NOT EXISTS (SELECT 1 FROM watch_target WHERE target = ?);

-- newVisits
SELECT v.first_list, v.crawl_id FROM list_visit v JOIN list_crawl b ON b.crawl_id = v.crawl_id
WHERE v.crawl_id > (SELECT first_crawl FROM watch_target WHERE target = ?) AND v.previous_crawl IS NOT NULL
AND v.first_list IN (SELECT w.first_list FROM list_visit w WHERE w.written)
AND NOT EXISTS (SELECT 1 FROM watch_message m WHERE m.target = ? AND m.crawl_id = v.crawl_id AND m.first_list = v.first_list)
ORDER BY v.crawl_id, v.first_list;

-- dueMessages
SELECT crawl_id, first_list, body, attempts FROM watch_message
WHERE target = ? AND sent_at IS NULL AND next_at <= ? ORDER BY crawl_id, first_list;

-- latestMessages
SELECT crawl_id, first_list, body, attempts FROM watch_message
WHERE target = ? AND body IS NOT NULL ORDER BY crawl_id DESC, first_list FETCH FIRST 100 ROWS ONLY;

-- markSent
UPDATE watch_message SET sent_at = ?, attempts = attempts + 1 WHERE target = ? AND crawl_id = ? AND first_list = ?;

-- markFailed
UPDATE watch_message SET next_at = ?, attempts = attempts + 1 WHERE target = ? AND crawl_id = ? AND first_list = ?;

-- unsent
SELECT COUNT(*) FROM watch_message WHERE target = ? AND sent_at IS NULL;
