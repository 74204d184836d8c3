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

    /** A page of several lists declares what is next for none of them; a list of less of the page's text and nodes is one of several. */
    private static final double LEAST_SHARE = 0.25;

    private NextPage() {}

    /**
     * The absolute address of the next page without its fragment, or null: on the last page, and where there is no other.
     *
     * @param records the parts of the records of the main list, in any order; none where the page has no such list
     */
    public static String of(PageTree tree, Whereabouts where, List<Span> records) {
        if (records.isEmpty()) {
            return null;
        }
        Own own = new Own(where);
        BitSet inside = new BitSet(tree.size());
        records.forEach(record -> inside.set(record.start(), record.end()));
        List<Item> items = Items.of(tree, where);
        Pager pager = pager(tree, items, inside, own);
        if (pager != null) {
            return pager.next() == null ? null : pager.next().url();
        }
        List<Item> links = items.stream()
                .filter(item -> item.isLinked() && !inside.get(item.node()))
                .toList();
        Address declared = declared(tree, where, links, records, own);
        Address next = declared == null ? arrows(tree, links, records).next(own) : declared;
        return next == null ? null : next.url();
    }

    private static Pager pager(PageTree tree, List<Item> items, BitSet inside, Own own) {
        Pager best = null;
        for (Run run : Run.of(items)) {
            Pager pager = inside.get(run.start()) ? null : Pager.of(tree, run, own);
            if (pager != null && (best == null || pager.strength() > best.strength())) {
                best = pager;
            }
        }
        return best;
    }

    private static Arrows arrows(PageTree tree, List<Item> links, List<Span> records) {
        int start = records.stream().mapToInt(Span::start).min().orElse(0);
        int end = records.stream().mapToInt(Span::end).max().orElse(0);
        return new Arrows(tree, links, start, end, records.size());
    }

    /** What the page declares; where no link leads there, only if the list is a good part of the page. */
    private static Address declared(PageTree tree, Whereabouts where, List<Item> links, List<Span> records, Own own) {
        for (String declared : where.declaredNext()) {
            Address next = Address.of(declared);
            boolean fits = next != null && !own.isUrl(next) && own.relation(next) > 0;
            if (fits && (links.stream().anyMatch(link -> link.target().isSame(next)) || isWhole(tree, records))) {
                return next;
            }
        }
        return null;
    }

    private static boolean isWhole(PageTree tree, List<Span> records) {
        int nodes = records.stream().mapToInt(Span::length).sum();
        int text = records.stream()
                .mapToInt(record -> tree.textLength(record.start(), record.end()))
                .sum();
        return nodes >= LEAST_SHARE * tree.size() || text >= LEAST_SHARE * tree.textLength(0, tree.size());
    }
}
