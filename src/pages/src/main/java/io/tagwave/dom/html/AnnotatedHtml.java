package io.tagwave.dom.html;

import io.tagwave.dom.ParsedPage;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * A page to be looked at beside what is said about it: safe as {@link SafeHtml} has it, without any address at all, and with attributes
 * and anchors of ours on some of its nodes. None of the page's own attributes or ids begins like these.
 */
public final class AnnotatedHtml {

    /** What the names of our attributes begin with. */
    public static final String ATTRIBUTE = HtmlMarks.NAME + "-";

    /** What our ids begin with. */
    public static final String ID = "tagwave-";

    private static final String WRAPPER = ATTRIBUTE + "text";

    /** Whatever names another document, or a key or place in the order of keys, which belong to the page around. */
    private static final Set<String> FOREIGN = Set.of(
            "href",
            "xlink:href",
            "cite",
            "longdesc",
            "background",
            "dynsrc",
            "lowsrc",
            "data",
            "code",
            "codebase",
            "archive",
            "classid",
            "profile",
            "poster",
            "icon",
            "imagesrcset",
            "usemap",
            "target",
            "download",
            "accesskey",
            "tabindex",
            "contenteditable",
            "popovertarget",
            "commandfor");

    private static final Set<String> CONTROLS = Set.of("input", "button", "select", "textarea", "fieldset");

    private final SafeCopy copy;

    private AnnotatedHtml(SafeCopy copy) {
        this.copy = copy;
    }

    /** A copy of a page, which stays as it is. */
    public static AnnotatedHtml of(ParsedPage page) {
        AnnotatedHtml html = new AnnotatedHtml(SafeCopy.of(page));
        html.copy.document().traverse((node, depth) -> {
            if (node instanceof Element element) {
                quieten(element);
            }
        });
        return html;
    }

    /**
     * Sets an attribute of the element at a position of the page's tree; a text is put into an element of its own.
     *
     * @param name what follows {@link #ATTRIBUTE}
     */
    public void mark(int position, String name, String value) {
        element(position).attr(ATTRIBUTE + name, value);
    }

    /** Makes a position of the page's tree a place that can be jumped to, by the id of {@link #ID} and its number. */
    public void anchor(int position) {
        Element element = element(position);
        if (!element.id().startsWith(ID)) {
            element.id(ID + position);
        }
    }

    /** The page as HTML with a style of ours before its own. */
    public String html(String style) {
        return copy.html(style);
    }

    private Element element(int position) {
        Node node = copy.node(position);
        if (node instanceof Element element) {
            return element;
        }
        if (!(node.parent() instanceof Element parent)) {
            return new Element("span");
        }
        if (parent.hasAttr(WRAPPER) || HtmlMarks.isClosed(parent)) {
            return parent;
        }
        Element wrapper = new Element("span").attr(WRAPPER, "");
        node.replaceWith(wrapper);
        wrapper.appendChild(node);
        return wrapper;
    }

    private static void quieten(Element element) {
        String tag = element.normalName();
        if (tag.equals("form")) {
            element.tagName("div");
        }
        for (Attribute attribute : List.copyOf(element.attributes().asList())) {
            String name = attribute.getKey().toLowerCase(Locale.ROOT);
            boolean ours = name.startsWith(HtmlMarks.NAME)
                    || name.equals("id") && attribute.getValue().startsWith(ID);
            boolean loads = name.equals("src")
                    && !attribute.getValue().strip().toLowerCase(Locale.ROOT).startsWith("data:");
            if (ours || loads || FOREIGN.contains(name)) {
                element.removeAttr(attribute.getKey());
            }
        }
        if (CONTROLS.contains(tag)) {
            element.attr("disabled", "");
        }
    }
}
