package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Ends records that are runs of siblings before the headings of those that follow, such as days between events; and begins them at
 * the heading that each of them has before it.
 */
record RunHeadings(PageTree tree, TagPathSequence sequence) {

    /** Of one run alone anything is usual. */
    private static final int FEWEST = 3;

    /**
     * Ends records before what heads those that follow: siblings of one path, each the last before another record, such as also stands
     * right before the first. Where all records but the last end so, each begins with what heads it.
     */
    Proposal dropped(Proposal cut) {
        int heading = cut.runs() && cut.count() >= FEWEST && areSiblings(cut)
                ? Children.filledBefore(tree, cut.start(0))
                : -1;
        if (heading < 0) {
            return cut;
        }
        int[] found = new int[cut.count()];
        int headings = 0;
        boolean areLast = true;
        for (int record = 0; record < found.length; record++) {
            found[record] = cut.end(record);
            for (int node = cut.start(record); node < cut.end(record); node = tree.end(node)) {
                if (sequence.code(node) == sequence.code(heading)) {
                    if (node == cut.start(record) || found[record] < cut.end(record) || record + 1 == found.length) {
                        return cut;
                    }
                    found[record] = node;
                    areLast &= tree.end(node) == cut.end(record);
                    headings++;
                }
            }
        }
        if (headings + 1 == found.length) {
            return headed(cut, heading, found);
        }
        return headings > 0 && areLast ? cut.endingAt(found, tree) : cut;
    }

    /** Begins the first record at a heading, and each of the others at that in the record before it. */
    private static Proposal headed(Proposal cut, int first, int[] headings) {
        List<Span> records = new ArrayList<>();
        for (int record = 0; record < headings.length; record++) {
            records.add(new Span(record == 0 ? first : headings[record - 1], headings[record]));
        }
        return cut.recut(records);
    }

    private boolean areSiblings(Proposal cut) {
        int parent = tree.parent(cut.start(0));
        return cut.spans().stream().allMatch(record -> tree.parent(record.start()) == parent);
    }
}
