package io.tagwave.web;

/** Where pages come from: HTTP or a browser. May be used by many threads at once. */
public interface PageSource extends AutoCloseable {

    /** Fetches one page, within the source's limits of time and size. Never throws for what the network does. */
    FetchedPage fetch(PageRequest request);

    @Override
    void close();
}
