-- Pages that were read and hold no list
-- :host = %        hosts like this
-- :limit = 50     how many pages
SELECT p.url, p.nodes, p.region_count AS noise_regions
FROM page p
WHERE p.outcome = 'done' AND p.host LIKE :host
  AND NOT EXISTS (SELECT 1 FROM region r WHERE r.page_id = p.id AND r.content)
ORDER BY p.nodes DESC
LIMIT :limit;
