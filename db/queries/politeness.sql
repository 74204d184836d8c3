-- Requests to a host, and how close together two of them were
SELECT host, COUNT(*) AS requests, MIN(gap) AS least_gap_seconds, AVG(gap) AS mean_gap_seconds
FROM (
    SELECT host, EXTRACT(EPOCH FROM fetched_at) - LAG(EXTRACT(EPOCH FROM fetched_at))
           OVER (PARTITION BY crawl_id, host ORDER BY fetched_at) AS gap
    FROM page
    WHERE outcome <> 'excluded_by_robots'
) gaps
GROUP BY host
ORDER BY least_gap_seconds
LIMIT 50;
