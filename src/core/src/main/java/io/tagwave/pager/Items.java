package io.tagwave.pager;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Whereabouts;
import java.util.ArrayList;
import java.util.List;

/** The links of a page and the texts outside of them, in document order. */
final class Items {

    private Items() {}

    static List<Item> of(PageTree tree, Whereabouts where) {
        List<Item> items = new ArrayList<>();
        int node = 0;
        while (node < tree.size()) {
            int end = tree.isLink(node) ? tree.end(node) : node + 1;
            if (tree.isLink(node) || tree.isText(node)) {
                int length = tree.textLength(node, end);
                boolean number = length < NumberText.MOST_CHARACTERS && tree.anyDigit(node, end);
                items.add(new Item(
                        node,
                        end,
                        target(tree.address(node), where),
                        number ? NumberText.of(tree.text(node, end)) : null,
                        length));
            }
            node = end;
        }
        return items;
    }

    /** Null of a text, of a link to the page itself that is written as such, and of one that leads to no page. */
    private static Address target(String written, Whereabouts where) {
        if (written == null || written.isBlank() || written.strip().startsWith("#")) {
            return null;
        }
        return Address.of(where.absolute(written));
    }
}
