package io.tagwave.render;

/** Thrown when no browser can be started. The message is one line that says what to do. */
public final class BrowserUnavailableException extends Exception {

    private static final long serialVersionUID = 1;

    BrowserUnavailableException(String message, Throwable cause) {
        super(message, cause);
    }
}
