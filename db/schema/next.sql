-- Where the main list of a page goes on: only for pages whose list does.
CREATE TABLE IF NOT EXISTS page_next (
    page_id BIGINT PRIMARY KEY,
    url VARCHAR NOT NULL
);
