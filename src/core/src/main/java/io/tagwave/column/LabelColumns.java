package io.tagwave.column;

import io.tagwave.align.NodeTable;
import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds columns that are labels of the one beside them: the same text in most records that have the value. A label with a colon is
 * about any text behind it, and so is a term. Another one is about numbers, prices or dates before or behind it: of two, about the one with which it
 * shares a lower element; if that does not decide, about the one behind it if the page's labels come first.
 */
record LabelColumns(PageTree tree, NodeTable table, List<ColumnBuilder.Field> fields) {

    private static final int LONG_LABEL = 32;
    private static final int SHORT_LABEL = 16;

    /** Returns the label in the column before a field, or null. */
    @Nullable
    String before(ColumnBuilder.Field field) {
        ColumnBuilder.Field before = beside(field, -1);
        String label = label(before, field);
        boolean isAbout = before != null
                && label != null
                && !isHead(before, field)
                && (isLead(label)
                        || isTerm(tree, before)
                        || isFigures(field) && isShort(label, before, field) && !isBehind(before));
        return isAbout ? label : null;
    }

    /** Returns the label in the column behind a number, or null. Prices and dates are named by their kind. */
    @Nullable
    String behind(ColumnBuilder.Field field) {
        ColumnBuilder.Field after = field.kind() == ColumnKind.NUMBER ? beside(field, 1) : null;
        String label = label(after, field);
        boolean isAbout =
                after != null && label != null && !isLead(label) && isShort(label, after, field) && isBehind(after);
        return isAbout ? label : null;
    }

    /** Returns the next column on one side; links are skipped, because the address of a link stands before its text. */
    private ColumnBuilder.@Nullable Field beside(ColumnBuilder.Field field, int step) {
        int index = field.index() + step;
        while (index >= 0 && index < fields.size() && fields.get(index).kind() == ColumnKind.LINK) {
            index += step;
        }
        return index < 0 || index >= fields.size() ? null : fields.get(index);
    }

    /** Returns the text of a column that may be a label of another, or null. */
    private static @Nullable String label(ColumnBuilder.@Nullable Field column, ColumnBuilder.Field of) {
        if (column == null || column.kind() != ColumnKind.TEXT && column.kind() != ColumnKind.BOOLEAN) {
            return null;
        }
        String label = column.sample().onlyValue();
        boolean counts = label != null
                && label.length() <= LONG_LABEL
                && !column.sample().isCurrency()
                && column.sample().isBeside(of.sample());
        return counts ? label : null;
    }

    /** Returns whether a label is a term of a list of terms, which names any text behind it. */
    static boolean isTerm(PageTree tree, ColumnBuilder.Field label) {
        return tree.tagName(tree.parent(label.firstNode())).equals("dt");
    }

    /** Returns whether a label is the last head of a table, which does not name the first cell below. */
    private boolean isHead(ColumnBuilder.Field label, ColumnBuilder.Field of) {
        int row = tree.parent(tree.parent(label.firstNode()));
        return row >= 0 && GridRows.isHead(tree, row) && of.firstNode() >= tree.end(row);
    }

    static boolean isLead(String label) {
        return label.endsWith(":") || label.endsWith("：");
    }

    /** Returns whether a label is short. The text of a link is a label only if the value is in a link, too. */
    private boolean isShort(String label, ColumnBuilder.Field column, ColumnBuilder.Field of) {
        return label.length() <= SHORT_LABEL
                && (!isLinked(column) || isLinked(of))
                && label.chars().noneMatch(Character::isDigit);
    }

    private boolean isLinked(ColumnBuilder.Field field) {
        return tree.linkTextLength(field.firstNode(), field.firstNode() + 1) > 0;
    }

    private static boolean isFigures(ColumnBuilder.Field field) {
        return Set.of(ColumnKind.NUMBER, ColumnKind.PRICE, ColumnKind.DATE).contains(field.kind());
    }

    /** Returns whether a label is about the value before it. */
    private boolean isBehind(ColumnBuilder.Field label) {
        ColumnBuilder.Field before = beside(label, -1);
        ColumnBuilder.Field after = beside(label, 1);
        if (before == null || !isFigures(before)) {
            return false;
        }
        if (after == null) {
            return true;
        }
        int closer = closer(before.index(), label.index(), after.index());
        if (!isFigures(after)) {
            return closer > 0;
        }
        return closer != 0 ? closer > 0 : label(beside(before, -1), before) == null;
    }

    /**
     * Returns a positive number if a column shares a lower element with the one before it, a negative one if with the one behind
     * it.
     */
    private int closer(int before, int column, int after) {
        for (int row = 0; row < table.height(); row++) {
            int node = table.node(row, column);
            int one = table.node(row, before);
            int other = table.node(row, after);
            if (node != NodeTable.GAP && one != NodeTable.GAP && other != NodeTable.GAP) {
                return Integer.compare(
                        tree.depth(tree.commonAncestor(one, node)), tree.depth(tree.commonAncestor(node, other)));
            }
        }
        return 0;
    }
}
