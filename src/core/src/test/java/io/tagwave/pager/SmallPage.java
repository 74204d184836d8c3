package io.tagwave.pager;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A page of a few words around a list of known records, and where it goes on. */
final class SmallPage {

    static final String HOST = "https://h.example";

    private final String url;
    private String head = "";
    private String before = "";
    private String behind = "";
    private int records = 10;

    private SmallPage(String url) {
        this.url = url;
    }

    /** A page of a host, by its path. */
    static SmallPage at(String path) {
        return from(HOST + path);
    }

    static SmallPage from(String url) {
        return new SmallPage(url);
    }

    /** A page of which nobody knows where it is from. */
    static SmallPage anywhere() {
        return new SmallPage("");
    }

    SmallPage head(String html) {
        head = html;
        return this;
    }

    SmallPage before(String html) {
        before = html;
        return this;
    }

    SmallPage behind(String html) {
        behind = html;
        return this;
    }

    SmallPage records(int count) {
        records = count;
        return this;
    }

    /** Links that follow each other, an address and what it shows each, parted by an arrow. */
    static String links(String... links) {
        StringBuilder html = new StringBuilder();
        for (String link : links) {
            int arrow = link.indexOf("->");
            html.append("<a href='")
                    .append(link.substring(arrow + 2).strip())
                    .append("'>")
                    .append(link.substring(0, arrow).strip())
                    .append("</a> ");
        }
        return html.toString();
    }

    /** The address of the next page without the host, or null. */
    @Nullable
    String next() {
        String next = continuation().next();
        return next == null ? null : next.replace(HOST, "");
    }

    /** Where the list continues. */
    Continuation continuation() {
        String html = head + "<body>" + before + "<ul id=list>" + "<li>an item".repeat(records) + "</ul>" + behind;
        ParsedPage page = new HtmlParser().parse(html, url);
        PageTree tree = page.tree();
        int list = 0;
        while (!"list".equals(tree.id(list))) {
            list++;
        }
        List<List<Span>> items = new ArrayList<>();
        for (int item = tree.firstChild(list); item >= 0; item = tree.nextSibling(item)) {
            items.add(List.of(new Span(item, tree.end(item))));
        }
        return NextPage.of(tree, page, items);
    }
}
