package io.tagwave.column;

import io.tagwave.align.NodeTable;
import io.tagwave.column.ColumnBuilder.Field;
import io.tagwave.tree.BlockBoundaries;
import io.tagwave.tree.PageTree;
import java.util.List;
import java.util.stream.IntStream;

/** Makes a title whole whose heading, or link of one line, is cut into columns: "LG" and "G5" are one name. */
final class WholeTitle {

    /** Share of the titles beside which a part stands; what few have is a badge. */
    private static final double MIN_COMMON = 0.8;

    private final PageTree tree;
    private final NodeTable table;
    private final String[][] cells;
    private final BlockBoundaries walls;

    WholeTitle(PageTree tree, NodeTable table, String[][] cells) {
        this.tree = tree;
        this.table = table;
        this.cells = cells;
        walls = new BlockBoundaries(tree);
    }

    /** Returns the whole title of each row, null without one; an empty list if titles are whole. */
    List<String> of(Field title, List<Field> fields) {
        int[] elements = IntStream.range(0, cells.length)
                .map(row -> cells[row][title.index()] == null ? -1 : element(table.node(row, title.index())))
                .toArray();
        double least = MIN_COMMON * title.sample().filled() * elements.length;
        List<Field> parts = fields.stream()
                .filter(field -> isOwn(field, title)
                        && IntStream.range(0, elements.length)
                                        .filter(row -> isPart(row, field, elements[row]))
                                        .count()
                                >= least)
                .toList();
        boolean isCut = parts.size() > 1
                && parts.stream().allMatch(field -> field.constant() || field.kind() == ColumnKind.TEXT);
        List<String> whole = IntStream.range(0, isCut ? elements.length : 0)
                .mapToObj(row -> elements[row] < 0 ? cells[row][title.index()] : line(row, elements[row], parts))
                .toList();
        return whole.stream().allMatch(line -> line == null || line.length() <= TitleColumn.MAX_TITLE_LENGTH)
                ? whole
                : List.of();
    }

    /** Returns false for what all titles say in another element behind them, or before a colon: a button or a label. */
    private boolean isOwn(Field field, Field title) {
        int node = field.firstNode();
        String text = field.constant() ? tree.ownText(node) : "";
        return !field.constant()
                || tree.parent(node) == tree.parent(title.firstNode())
                || node < title.firstNode() && text.matches("(?s).*[\\p{L}\\p{N}]");
    }

    private boolean isPart(int row, Field field, int element) {
        int node = table.node(row, field.index());
        return element >= 0
                && node > element
                && node < tree.end(element)
                && tree.isText(node)
                && cells[row][field.index()] != null;
    }

    /** Returns the nearest heading or link around a title if it is one line, else -1. */
    private int element(int text) {
        int node = tree.parent(text);
        while (node >= 0 && !tree.isLink(node) && !TitleColumn.HEADINGS.contains(tree.tagName(node))) {
            node = tree.parent(node);
        }
        boolean isLine = node >= 0
                && IntStream.range(node + 1, tree.end(node))
                        .noneMatch(inner ->
                                walls.isWall(inner) && !tree.tagName(inner).equals("br"));
        return isLine ? node : -1;
    }

    /** Joins the parts of a title, which has each text once; those of neighboring elements are words of their own. */
    private String line(int row, int element, List<Field> parts) {
        StringBuilder line = new StringBuilder();
        int before = element;
        for (int node = element; node < tree.end(element); node++) {
            for (Field field : parts) {
                String part = cells[row][field.index()];
                if (table.node(row, field.index()) == node && part != null && line.indexOf(part) < 0) {
                    int above = tree.commonAncestor(before, node);
                    boolean isApart = tree.isSpaced(node)
                            || above != tree.parent(before) && above != tree.parent(node)
                            || IntStream.range(before, node).anyMatch(walls::isWall);
                    line.append(line.isEmpty() || !isApart ? "" : " ").append(part);
                    before = node;
                }
            }
        }
        return line.toString();
    }
}
