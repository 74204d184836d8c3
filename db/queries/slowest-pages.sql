-- Pages that took longest from parse to classification
-- :limit = 20     how many pages
SELECT p.url, p.nodes, t.millis
FROM (SELECT page_id, SUM(millis) AS millis FROM timing WHERE stage <> 'read' GROUP BY page_id) t
JOIN page p ON p.id = t.page_id
ORDER BY t.millis DESC
LIMIT :limit;
