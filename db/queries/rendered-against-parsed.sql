-- What rendering cost and what more it found, from the runs of bench render
SELECT run, url, parsed_millis, rendered_millis, ratio, parsed_records, rendered_records
FROM render_vs_parse
WHERE url IS NOT NULL
ORDER BY rendered_records - parsed_records DESC, ratio DESC
LIMIT 50;
