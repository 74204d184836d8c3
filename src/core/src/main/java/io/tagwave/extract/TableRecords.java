package io.tagwave.extract;

import io.tagwave.column.HeaderRow;
import io.tagwave.record.LocatedRegion;
import io.tagwave.tree.CellGrid;
import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Corrects the records of a list: names of columns are none, rows that cells of others span are some, and so are siblings with headings. */
public final class TableRecords {

    private static final int MIN_RECORDS = 3;

    private TableRecords() {}

    /** Returns the region with the records that it has as a table. */
    public static LocatedRegion of(PageTree tree, LocatedRegion region) {
        LocatedRegion records = ScriptedRecords.removed(tree, withSiblings(tree, region));
        LocatedRegion rows = withSpannedRows(tree, withoutOwnHead(tree, records));
        // Names may have two levels.
        return withoutHeader(tree, withoutHeader(tree, rows));
    }

    /** Splits records that consist of siblings with a class in common and a heading of its own each: every second one is sold out. */
    private static LocatedRegion withSiblings(PageTree tree, LocatedRegion region) {
        List<Span> items = region.parts().stream()
                .flatMap(List::stream)
                .flatMapToInt(part -> IntStream.iterate(part.start(), node -> node < part.end(), tree::end))
                .mapToObj(node -> new Span(node, tree.end(node)))
                .toList();
        Set<String> common = new HashSet<>(Style.classes(tree, region.span().start()));
        items.forEach(item -> common.retainAll(Style.classes(tree, item.start())));
        if (items.size() == region.parts().size()
                || common.isEmpty()
                || region.parts().stream().anyMatch(parts -> parts.size() > 1)
                || items.stream().mapToInt(Span::length).sum()
                        != region.records().stream().mapToInt(Span::length).sum()) {
            return region;
        }
        Set<String> headings = items.stream()
                .flatMap(item -> IntStream.range(item.start(), item.end())
                        .filter(node -> !tree.isText(node) && tree.tagName(node).matches("h[1-6]"))
                        .mapToObj(node -> tree.text(node, tree.end(node)))
                        .limit(1))
                .collect(Collectors.toSet());
        return headings.size() < items.size() ? region : LocatedRegion.ofOnePart(region.span(), items);
    }

    /** A row of column names that each record begins with is no part of it. */
    private static LocatedRegion withoutOwnHead(PageTree tree, LocatedRegion region) {
        List<List<Span>> bodies = new ArrayList<>();
        Set<String> heads = new HashSet<>();
        for (List<Span> parts : region.parts()) {
            Span first = parts.get(0);
            int end = tree.end(first.start());
            heads.add(tree.text(first.start(), end));
            if (heads.size() > 1 || !GridRows.isHead(tree, first.start()) || end == first.end() && parts.size() == 1) {
                return region;
            }
            List<Span> body = new ArrayList<>(parts.subList(1, parts.size()));
            if (end < first.end()) {
                body.add(0, new Span(end, first.end()));
            }
            bodies.add(body);
        }
        return bodies.size() < MIN_RECORDS ? region : from(region, bodies);
    }

    static LocatedRegion from(LocatedRegion region, List<List<Span>> records) {
        return new LocatedRegion(
                new Span(records.get(0).get(0).start(), region.span().end()), records);
    }

    /** A table's row of column names is no record, however often it stands. */
    private static LocatedRegion withoutHeader(PageTree tree, LocatedRegion region) {
        List<List<Span>> records = region.parts();
        HeaderRow header = records.size() < MIN_RECORDS ? null : HeaderRow.of(tree, region.records());
        if (header == null || !header.isFound()) {
            return region;
        }
        boolean isMarked = !region.records().stream().allMatch(record -> GridRows.isHead(tree, record.start()));
        List<List<Span>> kept = records.subList(header.leading(), records.size()).stream()
                .filter(parts -> !header.isRepeatedBy(parts.get(0).start())
                        && !(isMarked && GridRows.isHead(tree, parts.get(0).start()))
                        && !isSummary(tree, parts.get(0).start(), records))
                .toList();
        return kept.size() == records.size() || kept.size() < 2 ? region : from(region, kept);
    }

    /** Returns whether a row is in a tfoot and others are not: it sums up the columns, and is shown below them wherever it stands. */
    private static boolean isSummary(PageTree tree, int row, List<List<Span>> records) {
        int group = tree.parent(row);
        // Rows of a group stand together: where others are not in it, the first or the last one is not.
        return tree.tagName(group).equals("tfoot")
                && (tree.parent(records.get(0).get(0).start()) != group
                        || tree.parent(records.get(records.size() - 1).get(0).start()) != group);
    }

    /**
     * Makes records of the rows that cells of records span, where these have as many cells with those from above as most records.
     * They lack what the first row of a group has, and are left out of a list or taken for a part of that.
     */
    private static LocatedRegion withSpannedRows(PageTree tree, LocatedRegion region) {
        int first = region.span().start();
        Set<Integer> starts = region.records().stream().map(Span::start).collect(Collectors.toSet());
        if (!starts.stream().allMatch(row -> GridRows.isRow(tree, row) && tree.parent(row) == tree.parent(first))) {
            return region;
        }
        CellGrid grid = CellGrid.of(tree, List.of(first));
        // Without heads the rows of a group are parts of a card beside its picture.
        if (!grid.anySpanning() || GridRows.headsOf(tree, first).isEmpty()) {
            return region;
        }
        BitSet inside = new BitSet();
        region.parts().forEach(parts -> parts.forEach(part -> inside.set(part.start(), part.end())));
        int common = commonCells(tree, grid, starts);
        List<List<Span>> records = new ArrayList<>();
        for (int row = first; row >= 0; row = tree.nextSibling(row)) {
            Span whole = new Span(row, tree.end(row));
            if (starts.contains(row)
                    || !grid.spanning(row).isEmpty()
                            && cells(tree, grid, row) == common
                            && tree.textLength(row, whole.end()) > 0) {
                records.add(List.of(whole));
            } else if (inside.get(row)) {
                return region;
            }
        }
        int end = Math.max(
                region.span().end(), records.get(records.size() - 1).get(0).end());
        return records.size() == starts.size() ? region : new LocatedRegion(new Span(first, end), records);
    }

    private static int commonCells(PageTree tree, CellGrid grid, Set<Integer> rows) {
        Map<Integer, Integer> counts = new HashMap<>();
        rows.forEach(row -> counts.merge(cells(tree, grid, row), 1, Integer::sum));
        return Collections.max(counts.entrySet(), Map.Entry.comparingByValue()).getKey();
    }

    private static int cells(PageTree tree, CellGrid grid, int row) {
        return GridRows.cells(tree, row).size() + grid.spanning(row).size();
    }
}
