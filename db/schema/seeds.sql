-- What a crawl starts from beyond the first addresses, which stand in crawl.seeds: many in a row, in their order.
CREATE TABLE IF NOT EXISTS crawl_seed (
    crawl_id BIGINT NOT NULL,
    part INTEGER NOT NULL,
    urls VARCHAR ARRAY NOT NULL,
    PRIMARY KEY (crawl_id, part)
);
