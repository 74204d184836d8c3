-- How much of the web is frame: share of nodes that the noise filter takes off, by host and in all (crawl --filter)
-- :host = %        hosts like this
SELECT host, pages, nodes, kept,
       ROUND(100.0 * (nodes - kept) / NULLIF(nodes, 0), 1) AS frame_percent,
       ROUND(mean_percent, 1) AS mean_page_percent
FROM (
    SELECT p.host, COUNT(*) AS pages, SUM(p.nodes) AS nodes, SUM(f.nodes) AS kept,
           AVG(100.0 * (p.nodes - f.nodes) / NULLIF(p.nodes, 0)) AS mean_percent
    FROM filtered_page f JOIN page p ON p.id = f.page_id
    WHERE p.host LIKE :host
    GROUP BY p.host
    UNION ALL
    SELECT '(all)', COUNT(*), SUM(p.nodes), SUM(f.nodes),
           AVG(100.0 * (p.nodes - f.nodes) / NULLIF(p.nodes, 0))
    FROM filtered_page f JOIN page p ON p.id = f.page_id
    WHERE p.host LIKE :host
) AS shares
ORDER BY nodes DESC, host;
