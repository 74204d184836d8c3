-- Several processes at one crawl, on PostgreSQL. In an embedded database, which belongs to one process, these stay empty.

-- A process that takes part; its number tells it from all before. It lives until ended_at, which whoever finds its lease over sets too
-- (lost). since: when the first of those began that it works beside. idle: it had nothing to do at its last turn. hosts: that it had
-- work for then. granted: how many pages it may do in all where the crawl is limited. The others: what it has done
CREATE TABLE IF NOT EXISTS crawl_process (
    id BIGINT PRIMARY KEY,
    crawl_id BIGINT NOT NULL,
    name VARCHAR NOT NULL,
    since TIMESTAMP WITH TIME ZONE NOT NULL,
    started_at TIMESTAMP WITH TIME ZONE NOT NULL,
    lease_until TIMESTAMP WITH TIME ZONE NOT NULL,
    ended_at TIMESTAMP WITH TIME ZONE,
    lost BOOLEAN NOT NULL,
    idle BOOLEAN NOT NULL,
    hosts INTEGER NOT NULL,
    granted BIGINT NOT NULL,
    pages BIGINT NOT NULL,
    failed BIGINT NOT NULL,
    records BIGINT NOT NULL,
    found BIGINT NOT NULL
);

-- Which process a host belongs to, null for none yet. taken: the owner knows. next_turn: not to be asked before, as far as it
-- outlives an owner; gap_millis: pause that the host asks for
CREATE TABLE IF NOT EXISTS frontier_host (
    crawl_id BIGINT NOT NULL,
    host VARCHAR NOT NULL,
    owner BIGINT,
    taken BOOLEAN NOT NULL,
    next_turn TIMESTAMP WITH TIME ZONE,
    gap_millis BIGINT,
    PRIMARY KEY (crawl_id, host)
);
CREATE INDEX IF NOT EXISTS frontier_host_owner ON frontier_host (crawl_id, owner, host);

-- Addresses of hosts of others, until their owners take them into the frontier
CREATE TABLE IF NOT EXISTS frontier_mail (
    id BIGINT PRIMARY KEY,
    crawl_id BIGINT NOT NULL,
    host VARCHAR NOT NULL,
    url VARCHAR NOT NULL,
    rank INTEGER NOT NULL,
    depth INTEGER NOT NULL,
    found_on BIGINT,
    raised BOOLEAN NOT NULL
);
CREATE INDEX IF NOT EXISTS frontier_mail_host ON frontier_mail (crawl_id, host);

-- Pages that redirect to a host of another process, which goes on with them. chain: the addresses that led there
CREATE TABLE IF NOT EXISTS frontier_forward (
    page_id BIGINT PRIMARY KEY,
    crawl_id BIGINT NOT NULL,
    host VARCHAR NOT NULL,
    url VARCHAR NOT NULL,
    request VARCHAR NOT NULL,
    depth INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    chain VARCHAR ARRAY NOT NULL
);

-- Requests that a process wants to send to hosts of others. may_ask: from when, once the owner lets its own requests wait for it
CREATE TABLE IF NOT EXISTS frontier_guest (
    crawl_id BIGINT NOT NULL,
    host VARCHAR NOT NULL,
    process BIGINT NOT NULL,
    may_ask TIMESTAMP WITH TIME ZONE,
    PRIMARY KEY (crawl_id, host, process)
);
