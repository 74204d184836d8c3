package io.tagwave.serve;

import io.tagwave.report.HtmlWriter;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Writes the header and navigation that every page has. */
final class PageLayout {

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
        HtmlWriter html = new HtmlWriter();
        html.open("html", "lang", "en").open("head");
        html.empty("meta", "charset", "utf-8");
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        html.empty("meta", "name", "color-scheme", "content", "light dark");
        html.element("title", title + " · Tagwave");
        html.empty("link", "rel", "icon", "href", "/assets/icon.svg");
        html.empty("link", "rel", "stylesheet", "href", "/assets/serve.css");
        html.open("script", "src", "/assets/serve.js", "defer", "").close();
        html.close().open("body");
        html.element("a", "To the content", "class", "skip", "href", "#content");
        html.open("header").element("strong", "Tagwave").open("nav", "aria-label", "Parts");
        for (String[] one : PARTS) {
            html.element("a", one[1], "href", one[0], "aria-current", one[0].equals(part) ? "page" : null);
        }
        html.close().close().open("main", "id", "content").element("h1", title);
        content.accept(html);
        html.close().close().close();
        return "<!DOCTYPE html>\n" + html + "\n";
    }

    /** Returns a page that states why a request failed. */
    static ServerResponse problem(int status, @Nullable String message) {
        return ServerResponse.html(
                status, page("Failed", "", html -> html.element("p", String.valueOf(message), "role", "alert")));
    }
}
