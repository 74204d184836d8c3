package io.tagwave.cli.shared;

/** One page could not be had; the others still can. The message is a sentence without the page's name. */
public final class PageException extends Exception {
    private static final long serialVersionUID = 1;

    public PageException(String message) {
        super(message);
    }
}
