package io.tagwave.dom.html;

import io.tagwave.dom.ParsedPage;
import io.tagwave.tree.PageTree;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/** Writes pages, or parts of them, as HTML that is safe to open: self-contained, without scripts, loading nothing. */
public final class SafeHtml {

    private static final String STYLE = "[data-tagwave=varies]{background:#e8eaf6!important;color:#283593!important;"
            + "border-radius:3px;padding:0 .3em}";

    /** Not by color alone: what was added is underlined, what was removed struck out, what was moved framed. */
    private static final String DIFF_STYLE = """
            [data-tagwave=added]{background:#ffeb3b!important;color:#1b1b1f!important;text-decoration:underline!important}
            [data-tagwave=removed]{background:#bdbdbd!important;color:#1b1b1f!important;text-decoration:line-through!important}
            [data-tagwave=moved]{background:#c5e1f9!important;color:#1b1b1f!important;outline:2px dashed #1565c0!important}
            [data-tagwave=readdressed]{outline:2px dotted #8e24aa!important}
            img[data-tagwave=added]{outline:4px solid #ffeb3b!important}
            div[data-tagwave=legend]{font:14px/1.6 sans-serif!important;padding:.4em .8em!important;margin:0 0 .6em!important;
            background:#fff!important;color:#1b1b1f!important;border-bottom:1px solid #888!important;text-align:left!important}
            div[data-tagwave=legend] span{margin-right:1em!important;padding:0 .4em!important}
            """;

    private SafeHtml() {}

    /**
     * A text to insert that the page does not have.
     *
     * @param parent position in the page's tree of the element that gets it
     * @param before position of the node before which it stands, or -1 for the end of the parent
     * @param kind see {@link #marking}
     * @param text plain text
     */
    public record Insertion(int parent, int before, String kind, String text) {}

    /**
     * Returns the page with marks on some of its nodes.
     *
     * @param kinds for each position of the page's tree the kind of mark, or null: {@code added}, {@code moved}, {@code
     *     readdressed}; for insertions {@code removed}
     * @param insertions in the order in which they are to stand
     * @param legend an explanation for each kind, shown above the page
     */
    public static String marking(
            ParsedPage page, @Nullable String[] kinds, List<Insertion> insertions, Map<String, String> legend) {
        SafeCopy copy = SafeCopy.of(page);
        PageTree tree = page.tree();
        for (Insertion insertion : insertions) {
            if (copy.node(insertion.parent()) instanceof Element parent) {
                Node before = insertion.before() < 0 ? null : copy.node(insertion.before());
                HtmlMarks.insert(parent, before, insertion.kind(), insertion.text());
            }
        }
        for (int node = 0; node < kinds.length; node++) {
            int parent = tree.parent(node);
            // The mark of an element applies to all of its content.
            if (kinds[node] != null && (parent < 0 || !kinds[node].equals(kinds[parent]))) {
                HtmlMarks.mark(copy.node(node), kinds[node]);
            }
        }
        if (copy.body() != null) {
            Element bar = copy.body().prependElement("div").attr(HtmlMarks.NAME, "legend");
            legend.forEach((kind, words) ->
                    bar.appendElement("span").attr(HtmlMarks.NAME, kind).text(words));
        }
        return copy.html(DIFF_STYLE);
    }

    /**
     * Returns the page with only some of its nodes; an ellipsis stands for others.
     *
     * @param kept whether to keep each position of the page's tree; the content of other positions is removed with them
     */
    public static String keeping(ParsedPage page, boolean[] kept) {
        SafeCopy copy = SafeCopy.of(page);
        PageTree tree = page.tree();
        Node marked = null;
        int node = 1;
        while (node < tree.size()) {
            if (kept[node]) {
                marked = null;
                node++;
                continue;
            }
            Node cut = copy.node(node);
            if (cut.parent() instanceof Element parent) {
                // One ellipsis for a run of siblings.
                if (marked != parent) {
                    HtmlMarks.insert(parent, cut, "varies", "…");
                }
                marked = parent;
                cut.remove();
            }
            node = tree.end(node);
        }
        return copy.html(STYLE);
    }
}
