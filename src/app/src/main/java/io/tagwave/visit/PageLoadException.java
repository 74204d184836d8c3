package io.tagwave.visit;

/** One page could not be had; the others still can. The message is a sentence without the page's name. */
public final class PageLoadException extends Exception {
    private static final long serialVersionUID = 1;

    /** A page that can not be had, for the reason given. */
    public PageLoadException(String message) {
        super(message);
    }
}
