package io.tagwave.rows;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Aligns cells in columns by their width on a terminal, two spaces apart, for every table for people. */
public final class TextColumns {

    private static final String GAP = "  ";

    /** Texts are not shortened below this width. */
    private static final int LEAST = 8;

    private final int[] widths;
    private final boolean[] right;
    /** True if texts are shortened to their column. */
    private final boolean cut;

    private TextColumns(int[] widths, boolean[] right, boolean cut) {
        this.widths = widths;
        this.right = right;
        this.cut = cut;
    }

    /**
     * Returns columns that are wide enough for some rows.
     *
     * @param rows at least one
     * @param right whether a column is aligned right, as numbers are
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

    /** Returns columns that fit a width, as far as texts can be shortened; numbers stay complete. */
    TextColumns within(int places) {
        int[] narrow = widths.clone();
        int over = Arrays.stream(widths).sum() + GAP.length() * (widths.length - 1) - places;
        for (int widest = widest(narrow); over > 0 && widest >= 0; widest = widest(narrow)) {
            narrow[widest]--;
            over--;
        }
        return Arrays.equals(narrow, widths) ? this : new TextColumns(narrow, right, true);
    }

    /** Returns the widest column of texts that can be shortened, or -1. */
    private int widest(int[] among) {
        int widest = -1;
        for (int column = 0; column < among.length; column++) {
            if (!right[column] && among[column] > (widest < 0 ? LEAST : among[widest])) {
                widest = column;
            }
        }
        return widest;
    }

    /** Returns a row; a cell that is wider than its column moves the others, unless texts are shortened. */
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

    /** Returns the rule between header and rows. */
    public String rule() {
        StringBuilder rule = new StringBuilder();
        for (int width : widths) {
            rule.append("-".repeat(width)).append(GAP);
        }
        return rule.toString().stripTrailing();
    }

    /**
     * Prints rows below a header and a rule, each line indented.
     *
     * @param maxWidth maximum width of a cell; null is an empty one
     */
    public static void print(List<List<@Nullable String>> rows, int maxWidth, String indent, PrintWriter out) {
        List<List<String>> texts = new ArrayList<>();
        for (List<@Nullable String> row : rows) {
            texts.add(row.stream()
                    .map(cell -> cell == null ? "" : TextWidth.cut(cell.replaceAll("\\s+", " "), maxWidth))
                    .toList());
        }
        TextColumns columns = fitting(texts, new boolean[texts.get(0).size()]);
        out.println(indent + columns.line(texts.get(0)));
        out.println(indent + columns.rule());
        texts.subList(1, texts.size()).forEach(row -> out.println(indent + columns.line(row)));
    }
}
