package io.tagwave.rows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.regex.Pattern;

/** Writes CSV by RFC 4180: quotes where needed, CR LF between rows. A missing value is empty, an empty text is two quotes. */
public final class CsvRows implements RowWriter {

    /** Characters that begin a formula in spreadsheets, quoted or not. */
    private static final String FORMULA = "=+-@\t\r";

    private static final Pattern NUMBER = Pattern.compile("[+-]?[\\d.,]+ ?%?");

    private final Writer out;
    private final boolean spreadsheet;

    public CsvRows(Writer out, List<String> columns) {
        this(out, columns, false);
    }

    private CsvRows(Writer out, List<String> columns, boolean spreadsheet) {
        this.out = out;
        this.spreadsheet = spreadsheet;
        try {
            out.write(spreadsheet ? "\uFEFF" : "");
            write(List.copyOf(columns));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes CSV for Excel, which reads files without a byte order mark as Windows-1252, and runs texts that begin with =. */
    static CsvRows forSpreadsheets(Writer out, List<String> columns) {
        return new CsvRows(out, columns, true);
    }

    @Override
    public void write(List<Object> row) throws IOException {
        for (int i = 0; i < row.size(); i++) {
            out.write(i == 0 ? "" : ",");
            Object value = row.get(i);
            if (value != null) {
                cell(text(value));
            }
        }
        out.write("\r\n");
    }

    @Override
    public void end() {}

    private String text(Object value) {
        String text = JsonText.plain(value);
        boolean formula = spreadsheet
                && value instanceof String
                && !text.isEmpty()
                && FORMULA.indexOf(text.charAt(0)) >= 0
                && !NUMBER.matcher(text).matches();
        return formula ? "'" + text : text;
    }

    private void cell(String text) throws IOException {
        boolean quotes = text.isEmpty();
        for (int i = 0; i < text.length() && !quotes; i++) {
            char c = text.charAt(i);
            quotes = c == '"' || c == ',' || c == '\n' || c == '\r';
        }
        // Spaces at the ends are part of a value, but many readers trim them outside quotes.
        quotes |= !text.isEmpty() && (text.charAt(0) <= ' ' || text.charAt(text.length() - 1) <= ' ');
        out.write(quotes ? "\"" + text.replace("\"", "\"\"") + "\"" : text);
    }
}
