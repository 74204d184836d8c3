package io.tagwave.rows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

/** A table of GitHub's Markdown. What pages say is shown as text: it neither ends a cell nor becomes markup. */
final class MarkdownRows implements RowWriter {

    private final Writer out;

    MarkdownRows(Writer out, List<String> columns) {
        this.out = out;
        try {
            write(List.copyOf(columns));
            out.write("|" + " --- |".repeat(columns.size()) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void write(List<Object> row) throws IOException {
        StringBuilder line = new StringBuilder("|");
        for (Object value : row) {
            line.append(' ').append(cell(value)).append(" |");
        }
        out.write(line.append('\n').toString());
    }

    @Override
    public void end() {}

    private static String cell(Object value) {
        String text = value == null ? "" : value instanceof List<?> list ? JsonText.line(list) : String.valueOf(value);
        return text.replaceAll("([\\\\|`*_<>\\[\\]])", "\\\\$1").replaceAll("\\s+", " ");
    }
}
