-- Where the main list of a page goes on, as the page writes the address: pages of which that is known.
CREATE TABLE IF NOT EXISTS next_page (
    page_id BIGINT PRIMARY KEY,
    url VARCHAR NOT NULL
);
