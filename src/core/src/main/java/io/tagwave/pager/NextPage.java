package io.tagwave.pager;

import io.tagwave.tree.LinkResolver;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
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
    public static String of(PageTree tree, LinkResolver where, List<List<Span>> records) {
        PageAddresses own = new PageAddresses(where);
        BitSet inside = new BitSet(tree.size());
        records.forEach(parts -> parts.forEach(part -> inside.set(part.start(), part.end())));
        List<PagerItem> items = PagerItems.of(tree, where, inside);
        NumberPager pager = pager(tree, items, own);
        PageUrl declared = records.isEmpty() ? null : declared(where, items, own);
        PageUrl next = null;
        if (pager != null) {
            next = pager.isDoubted(declared) ? declared : pager.echoed() || !records.isEmpty() ? pager.next() : null;
        } else if (declared != null) {
            next = declared;
        } else if (!records.isEmpty()) {
            next = NextLinks.next(tree, items, inside, records.size(), own);
        }
        return next == null ? null : next.url();
    }

    private static NumberPager pager(PageTree tree, List<PagerItem> items, PageAddresses own) {
        NumberPager best = null;
        for (NumberSequence run : NumberSequence.of(items)) {
            NumberPager pager = NumberPager.of(tree, run, own);
            if (pager != null && (best == null || pager.strength() > best.strength())) {
                best = pager;
            }
        }
        return best;
    }

    /** What the page declares; a site's first page does so by habit, so there a link has to lead to it too. */
    private static PageUrl declared(LinkResolver where, List<PagerItem> items, PageAddresses own) {
        for (String declared : where.declaredNext()) {
            PageUrl next = PageUrl.of(declared);
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
