package io.tagwave.visit;

/** Thrown when the seeds of a crawl cannot be read. The message is a sentence. */
public final class SeedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    SeedException(String message) {
        super(message);
    }
}
