package io.tagwave.pager;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds rows of page numbers by the page alone, without its address and before its list is known: numbers that ascend page by
 * page, on links whose addresses grow with them, from the first page on or with a link back.
 */
public final class PageNumberRows {

    /** Two numbers are a row only with further evidence. */
    private static final int PAIR = 2;

    private PageNumberRows() {}

    /** Returns the positions of the rows from first number to last, in document order. */
    public static List<Span> of(PageTree tree) {
        List<Span> rows = new ArrayList<>();
        if (!mayHaveAny(tree)) {
            return rows;
        }
        for (NumberSequence run : NumberSequence.of(PagerItems.of(tree, written -> written, new BitSet()))) {
            if (run.numbers().size() == PAIR ? isPair(run) : isRow(run)) {
                rows.add(new Span(run.start(), run.end()));
            }
        }
        return rows;
    }

    /** Returns whether links show ascending numbers, or one of the first two pages. Else there is no need to read all texts. */
    private static boolean mayHaveAny(PageTree tree) {
        NumberText last = null;
        for (int node = 0; node < tree.size(); node++) {
            NumberText number = tree.isLink(node) ? PagerItems.number(tree, node, tree.end(node)) : null;
            if (number != null) {
                if (number.first() <= 2 || number.isRange() || last != null && number.first() > last.last()) {
                    return true;
                }
                last = number;
            }
        }
        return false;
    }

    /**
     * Returns whether two numbers are the first two pages, and both are links of a series, or another link leads to the second.
     */
    private static boolean isPair(NumberSequence run) {
        long width = run.width();
        if (LinkSeries.page(run.numbers().get(0), width) != 1
                || LinkSeries.page(run.numbers().get(1), width) != 2) {
            return false;
        }
        List<PagerItem> linked = run.linked();
        PageUrl last = linked.get(linked.size() - 1).target();
        return linked.size() == PAIR && LinkSeries.of(linked, width) != null || run.echoes(last);
    }

    /** Checks the numbers before the addresses, because few rows pass. */
    private static boolean isRow(NumberSequence run) {
        long width = run.width();
        boolean fromStart = LinkSeries.page(run.numbers().get(0), width) <= 2;
        if (!anyNeighbours(run.numbers(), width) || !fromStart && run.others().isEmpty()) {
            return false;
        }
        LinkSeries series = LinkSeries.of(run.linked(), width);
        return series != null && (fromStart || leadsBack(run, series));
    }

    /** Returns whether any two numbers are those of a page and the next one. Years and sizes grow in larger steps. */
    private static boolean anyNeighbours(List<PagerItem> numbers, long width) {
        return IntStream.range(1, numbers.size())
                .anyMatch(
                        i -> LinkSeries.page(numbers.get(i), width) == LinkSeries.page(numbers.get(i - 1), width) + 1);
    }

    /** Returns whether another link of the row leads to an earlier page. */
    private static boolean leadsBack(NumberSequence run, LinkSeries series) {
        return run.others().stream().anyMatch(item -> {
            long page = series.pageOf(item.target());
            return page >= 0 && page < series.shown();
        });
    }
}
