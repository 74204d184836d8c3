package io.tagwave.extract;

import io.tagwave.align.Table;
import io.tagwave.column.ColumnKind;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Which column is the title of the records: a text that most records have and hardly two share, the first that is a link. A
 * link to another address right behind it that says more is preferred, since the place, the kind or the owner may stand before.
 */
final class TitleChoice {

    private static final int NONE = -1;
    /** Share of the records that have it, and of these that have it for themselves. */
    private static final double MOST = 0.8;
    /** So much longer is what says more. */
    private static final double LONGER = 1.5;
    /** Longer texts are descriptions. */
    private static final int LONG_TITLE = 120;

    private final PageTree tree;
    private final Table table;
    private final String[][] cells;
    /** The rows that are looked at. */
    private final int[] rows;

    TitleChoice(PageTree tree, Table table, String[][] cells, int[] rows) {
        this.tree = tree;
        this.table = table;
        this.cells = cells;
        this.rows = rows;
    }

    /** The number of the title's column, or -1. */
    int of(List<ColumnNames.Field> fields) {
        List<ColumnNames.Field> texts = new ArrayList<>();
        for (ColumnNames.Field field : fields) {
            if (field.kind() == ColumnKind.TEXT && field.sample().tellsApart()) {
                texts.add(field);
            }
        }
        ColumnNames.Field best = null;
        ColumnNames.Field before = null;
        for (ColumnNames.Field field : texts) {
            boolean isNext = before == best;
            if (isNext && isLinked(field) && isOwn(field.index()) && (best == null || saysMore(field, best))) {
                best = field;
            }
            before = best == null ? null : field;
        }
        if (best != null) {
            return best.index();
        }
        ColumnNames.Field first = texts.isEmpty() ? null : texts.get(0);
        if (first == null || isOwn(first.index())) {
            return first == null ? NONE : first.index();
        }
        return texts.stream().filter(this::isLinked).findFirst().orElse(first).index();
    }

    private boolean isLinked(ColumnNames.Field field) {
        return tree.linkTextLength(field.firstNode(), field.firstNode() + 1) > 0;
    }

    /** Whether most records have the field, hardly two of them the same, and it begins as words do: a path begins with a mark. */
    private boolean isOwn(int column) {
        Set<String> distinct = new HashSet<>();
        int filled = 0;
        int words = 0;
        for (int row : rows) {
            String cell = cells[row][column];
            if (cell != null) {
                filled++;
                words += beginsWord(cell) ? 1 : 0;
                distinct.add(cell);
            }
        }
        return filled >= MOST * rows.length && distinct.size() >= MOST * filled && 2 * words >= filled;
    }

    private static boolean beginsWord(String text) {
        if (text.isEmpty()) {
            return false;
        }
        int first = text.codePointAt(0);
        int second = Character.charCount(first);
        return Character.isLetterOrDigit(first)
                || second < text.length() && Character.isLetterOrDigit(text.codePointAt(second));
    }

    private boolean saysMore(ColumnNames.Field field, ColumnNames.Field best) {
        double length = meanLength(field.index());
        return length <= LONG_TITLE && length >= LONGER * meanLength(best.index()) && !leadsAlike(field, best);
    }

    private double meanLength(int column) {
        int filled = 0;
        int length = 0;
        for (int row : rows) {
            if (cells[row][column] != null) {
                filled++;
                length += cells[row][column].length();
            }
        }
        return filled == 0 ? 0 : (double) length / filled;
    }

    private boolean leadsAlike(ColumnNames.Field a, ColumnNames.Field b) {
        for (int row : rows) {
            int one = table.node(row, a.index());
            int other = table.node(row, b.index());
            if (one != Table.GAP && other != Table.GAP) {
                return Objects.equals(link(one), link(other));
            }
        }
        return true;
    }

    /** Where the link leads that a text stands in. */
    private String link(int text) {
        int node = text;
        while (node >= 0 && !tree.isLink(node)) {
            node = tree.parent(node);
        }
        return node < 0 ? null : tree.address(node);
    }
}
