package io.tagwave.cli;

/** Which pages of a crawl are shown in a browser. */
enum RenderMode {
    /** None. */
    NEVER,
    /** All, instead of fetching them. */
    ALWAYS,
    /** Those that look as if scripts would add records. */
    AUTO
}
