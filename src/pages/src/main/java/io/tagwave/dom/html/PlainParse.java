package io.tagwave.dom.html;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jsoup.Jsoup;

/** Parses pages without building our tree, as a baseline of benchmarks. */
public final class PlainParse {

    private PlainParse() {}

    /** Parses a page and returns the number of its elements. */
    public static int elements(byte[] page, String url) {
        try {
            return Jsoup.parse(new ByteArrayInputStream(page), null, url)
                    .getAllElements()
                    .size();
        } catch (IOException e) {
            throw new UncheckedIOException("reading from memory", e);
        }
    }
}
