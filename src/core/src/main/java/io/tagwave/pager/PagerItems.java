package io.tagwave.pager;

import io.tagwave.tree.LinkResolver;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
        return of(tree, where, list, Map.of());
    }

    private static List<PagerItem> of(PageTree tree, LinkResolver where, BitSet list, Map<Integer, String> controls) {
        List<PagerItem> items = new ArrayList<>();
        int node = list.nextClearBit(0);
        int wall = wall(list, node, tree);
        while (node < tree.size()) {
            boolean link = tree.isLink(node) || controls.containsKey(node);
            int end = link ? tree.end(node) : node + 1;
            if (link || tree.isText(node)) {
                String address = tree.isLink(node) ? tree.address(node) : null;
                items.add(item(tree, where, node, end, controls.getOrDefault(node, address)));
            }
            node = end;
            if (node >= wall) {
                node = list.nextClearBit(node);
                wall = wall(list, node, tree);
            }
        }
        return items;
    }

    /** Returns all items with the controls that lead to an address as links; null if there are no such controls. */
    static @Nullable List<PagerItem> withControls(PageTree tree, LinkResolver where, BitSet list) {
        Map<Integer, String> addresses = new HashMap<>();
        for (int node = list.nextClearBit(0); node < tree.size(); node = list.nextClearBit(node + 1)) {
            boolean option = tree.tagName(node).equals("option") && number(tree, node, tree.end(node)) != null;
            String address = option || isControl(tree, node) ? where.controlAddress(node) : null;
            if (address != null) {
                addresses.put(node, address);
            }
        }
        return addresses.isEmpty() ? null : of(tree, where, list, addresses);
    }

    /**
     * Returns the controls that lead to no address, as links to the page itself, and the texts outside of links; not what is part of
     * the list.
     */
    static List<PagerItem> ofControls(PageTree tree, LinkResolver where, BitSet list) {
        List<PagerItem> items = new ArrayList<>();
        int node = list.nextClearBit(0);
        while (node < tree.size()) {
            boolean control = isControl(tree, node);
            int end = control || tree.isLink(node) ? tree.end(node) : node + 1;
            if (control || tree.isText(node)) {
                String self = control ? "?" : null;
                items.add(new PagerItem(node, end, tree.textLength(node, end), number(tree, node, end), self, where));
            }
            node = list.nextClearBit(end);
        }
        return items;
    }

    /** Returns whether an element is a button, or a link to a script or to the page itself. */
    static boolean isControl(PageTree tree, int node) {
        String address = tree.isLink(node) ? tree.address(node) : null;
        if (address == null) {
            return tree.tagName(node).equals("button");
        }
        String written = address.strip();
        return written.isEmpty()
                || written.equals("#")
                || written.equals("#!")
                || written.regionMatches(true, 0, "javascript:", 0, "javascript:".length());
    }

    /** Returns where the list continues, or the page ends. */
    private static int wall(BitSet list, int node, PageTree tree) {
        int wall = list.nextSetBit(node);
        return wall < 0 ? tree.size() : wall;
    }

    private static PagerItem item(PageTree tree, LinkResolver where, int node, int end, @Nullable String address) {
        return new PagerItem(node, end, tree.textLength(node, end), number(tree, node, end), address, where);
    }

    /** Returns the page number that some positions show, or null. */
    static @Nullable NumberText number(PageTree tree, int start, int end) {
        boolean may = tree.textLength(start, end) <= NumberText.MAX_LENGTH && tree.anyDigit(start, end);
        return may ? NumberText.of(tree.text(start, end)) : null;
    }
}
