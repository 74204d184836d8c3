package io.tagwave.serve;

/** What every page has around it. */
final class PageLayout {

    private static final String[][] PLACES = {
        {"/", "Lists"}, {"/crawls", "Crawls"}, {"/pages", "Pages"}, {"/changes", "Changes"}, {"/sql", "SQL"}
    };

    private PageLayout() {}

    /** Writes the middle of a page. */
    interface Content {
        void into(HtmlWriter html);
    }

    /**
     * A whole page.
     *
     * @param place the path of the part of the site that it belongs to
     */
    static String page(String title, String place, Content content) {
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
        for (String[] part : PLACES) {
            html.element("a", part[1], "href", part[0], "aria-current", part[0].equals(place) ? "page" : null);
        }
        html.close().close().open("main", "id", "content").element("h1", title);
        content.into(html);
        html.close().close().close();
        return "<!DOCTYPE html>\n" + html + "\n";
    }

    /** A page that says why there is none. */
    static ServerResponse problem(int status, String message) {
        return ServerResponse.html(status, page("Not done", "", html -> html.element("p", message, "role", "alert")));
    }
}
