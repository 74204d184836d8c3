package io.tagwave.serve;

import io.tagwave.report.Markup;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;

/**
 * Writes HTML. Names of tags and attributes are the program's own; every text and every value of an attribute passes
 * {@link Markup#escape} here, so that what pages of the web say stays text.
 */
final class HtmlWriter {

    private static final Pattern WEB = Pattern.compile("(?i)https?://[^\\s]+");

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /**
     * Begins an element.
     *
     * @param attributes names and values in turns; one whose value is null is left out
     */
    HtmlWriter open(String tag, String... attributes) {
        tag(tag, attributes);
        open.push(tag);
        return this;
    }

    /** Ends the element that was begun last. */
    HtmlWriter close() {
        out.append("</").append(open.pop()).append('>');
        return this;
    }

    /** An element without an end, such as an input. */
    HtmlWriter empty(String tag, String... attributes) {
        tag(tag, attributes);
        return this;
    }

    HtmlWriter text(String text) {
        out.append(Markup.escape(text));
        return this;
    }

    /** An element that holds text alone. */
    HtmlWriter element(String tag, String text, String... attributes) {
        return open(tag, attributes).text(text).close();
    }

    /** A link to a page of ours. */
    HtmlWriter link(String path, String text) {
        return element("a", text, "href", path);
    }

    /** A link to an address that a page named, or its text alone where it leads to no web server. */
    HtmlWriter outside(String url, String text) {
        return isWeb(url)
                ? element("a", text, "href", url, "rel", "noopener noreferrer nofollow", "target", "_blank")
                : text(text);
    }

    static boolean isWeb(String text) {
        return WEB.matcher(text).matches();
    }

    /** All that was written. */
    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("not closed: " + open);
        }
        return out.toString();
    }

    private void tag(String tag, String... attributes) {
        out.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            if (attributes[i + 1] != null) {
                out.append(' ')
                        .append(attributes[i])
                        .append("=\"")
                        .append(Markup.escape(attributes[i + 1]))
                        .append('"');
            }
        }
        out.append('>');
    }
}
