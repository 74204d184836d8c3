package io.tagwave.extract;

import io.tagwave.align.CenterStarAligner;
import io.tagwave.align.CenterStarSettings;
import io.tagwave.align.NodeTable;
import io.tagwave.column.ColumnPaths;
import io.tagwave.content.Verdict;
import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

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
     * @param fields the paths of its columns, which say what follows the first element of a record
     */
    public static @Nullable JudgedRegion of(PageTree tree, String template, Collection<String> fields) {
        Map<String, Integer> siblings = siblings(fields);
        List<Span> records = new ArrayList<>();
        ColumnPaths steps = ColumnPaths.ofPage(tree);
        int node = 1;
        while (node < tree.size()) {
            int end = node + 1;
            // Few elements end as the place does: only their whole paths are written.
            if (!tree.isText(node) && template.endsWith(steps.step(node)) && !GridRows.isHead(tree, node)) {
                ColumnPaths paths = new ColumnPaths(tree, node);
                if (paths.ofRecords().equals(template)) {
                    end = end(tree, node, paths, siblings);
                    records.add(new Span(node, end));
                }
            }
            node = end;
        }
        return records.isEmpty() ? null : of(tree, records);
    }

    /** Returns the records of a list that the page holds as data and does not show as the main list. */
    static @Nullable JudgedRegion stated(PageTree tree, int list) {
        List<Span> records = IntStream.iterate(list + 1, node -> node < tree.end(list), tree::end)
                .mapToObj(node -> new Span(node, tree.end(node)))
                .toList();
        return of(tree, records);
    }

    private static @Nullable JudgedRegion of(PageTree tree, List<Span> records) {
        Span span =
                new Span(records.get(0).start(), records.get(records.size() - 1).end());
        LocatedRegion region = LocatedRegion.ofOnePart(span, records);
        int[] steps = StepSchemes.commonestClassAlone().apply(tree);
        NodeTable table = new CenterStarAligner(CenterStarSettings.QUICK).align(tree, steps, region);
        return table.width() == 0 ? null : new JudgedRegion(region, table, Verdict.ofMain(true, 1), Map.of());
    }

    /** Returns the elements and texts next to each other that make a record, each with the number of its fields at most. */
    private static Map<String, Integer> siblings(Collection<String> fields) {
        Map<String, Integer> siblings = new HashMap<>();
        for (String field : fields) {
            int number = field.lastIndexOf('#') + 1;
            boolean isNumbered = number > 0 && field.substring(number).matches("[0-9]+");
            String path = isNumbered ? field.substring(0, number - 1) : field;
            siblings.merge(
                    path.split("/", 2)[0], isNumbered ? Integer.parseInt(field.substring(number)) : 1, Math::max);
        }
        return siblings;
    }

    private static int end(PageTree tree, int first, ColumnPaths paths, Map<String, Integer> siblings) {
        String start = paths.plain(first);
        Map<String, Integer> left = new HashMap<>(siblings);
        int last = first;
        for (int next = tree.nextSibling(first); next >= 0; next = tree.nextSibling(next)) {
            String step = paths.plain(next);
            if (step.equals(start) || left.merge(step, -1, Integer::sum) < 0) {
                break;
            }
            last = next;
        }
        return tree.end(last);
    }
}
