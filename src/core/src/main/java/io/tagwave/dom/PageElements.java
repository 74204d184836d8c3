package io.tagwave.dom;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
            switch (element.normalName()) {
                case "a", "area" -> addLink(element);
                case "link" -> addRelation(element);
                case "meta" -> add(metas, element, element.hasAttr("name") && !isInert(element));
                case "base" -> base = base == null && element.hasAttr("href") && !isInert(element) ? element : base;
                case "script" ->
                    add(
                            data,
                            element,
                            element.attr("type").toLowerCase(Locale.ROOT).contains("json"));
                default -> {}
            }
        }
    }

    private static void add(List<Element> list, Element element, boolean isOne) {
        if (isOne) {
            list.add(element);
        }
    }

    private void addLink(Element element) {
        if (element.attributes().hasKey("href") && !isInert(element)) {
            links.add(element);
            addNext(element);
        }
    }

    /** Returns true in a template, whose content only a script would show, but for that of declarative shadow DOM. */
    private boolean isInert(Element element) {
        Element template = hasTemplates ? element.closest("template") : null;
        return template != null && !template.hasAttr("shadowrootmode");
    }

    private void addRelation(Element element) {
        if (element.hasAttr("href")) {
            addNext(element);
            boolean isCanonical = element.attr("rel").strip().equalsIgnoreCase("canonical");
            canonical = canonical == null && isCanonical ? element : canonical;
        }
    }

    private void addNext(Element element) {
        String rel = element.attr("rel");
        add(
                next,
                element,
                !rel.isEmpty()
                        && List.of(rel.toLowerCase(Locale.ROOT).split("\\s+")).contains("next"));
    }
}
