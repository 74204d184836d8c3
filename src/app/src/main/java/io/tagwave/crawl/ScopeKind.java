package io.tagwave.crawl;

/** How far a crawl may go from its seeds. */
public enum ScopeKind {
    /** The hosts of the seeds, with and without {@code www.}. */
    HOST,
    /** The registered domains of the seeds, with all their hosts. */
    DOMAIN,
    /** Anywhere. */
    ANY
}
