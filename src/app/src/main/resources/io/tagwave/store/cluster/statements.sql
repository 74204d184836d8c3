--- CrossHostRequests

-- requests
SELECT g.host, g.process, h.owner, g.may_ask IS NOT NULL,
CAST(CEIL(EXTRACT(EPOCH FROM g.may_ask - clock_timestamp()) * 1000) AS BIGINT)
FROM frontier_guest g JOIN frontier_host h ON h.crawl_id = g.crawl_id AND h.host = g.host
WHERE g.crawl_id = ? AND h.owner IS NOT NULL ORDER BY g.host, g.process;

-- permitRequest
UPDATE frontier_guest SET may_ask = clock_timestamp() + ? * INTERVAL '1 millisecond'
WHERE crawl_id = ? AND host = ? AND process = ?;

-- deleteRequest
DELETE FROM frontier_guest WHERE crawl_id = ? AND host = ? AND process = ?;

-- insertRequest
INSERT INTO frontier_guest (crawl_id, host, process) VALUES (?, ?, ?) ON CONFLICT DO NOTHING;

--- DatabaseOutbox

-- receivedUrls
SELECT m.id, m.host, m.url, m.rank, m.depth, m.found_on, m.raised FROM frontier_mail m
JOIN frontier_host h ON h.crawl_id = m.crawl_id AND h.host = m.host
WHERE m.crawl_id = ? AND h.owner = ? ORDER BY m.id LIMIT ?;

-- insertUrl
INSERT INTO frontier_mail (id, crawl_id, host, url, rank, depth, found_on, raised)
SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE ? OR NOT EXISTS
(SELECT 1 FROM frontier WHERE crawl_id = ? AND url_hash = ? AND host = ?);

-- addCounts
UPDATE crawl_process SET pages = pages + ?, failed = failed + ?, records = records + ?,
found = found + ? WHERE id = ? AND ended_at IS NULL;

-- receivedPages
SELECT f.page_id, f.url, f.request, f.depth, f.attempt, f.chain FROM frontier_forward f
JOIN frontier_host h ON h.crawl_id = f.crawl_id AND h.host = f.host
WHERE f.crawl_id = ? AND h.owner = ? ORDER BY f.page_id;

-- leavePage
UPDATE frontier SET state = 1, attempt = ? WHERE id = ? AND state <> 2;

--- ProcessTable

-- insertProcess
INSERT INTO crawl_process SELECT ?, ?, ?, COALESCE((SELECT MIN(since) FROM crawl_process WHERE crawl_id = ?
AND ended_at IS NULL), clock_timestamp()), clock_timestamp(), clock_timestamp() + ? * INTERVAL '1 millisecond', NULL, FALSE, FALSE, 0, 0, 0, 0, 0, 0;

-- endExpiredProcesses
UPDATE crawl_process SET ended_at = clock_timestamp(), lost = TRUE, granted = pages WHERE id IN
(SELECT id FROM crawl_process WHERE crawl_id = ? AND ended_at IS NULL
AND lease_until < clock_timestamp() FOR UPDATE SKIP LOCKED) RETURNING id;

-- releaseHostsOfExpired
UPDATE frontier_host SET owner = NULL, next_turn = GREATEST(next_turn, clock_timestamp()
+ GREATEST(?, COALESCE(gap_millis, 0)) * INTERVAL '1 millisecond') WHERE crawl_id = ? AND owner = ?;

-- grantedToOthers
SELECT COALESCE(SUM(CASE WHEN ended_at IS NULL THEN granted ELSE pages END), 0) FROM crawl_process
WHERE crawl_id = ? AND id <> ?;

-- doneUncounted
SELECT (SELECT COUNT(*) FROM frontier WHERE crawl_id = ? AND state = 2)
- (SELECT COALESCE(SUM(pages), 0) FROM crawl_process WHERE crawl_id = ?);

-- insertHosts
INSERT INTO frontier_host (crawl_id, host, taken) SELECT crawl_id, host, FALSE FROM frontier_mail m
WHERE crawl_id = ? AND NOT EXISTS (SELECT 1 FROM frontier_host h WHERE h.crawl_id = m.crawl_id
AND h.host = m.host) UNION SELECT crawl_id, host, FALSE FROM frontier_forward
WHERE crawl_id = ? UNION SELECT crawl_id, host, FALSE FROM frontier_guest WHERE crawl_id = ?
ON CONFLICT DO NOTHING;

-- takeHosts
UPDATE frontier_host SET taken = TRUE WHERE crawl_id = ? AND owner = ? AND NOT taken RETURNING host,
CAST(CEIL(EXTRACT(EPOCH FROM next_turn - clock_timestamp()) * 1000) AS BIGINT), gap_millis;

-- anythingLeft
SELECT 1 WHERE EXISTS (SELECT 1 FROM frontier_mail WHERE crawl_id = ?) OR EXISTS
(SELECT 1 FROM frontier_forward WHERE crawl_id = ?) OR EXISTS
(SELECT 1 FROM frontier_host WHERE crawl_id = ? AND (owner IS NULL OR NOT taken));

-- endAllProcesses
UPDATE crawl_process SET ended_at = clock_timestamp(), lost = TRUE, granted = pages
WHERE crawl_id = ? AND ended_at IS NULL;

-- insertHostsOfWaitingPages
INSERT INTO frontier_host (crawl_id, host, taken) SELECT DISTINCT crawl_id, host, FALSE FROM frontier
WHERE crawl_id = ? AND state <> 2 ON CONFLICT DO NOTHING;

-- runningMillis
SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp() - since) * 1000 AS BIGINT) FROM crawl_process
WHERE id = ?;

-- renewLease
UPDATE crawl_process SET lease_until = clock_timestamp() + ? * INTERVAL '1 millisecond' WHERE id = ? AND ended_at IS NULL;

-- liveProcesses
SELECT id, idle, hosts FROM crawl_process WHERE crawl_id = ? AND ended_at IS NULL ORDER BY id;

-- pagesOfOthers
SELECT COALESCE(SUM(pages), 0) FROM crawl_process WHERE crawl_id = ? AND id <> ?;

-- assignHost
UPDATE frontier_host SET owner = ?, taken = FALSE WHERE crawl_id = ? AND host = ?;

-- giveUpHost
UPDATE frontier_host SET owner = NULL, next_turn = clock_timestamp() + ? * INTERVAL '1 millisecond', gap_millis = ? WHERE crawl_id = ? AND host = ? AND owner = ?;

-- releaseAllHosts
UPDATE frontier_host SET owner = NULL, taken = FALSE WHERE crawl_id = ?;

-- endProcess
UPDATE crawl_process SET ended_at = clock_timestamp(), granted = pages WHERE id = ? AND ended_at IS NULL;

-- releaseHosts
UPDATE frontier_host SET owner = NULL WHERE crawl_id = ? AND owner = ?;
