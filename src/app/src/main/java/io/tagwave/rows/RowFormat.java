package io.tagwave.rows;

import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;

/** How the rows of a query are printed. */
public enum RowFormat {
    /** Lined up for people. */
    TABLE(TableRows::new),
    /** A line for each value, for people. */
    EXPANDED(ExpandedRows::new),
    /** RFC 4180 with a header, UTF-8. */
    CSV(CsvRows::new),
    /** The same for spreadsheets: with a byte order mark, and no text is a formula. */
    EXCEL(CsvRows::forSpreadsheets),
    /** One array of objects. */
    JSON((out, columns) -> new JsonRows(out, columns, true)),
    /** One object a line. */
    JSONL((out, columns) -> new JsonRows(out, columns, false)),
    /** A table for documents. */
    MARKDOWN(MarkdownRows::new);

    private final BiFunction<Writer, List<String>, RowWriter> maker;

    RowFormat(BiFunction<Writer, List<String>, RowWriter> maker) {
        this.maker = maker;
    }

    /** A writer of rows that starts with the header, if the format has one. */
    public RowWriter writer(Writer out, List<String> columns) {
        return maker.apply(out, columns);
    }

    /**
     * The same for a terminal: a table cuts its widest texts, so that a row takes one line where that can be.
     *
     * @param width places of the terminal
     */
    public RowWriter writer(Writer out, List<String> columns, int width) {
        return this == TABLE ? new TableRows(out, columns, width) : writer(out, columns);
    }

    /** The usual end of a file's name. */
    public String suffix() {
        return switch (this) {
            case MARKDOWN -> "md";
            case TABLE, EXPANDED -> "txt";
            case EXCEL -> "csv";
            default -> name().toLowerCase(Locale.ROOT);
        };
    }
}
