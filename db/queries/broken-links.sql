-- Links to pages that could not be had, and where they stand
SELECT p.url AS broken, p.outcome, p.status, o.url AS linked_from, l.text
FROM page p
JOIN link l ON l.url = p.url
JOIN page o ON o.id = l.page_id
WHERE p.outcome IN ('http_error', 'unreachable', 'timeout', 'redirect_loop')
ORDER BY p.url
LIMIT 100;
