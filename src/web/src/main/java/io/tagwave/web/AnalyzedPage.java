package io.tagwave.web;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of reading a fetched page.
 *
 * @param <A> type of the analysis: stored by the frontier, opaque to the crawl
 * @param links links in document order
 * @param canonical absolute URL of rel=canonical
 * @param robots the directives of meta elements for robots, see {@code ParsedPage.robots()}
 * @param next next page of the page's list
 * @param drift how the page's list differs from what was learned of its site
 * @param contents hashes of the page's words without digits, of its images and of its records, to tell whether it brings anything
 *     that another page did not; empty if unknown
 * @param asksToLogIn whether the page has a form to log in, and no main list
 * @param analysis what the store keeps of the page
 */
public record AnalyzedPage<A>(
        List<Link> links,
        @Nullable String canonical,
        String robots,
        @Nullable String next,
        @Nullable String drift,
        int[] contents,
        boolean asksToLogIn,
        A analysis) {

    public AnalyzedPage {
        links = List.copyOf(links);
    }

    /** Returns the same page with another analysis. */
    public AnalyzedPage<A> withAnalysis(A other) {
        return new AnalyzedPage<>(links, canonical, robots, next, drift, contents, asksToLogIn, other);
    }
}
