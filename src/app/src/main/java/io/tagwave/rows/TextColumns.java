package io.tagwave.rows;

import java.util.Arrays;
import java.util.List;

/** Cells lined up in columns that are as wide as a terminal shows them, two blanks apart; every table for people comes from here. */
public final class TextColumns {

    private static final String GAP = "  ";

    /** Less of a text says nothing. */
    private static final int LEAST = 8;

    private final int[] widths;
    private final boolean[] right;
    /** Whether texts that are wider than their column are cut. */
    private final boolean cut;

    private TextColumns(int[] widths, boolean[] right, boolean cut) {
        this.widths = widths;
        this.right = right;
        this.cut = cut;
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
        return new TextColumns(widths, right, false);
    }

    /** The same in so many places, as far as texts can be cut to a few; numbers stay whole. */
    TextColumns within(int places) {
        int[] narrow = widths.clone();
        int over = Arrays.stream(widths).sum() + GAP.length() * (widths.length - 1) - places;
        for (int widest = widest(narrow); over > 0 && widest >= 0; widest = widest(narrow)) {
            narrow[widest]--;
            over--;
        }
        return Arrays.equals(narrow, widths) ? this : new TextColumns(narrow, right, true);
    }

    /** The widest column of texts that can be cut, or -1. */
    private int widest(int[] among) {
        int widest = -1;
        for (int column = 0; column < among.length; column++) {
            if (!right[column] && among[column] > (widest < 0 ? LEAST : among[widest])) {
                widest = column;
            }
        }
        return widest;
    }

    /** A row; cells that are wider than their column push the others on, unless texts are cut. */
    public String line(List<String> cells) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            String whole = cells.get(column);
            String cell = cut && !right[column] ? TextWidth.cut(whole, widths[column]) : whole;
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
