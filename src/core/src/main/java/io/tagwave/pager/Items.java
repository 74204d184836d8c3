package io.tagwave.pager;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Whereabouts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The links of a page and the texts outside of them. */
final class Items {

    private Items() {}

    /**
     * All but those of the list, in document order.
     *
     * @param list positions that are left out
     */
    static List<Item> of(PageTree tree, Whereabouts where, BitSet list) {
        List<Item> items = new ArrayList<>();
        int node = list.nextClearBit(0);
        while (node < tree.size()) {
            boolean link = tree.isLink(node);
            int end = link ? tree.end(node) : node + 1;
            if (link || tree.isText(node)) {
                int length = tree.textLength(node, end);
                boolean number = length <= NumberText.MOST_CHARACTERS && tree.anyDigit(node, end);
                NumberText shown = number ? NumberText.of(tree.text(node, end)) : null;
                items.add(new Item(node, end, length, shown, link ? written(tree.address(node)) : null, where));
            }
            node = list.nextClearBit(end);
        }
        return items;
    }

    /** Null for a place in the page itself that is written as such, and for what leads to no page. */
    private static String written(String address) {
        String stripped = address.strip();
        return stripped.isEmpty() || stripped.startsWith("#") || !Address.isOfWeb(stripped) ? null : stripped;
    }
}
