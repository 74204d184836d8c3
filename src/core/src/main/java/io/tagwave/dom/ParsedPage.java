package io.tagwave.dom;

import io.tagwave.tree.LinkResolver;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/** A parsed page: its flat tree, and what only the full document knows. Not for use by two threads at once. */
public final class ParsedPage implements LinkResolver {

    /** What the parser takes for a blank beside white space, or drops: hard blank, soft hyphen, blank of no width. */
    private static final String ODD = "\u00a0\u00ad\u200b";

    private final Document document;
    private final List<Node> nodes;
    private final PageTree tree;
    private String base;
    /** Read when it is first asked for: an empty string where the page names none. */
    private String canonical;

    private UrlResolver addresses;
    private final PageElements elements;
    private final double treeMillis;
    private final String note;
    private List<Hyperlink> links;

    ParsedPage(
            Document document, List<Node> nodes, PageTree tree, PageElements elements, double treeMillis, String note) {
        this.note = note;
        this.treeMillis = treeMillis;
        this.elements = elements;
        this.document = document;
        this.nodes = nodes;
        this.tree = tree;
    }

    /** The body in document order. */
    public PageTree tree() {
        return tree;
    }

    /** How long it took to make the tree of what the parser had made, in milliseconds. */
    public double treeMillis() {
        return treeMillis;
    }

    /** What makes the page other than a browser would have it, in words; an empty string as a rule. */
    public String note() {
        return note;
    }

    /** Text of the title element, an empty string without one. */
    public String title() {
        return document.title();
    }

    /** The language that the page says it is in, as it is written: {@code de}, {@code en-GB}; an empty string without any. */
    public String language() {
        Element html = document.firstElementChild();
        String lang = html == null ? "" : html.attr("lang");
        lang = lang.isBlank() && html != null ? html.attr("xml:lang") : lang;
        lang = lang.isBlank() && document.body() != null ? document.body().attr("lang") : lang;
        return lang.isBlank()
                ? elements.metas().stream()
                        .filter(meta -> meta.attr("http-equiv").equalsIgnoreCase("content-language")
                                || meta.attr("property").equalsIgnoreCase("og:locale"))
                        .map(meta -> meta.attr("content").strip())
                        .findFirst()
                        .orElse("")
                : lang.strip();
    }

    /**
     * The address that relative links are resolved against: the base element's, else the page's own, else, of a page of which
     * nobody knows where it was had from, the one that it names as canonical; an empty string without any.
     */
    public String baseUri() {
        if (base == null) {
            String known = document.body() == null
                    ? document.baseUri()
                    : document.body().baseUri();
            String named = known.isEmpty() ? canonical() : null;
            base = named == null ? known : named;
        }
        return base;
    }

    /** The anchors and areas of the page with an address, in document order. */
    public List<Hyperlink> links() {
        if (links == null) {
            List<Hyperlink> found = new ArrayList<>();
            for (Element link : elements.links()) {
                found.add(link(link));
            }
            links = Collections.unmodifiableList(found);
        }
        return links;
    }

    /** Which of {@link #links()}, by their numbers, stand at the given positions of the tree. */
    public BitSet linksAt(Collection<Integer> positions) {
        Set<Node> wanted = Collections.newSetFromMap(new IdentityHashMap<>());
        positions.forEach(position -> wanted.add(nodes.get(position)));
        BitSet found = new BitSet();
        int number = 0;
        for (Element link : elements.links()) {
            found.set(number++, wanted.contains(link));
        }
        return found;
    }

    /** The page's own address as it was given to the parser, whatever its base element says. */
    @Override
    public String url() {
        return document.location();
    }

    /** The absolute addresses of link elements and links with {@code rel=next}, in document order. */
    @Override
    public List<String> declaredNext() {
        List<String> found = new ArrayList<>();
        for (Element element : elements.next()) {
            found.add(absolute(element.attr("href")));
        }
        return found;
    }

    /** The absolute address of {@code link rel=canonical}, or null. */
    @Override
    public String canonical() {
        if (canonical == null) {
            Element link = elements.canonical();
            canonical = link == null ? "" : link.absUrl("href");
        }
        return canonical.isEmpty() ? null : canonical;
    }

    /** The content of the meta element of that name, in lower case, joined by commas when it stands there twice. */
    public String meta(String name) {
        return elements.metas().stream()
                .filter(meta -> meta.attr("name").strip().equalsIgnoreCase(name) && meta.hasAttr("content"))
                .map(meta -> meta.attr("content"))
                .collect(Collectors.joining(","))
                .toLowerCase(Locale.ROOT);
    }

    @Override
    public String absolute(String address) {
        String written = isStripped(address) ? address : address.strip();
        // Most pages write out the addresses of other sites, and a page from a file has nothing to resolve against.
        if (written.startsWith("http://")
                || written.startsWith("https://")
                || baseUri().isEmpty()) {
            return written;
        }
        String url = addresses().resolve(written);
        return url.isEmpty() ? written : url;
    }

    /** Whether a text begins and ends with characters that are plainly no white space. */
    private static boolean isStripped(String text) {
        int last = text.length() - 1;
        return last >= 0 && isVisible(text.charAt(0)) && isVisible(text.charAt(last));
    }

    private static boolean isVisible(char c) {
        return c > ' ' && c < 127;
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

    private UrlResolver addresses() {
        if (addresses == null) {
            addresses = new UrlResolver(baseUri());
        }
        return addresses;
    }

    /** Returns the document node behind a position of the tree. */
    public Node node(int position) {
        return nodes.get(position);
    }

    /** Returns a deep copy, whose tree has the same positions. */
    public ParsedPage copy() {
        return Flattener.flatten(document.clone(), note);
    }

    /** Returns the whole document. */
    public Document document() {
        return document;
    }

    private Hyperlink link(Element a) {
        Attributes attributes = a.attributes();
        return new Hyperlink(
                addresses().resolve(attributes.get("href").strip()),
                text(a),
                attributes.get("rel").toLowerCase(Locale.ROOT));
    }

    /** As the parser puts it together; most anchors hold one text that can be taken as it stands. */
    private static String text(Element a) {
        if (a.childNodeSize() == 0) {
            return "";
        }
        if (a.childNodeSize() == 1 && a.childNode(0) instanceof TextNode only && isTidy(only.getWholeText())) {
            return only.getWholeText();
        }
        return a.text();
    }

    /** Words with a single blank between them, without the characters that the parser takes for blanks or drops. */
    private static boolean isTidy(String text) {
        boolean afterBlank = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ' ' ? afterBlank : c < ' ' || c > 127 && ODD.indexOf(c) >= 0) {
                return false;
            }
            afterBlank = c == ' ';
        }
        return !afterBlank;
    }
}
