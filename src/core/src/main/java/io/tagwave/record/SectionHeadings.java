package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tree.PageTree;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/**
 * Drops records that are headings of those behind them, such as a row of one cell across a table: each shows a text of its own and
 * nothing else, and is made otherwise than the rest, which show several.
 */
final class SectionHeadings {

    private static final int FEWEST = 2;
    /** Texts of most records. */
    private static final int MANY_TEXTS = 2;

    /** Share of the other records that show several texts. */
    private static final double MOST = 0.9;

    private final PageTree tree;

    SectionHeadings(PageTree tree) {
        this.tree = tree;
    }

    /** Returns the proposal without headings, or as it is if it has none. */
    Proposal dropped(Proposal cut) {
        if (cut.apart() || cut.runs()) {
            return cut;
        }
        BitSet headings = new BitSet();
        Set<String> texts = new HashSet<>();
        Set<Integer> forms = new HashSet<>();
        Set<Integer> others = new HashSet<>();
        int rich = 0;
        for (int record = 0; record < cut.count(); record++) {
            int node = cut.start(record);
            int count = texts(node);
            if (count == 1 && tree.linkTextLength(node, tree.end(node)) == 0) {
                headings.set(record);
                texts.add(tree.text(node, tree.end(node)).strip());
                forms.add(form(node));
            } else {
                others.add(form(node));
                rich += count >= MANY_TEXTS ? 1 : 0;
            }
        }
        int rest = cut.count() - headings.cardinality();
        forms.retainAll(others);
        boolean areHeadings = headings.cardinality() >= FEWEST
                && rest > headings.cardinality()
                && texts.size() == headings.cardinality()
                && forms.isEmpty()
                && rich >= MOST * rest
                && !headings.get(cut.count() - 1);
        for (int record = 1; areHeadings && record < cut.count(); record++) {
            areHeadings = !headings.get(record) || !headings.get(record - 1);
        }
        return areHeadings ? cut.where(record -> !headings.get(record)) : cut;
    }

    private int texts(int element) {
        int texts = 0;
        for (int node = element; node < tree.end(element); node++) {
            texts += tree.isText(node) && tree.textLength(node, node + 1) > 0 || tree.isImage(node) ? 1 : 0;
        }
        return texts;
    }

    /** Returns a number for the style of an element and whether it has one child or more. */
    private int form(int element) {
        return 2 * tree.style(element) + Children.count(tree, element, 2) / 2;
    }
}
