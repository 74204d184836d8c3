-- Records by host, and how many pages gave them
SELECT p.host, COUNT(DISTINCT p.id) AS pages, COUNT(DISTINCT r.id) AS lists, SUM(r.record_count) AS records
FROM page p
JOIN region r ON r.page_id = p.id AND r.content
GROUP BY p.host
ORDER BY records DESC
LIMIT 50;
