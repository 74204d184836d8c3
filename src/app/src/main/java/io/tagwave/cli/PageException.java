package io.tagwave.cli;

/** One page could not be had; the others still can. The message is a sentence without the page's name. */
final class PageException extends Exception {
    private static final long serialVersionUID = 1;

    PageException(String message) {
        super(message);
    }
}
