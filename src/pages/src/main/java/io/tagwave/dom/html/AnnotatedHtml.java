package io.tagwave.dom.html;

import io.tagwave.dom.ParsedPage;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * Annotates a page for viewing: it is safe to open, as in {@link SafeCopy}, has no addresses at all, and has attributes and anchors of ours
 * on some of its nodes. None of the page's own attributes or ids has the same prefix.
 */
public final class AnnotatedHtml {

    /** Prefix of the names of our attributes. */
    public static final String ATTRIBUTE = SafeCopy.MARK + "-";

    /** Prefix of our ids. */
    public static final String ID = "tagwave-";

    private static final String WRAPPER = ATTRIBUTE + "text";

    /** Attributes that name another document, or a key or place in the tab order, which belong to the surrounding page. */
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

    /** Elements that cannot contain a mark. */
    private static final Set<String> CLOSED =
            Set.of("select", "optgroup", "option", "datalist", "colgroup", "textarea", "title", "head", "svg", "math");

    private static final Set<String> CONTROLS = Set.of("input", "button", "select", "textarea", "fieldset");

    private final SafeCopy copy;

    private AnnotatedHtml(SafeCopy copy) {
        this.copy = copy;
    }

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
     * Sets an attribute of the element at a position of the page's tree; a text gets an element of its own.
     *
     * @param name what follows {@link #ATTRIBUTE}
     */
    public void mark(int position, String name, String value) {
        element(position).attr(ATTRIBUTE + name, value);
    }

    /** Makes a position of the page's tree an anchor, with the id of {@link #ID} and its number. */
    public void anchor(int position) {
        Element element = element(position);
        if (!element.id().startsWith(ID)) {
            element.id(ID + position);
        }
    }

    /** Returns the page as HTML with a style of ours before its own. */
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
        if (parent.hasAttr(WRAPPER) || isClosed(parent)) {
            return parent;
        }
        Element wrapper = new Element("span").attr(WRAPPER, "");
        node.replaceWith(wrapper);
        wrapper.appendChild(node);
        return wrapper;
    }

    /** Returns whether an element cannot contain others, such as an option or a drawing. */
    private static boolean isClosed(Element parent) {
        return parent.parents().stream().anyMatch(above -> CLOSED.contains(above.normalName()))
                || CLOSED.contains(parent.normalName());
    }

    private static void quieten(Element element) {
        String tag = element.normalName();
        if (tag.equals("form")) {
            element.tagName("div");
        }
        SafeCopy.removeAttributes(element, (name, value) -> {
            boolean ours = name.startsWith(SafeCopy.MARK) || name.equals("id") && value.startsWith(ID);
            boolean loads = name.equals("src")
                    && !value.strip().toLowerCase(Locale.ROOT).startsWith("data:");
            return ours || loads || FOREIGN.contains(name);
        });
        if (CONTROLS.contains(tag)) {
            element.attr("disabled", "");
        }
    }
}
