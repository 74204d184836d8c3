package io.tagwave.page;

/** Waits until a request may be sent, and notes that it is: to be called right before the request. */
@FunctionalInterface
public interface Turn {

    /** For requests that nobody has to wait for. */
    Turn AT_ONCE = () -> {};

    /** Returns when the request may be sent. */
    void await() throws InterruptedException;
}
