package io.tagwave.web;

import java.util.List;

/**
 * A fetched page after reading.
 *
 * @param <A> what reading found beside the links: kept by the frontier, opaque to the crawl
 * @param links links in document order
 * @param canonical absolute address of rel=canonical, or null
 * @param robots the meta robots directives, in lower case, an empty string without any
 * @param next where the page's list goes on, or null
 * @param drift in what the page's list is no longer what was learned of its site, or null
 * @param analysis what the store keeps of the page
 */
public record AnalyzedPage<A>(
        List<Link> links, String canonical, String robots, String next, String drift, A analysis) {

    public AnalyzedPage {
        links = List.copyOf(links);
    }

    /** The same, of which something else is kept. */
    public AnalyzedPage<A> keeping(A other) {
        return new AnalyzedPage<>(links, canonical, robots, next, drift, other);
    }

    /** A page without a list that goes on. */
    public AnalyzedPage(List<Link> links, String canonical, String robots, A analysis) {
        this(links, canonical, robots, null, null, analysis);
    }
}
