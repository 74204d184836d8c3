package io.tagwave.pager;

import io.tagwave.tree.LinkResolver;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Holds a link, or a text outside of links. Addresses are resolved on demand, because few of a page's hundreds are needed. */
final class PagerItem {

    private final int node;
    private final int end;
    private final int length;
    private final @Nullable NumberText number;
    /** The address as written, null if it leads to no page. */
    private final @Nullable String written;

    private final LinkResolver where;
    private @Nullable PageUrl target;

    /**
     * Creates an item.
     *
     * @param node position of the link, or of the text
     * @param end one past its last position
     * @param length characters of text
     * @param number of a page, if its text is one
     * @param address of the link as written; null of a text
     */
    PagerItem(
            int node, int end, int length, @Nullable NumberText number, @Nullable String address, LinkResolver where) {
        this.node = node;
        this.end = end;
        this.length = length;
        this.number = number;
        this.where = where;
        String stripped = address == null ? "" : address.strip();
        boolean leads = !stripped.isEmpty() && stripped.charAt(0) != '#' && PageUrl.isOfWeb(stripped);
        written = leads ? stripped : null;
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

    boolean isNumber() {
        return number != null;
    }

    /** Returns the page number of an item that has one. */
    NumberText number() {
        return Objects.requireNonNull(number);
    }

    /** Returns whether it leads to a page. */
    boolean isLinked() {
        return written != null;
    }

    /** Returns the address of an item that leads to a page. */
    PageUrl target() {
        if (target == null) {
            String address = Objects.requireNonNull(written);
            PageUrl absolute = PageUrl.of(where.absolute(address));
            target = absolute == null ? Objects.requireNonNull(PageUrl.of(address)) : absolute;
        }
        return target;
    }
}
