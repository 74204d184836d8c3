package io.tagwave.rows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

/** RFC 4180: quotes where needed, CR LF between rows. A missing value is empty, an empty text is two quotes. */
public final class CsvRows implements RowWriter {

    private final Writer out;

    public CsvRows(Writer out, List<String> columns) {
        this.out = out;
        try {
            write(List.copyOf(columns));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void write(List<Object> row) throws IOException {
        for (int i = 0; i < row.size(); i++) {
            out.write(i == 0 ? "" : ",");
            Object value = row.get(i);
            if (value != null) {
                cell(value instanceof List<?> list ? Json.line(list) : String.valueOf(value));
            }
        }
        out.write("\r\n");
    }

    @Override
    public void end() {}

    private void cell(String text) throws IOException {
        boolean quotes = text.isEmpty();
        for (int i = 0; i < text.length() && !quotes; i++) {
            char c = text.charAt(i);
            quotes = c == '"' || c == ',' || c == '\n' || c == '\r';
        }
        // Blanks at the ends are part of a value, but many readers trim them outside of quotes.
        quotes |= !text.isEmpty() && (text.charAt(0) <= ' ' || text.charAt(text.length() - 1) <= ' ');
        out.write(quotes ? "\"" + text.replace("\"", "\"\"") + "\"" : text);
    }
}
