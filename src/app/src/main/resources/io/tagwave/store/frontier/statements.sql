--- CrawlCounts

-- pagesByState
SELECT state, COUNT(*) FROM frontier WHERE crawl_id = ? GROUP BY state;

-- pagesByOutcome
SELECT outcome, COUNT(*), SUM(record_count) FROM page WHERE crawl_id = ? GROUP BY outcome;

--- CrawlRecovery

-- unrepaired
SELECT 1 FROM crawl c WHERE c.id <> ? AND c.state = 'running'
UNION ALL SELECT 1 FROM frontier WHERE crawl_id = ? FETCH FIRST 1 ROWS ONLY;

-- tornPages
SELECT f.id FROM frontier f LEFT JOIN page p ON p.id = f.id WHERE f.crawl_id = ?
AND (p.id IS NULL AND f.state = 2 OR p.id IS NOT NULL AND (f.state <> 2
OR p.region_count <> (SELECT COUNT(*) FROM region r WHERE r.page_id = p.id)
OR p.record_count <> (SELECT COUNT(*) FROM region r JOIN data_record d
ON d.region_id = r.id WHERE r.page_id = p.id)
OR p.link_count <> COALESCE((SELECT CARDINALITY(d.links) FROM page_detail d
WHERE d.page_id = p.id), 0)));

-- forgetFoundOn
UPDATE frontier SET found_on = NULL WHERE crawl_id = ? AND found_on = ?;

--- CrawlWriter

-- markDone
UPDATE frontier SET state = 2, attempt = ? WHERE id = ? AND state <> 2;

-- sameBytes
SELECT id FROM page WHERE sha256 = ? AND crawl_id = ? AND outcome = 'done' ORDER BY id LIMIT 1;

-- earlierBytes
SELECT sha256 FROM page WHERE url = ? AND crawl_id < ? AND outcome = 'done'
AND crawl_id IN (SELECT crawl_id FROM list_crawl) ORDER BY crawl_id DESC LIMIT 1;

--- DuplicateIndex

-- storedDigests
SELECT sha256, id FROM page WHERE crawl_id = ? AND outcome = 'done' AND sha256 IS NOT NULL ORDER BY id;

--- FrontierTable

-- earlierHeaders
SELECT etag, last_modified FROM page WHERE url = ? AND crawl_id < ?
AND outcome IN ('done', 'not_modified')
AND (crawl_id IN (SELECT crawl_id FROM list_crawl) OR NOT EXISTS (SELECT 1 FROM list_crawl)) ORDER BY crawl_id DESC LIMIT 1;

-- earlierLinks
SELECT url FROM link WHERE page_id = (SELECT MAX(id) FROM page WHERE url = ? AND crawl_id < ? AND outcome = 'done') ORDER BY ordinal;

-- earlierNextPage
SELECT url FROM next_page WHERE page_id = (SELECT MAX(id) FROM page WHERE url = ? AND crawl_id < ? AND outcome = 'done');

-- delayHost
UPDATE frontier_host
SET next_turn = GREATEST(next_turn, clock_timestamp() + ? * INTERVAL '1 millisecond')
WHERE crawl_id = ? AND host = ? AND owner = ?;

-- spaceHost
UPDATE frontier_host SET gap_millis = ? WHERE crawl_id = ? AND host = ? AND owner = ?;

--- KnownUrls

-- insertUrl
INSERT INTO frontier (id, crawl_id, state, host, rank, depth, url, url_hash, attempt, found_on)
SELECT ?, ?, 0, ?, ?, ?, ?, ?, 1, ? WHERE NOT EXISTS
(SELECT 1 FROM frontier WHERE crawl_id = ? AND url_hash = ? AND host = ?);

-- raiseUrl
UPDATE frontier SET rank = 0
WHERE crawl_id = ? AND url_hash = ? AND host = ? AND state = 0 AND rank > 0;
