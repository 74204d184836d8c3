package io.tagwave.dom;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;

/**
 * Hands the visible nodes of the body to a {@link PageTree.Builder}. Comments, blank text and the subtrees of script,
 * style, noscript and template are left out: this fits the node counts of the papers.
 */
final class Flattener implements NodeFilter {

    private static final Set<String> INVISIBLE = Set.of("script", "style", "noscript", "template");
    private static final Set<String> IMAGES = Set.of("img", "svg", "picture");

    private final PageTree.Builder tree = new PageTree.Builder();
    private final List<Node> nodes = new ArrayList<>();
    private final Map<Style, Style> shared = new HashMap<>();

    static ParsedPage flatten(Document document) {
        Flattener flattener = new Flattener();
        Element body = document.body();
        if (body == null || !body.normalName().equals("body")) {
            // A frameset has no body: its page is one empty node.
            flattener.nodes.add(document);
            flattener.tree.open("body").close();
        } else {
            body.filter(flattener);
        }
        return new ParsedPage(document, flattener.nodes, flattener.tree.build());
    }

    @Override
    public FilterResult head(Node node, int depth) {
        if (node instanceof TextNode text) {
            int before = tree.size();
            tree.text(text.getWholeText());
            if (tree.size() > before) {
                nodes.add(node);
            }
            return FilterResult.SKIP_ENTIRELY;
        }
        if (!(node instanceof Element element) || INVISIBLE.contains(element.normalName())) {
            return FilterResult.SKIP_ENTIRELY;
        }
        open(element);
        nodes.add(element);
        return FilterResult.CONTINUE;
    }

    @Override
    public FilterResult tail(Node node, int depth) {
        tree.close();
        return FilterResult.CONTINUE;
    }

    private void open(Element element) {
        String name = element.normalName();
        String id = element.hasAttr("id") ? element.attr("id") : null;
        Style look = element.attributesSize() == 0 ? Style.NONE : share(Looks.of(element));
        if (IMAGES.contains(name)) {
            tree.openImage(name, look, id, element.hasAttr("src") ? element.attr("src") : null);
        } else if ((name.equals("a") || name.equals("area")) && element.hasAttr("href")) {
            tree.openLink(name, look, id, element.attr("href"));
        } else {
            tree.open(name, look, id);
        }
    }

    private Style share(Style look) {
        Style known = shared.putIfAbsent(look, look);
        return known == null ? look : known;
    }
}
