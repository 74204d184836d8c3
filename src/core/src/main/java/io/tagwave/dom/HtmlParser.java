package io.tagwave.dom;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/** Parses HTML as browsers do and flattens the body. Broken HTML is never an error. */
public final class HtmlParser {

    /**
     * Parses decoded HTML.
     *
     * @param html the page
     * @param url the page's own address, or an empty string
     */
    public ParsedPage parse(String html, String url) {
        try {
            return Flattener.flatten(Jsoup.parse(html, url), "");
        } catch (IndexOutOfBoundsException e) {
            return again(html, url);
        }
    }

    private static ParsedPage again(String html, String url) {
        FallbackParse page = FallbackParse.of(html, url);
        return Flattener.flatten(page.document(), page.note());
    }

    /**
     * Parses raw bytes.
     *
     * @param bytes the page
     * @param charset the encoding named by the transport, or null: then a byte order mark, a meta element, or UTF-8 decides. A
     *     byte order mark always takes precedence
     * @param url the page's own address, or an empty string
     */
    public ParsedPage parse(byte[] bytes, @Nullable Charset charset, String url) {
        String name = charset == null ? null : charset.name();
        try {
            return Flattener.flatten(Jsoup.parse(new ByteArrayInputStream(bytes), name, url), "");
        } catch (IndexOutOfBoundsException e) {
            return again(decoded(bytes, name), url);
        } catch (IOException e) {
            throw new UncheckedIOException("reading from memory", e);
        }
    }

    /** Returns the text as jsoup decodes it. Its XML parser, which knows no formatting elements, detects the same encoding. */
    private static String decoded(byte[] bytes, @Nullable String charset) {
        try {
            Document plain = Jsoup.parse(new ByteArrayInputStream(bytes), charset, "", Parser.xmlParser());
            return new String(bytes, plain.charset());
        } catch (IOException e) {
            throw new UncheckedIOException("reading from memory", e);
        }
    }
}
