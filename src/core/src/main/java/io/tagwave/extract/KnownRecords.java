package io.tagwave.extract;

import io.tagwave.align.CenterStarAligner;
import io.tagwave.align.CenterStarSettings;
import io.tagwave.align.NodeTable;
import io.tagwave.column.ColumnPaths;
import io.tagwave.content.Verdict;
import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Finds records where other pages of a template have theirs. A list of a single item has no repetition, so that only the other
 * pages show that it is one.
 */
public final class KnownRecords {

    private KnownRecords() {}

    /**
     * Returns the elements at the place of a list's records as the main list; null if there are none, or they are empty.
     *
     * @param template the place, see {@link ExtractedList#template}
     */
    public static JudgedRegion of(PageTree tree, String template) {
        List<Span> records = new ArrayList<>();
        int node = 1;
        while (node < tree.size()) {
            boolean isRecord = !tree.isText(node)
                    && new ColumnPaths(tree, node).ofRecords().equals(template);
            if (isRecord) {
                records.add(new Span(node, tree.end(node)));
            }
            node = isRecord ? tree.end(node) : node + 1;
        }
        if (records.isEmpty()) {
            return null;
        }
        Span span =
                new Span(records.get(0).start(), records.get(records.size() - 1).end());
        LocatedRegion region = LocatedRegion.ofOnePart(span, records);
        int[] steps = StepSchemes.commonestClassAlone().steps(tree);
        NodeTable table = new CenterStarAligner(CenterStarSettings.QUICK).align(tree, steps, region);
        return table.width() == 0 ? null : new JudgedRegion(region, table, Verdict.ofMain(true, 1), Map.of());
    }
}
