-- Prices of each list: how many, least, mean and greatest
SELECT MIN(r.id) AS list, p.host, MIN(p.url) AS url, SUM(c.number_count) AS prices, MIN(c.least) AS least,
       SUM(c.total) / SUM(c.number_count) AS mean, MAX(c.greatest) AS greatest
FROM region_column c
JOIN region r ON r.id = c.region_id
JOIN page p ON p.id = r.page_id
WHERE c.kind = 'price' AND c.name NOT LIKE '%2' AND c.number_count > 0
GROUP BY p.crawl_id, p.host, r.template
ORDER BY prices DESC
LIMIT 50;
