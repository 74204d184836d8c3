package io.tagwave.column;

import io.tagwave.align.NodeTable;
import io.tagwave.tree.PageTree;
import java.util.List;

/**
 * Columns that say what the one beside them holds: the same text in most records that have the value. With a colon it is
 * about any text behind it, without one about figures only, before or behind it: of two figures, the one with which it shares
 * an element of its own; where that does not tell, the one behind it if the page's labels stand first.
 */
final class LabelColumns {

    private static final int LONG_LABEL = 32;
    private static final int SHORT_LABEL = 16;

    private final PageTree tree;
    private final NodeTable table;
    private final List<ColumnBuilder.Field> fields;

    LabelColumns(PageTree tree, NodeTable table, List<ColumnBuilder.Field> fields) {
        this.tree = tree;
        this.table = table;
        this.fields = fields;
    }

    /** What the column before a field calls it, or null. */
    String before(ColumnBuilder.Field field) {
        ColumnBuilder.Field before = beside(field, -1);
        String label = label(before, field);
        boolean isAbout = label != null
                && (isLead(label) || isFigures(field) && isShort(label, before, field) && !isBehind(before));
        return isAbout ? label : null;
    }

    /** What the column behind numbers calls them, or null; what prices and days are their kind tells. */
    String behind(ColumnBuilder.Field field) {
        ColumnBuilder.Field after = field.kind() == ColumnKind.NUMBER ? beside(field, 1) : null;
        String label = label(after, field);
        boolean isAbout = label != null && !isLead(label) && isShort(label, after, field) && isBehind(after);
        return isAbout ? label : null;
    }

    /** The next column at one side; the address of a link stands before its text. */
    private ColumnBuilder.Field beside(ColumnBuilder.Field field, int step) {
        int index = field.index() + step;
        while (index >= 0 && index < fields.size() && fields.get(index).kind() == ColumnKind.LINK) {
            index += step;
        }
        return index < 0 || index >= fields.size() ? null : fields.get(index);
    }

    /** The text of a column that may be a label of another, or null. */
    private static String label(ColumnBuilder.Field column, ColumnBuilder.Field of) {
        boolean isText = column != null && (column.kind() == ColumnKind.TEXT || column.kind() == ColumnKind.BOOLEAN);
        String label = isText ? column.sample().onlyValue() : null;
        boolean counts = label != null
                && label.length() <= LONG_LABEL
                && !column.sample().isCurrency()
                && column.sample().isBeside(of.sample());
        return counts ? label : null;
    }

    private static boolean isLead(String label) {
        return label.endsWith(":") || label.endsWith("：");
    }

    /** A word or two; a link says what it does, not what stands beside it, unless it is around both. */
    private boolean isShort(String label, ColumnBuilder.Field column, ColumnBuilder.Field of) {
        return label.length() <= SHORT_LABEL
                && (!isLinked(column) || isLinked(of))
                && label.chars().noneMatch(Character::isDigit);
    }

    private boolean isLinked(ColumnBuilder.Field field) {
        return tree.linkTextLength(field.firstNode(), field.firstNode() + 1) > 0;
    }

    private static boolean isFigures(ColumnBuilder.Field field) {
        return field != null
                && (field.kind() == ColumnKind.NUMBER
                        || field.kind() == ColumnKind.PRICE
                        || field.kind() == ColumnKind.DATE);
    }

    /** Whether a label is about the figures before it. */
    private boolean isBehind(ColumnBuilder.Field label) {
        ColumnBuilder.Field before = beside(label, -1);
        ColumnBuilder.Field after = beside(label, 1);
        if (!isFigures(before)) {
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

    /** Above 0 where a column shares a lower element with the one before it, below 0 with the one behind it, 0 if with both. */
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
