package io.tagwave.visit;

/** What a crawl is to start from can not be read. The message is a sentence. */
public final class SeedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    SeedException(String message) {
        super(message);
    }
}
