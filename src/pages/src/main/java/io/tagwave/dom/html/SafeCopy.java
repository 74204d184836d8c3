package io.tagwave.dom.html;

import io.tagwave.dom.ParsedPage;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * Copies a page so that it runs and loads nothing when it is opened: active content is removed, and a content security policy
 * stands first in its head in case something was missed. Positions are those of the page's own tree.
 */
record SafeCopy(Document document, List<Node> nodes) {

    /** Begins the names of our own attributes; a page keeps none of it. */
    static final String MARK = "data-tagwave";

    /** Elements that run, load or frame something, or whose text browsers parse by special rules. */
    private static final String ACTIVE = "script,noscript,template,iframe,frame,frameset,noframes,object,embed,applet,"
            + "noembed,portal,plaintext,xmp,base,link,meta,animate,animatetransform,animatemotion,set,foreignobject,"
            + "audio,video,track,source,dialog";

    private static final Set<String> ADDRESSES = Set.of("href", "xlink:href", "src", "cite", "longdesc", "background");

    private static final Set<String> DANGEROUS =
            Set.of("srcdoc", "srcset", "formaction", "action", "ping", "autofocus", "http-equiv", "manifest", MARK);

    private static final Set<String> SCHEMES = Set.of("http", "https", "mailto", "tel", "ftp", "data");

    static SafeCopy of(ParsedPage page) {
        ParsedPage copy = page.copy();
        SafeCopy safe = new SafeCopy(
                copy.document(),
                IntStream.range(0, copy.tree().size()).mapToObj(copy::node).toList());
        safe.disarm();
        return safe;
    }

    /** Returns the copy of the node at a position of the page's tree. An active node is no longer in the document. */
    Node node(int position) {
        return nodes.get(position);
    }

    /** Returns the copy as HTML with a style of our own. */
    String html(String style) {
        Element head = document.head();
        head.prependElement("style").appendChild(new DataNode(style));
        head.prependElement("meta")
                .attr("http-equiv", "Content-Security-Policy")
                .attr("content", "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'");
        head.prependElement("meta").attr("charset", "utf-8");
        document.outputSettings().prettyPrint(false).charset("UTF-8");
        return document.outerHtml();
    }

    private void disarm() {
        // If the page is read without scripts, its copy has to look the same in browsers with scripts.
        nodes.stream().filter(PrunedHtml::isNoscript).forEach(node -> ((Element) node).tagName("div"));
        document.select(ACTIVE).remove();
        document.traverse((node, depth) -> {
            if (node instanceof Element element) {
                disarm(element);
            }
        });
        List<Node> comments =
                document.nodeStream().filter(node -> node instanceof Comment).toList();
        comments.forEach(Node::remove);
    }

    private static void disarm(Element element) {
        removeAttributes(
                element,
                (name, value) -> name.startsWith("on")
                        || DANGEROUS.contains(name)
                        || ADDRESSES.contains(name) && !isHarmless(value, element));
    }

    /** Removes from an element what runs a script, and keeps what it loads and shows. */
    static void silence(Element element) {
        removeAttributes(element, (name, value) -> {
            String plain = plain(value);
            boolean runs = plain.startsWith("javascript:")
                    || plain.startsWith("vbscript:")
                    || plain.startsWith("data:") && !plain.startsWith("data:image/");
            return name.startsWith("on") || name.equals("srcdoc") || runs;
        });
    }

    /** Removes the attributes whose name, in lower case, and value pass a test. */
    static void removeAttributes(Element element, BiPredicate<String, String> test) {
        for (Attribute attribute : List.copyOf(element.attributes().asList())) {
            if (test.test(attribute.getKey().toLowerCase(Locale.ROOT), attribute.getValue())) {
                element.removeAttr(attribute.getKey());
            }
        }
    }

    private static String plain(String address) {
        return address.replaceAll("[\\x00-\\x20\\x7f-\\x9f]", "").toLowerCase(Locale.ROOT);
    }

    /** Browsers skip white space and control characters inside a scheme, so they are removed first. */
    private static boolean isHarmless(String address, Element element) {
        String plain = plain(address);
        int colon = plain.indexOf(':');
        if (colon < 0 || plain.substring(0, colon).matches(".*[/?#].*")) {
            return true;
        }
        String scheme = plain.substring(0, colon);
        boolean image = element.normalName().equals("img") && plain.startsWith("data:image/");
        return scheme.equals("data") ? image : SCHEMES.contains(scheme);
    }
}
