-- Records that contain a word
-- :word = e       what to look for
-- :limit = 20     how many records
SELECT p.url, d.region_id AS region, d.ordinal, d.text
FROM region_text t
JOIN data_record d ON d.region_id = t.region_id AND d.ordinal BETWEEN t.first_record AND t.last_record
JOIN page p ON p.id = d.page_id
WHERE t.text LIKE '%' || LOWER(:word) || '%' AND LOWER(d.text) LIKE '%' || LOWER(:word) || '%'
LIMIT :limit;
