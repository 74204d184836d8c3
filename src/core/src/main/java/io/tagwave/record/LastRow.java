package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.List;

/**
 * Completes the chosen cut of a grid by the record that stands alone in the row after the last (decision 0114). Nothing in
 * that row parts it from the row itself, so that it is raised beyond the level of the others, and no cut has it.
 */
final class LastRow {

    private final PageTree tree;
    private final TagPathSequence sequence;
    private final CutMeter meter;

    LastRow(PageTree tree, TagPathSequence sequence, CutMeter meter) {
        this.tree = tree;
        this.sequence = sequence;
        this.meter = meter;
    }

    /** The cut with the record that it lacks, or as it is. */
    Cut completed(Cut chosen) {
        int row = tree.parent(chosen.start(chosen.count() - 1));
        if (chosen.apart() || chosen.runs() || row <= 0 || row == tree.parent(chosen.start(0))) {
            return chosen;
        }
        int next = tree.nextSibling(row);
        boolean isRow = next >= 0 && sequence.code(next) == sequence.code(row);
        return isRow && !tree.isLeaf(next) ? completed(chosen, firstOf(row, chosen), tree.firstChild(next)) : chosen;
    }

    private int firstOf(int row, Cut cut) {
        int record = cut.count() - 1;
        while (tree.parent(cut.start(record - 1)) == row) {
            record--;
        }
        return cut.start(record);
    }

    /** A cell that comes first in its row, as another does, and is as like the records as any of these. */
    private Cut completed(Cut chosen, int other, int cell) {
        int end = tree.end(cell);
        if (sequence.code(cell) != sequence.code(other) || tree.textLength(cell, end) == 0) {
            return chosen;
        }
        Span record = new Span(cell, end);
        Template template = meter.template(chosen);
        return meter.likeness(record, template) >= template.leastLikeness() ? chosen.with(List.of(record)) : chosen;
    }
}
