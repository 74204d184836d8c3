package io.tagwave.visit;

import org.jspecify.annotations.Nullable;

/** Thrown when one page cannot be read; the others still can. The message is a sentence without the page's name. */
public final class PageLoadException extends Exception {
    private static final long serialVersionUID = 1;

    public PageLoadException(@Nullable String message) {
        super(message);
    }
}
