package io.tagwave.dom.html;

import io.tagwave.dom.ParsedPage;
import io.tagwave.tree.PageTree;
import java.util.function.IntPredicate;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * Writes a part of a page as HTML: the head without scripts, and the kept nodes of the body in their places. Scripts, comments and
 * styles of the body are removed, as in the tree.
 */
public final class PrunedHtml {

    private PrunedHtml() {}

    /**
     * Returns the page with only some of its nodes.
     *
     * @param kept whether a position of the page's tree is kept; the parent of a kept node has to be kept
     * @throws IllegalArgumentException if a node is kept without its parent
     */
    public static String of(ParsedPage page, IntPredicate kept) {
        PageTree tree = page.tree();
        Document pruned = new Document(page.document().baseUri());
        pruned.outputSettings().prettyPrint(false);
        Element html = pruned.appendElement("html");
        Element head = head(page);
        html.appendChild(head);
        Node[] copies = new Node[tree.size()];
        for (int node = 0; node < copies.length; node++) {
            if (node == 0 || kept.test(node)) {
                copies[node] = node == 0 ? body(page) : copy(page.node(node));
                Element parent = parent(html, copies, tree.parent(node));
                if (page.node(node).previousSibling() instanceof TextNode text && text.isBlank()) {
                    parent.appendText(" ");
                }
                parent.appendChild(copies[node]);
            }
        }
        pruned.traverse((node, depth) -> {
            if (node instanceof Element element) {
                SafeCopy.silence(element);
            }
        });
        head.prependElement("meta")
                .attr("http-equiv", "Content-Security-Policy")
                .attr("content", "script-src 'none'; object-src 'none'; frame-src 'none'");
        head.prependElement("meta").attr("charset", "UTF-8");
        return pruned.outerHtml();
    }

    /** Browsers read the page in the encoding that its head names, and all strings are written as UTF-8. */
    private static Element head(ParsedPage page) {
        Element head = page.document().head().clone();
        head.select("script, noscript, meta[charset], meta[http-equiv]").remove();
        return head;
    }

    private static Node body(ParsedPage page) {
        // The node of a page without body stands for the whole document, which cannot be part of another one.
        return page.node(0) instanceof Document
                ? new Element("body")
                : page.node(0).shallowClone();
    }

    /** Browsers with scripts would hide the content of a noscript element. */
    private static Node copy(Node node) {
        return isNoscript(node) ? new Element("div") : node.shallowClone();
    }

    static boolean isNoscript(Node node) {
        return node instanceof Element element && element.normalName().equals("noscript");
    }

    private static Element parent(Element html, Node[] copies, int parent) {
        if (parent < 0) {
            return html;
        }
        if (copies[parent] instanceof Element element) {
            return element;
        }
        throw new IllegalArgumentException("expected that node " + parent + " stays with its children");
    }
}
