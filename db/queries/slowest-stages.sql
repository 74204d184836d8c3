-- Where the time went, stage by stage
SELECT stage, COUNT(*) AS pages, SUM(millis) AS millis, AVG(millis) AS mean, MAX(millis) AS slowest
FROM timing
GROUP BY stage
ORDER BY millis DESC;
