package io.tagwave.lab.evaluate;

import io.tagwave.align.CenterStarAligner;
import io.tagwave.align.CenterStarSettings;
import io.tagwave.record.LocatedRegion;
import io.tagwave.report.ReportTable;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The thesis' Table 3: the records of its Figure 5a by their codes, as printed in columns, aligned again. */
final class AlignmentExample {

    /** All of them begin so. */
    private static final List<String> HEAD =
            List.of("255", "256", "258", "259", "262", "266", "270", "272", "270", "270");

    /** What follows in each record, in the printed columns; a dash is an empty cell. */
    private static final List<String> TAILS = List.of(
            "274 - - - 278",
            "- 280 - 274 278",
            "274 280 274 - -",
            "274 280 - 274 278",
            "274 280 - 274 -",
            "274 280 - 274 278",
            "274 - - - -",
            "274 280 - 274 278",
            "- 280 - 274 -",
            "274 280 - 274 -",
            "274 - - - 278",
            "274 - - - 278",
            "274 - - - -",
            "- 280 - 274 -",
            "274 280 - 274 -",
            "274 - - - -",
            "274 280 - 274 -",
            "274 280 - 274 278",
            "274 280 274 278 278",
            "274 280 274 - -");

    private static final String EMPTY = "-";

    private AlignmentExample() {}

    /** The records aligned here, in the form of the thesis' table. */
    static ReportTable table() {
        List<List<String>> rows = aligned();
        List<String> headers = new ArrayList<>(List.of("record"));
        for (int column = 1; column <= rows.get(0).size(); column++) {
            headers.add(Integer.toString(column));
        }
        List<List<String>> numbered = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            List<String> row = new ArrayList<>(List.of("#" + (i + 1)));
            row.addAll(rows.get(i));
            numbered.add(row);
        }
        return new ReportTable("Table 3: the records of Figure 5a, aligned here", headers, numbered);
    }

    /** How that compares with the printed table. */
    static String comparison() {
        List<List<String>> ours = aligned();
        List<List<String>> printed = printed();
        long same = 0;
        for (int i = 0; i < ours.size(); i++) {
            same += ours.get(i).equals(printed.get(i)) ? 1 : 0;
        }
        return "Columns: " + ours.get(0).size() + " here, " + printed.get(0).size()
                + " printed. Columns with more than one"
                + " code: " + mixed(ours) + " here, " + mixed(printed)
                + " printed (its 14th has 274 and, in #19, 278). Rows"
                + " that are equal: " + same + " of " + ours.size() + ".";
    }

    static long mixed(List<List<String>> rows) {
        long mixed = 0;
        for (int column = 0; column < rows.get(0).size(); column++) {
            Set<String> codes = new TreeSet<>();
            for (List<String> row : rows) {
                codes.add(row.get(column));
            }
            codes.remove(EMPTY);
            mixed += codes.size() > 1 ? 1 : 0;
        }
        return mixed;
    }

    static List<List<String>> printed() {
        return TAILS.stream()
                .map(tail ->
                        Stream.concat(HEAD.stream(), Stream.of(tail.split(" "))).toList())
                .toList();
    }

    /** Each code is the path of a text, in an element of its own name. */
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
        io.tagwave.align.NodeTable table = new CenterStarAligner(CenterStarSettings.DEFAULT)
                .align(
                        tree,
                        TagPathSequence.of(tree, StepSchemes.tagOnly()),
                        LocatedRegion.ofOnePart(new Span(1, node), records));
        List<List<String>> rows = new ArrayList<>();
        for (int row = 0; row < table.height(); row++) {
            List<String> cells = new ArrayList<>();
            for (int column = 0; column < table.width(); column++) {
                int cell = table.node(row, column);
                cells.add(cell == io.tagwave.align.NodeTable.GAP ? EMPTY : tree.ownText(cell));
            }
            rows.add(cells);
        }
        return rows;
    }
}
