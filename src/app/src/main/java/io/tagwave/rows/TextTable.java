package io.tagwave.rows;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Prints rows of text in aligned columns below a header. */
public final class TextTable {

    private final int cellWidth;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * Creates a table.
     *
     * @param cellWidth maximum width of a cell in columns of a terminal
     */
    public TextTable(List<String> header, int cellWidth) {
        this.cellWidth = cellWidth;
        rows.add(header.stream().map(this::cell).toList());
    }

    /** Adds a row of as many cells as the header has; null is an empty cell. */
    public void add(List<@Nullable String> cells) {
        rows.add(cells.stream().map(this::cell).toList());
    }

    /** Prints the header, a rule and the rows, each line indented. */
    public void print(PrintWriter out, String indent) {
        TextColumns columns = TextColumns.fitting(rows, new boolean[rows.get(0).size()]);
        for (List<String> row : rows) {
            out.println(indent + columns.line(row));
            if (row == rows.get(0)) {
                out.println(indent + columns.rule());
            }
        }
    }

    private String cell(@Nullable String text) {
        return text == null ? "" : TextWidth.cut(text.replaceAll("\\s+", " "), cellWidth);
    }
}
