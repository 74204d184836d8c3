package io.tagwave.page;

/**
 * Reads a fetched page: parses it, finds links and records. Used by many threads at once.
 *
 * @param <A> see {@link ReadPage}
 */
public interface PageReader<A> {

    /** Reads a page whose outcome is {@link Outcome#DONE}. */
    ReadPage<A> read(FetchedPage page);
}
