package io.tagwave.menu;

import io.tagwave.number.Hashing;
import io.tagwave.number.Numbering;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.Objects;

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

    private final Numbering links = new Numbering();
    /** By the number of a link: how many of the remembered pages have it, and the last of these. */
    private int[] pagesWith = new int[64];

    private int[] lastPage = new int[64];
    private int pages;

    public synchronized void add(PageTree tree) {
        if (this == NONE) {
            throw new IllegalStateException("expected a site's own links, found the constant for none");
        }
        if (pages == MOST_PAGES || links.size() > MOST_LINKS) {
            return;
        }
        pages++;
        for (int n = 0; n < tree.size(); n++) {
            if (tree.isLink(n)) {
                count(links.number(key(tree, n)));
            }
        }
    }

    private void count(int link) {
        if (link >= pagesWith.length) {
            pagesWith = Arrays.copyOf(pagesWith, 2 * link);
            lastPage = Arrays.copyOf(lastPage, 2 * link);
        }
        if (lastPage[link] < pages) {
            lastPage[link] = pages;
            pagesWith[link]++;
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
    synchronized double[] repeated(PageTree tree, MenuEvidenceTable table, LinkCounts count) {
        int[] before = new int[count.all() + 1];
        for (int n = 0, i = 0; n < tree.size(); n++) {
            if (tree.isLink(n)) {
                boolean again = 2 * pagesWith[links.known(key(tree, n))] >= pages;
                before[i + 1] = before[i] + (again ? 1 : 0);
                i++;
            }
        }
        return table.blocks().stream()
                .mapToDouble(b -> (before[b.end()] - before[b.first()]) / (double) b.links())
                .toArray();
    }

    /** Texts and address as written: the same on all pages that one template makes. */
    private static long key(PageTree tree, int link) {
        long texts = 0;
        for (int n = link + 1; n < tree.end(link); n++) {
            if (tree.isText(n)) {
                texts = Hashing.chained(texts, tree.textHash(n));
            }
        }
        return Hashing.GOLDEN * Objects.hashCode(tree.address(link)) + texts;
    }
}
