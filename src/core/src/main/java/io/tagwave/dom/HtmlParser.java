package io.tagwave.dom;

import io.tagwave.tree.PageTree;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jspecify.annotations.Nullable;

/**
 * Parses HTML as browsers do and flattens the body. Broken HTML is never an error. JSON documents and feeds are read as pages with a
 * list, and so is the list that a page holds as JSON and does not show.
 */
public final class HtmlParser {

    /**
     * Parses decoded HTML.
     *
     * @param html the page
     * @param url the page's own address, or an empty string
     */
    public ParsedPage parse(String html, String url) {
        return parse(html, url, "", StandardCharsets.UTF_8);
    }

    /**
     * Parses raw bytes.
     *
     * @param bytes the page
     * @param charset the encoding named by the transport, or null: then a byte order mark, a meta element, or the bytes decide. A
     *     byte order mark always takes precedence, and bytes that contradict the name do, which the page's note says
     * @param url the page's own address, or an empty string
     */
    public ParsedPage parse(byte[] bytes, @Nullable Charset charset, String url) {
        PageEncoding decoded = PageEncoding.of(bytes, charset);
        return parse(decoded.text(), url, decoded.note(), decoded.encoding());
    }

    /** Reads a document that was parsed elsewhere; it is copied, not changed. */
    public ParsedPage parse(Document document) {
        return flattened(document.clone(), "", StandardCharsets.UTF_8);
    }

    private static ParsedPage parse(String html, String url, String note, Charset encoding) {
        try {
            Document document = DataDocument.of(html, url);
            return document == null
                    ? flattened(Jsoup.parse(html, url), note, encoding)
                    : withList(
                            Flattener.flatten(document, note, encoding),
                            html.stripLeading().startsWith("<") ? "feed" : "json");
        } catch (IndexOutOfBoundsException e) {
            FallbackParse page = FallbackParse.of(html, url);
            return Flattener.flatten(page.document(), ParsedPage.joinedNotes(note, page.note()), encoding);
        }
    }

    private static ParsedPage flattened(Document document, String note, Charset encoding) {
        ParsedPage page = Flattener.flatten(document, note, encoding);
        return ScriptData.isShown(page)
                ? page
                : withList(
                        Flattener.flatten(page.document(), ParsedPage.joinedNotes(note, ScriptData.NOTE), encoding),
                        "json");
    }

    /** Returns a page whose last element is its list, from a source. */
    private static ParsedPage withList(ParsedPage page, String source) {
        PageTree tree = page.tree();
        int last = 1;
        while (tree.end(last) < tree.size()) {
            last = tree.end(last);
        }
        tree.statements().setList(last, source);
        return page;
    }
}
