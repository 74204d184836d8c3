-- Records that contain a word
-- :word = e       what to look for
-- :limit = 20     how many records
SELECT url, region, ordinal, text
FROM records
WHERE LOWER(text) LIKE '%' || LOWER(:word) || '%'
LIMIT :limit;
