package io.tagwave.crawl;

/** Which links of a page a crawl follows. */
public enum Following {
    /** All. */
    LINKS,
    /** All, and where a page's list goes on before the others. */
    LISTS_FIRST,
    /** Where a page's list goes on, and nothing else. */
    LISTS
}
