package io.tagwave.dom;

import io.tagwave.tree.PageTree;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/** Writes pages, or parts of them, as HTML that is safe to open: self-contained, without scripts, loading nothing. */
public final class SafeHtml {

    private static final String STYLE = "[data-tagwave=varies]{background:#e8eaf6!important;color:#283593!important;"
            + "border-radius:3px;padding:0 .3em}";

    private SafeHtml() {}

    /**
     * The page with some of its nodes alone; an ellipsis stands where others were.
     *
     * @param kept for each position of the page's tree whether to keep it; what stands below a position that is not
     *     kept goes with it
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
                    Marks.insert(parent, cut, "varies", "…");
                }
                marked = parent;
                cut.remove();
            }
            node = tree.end(node);
        }
        return copy.html(STYLE);
    }
}
