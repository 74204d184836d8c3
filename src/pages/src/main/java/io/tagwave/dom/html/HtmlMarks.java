package io.tagwave.dom.html;

import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/** Puts visible marks into a document, of a kind that is allowed in their place. */
final class HtmlMarks {

    /** The attribute that carries the kind of a mark. */
    static final String NAME = "data-tagwave";

    /** Elements that have to be around a mark so that a browser leaves it in its place. */
    private static final Map<String, String[]> HOLDERS = Map.ofEntries(
            Map.entry("table", new String[] {"tbody", "tr", "td"}),
            Map.entry("tbody", new String[] {"tr", "td"}),
            Map.entry("thead", new String[] {"tr", "td"}),
            Map.entry("tfoot", new String[] {"tr", "td"}),
            Map.entry("tr", new String[] {"td"}),
            Map.entry("ul", new String[] {"li"}),
            Map.entry("ol", new String[] {"li"}),
            Map.entry("menu", new String[] {"li"}),
            Map.entry("dl", new String[] {"dd"}));

    /** Elements that cannot contain a mark. */
    private static final Set<String> CLOSED = Set.of(
            "select", "optgroup", "option", "datalist", "colgroup", "textarea", "title", "html", "head", "svg", "math");

    private HtmlMarks() {}

    /** Marks an element or a text node. If no element can surround the text, its parent is marked. */
    static void mark(Node node, String kind) {
        if (node instanceof Element element) {
            element.attr(NAME, kind);
        } else if (node.parent() instanceof Element parent) {
            if (isClosed(parent)) {
                parent.attr(NAME, kind);
            } else {
                node.wrap("<span " + NAME + "=\"" + kind + "\"></span>");
            }
        }
    }

    /** Inserts a mark with a text before a child, or at the end without one; nothing if no element is allowed there. */
    static void insert(Element parent, @Nullable Node before, String kind, String text) {
        if (isClosed(parent)) {
            return;
        }
        Element mark = new Element(kind.equals("removed") ? "del" : "span");
        mark.attr(NAME, kind).appendChild(new TextNode(text));
        Element outer = mark;
        String[] holders = HOLDERS.getOrDefault(parent.normalName(), new String[0]);
        for (int i = holders.length - 1; i >= 0; i--) {
            Element holder = new Element(holders[i]);
            holder.appendChild(outer);
            outer = holder;
        }
        if (before != null && before.parent() == parent) {
            before.before(outer);
        } else {
            parent.appendChild(outer);
        }
    }

    /** Returns whether an element cannot contain others, such as an option or a drawing. */
    static boolean isClosed(Element parent) {
        for (Element above = parent; above != null; above = above.parent()) {
            if (CLOSED.contains(above.normalName())) {
                return !above.normalName().equals("html");
            }
        }
        return false;
    }
}
