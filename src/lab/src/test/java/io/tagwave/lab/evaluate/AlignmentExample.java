package io.tagwave.lab.evaluate;

import io.tagwave.align.CenterStarAligner;
import io.tagwave.align.CenterStarSettings;
import io.tagwave.align.NodeTable;
import io.tagwave.record.LocatedRegion;
import io.tagwave.report.ReportTable;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The thesis' Table 3, the records of its Figure 5a as columns of codes, aligned again from these codes. */
final class AlignmentExample {

    private static final PrintedTable PRINTED = PrintedTable.read("thesis-3");
    private static final String EMPTY = "-";

    private AlignmentExample() {}

    /** Returns the records aligned here, in the form of the thesis' table. */
    static ReportTable table() {
        List<List<String>> aligned = aligned();
        int width = aligned.get(0).size();
        List<String> headers = ReportTable.cells(
                "record", IntStream.rangeClosed(1, width).boxed().toList());
        List<List<String>> rows = IntStream.range(0, aligned.size())
                .mapToObj(i -> ReportTable.cells("#" + (i + 1), aligned.get(i)))
                .toList();
        return new ReportTable(PRINTED.table().caption(), headers, rows);
    }

    /** Compares the alignment with the printed table. */
    static String comparison() {
        List<List<String>> ours = aligned();
        List<List<String>> printed = printed();
        long same = IntStream.range(0, ours.size())
                .filter(i -> ours.get(i).equals(printed.get(i)))
                .count();
        return "Columns: " + ours.get(0).size() + " here, " + printed.get(0).size()
                + " printed. Columns with more than one code: " + mixed(ours) + " here, " + mixed(printed)
                + " printed (its 14th has 274 and, in #19, 278). Rows that are equal: " + same + " of " + ours.size()
                + ".";
    }

    /** Returns the number of columns with more than one code. */
    static long mixed(List<List<String>> rows) {
        return IntStream.range(0, rows.get(0).size())
                .filter(column -> rows.stream()
                                .map(row -> row.get(column))
                                .filter(code -> !code.equals(EMPTY))
                                .distinct()
                                .count()
                        > 1)
                .count();
    }

    static List<List<String>> printed() {
        return PRINTED.table().rows().stream()
                .map(row -> row.subList(1, row.size()))
                .toList();
    }

    /** Aligns records in which each code is the path of a text, in an element of its own name. */
    static List<List<String>> aligned() {
        PageTree.Builder page = new PageTree.Builder().open("body");
        List<Span> records = new ArrayList<>();
        int node = 1;
        for (List<String> record : printed()) {
            page.open("record");
            int start = node++;
            for (String code : record) {
                if (!code.equals(EMPTY)) {
                    page.open("c" + code).text(code).close();
                    node += 2;
                }
            }
            page.close();
            records.add(new Span(start, node));
        }
        PageTree tree = page.close().build();
        NodeTable table = new CenterStarAligner(CenterStarSettings.DEFAULT)
                .align(
                        tree,
                        TagPathSequence.of(tree, StepSchemes.tagOnly()),
                        LocatedRegion.ofOnePart(new Span(1, node), records));
        return IntStream.range(0, table.height())
                .mapToObj(row -> IntStream.range(0, table.width())
                        .map(column -> table.node(row, column))
                        .mapToObj(cell -> cell == NodeTable.GAP ? EMPTY : tree.ownText(cell))
                        .toList())
                .toList();
    }
}
