package io.tagwave.dom;

/** Says what a tag name means for the tree and the links of a page. Created once for each name. */
final class TagKind {

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
        noted = anchor || name.equals("link") || name.equals("meta");
    }
}
