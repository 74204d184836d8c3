package io.tagwave.dom.html;

import io.tagwave.dom.PageEncoding;
import io.tagwave.dom.WebUrl;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jsoup.nodes.CDataNode;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.parser.StreamParser;

/**
 * Reads the addresses in a sitemap: XML of the sitemap standard, RSS, Atom, or text with one on each line. Sitemaps are written by
 * programs that put texts together: what XML forbids, such as a bare ampersand, is read as it was meant.
 */
public final class SitemapDocument {

    /** Characters of the longest name of an entity that sitemaps have. */
    private static final int ENTITY = 10;

    private SitemapDocument() {}

    /**
     * Passes on the pages until one is refused, and the further sitemaps.
     *
     * @param body decompressed bytes
     * @param url of the sitemap, against which its addresses are resolved
     * @return false if a page was refused
     */
    public static boolean read(byte[] body, String url, Predicate<String> pages, Consumer<String> sitemaps) {
        String text = PageEncoding.of(body, null).text().strip();
        if (!text.startsWith("<")) {
            return text.lines()
                    .map(line -> WebUrl.address(line.strip()))
                    .allMatch(page -> page == null || pages.test(page));
        }
        try (StreamParser xml = new StreamParser(Parser.xmlParser())
                .parse(escaped(text.substring(0, text.lastIndexOf('>') + 1)), url)) {
            for (Iterator<Element> elements = xml.iterator(); elements.hasNext(); ) {
                Element element = elements.next();
                String name = localName(element);
                if (List.of("url", "sitemap", "item", "entry").contains(name)) {
                    String found = address(element, name);
                    String target = found.isEmpty() ? null : WebUrl.address(url, found);
                    element.remove();
                    if (target != null && name.equals("sitemap")) {
                        sitemaps.accept(target);
                    } else if (target != null && !pages.test(target)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** Returns the address of an entry, not of its pictures: theirs are in elements of their own. */
    private static String address(Element entry, String name) {
        String permanent = "";
        for (Element child : entry.children()) {
            String tag = localName(child);
            if (name.equals("entry")
                    && tag.equals("link")
                    && List.of("", "alternate").contains(child.attr("rel"))) {
                return child.attr("href").strip();
            }
            if (tag.equals(name.equals("item") ? "link" : "loc")) {
                return text(child);
            }
            boolean isLink = !child.attributes().getIgnoreCase("isPermaLink").equalsIgnoreCase("false");
            permanent = tag.equals("guid") && isLink ? text(child) : permanent;
        }
        return permanent;
    }

    private static String localName(Element element) {
        String name = element.tagName();
        return name.substring(name.indexOf(':') + 1);
    }

    /** Returns the text of an element; in a section of character data, which {@link #escaped} does not know, without escapes. */
    private static String text(Element element) {
        StringBuilder text = new StringBuilder();
        for (TextNode node : element.textNodes()) {
            text.append(node instanceof CDataNode ? node.getWholeText().replace("&amp;", "&") : node.getWholeText());
        }
        return text.toString().strip();
    }

    /** Escapes ampersands that begin no entity. */
    private static String escaped(String xml) {
        StringBuilder escaped = new StringBuilder(xml.length());
        int from = 0;
        for (int at = xml.indexOf('&'); at >= 0; at = xml.indexOf('&', at + 1)) {
            int end = at + 1;
            while (end < xml.length()
                    && end < at + ENTITY
                    && (xml.charAt(end) == '#' || Character.isLetterOrDigit(xml.charAt(end)))) {
                end++;
            }
            if (end == at + 1 || end == xml.length() || xml.charAt(end) != ';') {
                escaped.append(xml, from, at).append("&amp;");
                from = at + 1;
            }
        }
        return escaped.append(xml, from, xml.length()).toString();
    }
}
