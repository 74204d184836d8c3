package io.tagwave.sites;

/** A site file that can not be read or written, in one sentence: what was expected, what was found, and where. */
public final class SiteFileException extends RuntimeException {
    private static final long serialVersionUID = 1;

    SiteFileException(String message) {
        super(message);
    }
}
