-- Pages that took longest from parse to classification
-- :limit = 20     how many pages
SELECT p.url, p.nodes, t.millis
FROM (
    SELECT page_id, parse_millis + COALESCE(sequence_millis, 0) + COALESCE(segment_millis, 0)
           + COALESCE(locate_millis, 0) + COALESCE(align_millis, 0) + COALESCE(classify_millis, 0) + COALESCE(rows_millis, 0) AS millis
    FROM page_detail
    WHERE parse_millis IS NOT NULL
    ORDER BY 2 DESC
    LIMIT :limit
) t
JOIN page p ON p.id = t.page_id
ORDER BY t.millis DESC;
