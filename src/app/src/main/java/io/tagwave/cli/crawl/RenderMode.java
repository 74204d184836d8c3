package io.tagwave.cli.crawl;

/** Which pages of a crawl are shown in a browser. */
public enum RenderMode {
    /** None. */
    NEVER,
    /** All, instead of fetching them. */
    ALWAYS,
    /** Those that look as if scripts would add records. */
    AUTO
}
