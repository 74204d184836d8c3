package io.tagwave.dom.html;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jsoup.Jsoup;

/** The parser alone, without our tree: what everything else is measured against. */
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
