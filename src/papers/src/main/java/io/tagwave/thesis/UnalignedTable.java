package io.tagwave.thesis;

import io.tagwave.align.NodeTable;
import io.tagwave.record.LocatedRegion;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Rows of what is not aligned: the texts, links and images of each record in the page's order, from the left. */
final class UnalignedTable {

    private UnalignedTable() {}

    static NodeTable of(PageTree tree, LocatedRegion region) {
        List<int[]> rows = new ArrayList<>();
        int width = 0;
        for (Span record : region.records()) {
            int[] row = IntStream.range(record.start(), record.end())
                    .filter(node -> tree.isText(node) || tree.isLink(node) || tree.isImage(node))
                    .toArray();
            rows.add(row);
            width = Math.max(width, row.length);
        }
        for (int i = 0; i < rows.size(); i++) {
            int filled = rows.get(i).length;
            int[] row = Arrays.copyOf(rows.get(i), width);
            Arrays.fill(row, filled, width, NodeTable.GAP);
            rows.set(i, row);
        }
        return new NodeTable(rows);
    }
}
