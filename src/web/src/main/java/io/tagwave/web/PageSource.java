package io.tagwave.web;

/** Fetches pages, over HTTP or with a browser. May be used by many threads at once. */
public interface PageSource extends AutoCloseable {

    /** Fetches one page, within the source's limits of time and size. Never throws because of the network. */
    FetchedPage fetch(PageRequest request);

    @Override
    void close();
}
