package io.tagwave.rows;

import java.util.List;

/** Cells lined up in columns that are as wide as a terminal shows them, two blanks apart; every table for people comes from here. */
public final class TextColumns {

    private static final String GAP = "  ";

    private final int[] widths;
    private final boolean[] right;

    private TextColumns(int[] widths, boolean[] right) {
        this.widths = widths;
        this.right = right;
    }

    /**
     * Columns in which all of some rows have room.
     *
     * @param rows each with a cell for each column, at least one row
     * @param right whether a column's cells stand to the right, as numbers do
     */
    public static TextColumns fitting(List<List<String>> rows, boolean[] right) {
        int[] widths = new int[right.length];
        for (List<String> row : rows) {
            for (int column = 0; column < widths.length; column++) {
                widths[column] = Math.max(widths[column], TextWidth.of(row.get(column)));
            }
        }
        return new TextColumns(widths, right);
    }

    /** A row; cells that are wider than their column push the others on. */
    public String line(List<String> cells) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            String cell = cells.get(column);
            String pad = " ".repeat(Math.max(0, widths[column] - TextWidth.of(cell)));
            line.append(right[column] ? pad + cell : cell + pad).append(GAP);
        }
        return line.toString().stripTrailing();
    }

    /** What stands between header and rows. */
    public String rule() {
        StringBuilder rule = new StringBuilder();
        for (int width : widths) {
            rule.append("-".repeat(width)).append(GAP);
        }
        return rule.toString().stripTrailing();
    }
}
