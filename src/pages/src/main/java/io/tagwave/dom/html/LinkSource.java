package io.tagwave.dom.html;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.jsoup.nodes.Element;

/** Lists the places where a page names other addresses, and tells of each whether a crawl follows it. */
public enum LinkSource {
    ANCHOR(
            "a[href], area[href]",
            "href",
            "also in SVG pictures; not with `rel=nofollow`, but for `--ignore-page-robots`"),
    SVG_LINK("a[xlink:href]:not([href])", "xlink:href", "links of SVG pictures in their older form"),
    FRAME("frame[src], iframe[src]", "src", "each frame is a page of its own; `srcdoc` is not read"),
    OBJECT("object[data][type*=html]", "data", "a page inside a page, as a frame is"),
    REFRESH("meta[http-equiv=refresh]", "content", "after any delay, and a `Refresh` header too"),
    NEXT("link[rel=next]", "href", "in a `Link` header too"),
    ALTERNATE("link[rel=canonical], link[rel=alternate]", "", "the canonical address finds duplicates"),
    FORM("form[action]", "", "nothing is submitted"),
    SCRIPT(
            "[onclick], [data-href], a[href^='javascript:']",
            "",
            "`--render` runs a page's scripts and presses buttons of lists"),
    RESOURCE("img, script, style, video, embed", "", "not a page"),
    OTHER_SCHEME("a[href^='mailto:'], a[href^='tel:'], a[href^='data:']", "", "only `http` and `https` are followed");

    /** Selects the elements that lead on beside anchors. */
    private static final String EMBEDDED = Arrays.stream(values())
            .filter(source -> source.isFollowed() && source != ANCHOR)
            .map(LinkSource::selector)
            .collect(Collectors.joining(", "));

    private final String selector;
    private final String attribute;
    private final String note;

    LinkSource(String selector, String attribute, String note) {
        this.selector = selector;
        this.attribute = attribute;
        this.note = note;
    }

    /** Returns the CSS selector of the elements. */
    public String selector() {
        return selector;
    }

    /** Returns true if a crawl follows the address. */
    public boolean isFollowed() {
        return !attribute.isEmpty();
    }

    /** Returns what a user should know about it. */
    public String note() {
        return note;
    }

    static String embedded() {
        return EMBEDDED;
    }

    /** Returns the address that an element found by {@link #embedded()} names, an empty string without one. */
    static String address(Element element) {
        return switch (element.normalName()) {
            case "meta" -> ForwardLinks.target(element.attr(REFRESH.attribute));
            case "object" -> element.attr(OBJECT.attribute).strip();
            case "link" -> element.attr(NEXT.attribute).strip();
            case "a" -> element.attr(SVG_LINK.attribute).strip();
            default -> element.attr(FRAME.attribute).strip();
        };
    }
}
