package io.tagwave.extract;

import io.tagwave.align.Table;
import io.tagwave.content.Features;
import io.tagwave.content.Verdict;
import io.tagwave.record.LocatedRegion;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.XPaths;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.UnaryOperator;

/** Writes regions out as rows of text. */
final class Rows {

    private final PageTree tree;
    private final UnaryOperator<String> absolute;
    private final XPaths xpaths;

    /**
     * A writer for one page.
     *
     * @param absolute makes the address of a link or image absolute
     */
    Rows(PageTree tree, UnaryOperator<String> absolute) {
        this.tree = tree;
        this.absolute = absolute;
        xpaths = new XPaths(tree);
    }

    ExtractedRegion region(LocatedRegion region, Table table, Features features, Verdict verdict) {
        List<DataRecord> records = new ArrayList<>();
        for (int row = 0; row < table.height(); row++) {
            records.add(record(region.parts().get(row), table, row));
        }
        Span span = region.span();
        int top = tree.commonAncestor(span.start(), span.end() - 1);
        ColumnPaths paths = new ColumnPaths(tree, region);
        return new ExtractedRegion(
                span.start(),
                span.end(),
                xpaths.of(top),
                verdict,
                features,
                ColumnNames.of(tree, region, table, records, paths),
                records,
                paths.ofRecords());
    }

    private DataRecord record(List<Span> parts, Table table, int row) {
        List<String> cells = new ArrayList<>();
        for (int column = 0; column < table.width(); column++) {
            int node = table.node(row, column);
            cells.add(node == Table.GAP ? null : tree.isText(node) ? tree.ownText(node) : address(node));
        }
        Span first = parts.get(0);
        return new DataRecord(
                first.start(),
                first.end(),
                xpaths.of(first.start()),
                text(parts),
                cells,
                firstAddress(parts, true),
                firstAddress(parts, false));
    }

    private String text(List<Span> parts) {
        StringJoiner text = new StringJoiner(" ");
        for (Span part : parts) {
            text.add(tree.text(part.start(), part.end()));
        }
        return text.toString().strip();
    }

    private String firstAddress(List<Span> parts, boolean ofLink) {
        for (Span part : parts) {
            for (int node = part.start(); node < part.end(); node++) {
                if (ofLink ? tree.isLink(node) : tree.isImage(node)) {
                    return address(node);
                }
            }
        }
        return null;
    }

    private String address(int node) {
        String written = tree.address(node);
        return written == null ? null : absolute.apply(written);
    }
}
