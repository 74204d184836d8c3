package io.tagwave.extract;

import io.tagwave.align.Table;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Names columns by what their cells hold: text, link or image, numbered from the second of a kind on. */
final class ColumnNames {

    private ColumnNames() {}

    static List<Column> of(PageTree tree, Table table) {
        Map<String, Integer> seen = new HashMap<>();
        List<Column> columns = new ArrayList<>();
        for (int column = 0; column < table.width(); column++) {
            String kind = kind(tree, table, column);
            int number = seen.merge(kind, 1, Integer::sum);
            columns.add(new Column(number == 1 ? kind : kind + "_" + number, kind));
        }
        return columns;
    }

    private static String kind(PageTree tree, Table table, int column) {
        for (int row = 0; row < table.height(); row++) {
            int node = table.node(row, column);
            if (node != Table.GAP) {
                return tree.isLink(node) ? "link" : tree.isImage(node) ? "image" : "text";
            }
        }
        return "text";
    }
}
