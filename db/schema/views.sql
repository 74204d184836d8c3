-- Views of a Tagwave database: made again whenever one is opened for writing.

-- Milliseconds of each stage of a page.
CREATE OR REPLACE VIEW timing AS
SELECT page_id, 'read' AS stage, read_millis AS millis FROM page_detail WHERE read_millis IS NOT NULL
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

-- What rendering cost and found, page by page, and for all pages of a run where url is null. Fed by bench render.
-- Milliseconds and ratio have three decimals; making our tree is a stage of its own, as in the JSON of extract.
CREATE OR REPLACE VIEW render_vs_parse AS
SELECT run, url,
       CAST(ROUND(CAST(parsed_millis AS DECIMAL(20, 6)), 3) AS DOUBLE PRECISION) AS parsed_millis,
       CAST(ROUND(CAST(rendered_millis AS DECIMAL(20, 6)), 3) AS DOUBLE PRECISION) AS rendered_millis,
       CAST(ROUND(CAST(rendered_millis / NULLIF(parsed_millis, 0) AS DECIMAL(20, 6)), 3) AS DOUBLE PRECISION) AS ratio,
       parsed_nodes, rendered_nodes, parsed_records, rendered_records,
       CAST(ROUND(CAST(parsed_tree_millis AS DECIMAL(20, 6)), 3) AS DOUBLE PRECISION) AS parsed_tree_millis,
       CAST(ROUND(CAST(rendered_tree_millis AS DECIMAL(20, 6)), 3) AS DOUBLE PRECISION) AS rendered_tree_millis
FROM (
    SELECT run, url,
           AVG(CASE WHEN mode = 'parsed' AND stage = 'total' THEN millis END) AS parsed_millis,
           AVG(CASE WHEN mode = 'rendered' AND stage = 'total' THEN millis END) AS rendered_millis,
           MAX(CASE WHEN mode = 'parsed' AND stage = 'total' THEN nodes END) AS parsed_nodes,
           MAX(CASE WHEN mode = 'rendered' AND stage = 'total' THEN nodes END) AS rendered_nodes,
           MAX(CASE WHEN mode = 'parsed' AND stage = 'total' THEN records END) AS parsed_records,
           MAX(CASE WHEN mode = 'rendered' AND stage = 'total' THEN records END) AS rendered_records,
           AVG(CASE WHEN mode = 'parsed' AND stage = 'tree' THEN millis END) AS parsed_tree_millis,
           AVG(CASE WHEN mode = 'rendered' AND stage = 'tree' THEN millis END) AS rendered_tree_millis
    FROM benchmark
    WHERE stage IN ('total', 'tree') AND mode IN ('parsed', 'rendered')
    GROUP BY run, url
    UNION ALL
    SELECT run, NULL,
           SUM(CASE WHEN mode = 'parsed' AND stage = 'total' THEN millis END),
           SUM(CASE WHEN mode = 'rendered' AND stage = 'total' THEN millis END),
           SUM(CASE WHEN mode = 'parsed' AND stage = 'total' THEN nodes END),
           SUM(CASE WHEN mode = 'rendered' AND stage = 'total' THEN nodes END),
           SUM(CASE WHEN mode = 'parsed' AND stage = 'total' THEN records END),
           SUM(CASE WHEN mode = 'rendered' AND stage = 'total' THEN records END),
           SUM(CASE WHEN mode = 'parsed' AND stage = 'tree' THEN millis END),
           SUM(CASE WHEN mode = 'rendered' AND stage = 'tree' THEN millis END)
    FROM benchmark
    WHERE stage IN ('total', 'tree') AND mode IN ('parsed', 'rendered')
    GROUP BY run
) AS pairs;

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
