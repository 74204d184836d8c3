package io.tagwave.dom;

import io.tagwave.tree.PageTree;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/** A parsed page: its flat tree, and what only the full document knows. Not for use by two threads at once. */
public final class ParsedPage {

    private static final String LINKS = "a[href],area[href]";

    private final Document document;
    private final List<Node> nodes;
    private final PageTree tree;
    private String base;
    private Addresses addresses;
    private List<Hyperlink> links;

    ParsedPage(Document document, List<Node> nodes, PageTree tree) {
        this.document = document;
        this.nodes = nodes;
        this.tree = tree;
    }

    /** The body in document order. */
    public PageTree tree() {
        return tree;
    }

    /** Text of the title element, an empty string without one. */
    public String title() {
        return document.title();
    }

    /** The address that relative links are resolved against: the base element's, else the page's own. */
    public String baseUri() {
        if (base == null) {
            base = document.body() == null
                    ? document.baseUri()
                    : document.body().baseUri();
        }
        return base;
    }

    /** The anchors and areas of the page with an address, in document order. */
    public List<Hyperlink> links() {
        if (links == null) {
            links = document.select(LINKS).stream().map(this::link).toList();
        }
        return links;
    }

    /** Which of {@link #links()}, by their numbers, stand at the given positions of the tree. */
    public BitSet linksAt(Collection<Integer> positions) {
        Set<Node> wanted = Collections.newSetFromMap(new IdentityHashMap<>());
        positions.forEach(position -> wanted.add(nodes.get(position)));
        BitSet found = new BitSet();
        int number = 0;
        for (Element link : document.select(LINKS)) {
            found.set(number++, wanted.contains(link));
        }
        return found;
    }

    /** The absolute address of {@code link rel=canonical}, or null. */
    public String canonical() {
        Element link = document.selectFirst("link[rel=canonical][href]");
        String url = link == null ? "" : link.absUrl("href");
        return url.isEmpty() ? null : url;
    }

    /** The content of the meta element of that name, in lower case, joined by commas when it stands there twice. */
    public String meta(String name) {
        return String.join(",", document.select("meta[name=" + name + "]").eachAttr("content"))
                .toLowerCase(Locale.ROOT);
    }

    /** An address of the page made absolute; as written when that is not possible. */
    public String absolute(String address) {
        String written = address.strip();
        // Most pages write out the addresses of other sites, and a page from a file has nothing to resolve against.
        if (written.startsWith("http://")
                || written.startsWith("https://")
                || baseUri().isEmpty()) {
            return written;
        }
        String url = addresses().resolve(written);
        return url.isEmpty() ? written : url;
    }

    /** How much script the page carries. */
    public ScriptVolume scripts() {
        int scripts = 0;
        int characters = 0;
        for (Element script : document.getElementsByTag("script")) {
            String type = script.attr("type").toLowerCase(Locale.ROOT);
            boolean runs = type.isBlank() || type.contains("javascript") || type.equals("module");
            scripts += runs ? 1 : 0;
            characters += script.data().length();
        }
        return new ScriptVolume(scripts, characters);
    }

    private Addresses addresses() {
        if (addresses == null) {
            addresses = new Addresses(baseUri());
        }
        return addresses;
    }

    /** The document node behind a position of the tree. */
    Node node(int position) {
        return nodes.get(position);
    }

    /** The whole document. */
    Document document() {
        return document;
    }

    private Hyperlink link(Element a) {
        return new Hyperlink(
                addresses().resolve(a.attr("href").strip()),
                a.text(),
                a.attr("rel").toLowerCase(Locale.ROOT));
    }
}
