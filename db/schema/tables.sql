-- Tables of a Tagwave database, schema version 2. Plain SQL that H2 and PostgreSQL both understand.
-- No foreign keys: a page and all its rows are written in one transaction and removed together.

-- Written last: a database without a row here is not finished.
CREATE TABLE IF NOT EXISTS schema_info (
    version INTEGER NOT NULL
);

-- The next free number of each kind of row: numbers are taken in blocks.
CREATE TABLE IF NOT EXISTS id_block (
    name VARCHAR PRIMARY KEY,
    next_id BIGINT NOT NULL
);

-- One run of the crawler, resumed or not. state: running, stopped, finished
CREATE TABLE IF NOT EXISTS crawl (
    id BIGINT PRIMARY KEY,
    started_at TIMESTAMP WITH TIME ZONE NOT NULL,
    ended_at TIMESTAMP WITH TIME ZONE,
    active_millis BIGINT NOT NULL,
    state VARCHAR NOT NULL,
    seeds VARCHAR ARRAY NOT NULL,
    settings VARCHAR NOT NULL
);

-- What the crawl knows. id is also the page's. state: 0 waiting or leased, 2 done (1: leased, before leases
-- were memory's alone). found_on: the page that linked here first.
-- rank: 0 goes first
CREATE TABLE IF NOT EXISTS frontier (
    id BIGINT PRIMARY KEY,
    crawl_id BIGINT NOT NULL,
    state SMALLINT NOT NULL,
    host VARCHAR NOT NULL,
    rank INTEGER DEFAULT 1 NOT NULL,
    depth INTEGER NOT NULL,
    url VARCHAR NOT NULL,
    url_hash BIGINT NOT NULL,
    attempt INTEGER NOT NULL,
    found_on BIGINT,
    lease_until TIMESTAMP WITH TIME ZONE
);
CREATE INDEX IF NOT EXISTS frontier_hash ON frontier (crawl_id, url_hash);
CREATE INDEX IF NOT EXISTS frontier_order ON frontier (crawl_id, state, host, rank, depth, id);

-- One visit. outcome: see the README. render_decision: why --render auto showed the page in a browser or did not;
-- render_gain: content records that this added, null when it was not shown. duplicate_of: the page whose bytes or final address it shares. found_count: how
-- many rows of frontier it was the first to link to. The four counts tell a page that was torn by a crash from a whole one
CREATE TABLE IF NOT EXISTS page (
    id BIGINT PRIMARY KEY,
    crawl_id BIGINT NOT NULL,
    url VARCHAR NOT NULL,
    final_url VARCHAR,
    host VARCHAR NOT NULL,
    depth INTEGER NOT NULL,
    status INTEGER,
    outcome VARCHAR NOT NULL,
    content_type VARCHAR,
    charset VARCHAR,
    bytes BIGINT NOT NULL,
    sha256 VARCHAR,
    fetched_at TIMESTAMP WITH TIME ZONE NOT NULL,
    rendered BOOLEAN NOT NULL,
    render_decision VARCHAR,
    render_gain INTEGER,
    nodes INTEGER NOT NULL,
    region_count INTEGER NOT NULL,
    record_count INTEGER NOT NULL,
    link_count INTEGER NOT NULL,
    found_count INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    canonical VARCHAR,
    duplicate_of BIGINT,
    etag VARCHAR,
    last_modified VARCHAR,
    error VARCHAR
);

-- The raw bytes of a page: with --keep-html, and of the first page of a list
CREATE TABLE IF NOT EXISTS page_html (
    page_id BIGINT PRIMARY KEY,
    html BYTEA NOT NULL
);

-- Links as they stand on pages, menu entries too: one that is seen again lately is not stored again. See view link
CREATE TABLE IF NOT EXISTS anchor (
    id BIGINT PRIMARY KEY,
    url VARCHAR NOT NULL,
    text VARCHAR NOT NULL,
    nofollow BOOLEAN NOT NULL
);

-- What the views link, menu and timing show of a page, in one row. links: numbers of anchors in document order, negative
-- for those in the main menu; menu_links: those of the main menu alone; ..._millis: time of each stage
CREATE TABLE IF NOT EXISTS page_detail (
    page_id BIGINT PRIMARY KEY,
    links BIGINT ARRAY,
    menu_xpath VARCHAR,
    menu_weight DOUBLE PRECISION,
    menu_links BIGINT ARRAY,
    read_millis DOUBLE PRECISION,
    parse_millis DOUBLE PRECISION,
    sequence_millis DOUBLE PRECISION,
    segment_millis DOUBLE PRECISION,
    locate_millis DOUBLE PRECISION,
    align_millis DOUBLE PRECISION,
    classify_millis DOUBLE PRECISION,
    rows_millis DOUBLE PRECISION
);

