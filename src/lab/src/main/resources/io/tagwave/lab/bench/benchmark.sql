-- mode: parsed, rendered, full, lazy ... as the measurement says
CREATE TABLE IF NOT EXISTS benchmark (
    run VARCHAR NOT NULL,
    url VARCHAR NOT NULL,
    mode VARCHAR NOT NULL,
    stage VARCHAR NOT NULL,
    millis DOUBLE PRECISION NOT NULL,
    nodes INTEGER,
    regions INTEGER,
    records INTEGER
);
CREATE INDEX IF NOT EXISTS benchmark_run ON benchmark (run);

-- What rendering cost and found, page by page, and for all pages of a run where url is null. Fed by bench render.
-- Milliseconds and ratio have three decimals; making our tree is a stage of its own, as in the JSON of extract.
CREATE OR REPLACE VIEW benchmark_render AS
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

