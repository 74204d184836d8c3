package io.tagwave.visit;

/**
 * A page that was named, by itself or with the archive that holds it, and is read when it is asked for.
 *
 * @param name its file or address
 * @param reading reads it
 */
public record NamedPage(String name, Reading reading) {

    /** Reads a page. */
    interface Reading {
        LoadedPage load() throws PageLoadException;
    }

    /**
     * Reads and parses the page.
     *
     * @throws PageLoadException when it can not be had
     */
    public LoadedPage load() throws PageLoadException {
        return reading.load();
    }
}
