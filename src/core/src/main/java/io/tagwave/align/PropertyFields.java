package io.tagwave.align;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.StructuredData;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Gives each property of microdata or RDFa that records show a column of just its text. The page's author says where a property
 * begins and ends, which the elements in it and beside it cannot overrule: paragraphs of one description, or a mark in a title.
 */
final class PropertyFields {

    /** Share of the records that show a property which has a column. */
    private static final double MIN_SHOWN = 0.5;
    /** Share of these whose cells of a column are the property, so that the column is that of the property. */
    private static final double MIN_OWN = 0.5;

    private final PageTree tree;
    private final NodeTable table;
    private final List<int[]> rows = new ArrayList<>();
    private final Map<Integer, Integer> ends = new HashMap<>();

    private PropertyFields(PageTree tree, NodeTable table) {
        this.tree = tree;
        this.table = table;
        for (int row = 0; row < table.height(); row++) {
            rows.add(table.row(row));
        }
    }

    /** Returns the table with columns for its properties. */
    static NodeTable of(PageTree tree, List<List<Span>> records, NodeTable table) {
        Map<String, @Nullable Span[]> properties = properties(tree, records);
        if (properties.isEmpty() || table.width() == 0) {
            return table;
        }
        PropertyFields fields = new PropertyFields(tree, table);
        properties.values().forEach(fields::place);
        return fields.table();
    }

    /** Returns the texts of each property by record, for those that most records show, and few of them twice. */
    private static Map<String, @Nullable Span[]> properties(PageTree tree, List<List<Span>> records) {
        Map<String, @Nullable Span[]> found = new LinkedHashMap<>();
        Map<String, Integer> counts = new HashMap<>();
        StructuredData stated = tree.statements();
        for (int row = 0; row < records.size(); row++) {
            for (Span part : records.get(row)) {
                String above = "";
                int aboveEnd = part.start();
                for (int node = stated.nextProperty(part.start());
                        node >= 0 && node < part.end();
                        node = stated.nextProperty(node + 1)) {
                    above = node < aboveEnd ? above : "";
                    String key = above + stated.property(node);
                    int inner = stated.nextProperty(node + 1);
                    boolean isLeaf = inner < 0 || inner >= tree.end(node);
                    boolean isText = isLeaf && stated.value(node) == null && tree.textLength(node, tree.end(node)) > 0;
                    Span texts = isText ? texts(tree, node) : null;
                    if (texts != null) {
                        Span[] spans = found.computeIfAbsent(key, name -> new Span[records.size()]);
                        spans[row] = spans[row] == null ? texts : spans[row];
                        counts.merge(key, 1, Integer::sum);
                    } else if (!isLeaf) {
                        above = key + "/";
                        aboveEnd = tree.end(node);
                    }
                }
            }
        }
        found.entrySet().removeIf(entry -> {
            long shown =
                    Arrays.stream(entry.getValue()).filter(span -> span != null).count();
            return shown < 2
                    || shown < MIN_SHOWN * records.size()
                    || counts.getOrDefault(entry.getKey(), 0) > shown / MIN_OWN;
        });
        return found;
    }

    /** Returns the span from the first text of an element to its last one. */
    private static Span texts(PageTree tree, int element) {
        int first = element;
        while (!tree.isText(first)) {
            first++;
        }
        int last = tree.end(element) - 1;
        while (!tree.isText(last)) {
            last--;
        }
        return new Span(first, last + 1);
    }

    private int end(int node) {
        Integer end = ends.get(node);
        return end == null ? table.end(node) : end;
    }

    /** Gives a property the column that has it in most records, or a new one. */
    private void place(@Nullable Span[] texts) {
        int width = rows.get(0).length;
        int[] own = new int[width];
        int shown = 0;
        for (int row = 0; row < texts.length; row++) {
            Span text = texts[row];
            for (int column = 0; text != null && column < width; column++) {
                own[column] += is(rows.get(row)[column], text) ? 1 : 0;
            }
            shown += text == null ? 0 : 1;
        }
        int column = 0;
        for (int other = 1; other < width; other++) {
            column = own[other] > own[column] ? other : column;
        }
        if (own[column] == shown) {
            return;
        }
        boolean isNew = own[column] < MIN_OWN * shown;
        if (isNew) {
            column = insertBefore(texts);
        }
        for (int row = 0; row < texts.length; row++) {
            Span text = texts[row];
            if (text != null && !is(rows.get(row)[column], text)) {
                move(rows.get(row), column, text, isNew);
            }
        }
    }

    private boolean is(int node, Span text) {
        return node == text.start() && end(node) == text.end();
    }

    /**
     * Inserts two columns where the first record that shows a property has its text, and returns the number of the first. The second
     * one is for what stands behind the text in the same cell.
     */
    private int insertBefore(@Nullable Span[] texts) {
        int row = 0;
        while (texts[row] == null) {
            row++;
        }
        Span text = texts[row];
        int[] cells = rows.get(row);
        int column = 0;
        while (column < cells.length && text != null && cells[column] < text.start()) {
            column++;
        }
        for (int i = 0; i < rows.size(); i++) {
            int[] old = rows.get(i);
            int[] wider = new int[old.length + 2];
            System.arraycopy(old, 0, wider, 0, column);
            System.arraycopy(old, column, wider, column + 2, old.length - column);
            wider[column] = NodeTable.GAP;
            wider[column + 1] = NodeTable.GAP;
            rows.set(i, wider);
        }
        return column;
    }

    /**
     * Makes a text the cell of a column, unless another text would have no cell then.
     *
     * @param isNew whether that column and the next are empty
     */
    private void move(int[] cells, int column, Span text, boolean isNew) {
        int freed = -1;
        int around = -1;
        int end = text.end();
        for (int other = 0; other < cells.length; other++) {
            int node = cells[other];
            if (node != NodeTable.GAP && tree.isText(node) && node < text.end() && end(node) > text.start()) {
                end = Math.max(end, end(node));
                around = node < text.start() ? other : around;
                freed = node >= text.start() ? other : freed;
            }
        }
        int displaced = cells[column];
        boolean isFree = displaced == NodeTable.GAP || text.contains(displaced);
        if (end > text.end() && !isNew || !isFree && (freed < 0 || around == column)) {
            return;
        }
        if (around >= 0) {
            ends.put(cells[around], text.start());
        }
        for (int other = 0; other < cells.length; other++) {
            boolean isPart = cells[other] != NodeTable.GAP && tree.isText(cells[other]) && text.contains(cells[other]);
            cells[other] = isPart ? NodeTable.GAP : cells[other];
        }
        if (!isFree) {
            cells[freed] = displaced;
        }
        cells[column] = text.start();
        ends.put(text.start(), text.end());
        int rest = text.end();
        while (rest < end && !tree.isText(rest)) {
            rest++;
        }
        if (rest < end) {
            cells[column + 1] = rest;
            ends.put(rest, end);
        }
    }

    private NodeTable table() {
        NodeTable moved = new NodeTable(rows.toArray(int[][]::new), this::end);
        List<Integer> filled = new ArrayList<>();
        for (int column = 0; column < moved.width(); column++) {
            if (moved.filled(column) > 0) {
                filled.add(column);
            }
        }
        return filled.size() == moved.width() ? moved : moved.inColumns(filled);
    }
}
