-- Pages whose bytes differ between two crawls
-- :crawl = 1      the older crawl, or later
SELECT a.url, a.crawl_id AS before_crawl, b.crawl_id AS after_crawl, a.record_count AS records_before,
       b.record_count AS records_after
FROM page a
JOIN page b ON b.url = a.url AND b.crawl_id > a.crawl_id
WHERE a.crawl_id >= :crawl AND a.sha256 <> b.sha256
ORDER BY a.url, b.crawl_id
LIMIT 200;
