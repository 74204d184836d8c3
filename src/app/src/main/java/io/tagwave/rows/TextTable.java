package io.tagwave.rows;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Lines up rows of text under a header. */
public final class TextTable {

    private final int cellWidth;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * A table.
     *
     * @param header names of the columns
     * @param cellWidth longer cells are cut to this many characters
     */
    public TextTable(List<String> header, int cellWidth) {
        this.cellWidth = cellWidth;
        rows.add(header);
    }

    /** Adds a row of as many cells as the header has; null reads as an empty cell. */
    public void add(List<String> cells) {
        rows.add(cells.stream().map(this::cell).toList());
    }

    public void print(PrintWriter out, String indent) {
        int columns = rows.get(0).size();
        int[] widths = new int[columns];
        for (List<String> row : rows) {
            for (int c = 0; c < columns; c++) {
                widths[c] = Math.max(widths[c], row.get(c).length());
            }
        }
        for (int r = 0; r < rows.size(); r++) {
            StringBuilder line = new StringBuilder(indent);
            for (int c = 0; c < columns; c++) {
                String cell = rows.get(r).get(c);
                line.append(cell).append(" ".repeat(widths[c] - cell.length() + 2));
            }
            out.println(line.toString().stripTrailing());
            if (r == 0) {
                StringBuilder rule = new StringBuilder(indent);
                for (int width : widths) {
                    rule.append("-".repeat(width)).append("  ");
                }
                out.println(rule.toString().stripTrailing());
            }
        }
    }

    private String cell(String text) {
        if (text == null) {
            return "";
        }
        String line = text.replaceAll("\\s+", " ");
        return line.length() <= cellWidth ? line : line.substring(0, cellWidth - 1) + "…";
    }
}
