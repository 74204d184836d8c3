package io.tagwave.rows;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes a line for each value, for rows that are wider than a terminal. */
final class ExpandedRows implements RowWriter {

    private final Writer out;
    private final List<String> columns;
    private final int width;
    private long count;

    ExpandedRows(Writer out, List<String> columns) {
        this.out = out;
        this.columns = columns;
        width = columns.stream().mapToInt(TextWidth::of).max().orElse(0);
    }

    @Override
    public void write(List<Object> row) throws IOException {
        out.write("-- " + ++count + " --\n");
        for (int i = 0; i < columns.size(); i++) {
            String name = columns.get(i);
            String text = JsonText.plain(row.get(i));
            String shown = TextWidth.cut(text.replaceAll("\\s+", " "), Integer.MAX_VALUE);
            out.write((name + " ".repeat(width - TextWidth.of(name) + 2) + shown).stripTrailing() + "\n");
        }
    }

    @Override
    public void end() {}
}
