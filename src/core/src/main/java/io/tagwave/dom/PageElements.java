package io.tagwave.dom;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Element;

/** The elements that say where a page leads and what it asks of robots, collected in document order. */
final class PageElements {

    private final List<Element> links = new ArrayList<>();
    private final List<Element> metas = new ArrayList<>();
    private final List<Element> next = new ArrayList<>();
    private Element canonical;

    /** Anchors and areas with an address, in document order. */
    List<Element> links() {
        return links;
    }

    /** Meta elements with a name, in document order. */
    List<Element> metas() {
        return metas;
    }

    /** The first {@code link rel=canonical}, or null. */
    Element canonical() {
        return canonical;
    }

    /** Link elements, anchors and areas with an address that the page calls its next, in document order. */
    List<Element> next() {
        return next;
    }

    /** Takes the element in if it is one of these. */
    void add(Element element) {
        if (element.attributesSize() > 0) {
            String name = element.normalName();
            switch (name) {
                case "a", "area" -> addLink(element);
                case "link" -> addRelation(element);
                case "meta" -> addMeta(element);
                default -> {
                    return;
                }
            }
        }
    }

    private void addLink(Element element) {
        if (element.attributes().hasKey("href")) {
            links.add(element);
            addNext(element);
        }
    }

    private void addRelation(Element element) {
        Attributes attributes = element.attributes();
        if (attributes.hasKey("href")) {
            addNext(element);
        }
        if (canonical == null
                && attributes.hasKey("href")
                && attributes.get("rel").strip().equalsIgnoreCase("canonical")) {
            canonical = element;
        }
    }

    private void addNext(Element element) {
        String rel = element.attributes().get("rel");
        if (!rel.isEmpty()
                && List.of(rel.toLowerCase(Locale.ROOT).split("\\s+")).contains("next")) {
            next.add(element);
        }
    }

    private void addMeta(Element element) {
        if (element.attributes().hasKey("name")) {
            metas.add(element);
        }
    }
}
