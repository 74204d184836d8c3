-- Tables of a Tagwave database, schema version 3. Plain SQL that H2 and PostgreSQL both understand.
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
DROP INDEX IF EXISTS frontier_url;
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
CREATE INDEX IF NOT EXISTS page_url ON page (url);

-- The raw bytes of a page, with --keep-html
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
-- currency: of its prices, 'several' where they differ; timed: whether its days have times of day
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
    currency VARCHAR,
    timed BOOLEAN DEFAULT FALSE NOT NULL
);
CREATE INDEX IF NOT EXISTS region_column_region ON region_column (region_id);

-- numbers and dates: cells of such columns as values, at the same places; null where a region has no such column. currencies:
-- of its prices, where those of a column differ; times: of its dates, where some have any
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
    dates DATE ARRAY,
    currencies VARCHAR ARRAY,
    times TIME ARRAY
);
CREATE INDEX IF NOT EXISTS data_record_region ON data_record (region_id);

-- What a noise filter leaves of a page, with --filter: nodes of page.nodes stay, from start_pos to end_pos
CREATE TABLE IF NOT EXISTS filtered_page (
    page_id BIGINT PRIMARY KEY,
    nodes INTEGER NOT NULL,
    start_pos INTEGER NOT NULL,
    end_pos INTEGER NOT NULL,
    xpath VARCHAR NOT NULL,
    note VARCHAR NOT NULL
);

-- mode: parsed, rendered, full, lazy ... as the measurement says
CREATE TABLE IF NOT EXISTS benchmark (
    run VARCHAR NOT NULL,
    url VARCHAR NOT NULL,
    mode VARCHAR NOT NULL,
    stage VARCHAR NOT NULL,
    millis DOUBLE PRECISION NOT NULL,
    nodes INTEGER,
    regions INTEGER,
    records INTEGER
);
CREATE INDEX IF NOT EXISTS benchmark_run ON benchmark (run);
