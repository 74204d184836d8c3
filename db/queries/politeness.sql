-- Requests to a host, and how close together two of them were
SELECT host, COUNT(*) AS requests, MIN(seconds - earlier) AS least_gap_seconds, AVG(seconds - earlier) AS mean_gap_seconds
FROM (
    SELECT host, seconds, LAG(seconds) OVER (PARTITION BY crawl_id, host ORDER BY seconds) AS earlier
    FROM (
        SELECT crawl_id, host, CAST(EXTRACT(EPOCH FROM fetched_at) AS DOUBLE PRECISION) AS seconds
        FROM page
        WHERE outcome <> 'excluded_by_robots'
    ) visits
) gaps
GROUP BY host
ORDER BY least_gap_seconds
LIMIT 50;
