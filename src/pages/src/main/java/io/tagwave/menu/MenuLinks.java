package io.tagwave.menu;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;

/** The links of a menu with their levels, read off the shape of the tree alone. */
public final class MenuLinks {

    private MenuLinks() {}

    /**
     * The links below a node in document order. A group of links is a submenu of the lone link before it when the two
     * are siblings of different kind, as in {@code <li><a/><ul>…</ul></li>} or {@code <dt><a/></dt><dd>…</dd>}.
     */
    public static List<MenuLink> of(PageTree tree, int menu) {
        LinkCounts links = LinkCounts.of(tree);
        List<MenuLink> found = new ArrayList<>();
        int size = tree.end(menu) - menu;
        int[] level = new int[size];
        int[] lastChild = new int[size];
        for (int n = menu + 1; n < tree.end(menu); n++) {
            int own = links.before(tree.end(n)) - links.before(n);
            int parent = tree.parent(n) - menu;
            level[n - menu] = level[parent];
            if (own > 0) {
                int before = menu + lastChild[parent];
                level[n - menu] += before > menu && isSubmenu(tree, links, before, n, own) ? 1 : 0;
                lastChild[parent] = n - menu;
            }
            if (tree.isLink(n)) {
                found.add(new MenuLink(n, level[n - menu]));
            }
        }
        return found;
    }

    private static boolean isSubmenu(PageTree tree, LinkCounts links, int before, int node, int own) {
        int head = links.before(tree.end(before)) - links.before(before);
        return head == 1
                && tree.tag(before) != tree.tag(node)
                && !tree.isLink(node)
                && (own > 1 || tree.isLink(before) && isListOfOne(tree, node));
    }

    /** A lone link two levels down stands in a list; one level down it is merely bold. */
    private static boolean isListOfOne(PageTree tree, int node) {
        int link = node + 1;
        while (!tree.isLink(link)) {
            link++;
        }
        return tree.depth(link) - tree.depth(node) > 1;
    }
}
