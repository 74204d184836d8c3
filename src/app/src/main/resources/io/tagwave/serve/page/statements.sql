-- pageBefore
SELECT previous_page_id FROM page_visit WHERE previous_page_id IS NOT NULL AND page_id = %d;
