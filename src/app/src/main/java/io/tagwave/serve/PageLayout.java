package io.tagwave.serve;

import io.tagwave.report.HtmlWriter;
import io.tagwave.report.Markup;
import io.tagwave.rows.ResourceText;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Writes the header and navigation that every page has. */
final class PageLayout {

    /** The page around a title, links to the parts of the site, and the content of a part. */
    private static final String LAYOUT = ResourceText.read(PageLayout.class, "layout.html");

    private static final String[][] PARTS = {
        {"/", "Lists"}, {"/crawls", "Crawls"}, {"/pages", "Pages"}, {"/changes", "Changes"}, {"/sql", "SQL"}
    };

    private PageLayout() {}

    /**
     * Returns a page.
     *
     * @param part the path of the part of the site that it belongs to
     */
    static ServerResponse respond(String title, String part, Consumer<HtmlWriter> content) {
        return ServerResponse.html(200, page(title, part, content));
    }

    static String page(String title, String part, Consumer<HtmlWriter> content) {
        HtmlWriter parts = new HtmlWriter();
        for (String[] one : PARTS) {
            parts.element("a", one[1], "href", one[0], "aria-current", one[0].equals(part) ? "page" : null);
        }
        HtmlWriter main = new HtmlWriter();
        content.accept(main);
        return LAYOUT.formatted(Markup.escape(title), parts, main);
    }

    /** Returns a page that states why a request failed. */
    static ServerResponse problem(int status, @Nullable String message) {
        return ServerResponse.html(
                status, page("Failed", "", html -> html.element("p", String.valueOf(message), "role", "alert")));
    }
}
