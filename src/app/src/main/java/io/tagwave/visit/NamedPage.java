package io.tagwave.visit;

/**
 * A page that the user named, directly or by its archive; it is read on demand.
 *
 * @param name its file or URL
 * @param reading reads it
 */
public record NamedPage(String name, Reading reading) {

    interface Reading {
        LoadedPage load() throws PageLoadException;
    }

    /**
     * Reads and parses the page.
     *
     * @throws PageLoadException if it cannot be read
     */
    public LoadedPage load() throws PageLoadException {
        return reading.load();
    }
}
