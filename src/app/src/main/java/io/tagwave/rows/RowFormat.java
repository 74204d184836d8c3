package io.tagwave.rows;

import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;

/** The formats in which rows of a query are printed. */
public enum RowFormat {
    /** Aligned columns for people. */
    TABLE(TableRows::new),
    /** A line for each value, for people. */
    EXPANDED(ExpandedRows::new),
    /** RFC 4180 with a header, UTF-8. */
    CSV(CsvRows::new),
    /** CSV for spreadsheets: with a byte order mark, and texts like formulas quoted. */
    EXCEL(CsvRows::forSpreadsheets),
    /** One array of objects. */
    JSON((out, columns) -> new JsonRows(out, columns, true)),
    /** One object a line. */
    JSONL((out, columns) -> new JsonRows(out, columns, false));

    private final BiFunction<Writer, List<String>, RowWriter> maker;

    RowFormat(BiFunction<Writer, List<String>, RowWriter> maker) {
        this.maker = maker;
    }

    /** Returns a writer, which has written the header if the format has one. */
    public RowWriter writer(Writer out, List<String> columns) {
        return maker.apply(out, columns);
    }

    /**
     * Returns a writer for a terminal: a table shortens its widest texts so that a row fits on one line.
     *
     * @param width of the terminal in columns
     */
    public RowWriter writer(Writer out, List<String> columns, int width) {
        return this == TABLE ? new TableRows(out, columns, width) : writer(out, columns);
    }

    /** Returns the extension of files. */
    public String suffix() {
        return switch (this) {
            case TABLE, EXPANDED -> "txt";
            case EXCEL -> "csv";
            default -> name().toLowerCase(Locale.ROOT);
        };
    }
}
