-- How many pages of a host share the place of their list: one template or many
SELECT host, template, pages, regions, records
FROM lists
WHERE pages > 1
ORDER BY pages DESC
LIMIT 50;
