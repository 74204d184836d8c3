-- Views of a Tagwave database that H2 and PostgreSQL both understand.

-- Milliseconds of each stage of a page. fetch: until its bytes, in a browser its response, were there. In a browser, then
-- navigate: until the document was parsed; wait: until it was finished; serialize: until it was text again. A page that
-- --render auto fetched first has the time of the browser alone.
CREATE OR REPLACE VIEW timing AS
SELECT page_id, 'fetch' AS stage, read_millis AS millis FROM page_detail
WHERE read_millis IS NOT NULL AND NOT EXISTS (SELECT 1 FROM rendering g WHERE g.page_id = page_detail.page_id)
UNION ALL
SELECT page_id, 'fetch', fetch_millis FROM rendering
UNION ALL
SELECT page_id, 'navigate', navigate_millis FROM rendering
UNION ALL
SELECT page_id, 'wait', wait_millis FROM rendering
UNION ALL
SELECT page_id, 'serialize', serialize_millis FROM rendering
UNION ALL
SELECT page_id, 'parse', parse_millis FROM page_detail WHERE parse_millis IS NOT NULL
UNION ALL
SELECT page_id, 'sequence', sequence_millis FROM page_detail WHERE sequence_millis IS NOT NULL
UNION ALL
SELECT page_id, 'segment', segment_millis FROM page_detail WHERE segment_millis IS NOT NULL
UNION ALL
SELECT page_id, 'locate', locate_millis FROM page_detail WHERE locate_millis IS NOT NULL
UNION ALL
SELECT page_id, 'align', align_millis FROM page_detail WHERE align_millis IS NOT NULL
UNION ALL
SELECT page_id, 'classify', classify_millis FROM page_detail WHERE classify_millis IS NOT NULL
UNION ALL
SELECT page_id, 'rows', rows_millis FROM page_detail WHERE rows_millis IS NOT NULL;

-- The records of content regions.
CREATE OR REPLACE VIEW records AS
SELECT p.crawl_id, p.id AS page_id, p.url, r.id AS region, d.ordinal, d.cells, d.text, d.href, d.image
FROM page p
JOIN region r ON r.page_id = p.id
JOIN data_record d ON d.region_id = r.id
WHERE r.content;

-- A crawl in figures: its outcomes by kind, its totals, and milliseconds by stage.
CREATE OR REPLACE VIEW crawl_summary AS
SELECT crawl_id, 'outcome' AS kind, outcome AS name, CAST(COUNT(*) AS DOUBLE PRECISION) AS amount
FROM page GROUP BY crawl_id, outcome
UNION ALL
SELECT crawl_id, 'total', 'pages', COUNT(*) FROM page GROUP BY crawl_id
UNION ALL
SELECT crawl_id, 'total', 'bytes', SUM(bytes) FROM page GROUP BY crawl_id
UNION ALL
SELECT crawl_id, 'total', 'regions', SUM(region_count) FROM page GROUP BY crawl_id
UNION ALL
SELECT crawl_id, 'total', 'records', SUM(record_count) FROM page GROUP BY crawl_id
UNION ALL
SELECT crawl_id, 'total', 'pages read in part', COUNT(*) FROM page
WHERE outcome = 'done' AND error IS NOT NULL GROUP BY crawl_id
UNION ALL
SELECT id, 'total', 'seconds', active_millis / 1000.0 FROM crawl
UNION ALL
SELECT c.id, 'total', 'pages a second', COUNT(*) * 1000.0 / NULLIF(c.active_millis, 0)
FROM crawl c JOIN page p ON p.crawl_id = c.id GROUP BY c.id, c.active_millis
UNION ALL
SELECT crawl_id, 'process', 'pages by ' || name || CASE WHEN lost THEN ' (lost)' ELSE '' END, pages FROM crawl_process
UNION ALL
SELECT crawl_id, 'process', 'records by ' || name || CASE WHEN lost THEN ' (lost)' ELSE '' END, records FROM crawl_process
UNION ALL
SELECT p.crawl_id, 'stage', t.stage, SUM(t.millis)
FROM timing t JOIN page p ON p.id = t.page_id GROUP BY p.crawl_id, t.stage;

-- Lists that go on over several pages: content regions of one crawl and host whose records stand at the same place of the
-- template and have like columns. list is the number of their first region: the list's own view is merged_ and that number.
-- first_list is the number that the list had in the first crawl that saw it. complete: the crawl saw the list to its end, else
-- missing_pages of its pages could not be read, or it was limited. refused: why the rows were not taken, or null.
CREATE OR REPLACE VIEW lists AS
SELECT v.list, v.crawl_id, v.host, v.template, v.regions, v.pages, v.records, v.url, v.first_list, v.complete,
       v.missing_pages, v.refused, v.repaired, v.name