-- start_pos and end_pos are positions in the page's tag path sequence, half open; features as in the thesis, 4.3;
-- template: where the records stand, the same on every page of a template
CREATE TABLE IF NOT EXISTS region (
    id BIGINT PRIMARY KEY,
    page_id BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    start_pos INTEGER NOT NULL,
    end_pos INTEGER NOT NULL,
    xpath VARCHAR NOT NULL,
    content BOOLEAN NOT NULL,
    main BOOLEAN NOT NULL,
    score DOUBLE PRECISION NOT NULL,
    record_count INTEGER NOT NULL,
    column_count INTEGER NOT NULL,
    column_names VARCHAR ARRAY NOT NULL,
    column_kinds VARCHAR ARRAY NOT NULL,
    feature_size DOUBLE PRECISION,
    feature_center DOUBLE PRECISION,
    feature_horizontal DOUBLE PRECISION,
    feature_vertical DOUBLE PRECISION,
    feature_range DOUBLE PRECISION,
    feature_record DOUBLE PRECISION,
    template VARCHAR
);
CREATE INDEX IF NOT EXISTS region_page ON region (page_id);

-- The columns of content regions, numbered as cells counts, from 1. kind: text, number, price, date, link, image, boolean.
-- path: the field's place in a record, the same on every page of a template. is_constant: a label or icon, a link that another column has
-- too or that leads nowhere: no data.
-- currency: of its prices, or the part of its column's values, 'several' where they differ
-- number_count, least, total, greatest: of its numbers, so that statistics need not read every record
CREATE TABLE IF NOT EXISTS region_column (
    region_id BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    path VARCHAR NOT NULL,
    is_constant BOOLEAN NOT NULL,
    number_count INTEGER NOT NULL,
    least DOUBLE PRECISION,
    total DOUBLE PRECISION,
    greatest DOUBLE PRECISION,
    currency VARCHAR
);
CREATE INDEX IF NOT EXISTS region_column_region ON region_column (region_id);

-- numbers and dates: cells of such columns as values, at the same places; null where a region has no such column
CREATE TABLE IF NOT EXISTS data_record (
    id BIGINT PRIMARY KEY,
    region_id BIGINT NOT NULL,
    page_id BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    start_pos INTEGER NOT NULL,
    end_pos INTEGER NOT NULL,
    xpath VARCHAR NOT NULL,
    text VARCHAR NOT NULL,
    cells VARCHAR ARRAY NOT NULL,
    href VARCHAR,
    image VARCHAR,
    numbers DOUBLE PRECISION ARRAY,
    dates DATE ARRAY
);
CREATE INDEX IF NOT EXISTS data_record_region ON data_record (region_id);

-- What a crawl starts from beyond the first addresses, which stand in crawl.seeds: many in a row, in their order.
CREATE TABLE IF NOT EXISTS crawl_seed (
    crawl_id BIGINT NOT NULL,
    part INTEGER NOT NULL,
    urls VARCHAR ARRAY NOT NULL,
    PRIMARY KEY (crawl_id, part)
);

-- What showing a page in a browser took: milliseconds of its stages (see view timing); requests sent by the page, itself included; those of them that were refused,
-- being blocked or against --strict-subrequests; addresses that answered with a redirect before the page came, in order.
CREATE TABLE IF NOT EXISTS rendering (
    page_id BIGINT PRIMARY KEY,
    requests INTEGER NOT NULL,
    refused INTEGER NOT NULL,
    redirects VARCHAR ARRAY NOT NULL,
    fetch_millis DOUBLE PRECISION NOT NULL,
    navigate_millis DOUBLE PRECISION NOT NULL,
    wait_millis DOUBLE PRECISION NOT NULL,
    serialize_millis DOUBLE PRECISION NOT NULL
);

-- Where the main list of a page goes on, as the page writes the address: pages of which that is known.
CREATE TABLE IF NOT EXISTS next_page (
    page_id BIGINT PRIMARY KEY,
    url VARCHAR NOT NULL
);

-- What neighbouring records of a content region say, in lower case, a line each: a search reads these, and records only
-- where one holds the word. first_record, last_record: ordinals of the records, both included
CREATE TABLE IF NOT EXISTS region_text (
    region_id BIGINT NOT NULL,
    first_record INTEGER NOT NULL,
    last_record INTEGER NOT NULL,
    text VARCHAR NOT NULL,
    PRIMARY KEY (region_id, first_record)
);

-- Crawls whose lists are tables.
CREATE TABLE IF NOT EXISTS list_crawl (
    crawl_id BIGINT PRIMARY KEY
);

