-- Prices of each list: how many, least, mean and greatest
SELECT l.list, l.host, l.url, COUNT(*) AS prices, MIN(x.price) AS least, AVG(x.price) AS mean, MAX(x.price) AS greatest
FROM (
    SELECT d.region_id, d.numbers[c.ordinal] AS price
    FROM region_column c
    JOIN data_record d ON d.region_id = c.region_id
    WHERE c.kind = 'price' AND c.name NOT LIKE '%2'
) x
JOIN region r ON r.id = x.region_id
JOIN page p ON p.id = r.page_id
JOIN lists l ON l.crawl_id = p.crawl_id AND l.host = p.host AND l.template = r.template
WHERE x.price IS NOT NULL
GROUP BY l.list, l.host, l.url
ORDER BY prices DESC
LIMIT 50;
