package io.tagwave.crawl;

/** The hosts that links may lead to. */
public enum ScopeKind {
    /** The hosts of the seeds, with and without {@code www.}. */
    HOST,
    /** The registered domains of the seeds, with all their hosts. */
    DOMAIN,
    /** All hosts. */
    ANY
}
