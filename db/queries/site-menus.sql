-- The main menu of each host, links by how many pages show them
-- :host = %        hosts like this
SELECT p.host, m.text, m.href, COUNT(*) AS pages
FROM menu m
JOIN page p ON p.id = m.page_id
WHERE p.host LIKE :host
GROUP BY p.host, m.text, m.href
ORDER BY p.host, pages DESC, m.text
LIMIT 200;
