package io.tagwave.report;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Writes HTML and SVG. Names of tags and attributes are the program's own; every text and every value of an attribute passes
 * {@link Markup#escape} here, so that nothing a crawled page contains becomes markup.
 */
public final class HtmlWriter {

    private static final Pattern WEB = Pattern.compile("(?i)https?://[^\\s]+");

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /**
     * Begins an element.
     *
     * @param attributes alternating names and values; one whose value is null is left out
     */
    public HtmlWriter open(String tag, @Nullable String... attributes) {
        empty(tag, attributes);
        open.push(tag);
        return this;
    }

    /** Ends the innermost open element. */
    public HtmlWriter close() {
        out.append("</").append(open.pop()).append('>');
        return this;
    }

    /** Writes an element without an end tag, such as an input. */
    public HtmlWriter empty(String tag, @Nullable String... attributes) {
        out.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            String value = attributes[i + 1];
            if (value != null) {
                out.append(' ')
                        .append(attributes[i])
                        .append("=\"")
                        .append(Markup.escape(value))
                        .append('"');
            }
        }
        out.append('>');
        return this;
    }

    public HtmlWriter text(String text) {
        out.append(Markup.escape(text));
        return this;
    }

    /** Writes markup whose texts are escaped already. */
    public HtmlWriter markup(String html) {
        out.append(html);
        return this;
    }

    /** Writes an element that holds text alone. */
    public HtmlWriter element(String tag, String text, @Nullable String... attributes) {
        return open(tag, attributes).text(text).close();
    }

    /** Writes a link to a place of the same page or server. */
    public HtmlWriter link(Object url, String text) {
        return element("a", text, "href", url.toString());
    }

    /** Writes a link to a URL that a crawled page contains, or its text alone if it is not of the web. */
    public HtmlWriter outside(String url, String text) {
        return isWeb(url)
                ? element("a", text, "href", url, "rel", "noopener noreferrer nofollow", "target", "_blank")
                : text(text);
    }

    /** Opens a table in a box that scrolls sideways; two {@link #close} end it. */
    public HtmlWriter wideTable(String label, @Nullable String style) {
        return open("div", "class", "wide", "tabindex", "0", "role", "region", "aria-label", label)
                .open("table", "class", style);
    }

    public HtmlWriter header(String text) {
        return element("th", text, "scope", "col");
    }

    public HtmlWriter rowHeader(String text) {
        return element("th", text, "scope", "row");
    }

    public HtmlWriter hidden(String name, @Nullable String value) {
        return empty("input", "type", "hidden", "name", name, "value", value);
    }

    /** Writes a button that sends a value, and a space behind it. */
    public HtmlWriter button(String name, String value, String text) {
        return element("button", text, "name", name, "value", value).text(" ");
    }

    /** Writes a checkbox that sends 1 when it is set. */
    public HtmlWriter checkbox(String name, boolean checked, @Nullable String... attributes) {
        List<@Nullable String> all = new ArrayList<>(
                Arrays.asList("type", "checkbox", "name", name, "value", "1", "checked", checked ? "" : null));
        all.addAll(Arrays.asList(attributes));
        return empty("input", all.toArray(String[]::new));
    }

    public static boolean isWeb(String text) {
        return WEB.matcher(text).matches();
    }

    /** Returns what was written. */
    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("not closed: " + open);
        }
        return out.toString();
    }
}
