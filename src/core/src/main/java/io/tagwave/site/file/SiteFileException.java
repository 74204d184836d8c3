package io.tagwave.site.file;

/** Reports that a site file cannot be read or written: the file, what was expected and found, and where. */
public final class SiteFileException extends RuntimeException {
    private static final long serialVersionUID = 1;

    SiteFileException(String message) {
        super(message);
    }
}
