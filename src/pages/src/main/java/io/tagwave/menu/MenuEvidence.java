package io.tagwave.menu;

/**
 * Tells what speaks for or against a block of links being the main menu. Each kind has a sign that was fixed before any
 * training, from what a menu is: training may find that a kind says nothing, never that it says the opposite.
 */
public enum MenuEvidence {
    PLAIN_SHARE(-1, "share of the block's text that stands outside links"),
    PLAIN_LENGTH(-1, "ln(1 + characters outside links)"),
    TEXT_MEAN(-1, "mean length of a link's text"),
    TEXT_DEVIATION(-1, "standard deviation of that length"),
    TEXT_VARIATION(-1, "the deviation over the mean"),

    LINKS(1, "ln of the number of links"),
    SHOWN_LINKS(1, "ln(1 + links with a text or an image)"),
    FEW_LINKS(-1, "fewer than five links"),
    UNUSUAL_SIZE(-1, "ln of the ratio of the number of links to nine, either way"),
    SHARE_OF_LINKS(0, "share of the page's links"),

    LONG_LINKS(-1, "share of links longer than 35 characters"),
    ANY_LONG_LINK(-1, "a link longer than 35 characters"),
    SHORT_LINKS(-1, "share of links of two characters or less: letters, page numbers"),
    DIGIT_LINKS(-1, "share of links with a digit: prices, counts, dates"),
    EMPTY_LINKS(-1, "share of links without text"),
    IMAGE_LINKS(0, "share of links with an image"),
    REPEATED_LINKS(-1, "share of links whose address stood on the page before"),
    FRAGMENT_LINKS(-1, "share of addresses with a fragment: tables of contents"),
    ROOT_LINKS(0, "share of addresses of the site's root"),
    HAS_ROOT(1, "a link to the site's root"),
    HAS_QUERY(-1, "an address with a query"),
    PARAMETERS(-1, "mean number of further parameters of an address: filters, sessions"),
    PATH_DEPTH(-1, "mean depth of an address: sections lie near the root"),
    PATH_CHANGES(-1, "share of neighbouring links whose tag paths differ"),
    ODD_FIRST(-1, "the first link stands elsewhere than the second: a logo before the menu"),

    POSITION(-1, "nodes before the block over all nodes"),
    TEXT_BEFORE(-1, "share of the page's text before it"),
    PLAIN_BEFORE(-1, "share of the page's text outside links before it"),
    LINKS_BEFORE(-1, "share of the page's links before it"),
    LINKS_AFTER(1, "ln(1 + links after it)"),
    HEADINGS_BEFORE(-1, "ln(1 + headings before it)"),
    ANY_HEADING_BEFORE(-1, "a heading before it"),

    DEPTH(0, "depth of the node"),
    SPREAD(-1, "share of the page's nodes"),
    IS_BODY(-1, "the links of the whole page"),
    GREATEST_CHILD(-1, "greatest share of the links in one child"),
    DOMINANT_CHILD(-1, "one child holds more than half of the links, others some"),
    LIKE_CHILDREN(1, "share of the children with links that have the most common tag"),
    SINGLE_CHILDREN(0, "share of the children with links that hold one"),
    ONE_OF_LIKE(-1, "one of three or more siblings that look the same"),
    SHARE_OF_PARENT(0, "share of the links of the next larger block"),
    PARENT_ADDS(0, "ln(1 + links that the next larger block adds)"),
    LIST(1, "the node or a wrapper of the same links is a ul or ol"),

    PLAIN_BLOCK(1, "three links or more, hardly any other text, few long or short links"),
    OVER_PLAIN_BLOCKS(0, "ln(1 + such blocks inside)"),
    OVER_LISTS(0, "ln(1 + blocks inside that are a ul or ol): a menu of submenus holds many"),
    PLAIN_BLOCKS_PER_LINK(0, "such blocks inside, a link"),
    IN_PLAIN_BLOCK(0, "inside such a block"),
    AGAINST_GREATEST(1, "ln of the ratio of its links to those of the greatest such block"),

    NAMED(1, "a nav, or called nav or menu (Definition 6)"),
    NAME_STARTS(1, "a word of its class or id starts so"),
    NAME_HOLDS(1, "its class or id holds nav or menu"),
    NAMED_ABOVE(0, "an ancestor's class or id does, or is a nav"),
    NAMED_INSIDE(0, "the class or id of a smaller block does");

    private final int sign;
    private final String meaning;

    MenuEvidence(int sign, String meaning) {
        this.sign = sign;
        this.meaning = meaning;
    }

    /** 1 when it can only speak for a menu, -1 only against it, 0 either way. */
    public int sign() {
        return sign;
    }

    /** Returns what is measured, in one line. */
    public String meaning() {
        return meaning;
    }
}
