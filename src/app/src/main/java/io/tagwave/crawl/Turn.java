package io.tagwave.crawl;

/** Waits until a request may be sent, and notes that it is. */
interface Turn {

    /** For requests that nobody has to wait for. */
    Turn AT_ONCE = () -> {};

    void await() throws InterruptedException;
}
