package io.tagwave.dom;

import java.util.Set;

/** Says what a tag name means for the tree and the links of a page. Created once for each name. */
final class TagKind {

    private static final Set<String> INLINE =
            Set.of("a", "b", "data", "em", "font", "i", "small", "span", "strong", "time", "u");

    final String name;
    /** True if nothing of the element is visible. */
    final boolean invisible;
    /** True if only browsers without scripts show the element. */
    final boolean scriptless;

    final boolean image;
    /** True if the element is a link if it has an address. */
    final boolean anchor;
    /** True if the value attribute is a statement for machines. */
    final boolean valued;
    /** True for the cell of a table. */
    final boolean cell;
    /** True for an element that is part of a line of text. */
    final boolean inline;
    /** True if {@link PageElements} collects such elements. */
    final boolean noted;
    /** The tree's number of the name, negative while the tree has no such element. */
    int number = -1;

    TagKind(String name) {
        this.name = name;
        invisible = name.equals("script") || name.equals("style") || name.equals("template");
        scriptless = name.equals("noscript");
        image = name.equals("img") || name.equals("amp-img") || name.equals("svg") || name.equals("picture");
        anchor = name.equals("a") || name.equals("area");
        valued = name.equals("data") || name.equals("meter");
        cell = name.equals("td") || name.equals("th");
        inline = INLINE.contains(name);
        noted = anchor || Set.of("link", "meta", "base", "script", "template").contains(name);
    }
}
