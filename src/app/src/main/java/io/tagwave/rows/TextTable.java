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
     * @param cellWidth wider cells are cut to this many columns of a terminal
     */
    public TextTable(List<String> header, int cellWidth) {
        this.cellWidth = cellWidth;
        rows.add(header.stream().map(this::cell).toList());
    }

    /** Adds a row of as many cells as the header has; null reads as an empty cell. */
    public void add(List<String> cells) {
        rows.add(cells.stream().map(this::cell).toList());
    }

    /** Prints the header, a rule and the rows, each line behind the indent. */
    public void print(PrintWriter out, String indent) {
        TextColumns columns = TextColumns.fitting(rows, new boolean[rows.get(0).size()]);
        for (List<String> row : rows) {
            out.println(indent + columns.line(row));
            if (row == rows.get(0)) {
                out.println(indent + columns.rule());
            }
        }
    }

    private String cell(String text) {
        return text == null ? "" : TextWidth.cut(text.replaceAll("\\s+", " "), cellWidth);
    }
}
