-- Prices of each list: how many, least, mean and greatest
-- Outer joins keep their order: H2 would otherwise look up the columns of each region, which takes half as long again
SELECT MIN(COALESCE(l.list, r.id)) AS list, p.host, MIN(p.url) AS url, SUM(c.number_count) AS prices,
       MIN(c.least) AS least, SUM(c.total) / SUM(c.number_count) AS mean, MAX(c.greatest) AS greatest
FROM region_column c
LEFT JOIN region r ON r.id = c.region_id
LEFT JOIN page p ON p.id = r.page_id
LEFT JOIN list_region l ON l.region_id = r.id
WHERE c.number_count > 0 AND c.kind = 'price' AND c.name NOT LIKE '%2'
GROUP BY p.crawl_id, p.host, l.list, CASE WHEN l.list IS NULL THEN r.template END
ORDER BY prices DESC
LIMIT 50;
