package io.tagwave.dom;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * Hands the visible nodes of the body to a {@link PageTree.Builder}. Comments, blank text and the subtrees of script,
 * style, noscript and template are left out: this fits the node counts of the papers.
 *
 * <p>One walk over the document with a loop of its own serves the tree and the links: the parser's visitors would be
 * compiled anew for each kind of visitor, which costs a crawl more than its pages.
 */
final class Flattener {

    private static final Set<String> INVISIBLE = Set.of("script", "style", "noscript", "template");
    private static final Set<String> IMAGES = Set.of("img", "svg", "picture");

    private static final Attributes NOTHING = new Attributes();

    private final PageTree.Builder tree = new PageTree.Builder();
    private final List<Node> nodes = new ArrayList<>();
    private final Looks looks = new Looks();
    private final PageElements elements = new PageElements();
    private final Element body;
    private boolean inBody;
    /** The element that hides what is walked over, or null. */
    private Node hidden;

    private Flattener(Element body) {
        this.body = body;
    }

    static ParsedPage flatten(Document document) {
        Element body = document.body();
        boolean framed = body == null || !body.normalName().equals("body");
        Flattener flattener = new Flattener(framed ? null : body);
        if (framed) {
            // A frameset has no body: its page is one empty node.
            flattener.nodes.add(document);
            flattener.tree.open("body").close();
        }
        flattener.walk(document);
        return new ParsedPage(document, flattener.nodes, flattener.tree.build(), flattener.elements);
    }

    private void walk(Node root) {
        Node node = root;
        while (node != null) {
            enter(node);
            Node next = node.firstChild();
            while (next == null && node != null) {
                leave(node);
                next = node == root ? null : node.nextSibling();
                node = node == root ? null : node.parent();
            }
            node = next;
        }
    }

    private void enter(Node node) {
        if (node instanceof Element element) {
            elements.add(element);
            inBody |= element == body;
            if (inBody && hidden == null) {
                show(element);
            }
        } else if (inBody && hidden == null && node instanceof TextNode text) {
            int before = tree.size();
            tree.text(text.getWholeText());
            if (tree.size() > before) {
                nodes.add(node);
            }
        }
    }

    private void leave(Node node) {
        if (node == hidden) {
            hidden = null;
        } else if (inBody && hidden == null && node instanceof Element) {
            tree.close();
            inBody = node != body;
        }
    }

    private void show(Element element) {
        if (INVISIBLE.contains(element.normalName())) {
            hidden = element;
        } else {
            open(element);
            nodes.add(element);
        }
    }

    private void open(Element element) {
        String name = element.normalName();
        if (element.attributesSize() == 0) {
            open(name, Style.NONE, null, NOTHING);
        } else {
            Attributes attributes = element.attributes();
            open(name, looks.of(attributes), value(attributes, "id"), attributes);
        }
    }

    private void open(String name, Style look, String id, Attributes attributes) {
        if (IMAGES.contains(name)) {
            tree.openImage(name, look, id, value(attributes, "src"));
        } else if ((name.equals("a") || name.equals("area")) && attributes.hasKey("href")) {
            tree.openLink(name, look, id, attributes.get("href"));
        } else {
            tree.open(name, look, id);
        }
    }

    private static String value(Attributes attributes, String name) {
        return attributes.hasKey(name) ? attributes.get(name) : null;
    }
}
