--- ListQueries

-- visibleColumns
SELECT c.text_column, c.value_column, s.text_name, s.value_name, c.path, c.kind FROM list_visit v
JOIN list_column c ON c.list = v.list AND v.regions > 0
LEFT JOIN list_shown s ON s.first_list = v.first_list AND s.path = c.path
WHERE v.first_list = ? AND (s.hidden IS NULL OR NOT s.hidden)
ORDER BY s.ordinal NULLS LAST, v.crawl_id, c.ordinal;

-- mergedColumns
SELECT name, kind, text_column, value_column, path FROM list_column WHERE list = ? ORDER BY ordinal;
