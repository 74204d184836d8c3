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
import java.util.stream.IntStream;
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
        IntStream.range(0, table.height()).mapToObj(table::row).forEach(rows::add);
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
        int[] texts =
                IntStream.range(element, tree.end(element)).filter(tree::isText).toArray();
        return new Span(texts[0], texts[texts.length - 1] + 1);
    }

    private int end(int node) {
        Integer end = ends.get(node);
        return end == null ? table.end(node) : end;
    }

    /** Gives a property a column of its own, which takes the place of the one that has it in most records. */
    private void place(@Nullable Span[] texts) {
        int width = rows.get(0).length;
        int[] own = new int[width];
        int shown = 0;
        int before = 0;
        for (int row = 0; row < texts.length; row++) {
            Span text = texts[row];
            int[] cells = rows.get(row);
            for (int column = 0; text != null && column < width; column++) {
                own[column] += cells[column] == text.start() && end(text.start()) == text.end() ? 1 : 0;
                before = shown == 0 && cells[column] < text.start() ? column + 1 : before;
            }
            shown += text == null ? 0 : 1;
        }
        int column = 0;
        for (int other = 1; other < width; other++) {
            column = own[other] > own[column] ? other : column;
        }
        boolean isReplaced = own[column] >= MIN_OWN * shown;
        int place = isReplaced ? column : before;
        for (int row = 0; row < texts.length && own[column] < shown; row++) {
            int[] cells = rows.get(row);
            int[] wider = Arrays.copyOf(cells, width + 2);
            System.arraycopy(cells, place, wider, place + 2, width - place);
            wider[place] = NodeTable.GAP;
            wider[place + 1] = NodeTable.GAP;
            if (texts[row] != null) {
                move(wider, place, texts[row]);
            } else if (isReplaced) {
                wider[place] = cells[place];
                wider[place + 2] = NodeTable.GAP;
            }
            rows.set(row, wider);
        }
    }

    /**
     * Makes a text the cell of an empty column, and what stands behind it in a cell that begins with it that of the next one. A
     * line that begins before it keeps it.
     */
    private void move(int[] cells, int column, Span text) {
        int end = text.end();
        for (int other = 0; other < cells.length; other++) {
            int node = cells[other];
            if (node != NodeTable.GAP && tree.isText(node) && text.contains(node)) {
                end = Math.max(end, end(node));
                cells[other] = NodeTable.GAP;
            }
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
        return moved.inColumns(IntStream.range(0, moved.width())
                .filter(column -> moved.filled(column) > 0)
                .boxed()
                .toList());
    }
}
