package io.tagwave.pager;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.Whereabouts;
import java.util.BitSet;
import java.util.List;

/**
 * The address of the next page of a page's main list. What the page declares counts where its address fits, unless a pager says
 * that this page is the last.
 */
public final class NextPage {

    private NextPage() {}

    /**
     * The absolute address of the next page as it is linked to, or null: on the last page, and where there is no other.
     *
     * @param records the records of the main list by their parts, in any order; none where the page has no such list
     */
    public static String of(PageTree tree, Whereabouts where, List<List<Span>> records) {
        Own own = new Own(where);
        BitSet inside = new BitSet(tree.size());
        records.forEach(parts -> parts.forEach(part -> inside.set(part.start(), part.end())));
        List<Item> items = Items.of(tree, where, inside);
        Pager pager = pager(tree, items, own);
        Address declared = records.isEmpty() ? null : declared(where, items, own);
        Address next = null;
        if (pager != null) {
            next = pager.isDoubted(declared) ? declared : pager.echoed() || !records.isEmpty() ? pager.next() : null;
        } else if (declared != null) {
            next = declared;
        } else if (!records.isEmpty()) {
            next = Arrows.next(tree, items, inside, records.size(), own);
        }
        return next == null ? null : next.url();
    }

    private static Pager pager(PageTree tree, List<Item> items, Own own) {
        Pager best = null;
        for (Run run : Run.of(items)) {
            Pager pager = Pager.of(tree, run, own);
            if (pager != null && (best == null || pager.strength() > best.strength())) {
                best = pager;
            }
        }
        return best;
    }

    /** What the page declares; a site's first page does so by habit, so there a link has to lead to it too. */
    private static Address declared(Whereabouts where, List<Item> items, Own own) {
        for (String declared : where.declaredNext()) {
            Address next = Address.of(declared);
            boolean fits = next != null && !own.isUrl(next) && own.relation(next) > 0;
            if (fits
                    && (!own.isHome()
                            || items.stream()
                                    .anyMatch(item ->
                                            item.isLinked() && item.target().isSame(next)))) {
                return next;
            }
        }
        return null;
    }
}
