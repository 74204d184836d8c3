package io.tagwave.pager;

import io.tagwave.tree.LinkResolver;

/**
 * A link or a text outside of links. Addresses are looked at only when they are asked for: of a page's hundreds few matter.
 */
final class PagerItem {

    private final int node;
    private final int end;
    private final int length;
    private final NumberText number;
    private final String address;
    private final LinkResolver where;
    /** Where the link leads as it is written, null of what leads to no page; looked at when that is first asked for. */
    private String written;

    private boolean looked;
    private PageUrl target;

    /**
     * An item.
     *
     * @param node position of the link, or of the text
     * @param end one past its last position
     * @param length characters of text
     * @param number what it shows, or null where that is no number
     * @param address where the link leads as it is written; null of a text
     */
    PagerItem(int node, int end, int length, NumberText number, String address, LinkResolver where) {
        this.node = node;
        this.end = end;
        this.length = length;
        this.number = number;
        this.address = address;
        this.where = where;
    }

    int node() {
        return node;
    }

    int end() {
        return end;
    }

    int length() {
        return length;
    }

    /** What it shows, or null where that is no number. */
    NumberText number() {
        return number;
    }

    boolean isNumber() {
        return number != null;
    }

    /** Whether it leads to a page. */
    boolean isLinked() {
        return written() != null;
    }

    /** Where a link leads; null of a text. */
    PageUrl target() {
        if (target == null && written() != null) {
            PageUrl absolute = PageUrl.of(where.absolute(written));
            target = absolute == null ? PageUrl.of(written) : absolute;
        }
        return target;
    }

    /** Null for a place in the page itself that is written as such, and for what leads to no page. */
    private String written() {
        if (!looked) {
            looked = true;
            String stripped = address == null ? "" : address.strip();
            boolean leads = !stripped.isEmpty() && stripped.charAt(0) != '#' && PageUrl.isOfWeb(stripped);
            written = leads ? stripped : null;
        }
        return written;
    }
}
