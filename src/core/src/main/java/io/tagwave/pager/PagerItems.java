package io.tagwave.pager;

import io.tagwave.tree.LinkResolver;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the links of a page and the texts outside of them. */
final class PagerItems {

    private PagerItems() {}

    /**
     * Returns all items that are not part of the list, in document order.
     *
     * @param list positions that are left out
     */
    static List<PagerItem> of(PageTree tree, LinkResolver where, BitSet list) {
        List<PagerItem> items = new ArrayList<>();
        int node = list.nextClearBit(0);
        int wall = wall(list, node, tree);
        while (node < tree.size()) {
            boolean link = tree.isLink(node);
            int end = link ? tree.end(node) : node + 1;
            if (link || tree.isText(node)) {
                items.add(item(tree, where, node, end));
            }
            node = end;
            if (node >= wall) {
                node = list.nextClearBit(node);
                wall = wall(list, node, tree);
            }
        }
        return items;
    }

    /** Returns where the list continues, or the page ends. */
    private static int wall(BitSet list, int node, PageTree tree) {
        int wall = list.nextSetBit(node);
        return wall < 0 ? tree.size() : wall;
    }

    private static PagerItem item(PageTree tree, LinkResolver where, int node, int end) {
        String address = tree.isLink(node) ? tree.address(node) : null;
        return new PagerItem(node, end, tree.textLength(node, end), number(tree, node, end), address, where);
    }

    /** Returns the page number that some positions show, or null. */
    static @Nullable NumberText number(PageTree tree, int start, int end) {
        boolean may = tree.textLength(start, end) <= NumberText.MAX_LENGTH && tree.anyDigit(start, end);
        return may ? NumberText.of(tree.text(start, end)) : null;
    }
}
