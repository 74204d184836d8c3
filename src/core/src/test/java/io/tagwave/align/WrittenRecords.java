package io.tagwave.align;

import io.tagwave.dom.HtmlParser;
import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tree.ElementImages;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Records that a test writes as HTML, and the table that comes of them: a line a record, its cells parted by bars. A link
 * shows as its address, an image as its own, and a gap as a dash.
 */
final class WrittenRecords {

    private final StringBuilder html = new StringBuilder();
    private final int parts;

    private WrittenRecords(int parts) {
        this.parts = parts;
    }

    /** Records of one element each. */
    static WrittenRecords written() {
        return written(1);
    }

    /** Records of so many elements, one after the other. */
    static WrittenRecords written(int parts) {
        return new WrittenRecords(parts);
    }

    /** The lines of records of one element each. */
    static List<String> rows(String... records) {
        return written().add(String.join("", records)).rows();
    }

    WrittenRecords add(String records) {
        html.append(records);
        return this;
    }

    /** So many records that are alike. */
    WrittenRecords add(int count, String record) {
        return add(record.repeat(count));
    }

    /** A line of each record. */
    List<String> rows() {
        String list = html.indexOf("<tr") == 0 ? "<table><tbody id=list>%s</table>" : "<div id=list>%s</div>";
        PageTree tree =
                new HtmlParser().parse(list.formatted(html), "http://here/").tree();
        int top = IntStream.range(0, tree.size())
                .filter(node -> "list".equals(tree.id(node)))
                .findFirst()
                .orElseThrow();
        List<List<Span>> records = new ArrayList<>();
        int count = 0;
        for (int child = tree.firstChild(top); child >= 0; child = tree.nextSibling(child)) {
            if (!tree.isText(child)) {
                if (count++ % parts == 0) {
                    records.add(new ArrayList<>());
                }
                records.get(records.size() - 1).add(new Span(child, tree.end(child)));
            }
        }
        return rows(tree, records);
    }

    /** The lines of records without repetition. */
    List<String> kinds() {
        return rows().stream().distinct().toList();
    }

    /** The lines of records that are given as they lie on a page. */
    static List<String> rows(PageTree tree, List<List<Span>> records) {
        int[] steps = StepSchemes.commonestClassAlone().apply(tree);
        NodeTable table = new CenterStarAligner(CenterStarSettings.QUICK)
                .align(tree, steps, new LocatedRegion(new Span(0, tree.size()), records));
        return IntStream.range(0, table.height())
                .mapToObj(row -> IntStream.of(table.row(row))
                        .mapToObj(node -> cell(tree, table, node))
                        .collect(Collectors.joining(" | ")))
                .toList();
    }

    private static String cell(PageTree tree, NodeTable table, int node) {
        if (node == NodeTable.GAP) {
            return "-";
        }
        return tree.isText(node) ? tree.text(node, table.end(node)) : address(tree, node);
    }

    private static String address(PageTree tree, int node) {
        return tree.isLink(node) ? tree.address(node) : ElementImages.address(tree, node);
    }
}
