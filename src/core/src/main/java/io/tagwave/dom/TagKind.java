package io.tagwave.dom;

/** What a tag name means for the tree and for the links of one page, looked up once a name. */
final class TagKind {

    final String name;
    /** Whether nothing of it is seen. */
    final boolean invisible;
    /** Whether it is shown by browsers without scripts alone. */
    final boolean scriptless;

    final boolean image;
    /** Whether it leads somewhere when it has an address. */
    final boolean anchor;
    /** Whether its value attribute is what it says, for machines. */
    final boolean valued;
    /** Whether {@link PageElements} wants to know of it. */
    final boolean noted;
    /** The tree's number of it, negative as long as the tree has none of them. */
    int number = -1;

    TagKind(String name) {
        this.name = name;
        invisible = name.equals("script") || name.equals("style") || name.equals("template");
        scriptless = name.equals("noscript");
        image = name.equals("img") || name.equals("svg") || name.equals("picture");
        anchor = name.equals("a") || name.equals("area");
        valued = name.equals("data") || name.equals("meter");
        noted = anchor || name.equals("link") || name.equals("meta");
    }
}
