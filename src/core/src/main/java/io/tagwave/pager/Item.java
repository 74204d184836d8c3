package io.tagwave.pager;

import io.tagwave.tree.Whereabouts;

/**
 * A link or a text outside of links. Addresses are taken apart only when they are asked for: of a page's hundreds few matter.
 */
final class Item {

    private final int node;
    private final int end;
    private final int length;
    private final NumberText number;
    private final String written;
    private final Whereabouts where;
    private Address target;

    /**
     * An item.
     *
     * @param node position of the link, or of the text
     * @param end one past its last position
     * @param length characters of text
     * @param number what it shows, or null where that is no number
     * @param written where the link leads; null of a text, and of a link that leads to no page
     */
    Item(int node, int end, int length, NumberText number, String written, Whereabouts where) {
        this.node = node;
        this.end = end;
        this.length = length;
        this.number = number;
        this.written = written;
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

    boolean isLinked() {
        return written != null;
    }

    /** Where a link leads; null of a text. */
    Address target() {
        if (target == null && written != null) {
            Address absolute = Address.of(where.absolute(written));
            target = absolute == null ? Address.of(written) : absolute;
        }
        return target;
    }
}
