-- How visits ended, by host
-- :host = %        hosts like this
SELECT host, outcome, status, COUNT(*) AS pages, MIN(error) AS for_example
FROM page
WHERE host LIKE :host
GROUP BY host, outcome, status
ORDER BY host, pages DESC
LIMIT 200;
