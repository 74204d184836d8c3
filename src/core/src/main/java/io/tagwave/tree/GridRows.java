package io.tagwave.tree;

import java.util.ArrayList;
import java.util.List;

/** Recognizes rows and heads of tables, by tags or by ARIA roles. */
public final class GridRows {

    private static final int MIN_CELLS = 2;
    /** Rows of column names have at most so many levels. */
    private static final int MAX_LEVELS = 3;

    private GridRows() {}

    public static boolean isRow(PageTree tree, int node) {
        return tree.tagName(node).equals("tr") || hasRole(tree, node, "row");
    }

    private static boolean hasRole(PageTree tree, int node, String role) {
        return role.equals(tree.statements().role(node));
    }

    /** Returns the element of a record whose children may be cells, or -1. */
    public static int row(PageTree tree, Span record) {
        int node = record.start();
        if (tree.end(node) != record.end()) {
            return -1;
        }
        while (node + 1 < tree.end(node) && tree.end(node + 1) == tree.end(node) && !isRow(tree, node)) {
            node++;
        }
        return tree.isText(node) ? -1 : node;
    }

    /** Returns the child elements of a row, no more than a table has columns. */
    public static List<Integer> cells(PageTree tree, int row) {
        List<Integer> cells = new ArrayList<>();
        int cell = cell(tree, tree.firstChild(row));
        while (cell >= 0 && cells.size() < CellGrid.MAX_SPAN) {
            cells.add(cell);
            cell = cell(tree, tree.nextSibling(cell));
        }
        return cells;
    }

    /** Returns the next element among siblings from a node on, -1 if there is none. */
    public static int cell(PageTree tree, int node) {
        int cell = node;
        while (cell >= 0 && tree.isText(cell)) {
            cell = tree.nextSibling(cell);
        }
        return cell;
    }

    /** Returns the first cell of a row if it is marked as a head and the next one is not, else -1. */
    public static int label(PageTree tree, int row) {
        int first = isRow(tree, row) ? cell(tree, tree.firstChild(row)) : -1;
        int next = first < 0 ? -1 : cell(tree, tree.nextSibling(first));
        boolean named = next >= 0
                && tree.tagName(first).equals("th")
                && !tree.tagName(next).equals("th");
        return named ? first : -1;
    }

    /** Returns whether a row holds names of columns alone: several cells, which are all marked as heads or empty. */
    public static boolean isHead(PageTree tree, int row) {
        if (tree.isText(row) || !isRow(tree, row)) {
            return false;
        }
        int filled = 0;
        boolean isInHead =
                tree.parent(row) >= 0 && tree.tagName(tree.parent(row)).equals("thead");
        for (int cell : cells(tree, row)) {
            boolean isFilled = tree.textLength(cell, tree.end(cell)) > 0;
            if (isFilled && !isInHead && !tree.tagName(cell).equals("th") && !hasRole(tree, cell, "columnheader")) {
                return false;
            }
            filled += isFilled ? 1 : 0;
        }
        return filled >= MIN_CELLS;
    }

    /** Returns the nearest heads above a row of a table, or from this row on, topmost first. */
    public static List<Integer> headsOf(PageTree tree, int row) {
        List<Integer> heads = lastHeads(tree, tree.parent(row), tree.end(row));
        int part = tree.parent(row);
        int table = part < 0 ? -1 : tree.parent(part);
        if (heads.isEmpty() && table >= 0) {
            for (int before = tree.firstChild(table); before >= 0 && before < part; before = tree.nextSibling(before)) {
                List<Integer> own = tree.isText(before) ? List.of() : lastHeads(tree, before, tree.end(before));
                heads = own.isEmpty() ? heads : own;
            }
        }
        return heads;
    }

    /** Returns the last heads in a row among the children of a group before a position. */
    private static List<Integer> lastHeads(PageTree tree, int group, int end) {
        List<Integer> heads = new ArrayList<>();
        boolean broken = false;
        for (int row = group < 0 ? -1 : tree.firstChild(group); row >= 0 && row < end; row = tree.nextSibling(row)) {
            if (isHead(tree, row)) {
                if (broken || heads.size() == MAX_LEVELS) {
                    heads.clear();
                }
                heads.add(row);
                broken = false;
            } else {
                broken = true;
            }
        }
        return heads;
    }
}
