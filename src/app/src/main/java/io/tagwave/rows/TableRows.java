package io.tagwave.rows;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Rows lined up for a terminal: numbers to the right, long values cut, widths as the first rows need them. */
final class TableRows implements RowWriter {

    private static final int CELL_WIDTH = 50;
    /** Rows that are held back to find out how wide the columns are. */
    private static final int HELD = 200;

    private final Writer out;
    private final int[] widths;
    private final boolean[] numeric;
    private final List<List<Object>> held = new ArrayList<>();
    private final List<String> columns;
    private boolean started;

    TableRows(Writer out, List<String> columns) {
        this.out = out;
        this.columns = columns;
        this.widths = new int[columns.size()];
        this.numeric = new boolean[columns.size()];
    }

    @Override
    public void write(List<Object> row) throws IOException {
        if (started) {
            print(row, false);
            return;
        }
        held.add(row);
        if (held.size() == HELD) {
            start();
        }
    }

    @Override
    public void end() throws IOException {
        if (!started) {
            start();
        }
    }

    private void start() throws IOException {
        started = true;
        for (int c = 0; c < widths.length; c++) {
            widths[c] = TextWidth.of(columns.get(c));
            boolean numbers = false;
            boolean others = false;
            for (List<Object> row : held) {
                Object value = row.get(c);
                widths[c] = Math.max(widths[c], TextWidth.of(text(value)));
                numbers |= value instanceof Number;
                others |= value != null && !(value instanceof Number);
            }
            numeric[c] = numbers && !others;
        }
        print(List.copyOf(columns), true);
        StringBuilder rule = new StringBuilder();
        for (int width : widths) {
            rule.append("-".repeat(width)).append("  ");
        }
        out.write(rule.toString().stripTrailing() + "\n");
        for (List<Object> row : held) {
            print(row, false);
        }
        held.clear();
    }

    private void print(List<Object> row, boolean header) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = 0; c < widths.length; c++) {
            String text = header ? String.valueOf(row.get(c)) : text(row.get(c));
            String pad = " ".repeat(Math.max(0, widths[c] - TextWidth.of(text)));
            line.append(numeric[c] ? pad + text : text + pad).append("  ");
        }
        out.write(line.toString().stripTrailing() + "\n");
    }

    private static String text(Object value) {
        if (value == null) {
            return "";
        }
        if (value instanceof Double number) {
            return plain(number);
        }
        return TextWidth.cut(String.valueOf(value).replaceAll("\\s+", " "), CELL_WIDTH);
    }

    /** Four decimals are enough to look at, and whole numbers need none. */
    private static String plain(double number) {
        if (number == Math.rint(number) && Math.abs(number) < 1e15) {
            return String.valueOf((long) number);
        }
        return String.valueOf(Math.rint(number * 1e4) / 1e4);
    }
}
