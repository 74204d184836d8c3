-- Pages with the bytes or the final address of another
SELECT o.url AS first, COUNT(*) AS copies, MIN(p.url) AS for_example
FROM page p
JOIN page o ON o.id = p.duplicate_of
GROUP BY o.url
ORDER BY copies DESC
LIMIT 50;
