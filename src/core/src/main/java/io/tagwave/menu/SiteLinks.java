package io.tagwave.menu;

import io.tagwave.number.Mixing;
import io.tagwave.tree.PageTree;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The links of other pages of a site, for the last clause of Definition 5: a menu appears on another page of the site.
 * Used by many threads at once; of bounded size.
 */
public final class SiteLinks {

    /** Of no other page. */
    public static final SiteLinks NONE = new SiteLinks();

    /** After these a site is known well enough. */
    private static final int MOST_PAGES = 12;

    private static final int MOST_LINKS = 1 << 16;

    private final Map<Long, Integer> pagesWith = new HashMap<>();
    private int pages;

    /** Remembers a page. */
    public synchronized void add(PageTree tree) {
        if (this == NONE) {
            throw new IllegalStateException("expected a site's own links, found the constant for none");
        }
        if (pages == MOST_PAGES || pagesWith.size() > MOST_LINKS) {
            return;
        }
        pages++;
        Set<Long> seen = new HashSet<>();
        for (int n = 0; n < tree.size(); n++) {
            if (tree.isLink(n) && seen.add(key(tree, n))) {
                pagesWith.merge(key(tree, n), 1, Integer::sum);
            }
        }
    }

    /** Remembered pages. */
    public synchronized int pages() {
        return pages;
    }

    /**
     * The share of the links of each block that stand on at least half of the remembered pages too, or 1 for all while no
     * page is remembered.
     */
    synchronized double[] repeated(PageTree tree, EvidenceTable table, LinkCount count) {
        int[] before = new int[count.all() + 1];
        for (int n = 0, i = 0; n < tree.size(); n++) {
            if (tree.isLink(n)) {
                boolean again = 2 * pagesWith.getOrDefault(key(tree, n), 0) >= pages;
                before[i + 1] = before[i] + (again ? 1 : 0);
                i++;
            }
        }
        return table.blocks().stream()
                .mapToDouble(b -> (before[b.end()] - before[b.first()]) / (double) b.links())
                .toArray();
    }

    /** Text and address as written: the same on all pages that one template makes. */
    private static long key(PageTree tree, int link) {
        return Mixing.GOLDEN * tree.address(link).hashCode()
                + tree.text(link, tree.end(link)).hashCode();
    }
}
