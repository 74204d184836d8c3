package io.tagwave.cli.crawl;

/** The pages of a crawl that are rendered in a browser. */
public enum RenderMode {
    /** None. */
    NEVER,
    /** All, instead of fetching them by HTTP. */
    ALWAYS,
    /** Those whose scripts seem to add records. */
    AUTO
}
