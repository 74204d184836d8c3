--- ListQueries

-- visibleColumns
SELECT c.text_column, c.value_column, s.text_name, s.value_name, c.path, c.kind FROM list_visit v
JOIN list_column c ON c.list = v.list AND v.regions > 0
LEFT JOIN list_shown s ON s.first_list = v.first_list AND s.path = c.path
WHERE v.first_list = ? AND (s.hidden IS NULL OR NOT s.hidden)
ORDER BY s.ordinal NULLS LAST, v.crawl_id, c.ordinal;

-- mergedColumns
SELECT name, kind, text_column, value_column, path FROM list_column WHERE list = ? ORDER BY ordinal;

--- ViewQueries: formats, for the number of a region or of a list

-- sameList
(p.crawl_id, p.host, r.template) IN (SELECT fp.crawl_id, fp.host, fr.template FROM region fr
JOIN page fp ON fp.id = fr.page_id WHERE fr.id = %1$d);

--- The title first; labels, icons and repeated columns are left out unless there is nothing else.

-- columnsOfRegion
SELECT name, kind, path, ordinal FROM region_column WHERE region_id = %1$d AND (NOT is_constant
OR NOT EXISTS (SELECT 1 FROM region_column WHERE region_id = %1$d AND NOT is_constant))
ORDER BY CASE name WHEN 'title' THEN 0 ELSE 1 END, ordinal;

--- Each column has the name and kind of its first region.

-- listColumns
SELECT c.name, c.kind, c.path, c.ordinal
FROM region_column c JOIN (
SELECT f.path, COALESCE(MIN(CASE WHEN NOT f.is_constant THEN f.region_id END), MIN(f.region_id)) AS region_id,
AVG(f.ordinal) AS place FROM region_column f
JOIN region r ON r.id = f.region_id JOIN page p ON p.id = r.page_id
WHERE r.content AND (p.crawl_id, p.host, r.template) IN (SELECT fp.crawl_id, fp.host, fr.template FROM region fr
JOIN page fp ON fp.id = fr.page_id WHERE fr.id = %1$d)
GROUP BY f.path HAVING MAX(CASE WHEN f.is_constant THEN 0 ELSE 1 END) = 1
OR f.path LIKE '%%/@value-%%' AND MIN(f.currency) <> MAX(f.currency)
) AS firsts ON firsts.region_id = c.region_id AND firsts.path = c.path
ORDER BY CASE c.name WHEN 'title' THEN 0 ELSE 1 END, firsts.place;

--- ListQueries: a format. The last crawl that found a state as it is: of a row that was replaced the visit before that, of others the
--- last that has the row

-- historyOfList
SELECT %2$s, first_crawl, GREATEST(last_crawl,
COALESCE((SELECT MAX(v.crawl_id) FROM list_visit v
WHERE v.first_list = %1$d AND s.last_row BETWEEN v.first_row AND v.last_row%3$s), 0),
COALESCE((SELECT MAX(v.crawl_id) FROM list_visit v
WHERE v.first_list = %1$d AND v.first_row IS NOT NULL AND v.crawl_id < s.replaced_in%3$s), 0)) AS last_crawl%4$s
FROM (SELECT %2$s, since AS first_crawl, MAX(crawl_id) AS last_crawl, MAX(CASE WHEN replaced_in IS NULL OR replaced_in > %6$d
THEN id END) AS last_row, MAX(CASE WHEN replaced_in <= %6$d THEN replaced_in END) AS replaced_in%5$s FROM list_%1$d
WHERE crawl_id <= %6$d AND NOT repeats GROUP BY %2$s, since) AS s ORDER BY %2$s, first_crawl;

--- CellOrigin: formats, for the number of a list, a region or a page

-- columnsOfOrigin
SELECT c.text_column, c.value_column, s.text_name, s.value_name, c.name, c.path, c.kind
FROM list_visit v JOIN list_column c ON c.list = v.list
LEFT JOIN list_shown s ON s.first_list = v.first_list AND s.path = c.path
WHERE v.first_list = %d ORDER BY v.crawl_id DESC;

--- The item's columns of the text and the value, and the column and value of its key come from outside.

-- itemOfOrigin
SELECT t.page_id, t.region, t.ordinal, t.since, t.carried, t.crawl_id, t.%2$s, t.%3$s, v.key_rule, v.repaired
FROM list_%1$d t JOIN list_visit v ON v.first_list = %1$d AND v.crawl_id = t.crawl_id
WHERE t.%4$s = %5$s AND NOT t.repeats ORDER BY t.crawl_id DESC, t.id DESC;

-- pageOfOrigin
SELECT p.crawl_id AS crawl, c.started_at AS crawl_started, c.settings AS crawl_command, p.url AS page, p.final_url,
p.fetched_at AS fetched, p.status, p.rendered, p.bytes, p.sha256, NULL AS archive, r.xpath AS list_xpath,
r.template AS list_place, r.main AS list_is_main, r.score AS list_score, d.xpath AS record_xpath
FROM page p JOIN crawl c ON c.id = p.crawl_id LEFT JOIN region r ON r.id = %2$s
LEFT JOIN data_record d ON d.region_id = r.id AND d.ordinal = %3$s WHERE p.id = %1$s;
