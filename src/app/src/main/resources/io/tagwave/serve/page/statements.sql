-- pageBefore
SELECT previous_page_id FROM page_visit WHERE previous_page_id IS NOT NULL AND page_id = %d;

-- pagesOfTemplate
SELECT o.page_id FROM page_template t
JOIN page_template o ON o.crawl_id = t.crawl_id AND o.host = t.host AND o.number = t.number AND o.page_id <> t.page_id
JOIN page_html h ON h.page_id = o.page_id WHERE t.page_id = %d ORDER BY o.page_id LIMIT 3;
