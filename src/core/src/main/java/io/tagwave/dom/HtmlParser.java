package io.tagwave.dom;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import org.jsoup.Jsoup;

/** Parses HTML as browsers do and flattens the body. Broken HTML is never an error. */
public final class HtmlParser {

    /**
     * Parses decoded HTML.
     *
     * @param html the page
     * @param url the page's own address, or an empty string
     */
    public ParsedPage parse(String html, String url) {
        return Flattener.flatten(Jsoup.parse(html, url));
    }

    /**
     * Parses raw bytes.
     *
     * @param bytes the page
     * @param charset the encoding that the transport named, or null: then a byte order mark, a meta element, or UTF-8
     *     decides. A byte order mark always wins
     * @param url the page's own address, or an empty string
     */
    public ParsedPage parse(byte[] bytes, Charset charset, String url) {
        try {
            String name = charset == null ? null : charset.name();
            return Flattener.flatten(Jsoup.parse(new ByteArrayInputStream(bytes), name, url));
        } catch (IOException e) {
            throw new UncheckedIOException("reading from memory", e);
        }
    }
}