-- A list as a crawl saw it. list: its number in that crawl, that of its first region; first_list: the number of the same list
-- when it was first seen. regions, pages, records: of pages that this crawl read itself. first_row, last_row: its rows in the
-- table of the list, those of pages that had not changed included, but for rows of later crawls and rows replaced_in this crawl
-- or before; null where it has no table. previous_crawl: the one that
-- saw the list before. key_rule: what tells its items apart. written: by command list. complete: the crawl saw the list to its end; missing_pages: pages of it
-- that could not be read. refused: why the rows of this visit were not taken, or null. repaired: how its columns were found again
-- after a redesign, or null. name: of the list in all its visits
CREATE TABLE IF NOT EXISTS list_visit (
    crawl_id BIGINT NOT NULL,
    first_list BIGINT NOT NULL,
    list BIGINT NOT NULL,
    host VARCHAR NOT NULL,
    template VARCHAR NOT NULL,
    url VARCHAR NOT NULL,
    regions BIGINT NOT NULL,
    pages BIGINT NOT NULL,
    records BIGINT NOT NULL,
    first_row BIGINT,
    last_row BIGINT,
    previous_crawl BIGINT,
    key_rule VARCHAR,
    written BOOLEAN DEFAULT FALSE NOT NULL,
    complete BOOLEAN DEFAULT TRUE NOT NULL,
    missing_pages INTEGER DEFAULT 0 NOT NULL,
    refused VARCHAR,
    repaired VARCHAR,
    name VARCHAR,
    PRIMARY KEY (crawl_id, first_list)
);
CREATE INDEX IF NOT EXISTS list_visit_list ON list_visit (list);
CREATE INDEX IF NOT EXISTS list_visit_first ON list_visit (first_list);

-- Which list a content region is a part of.
CREATE TABLE IF NOT EXISTS list_region (
    region_id BIGINT PRIMARY KEY,
    list BIGINT NOT NULL
);

-- The columns of a list as a crawl saw it. path: as in region_column. text_column, value_column: of the list's table, the second
-- null where text is all there is
CREATE TABLE IF NOT EXISTS list_column (
    list BIGINT NOT NULL,
    ordinal INTEGER NOT NULL,
    name VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    path VARCHAR NOT NULL,
    text_column VARCHAR NOT NULL,
    value_column VARCHAR,
    PRIMARY KEY (list, ordinal)
);

-- What a person wants of the columns of a list's table: their order, their names, which are left out. path: as in list_column.
-- value_name: null where text is all there is
CREATE TABLE IF NOT EXISTS list_shown (
    first_list BIGINT NOT NULL,
    path VARCHAR NOT NULL,
    ordinal INTEGER NOT NULL,
    hidden BOOLEAN NOT NULL,
    text_name VARCHAR NOT NULL,
    value_name VARCHAR,
    PRIMARY KEY (first_list, path)
);

-- The pages that the items of a list lead to, which a crawl asks for once it has the whole list. list: the number of the list when it
-- was first seen; href: as the item has it; url: as the page is known; place: of the item
CREATE TABLE IF NOT EXISTS detail_link (
    crawl_id BIGINT NOT NULL,
    list BIGINT NOT NULL,
    href VARCHAR NOT NULL,
    url VARCHAR NOT NULL,
    place INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS detail_link_list ON detail_link (crawl_id, list);

-- What the page of an item says, text after text: how each stands to the one before, where, and what it is.
CREATE TABLE IF NOT EXISTS detail_page (
    page_id BIGINT PRIMARY KEY,
    sorts VARCHAR ARRAY NOT NULL,
    paths VARCHAR ARRAY NOT NULL,
    texts VARCHAR ARRAY NOT NULL
);

-- What became of the items of a list since the crawl that saw it before. See view changes. title, link: of the item. old_text,
-- new_text: as the page wrote them
CREATE TABLE IF NOT EXISTS list_change (
    first_list BIGINT NOT NULL,
    crawl_id BIGINT NOT NULL,
    item_key VARCHAR NOT NULL,
    change VARCHAR NOT NULL,
    field VARCHAR,
    kind VARCHAR,
    old_value VARCHAR,
    new_value VARCHAR,
    title VARCHAR,
    link VARCHAR,
    old_text VARCHAR,
    new_text VARCHAR
);
CREATE INDEX IF NOT EXISTS list_change_crawl ON list_change (crawl_id, first_list);

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

-- Where command watch sends changes to. first_crawl: the latest crawl when the target was first named; changes of later ones are sent
CREATE TABLE IF NOT EXISTS watch_target (
    target VARCHAR PRIMARY KEY,
    first_crawl BIGINT NOT NULL
);

-- The outbox of command watch: the changes that one visit found in one list, for one target. body: JSON, null if there is nothing to
-- send. next_at: when it is tried again
CREATE TABLE IF NOT EXISTS watch_message (
    target VARCHAR NOT NULL,
    crawl_id BIGINT NOT NULL,
    first_list BIGINT NOT NULL,
    body VARCHAR,
    attempts INTEGER DEFAULT 0 NOT NULL,
    next_at TIMESTAMP WITH TIME ZONE NOT NULL,
    sent_at TIMESTAMP WITH TIME ZONE,
    PRIMARY KEY (target, crawl_id, first_list)
);
