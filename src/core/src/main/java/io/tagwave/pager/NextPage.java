package io.tagwave.pager;

import io.tagwave.tree.LinkResolver;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the address of the next page of a page's main list. A declared address ({@code rel=next}) counts if it fits, unless a
 * pager shows that this page is the last.
 */
public final class NextPage {

    private NextPage() {}

    /**
     * Returns the absolute address of the next page as it is linked to, or null on the last page and without another page.
     *
     * @param records the parts of each record of the main list, in any order; empty if the page has none
     */
    public static @Nullable String of(PageTree tree, LinkResolver where, List<List<Span>> records) {
        PageAddresses own = PageAddresses.of(where);
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

    private static @Nullable NumberPager pager(PageTree tree, List<PagerItem> items, PageAddresses own) {
        NumberPager best = null;
        for (NumberSequence run : NumberSequence.of(items)) {
            NumberPager pager = NumberPager.of(tree, run, own);
            if (pager != null && (best == null || pager.strength() > best.strength())) {
                best = pager;
            }
        }
        return best;
    }

    /** Returns the declared address. Home pages declare one out of habit, so that a link must lead to it as well. */
    private static @Nullable PageUrl declared(LinkResolver where, List<PagerItem> items, PageAddresses own) {
        for (String declared : where.declaredNext()) {
            PageUrl next = PageUrl.of(declared);
            if (next != null
                    && !own.isUrl(next)
                    && own.relation(next) > 0
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
