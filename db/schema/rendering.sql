-- What showing a page in a browser took beside time: requests sent by the page, itself included; those of them that were refused,
-- being blocked or against --strict-subrequests; addresses that answered with a redirect before the page came, in order.
CREATE TABLE IF NOT EXISTS rendering (
    page_id BIGINT PRIMARY KEY,
    requests INTEGER NOT NULL,
    refused INTEGER NOT NULL,
    redirects VARCHAR ARRAY NOT NULL
);
