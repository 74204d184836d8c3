package io.tagwave.web;

/**
 * Reads a fetched page: parses it, finds links and records. Used by many threads at once.
 *
 * @param <A> see {@link AnalyzedPage}
 */
public interface FetchedPageReader<A> {

    /** Reads a page whose outcome is {@link Outcome#DONE}. */
    AnalyzedPage<A> read(FetchedPage page);
}
