-- Two crawls of the same pages, such as parsed and rendered: pages, records won and lost, nodes, mean milliseconds by stage
-- :parsed = 0      number of the crawl without a browser; 0: the latest that rendered nothing
-- :rendered = 0    number of the crawl with a browser; 0: the latest that rendered pages
WITH crawls AS (
    SELECT CASE WHEN CAST(:parsed AS BIGINT) > 0 THEN CAST(:parsed AS BIGINT)
                ELSE (SELECT MAX(c.id) FROM crawl c WHERE EXISTS (SELECT 1 FROM page p WHERE p.crawl_id = c.id)
                      AND NOT EXISTS (SELECT 1 FROM page p WHERE p.crawl_id = c.id AND p.rendered)) END AS parsed,
           CASE WHEN CAST(:rendered AS BIGINT) > 0 THEN CAST(:rendered AS BIGINT)
                ELSE (SELECT MAX(p.crawl_id) FROM page p WHERE p.rendered) END AS rendered
)
SELECT url, pages, parsed_records, rendered_records, records_won, records_lost, parsed_nodes, rendered_nodes,
       ROUND(CAST(parsed_fetch + parsed_analyze AS DECIMAL(20, 3)), 1) AS parsed_millis,
       ROUND(CAST(rendered_fetch + COALESCE(rendered_navigate + rendered_wait + rendered_serialize, 0)
                  + rendered_analyze AS DECIMAL(20, 3)), 1) AS rendered_millis,
       ROUND(CAST(parsed_fetch AS DECIMAL(20, 3)), 1) AS parsed_fetch,
       ROUND(CAST(parsed_analyze AS DECIMAL(20, 3)), 1) AS parsed_analyze,
       ROUND(CAST(rendered_fetch AS DECIMAL(20, 3)), 1) AS rendered_fetch,
       ROUND(CAST(rendered_navigate AS DECIMAL(20, 3)), 1) AS navigate,
       ROUND(CAST(rendered_wait AS DECIMAL(20, 3)), 1) AS wait,
       ROUND(CAST(rendered_serialize AS DECIMAL(20, 3)), 1) AS serialize,
       ROUND(CAST(rendered_analyze AS DECIMAL(20, 3)), 1) AS rendered_analyze
FROM (
    SELECT 0 AS place, '(all)' AS url, COUNT(*) AS pages, SUM(parsed_records) AS parsed_records,
           SUM(rendered_records) AS rendered_records, SUM(records_won) AS records_won, SUM(records_lost) AS records_lost,
           SUM(parsed_nodes) AS parsed_nodes, SUM(rendered_nodes) AS rendered_nodes, AVG(parsed_fetch) AS parsed_fetch,
           AVG(parsed_analyze) AS parsed_analyze, AVG(rendered_fetch) AS rendered_fetch,
           AVG(rendered_navigate) AS rendered_navigate, AVG(rendered_wait) AS rendered_wait,
           AVG(rendered_serialize) AS rendered_serialize, AVG(rendered_analyze) AS rendered_analyze
    FROM render_vs_parse v JOIN crawls c ON v.parsed_crawl = c.parsed AND v.rendered_crawl = c.rendered
    UNION ALL
    SELECT 1, url, 1, parsed_records, rendered_records, records_won, records_lost, parsed_nodes, rendered_nodes,
           parsed_fetch, parsed_analyze, rendered_fetch, rendered_navigate, rendered_wait, rendered_serialize,
           rendered_analyze
    FROM render_vs_parse v JOIN crawls c ON v.parsed_crawl = c.parsed AND v.rendered_crawl = c.rendered
) AS compared
ORDER BY place, records_won + records_lost DESC, url;
