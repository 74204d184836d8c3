package io.tagwave.dom;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Attributes;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Collects the elements of a page that have addresses, instructions for robots, or data, in document order. */
final class PageElements {

    private final List<Element> links = new ArrayList<>();
    private final List<Element> metas = new ArrayList<>();
    private final List<Element> next = new ArrayList<>();
    private final List<Element> data = new ArrayList<>();
    private boolean hasTemplates;
    private @Nullable Element canonical;
    private @Nullable Element base;

    /** Returns the script elements that hold JSON. */
    List<Element> data() {
        return data;
    }

    /** Returns the anchors and areas with an address. */
    List<Element> links() {
        return links;
    }

    /** Returns the meta elements with a name. */
    List<Element> metas() {
        return metas;
    }

    /** Returns the first {@code link rel=canonical}, or null. */
    @Nullable
    Element canonical() {
        return canonical;
    }

    /** Returns the first base element with an address, or null. */
    @Nullable
    Element base() {
        return base;
    }

    /** Returns link elements, anchors and areas with an address and {@code rel=next}. */
    List<Element> next() {
        return next;
    }

    /** Adds an element if it is one of these. */
    void add(Element element) {
        hasTemplates |= element.nameIs("template");
        if (element.attributesSize() > 0) {
            String name = element.normalName();
            switch (name) {
                case "a", "area" -> addLink(element);
                case "link" -> addRelation(element);
                case "meta" -> addMeta(element);
                case "base" -> base = base == null && element.hasAttr("href") ? element : base;
                case "script" -> addData(element);
                default -> {
                    return;
                }
            }
        }
    }

    private void addLink(Element element) {
        if (element.attributes().hasKey("href") && !(hasTemplates && isInert(element))) {
            links.add(element);
            addNext(element);
        }
    }

    /** Returns true in a template, whose content only a script would show, but for that of declarative shadow DOM. */
    private static boolean isInert(Element element) {
        Element template = element.closest("template");
        return template != null && !template.hasAttr("shadowrootmode");
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

    private void addData(Element element) {
        if (element.attributes().get("type").toLowerCase(Locale.ROOT).contains("json")) {
            data.add(element);
        }
    }

    private void addMeta(Element element) {
        if (element.attributes().hasKey("name")) {
            metas.add(element);
        }
    }
}
