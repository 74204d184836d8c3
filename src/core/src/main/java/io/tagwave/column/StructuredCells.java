package io.tagwave.column;

import io.tagwave.align.NodeTable;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.StructuredData;
import io.tagwave.value.PageValueReader;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Finds what elements state for machines about the fields that they show: the date behind "2 days ago", and the property of a
 * field. A statement is about a field if its element shows the field and nothing else.
 */
final class StructuredCells {

    /** Share of a column's cells that have the property. */
    private static final double MIN_NAMED = 0.6;

    private final PageTree tree;
    private final StructuredData statements;
    private final NodeTable table;
    private final PageValueReader page;

    StructuredCells(PageTree tree, NodeTable table, PageValueReader page) {
        this.tree = tree;
        statements = tree.statements();
        this.table = table;
        this.page = page;
    }

    /**
     * Replaces cells by the stated values from which the column is read: stated dates, and other values if the cell has none.
     *
     * @param cells of the column, null if a record lacks the field
     * @return whether any cell was replaced
     */
    boolean replace(int column, String[] cells) {
        boolean any = false;
        for (int row = 0; statements.any() && row < cells.length; row++) {
            String stated = cells[row] == null ? null : statement(table.node(row, column), statements::value);
            if (stated != null && page.isMorePrecise(stated, cells[row])) {
                cells[row] = stated;
                any = true;
            }
        }
        return any;
    }

    /** Returns the property that most of the rows state for a column, without its vocabulary; or null. */
    @Nullable
    String property(int column, int[] rows) {
        String common = statements.any() ? common(column, rows, statements::property) : null;
        return common == null ? null : HiddenColumns.name(common);
    }

    /** Returns what the elements of most of the cells have in common, or null. */
    @Nullable
    String common(int column, int[] rows, IntFunction<@Nullable String> about) {
        String common = null;
        int filled = 0;
        int named = 0;
        for (int row : rows) {
            int node = table.node(row, column);
            if (node != NodeTable.GAP) {
                String property = statement(node, about);
                filled++;
                common = common == null ? property : common;
                named += property != null && property.equals(common) ? 1 : 0;
            }
        }
        return named > 0 && named >= MIN_NAMED * filled ? common : null;
    }

    /** Returns the statement of the innermost element that shows a cell and nothing else; or null. */
    private @Nullable String statement(int node, IntFunction<@Nullable String> property) {
        for (int at = enclosing(node); at >= 0; at = wrapper(at)) {
            String statement = property.apply(at);
            if (statement != null) {
                return statement;
            }
        }
        return null;
    }

    /** Returns the lowest element with all texts of a cell if it has no others; else -1. */
    private int enclosing(int node) {
        int end = table.end(node);
        int at = tree.isText(node) ? tree.parent(node) : -1;
        while (at >= 0 && tree.end(at) < end) {
            at = tree.parent(at);
        }
        return at >= 0 && tree.textLength(at, tree.end(at)) == tree.textLength(node, end) ? at : -1;
    }

    /** Returns the element around one if it shows nothing else; else -1. */
    private int wrapper(int element) {
        int above = tree.parent(element);
        boolean same =
                above >= 0 && tree.textLength(above, tree.end(above)) == tree.textLength(element, tree.end(element));
        return same ? above : -1;
    }
}
