-- The largest lists, over all their pages: ask SELECT * FROM merged_NUMBER for their rows
-- :host = %        hosts like this
-- :limit = 20     how many lists
SELECT list, host, pages, records, url, template
FROM lists
WHERE host LIKE :host
ORDER BY records DESC
LIMIT :limit;
