package io.tagwave.rows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a table in GitHub's Markdown. Values are escaped, so that they neither end a cell nor become markup. */
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

    private static String cell(@Nullable Object value) {
        return JsonText.plain(value)
                .replaceAll("([\\\\|`*_<>\\[\\]])", "\\\\$1")
                .replaceAll("\\s+", " ");
    }
}