FROM list_visit v
JOIN list_crawl b ON b.crawl_id = v.crawl_id
WHERE v.regions > 0 AND (v.first_row IS NOT NULL OR EXISTS (SELECT 1 FROM region r WHERE r.id = v.list))
UNION ALL
SELECT MIN(r.id), p.crawl_id, p.host, r.template, COUNT(*), COUNT(DISTINCT p.id), SUM(r.record_count), MIN(p.url), MIN(r.id),
       FALSE, 0, CAST(NULL AS VARCHAR), CAST(NULL AS VARCHAR), MIN(p.url)
FROM region r
JOIN page p ON p.id = r.page_id
WHERE r.content AND r.template IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM list_crawl b WHERE b.crawl_id = p.crawl_id)
GROUP BY p.crawl_id, p.host, r.template;

-- The records of all lists, with the page's address beside.
CREATE OR REPLACE VIEW merged AS
SELECT l.list, p.crawl_id, p.url, r.id AS region, d.ordinal, d.cells, d.text, d.href, d.image
FROM list_region l
JOIN region r ON r.id = l.region_id
JOIN page p ON p.id = r.page_id
JOIN list_crawl b ON b.crawl_id = p.crawl_id
JOIN data_record d ON d.region_id = r.id
UNION ALL
SELECT l.list, l.crawl_id, p.url, r.id, d.ordinal, d.cells, d.text, d.href, d.image
FROM lists l
JOIN page p ON p.crawl_id = l.crawl_id AND p.host = l.host
JOIN region r ON r.page_id = p.id AND r.template = l.template AND r.content
JOIN data_record d ON d.region_id = r.id
WHERE NOT EXISTS (SELECT 1 FROM list_crawl b WHERE b.crawl_id = l.crawl_id);

-- Pages of one address in two crawls, such as one without a browser and one with it: ask for parsed_crawl and rendered_crawl,
-- which may be any two. Times are milliseconds, see view timing; analyze is all that comes after the bytes. records_won and
-- records_lost: records of content lists whose text only the second, or only the first, has.
CREATE OR REPLACE VIEW render_vs_parse AS
SELECT p.crawl_id AS parsed_crawl, s.crawl_id AS rendered_crawl, p.url, s.rendered, p.outcome AS parsed_outcome,
       s.outcome AS rendered_outcome,
       (SELECT CAST(COALESCE(SUM(r.record_count), 0) AS INTEGER) FROM region r
        WHERE r.page_id = p.id AND r.content) AS parsed_records,
       (SELECT CAST(COALESCE(SUM(r.record_count), 0) AS INTEGER) FROM region r
        WHERE r.page_id = s.id AND r.content) AS rendered_records,
       (SELECT COUNT(*) FROM region r JOIN data_record d ON d.region_id = r.id
        WHERE r.page_id = s.id AND r.content AND NOT EXISTS (
            SELECT 1 FROM region q JOIN data_record e ON e.region_id = q.id
            WHERE q.page_id = p.id AND q.content AND e.text = d.text)) AS records_won,
       (SELECT COUNT(*) FROM region r JOIN data_record d ON d.region_id = r.id
        WHERE r.page_id = p.id AND r.content AND NOT EXISTS (
            SELECT 1 FROM region q JOIN data_record e ON e.region_id = q.id
            WHERE q.page_id = s.id AND q.content AND e.text = d.text)) AS records_lost,
       p.nodes AS parsed_nodes, s.nodes AS rendered_nodes,
       COALESCE(f.fetch_millis, c.read_millis) AS parsed_fetch,
       c.parse_millis + c.sequence_millis + c.segment_millis + c.locate_millis + c.align_millis + c.classify_millis
           + c.rows_millis AS parsed_analyze,
       COALESCE(g.fetch_millis, d.read_millis) AS rendered_fetch, g.navigate_millis AS rendered_navigate,
       g.wait_millis AS rendered_wait, g.serialize_millis AS rendered_serialize,
       d.parse_millis + d.sequence_millis + d.segment_millis + d.locate_millis + d.align_millis + d.classify_millis
           + d.rows_millis AS rendered_analyze
FROM page p
JOIN page s ON s.url = p.url AND s.crawl_id <> p.crawl_id
LEFT JOIN page_detail c ON c.page_id = p.id
LEFT JOIN page_detail d ON d.page_id = s.id
LEFT JOIN rendering f ON f.page_id = p.id
LEFT JOIN rendering g ON g.page_id = s.id;
