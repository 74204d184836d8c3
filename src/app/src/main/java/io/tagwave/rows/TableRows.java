package io.tagwave.rows;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes rows in aligned columns: numbers right, long values shortened, widths as the first rows need them. */
final class TableRows implements RowWriter {

    private static final int CELL_WIDTH = 50;
    /** Number of rows that are buffered to find the widths of columns. */
    private static final int HELD = 200;

    /** From here on numbers have no decimals that are exact. */
    private static final double MANY = 1e11;

    private final Writer out;
    private final List<List<Object>> held = new ArrayList<>();
    private final List<String> names;
    private final int width;
    /** Null until the widths are known. */
    private @Nullable TextColumns columns;

    TableRows(Writer out, List<String> columns) {
        this(out, columns, Integer.MAX_VALUE);
    }

    TableRows(Writer out, List<String> columns, int width) {
        this.out = out;
        this.width = width;
        names = columns.stream().map(name -> TextWidth.cut(name, CELL_WIDTH)).toList();
    }

    @Override
    public void write(List<Object> row) throws IOException {
        if (columns != null) {
            out.write(columns.line(texts(row)) + "\n");
            return;
        }
        held.add(row);
        if (held.size() == HELD) {
            start();
        }
    }

    @Override
    public void end() throws IOException {
        if (columns == null) {
            start();
        }
    }

    private void start() throws IOException {
        List<List<String>> shown = new ArrayList<>(List.of(names));
        for (List<Object> row : held) {
            shown.add(texts(row));
        }
        columns = TextColumns.fitting(shown, numeric()).within(width);
        out.write(columns.line(names) + "\n" + columns.rule() + "\n");
        for (List<String> row : shown.subList(1, shown.size())) {
            out.write(columns.line(row) + "\n");
        }
        held.clear();
    }

    /** Returns the columns that have only numbers in the buffered rows. */
    private boolean[] numeric() {
        boolean[] numeric = new boolean[names.size()];
        for (int column = 0; column < numeric.length; column++) {
            int at = column;
            numeric[column] = held.stream().anyMatch(row -> row.get(at) instanceof Number)
                    && held.stream().allMatch(row -> row.get(at) == null || row.get(at) instanceof Number);
        }
        return numeric;
    }

    private static List<String> texts(List<Object> row) {
        return row.stream().map(TableRows::text).toList();
    }

    private static String text(@Nullable Object value) {
        if (value instanceof Double number) { // of at most four decimals, unless they would all be zero
            double rounded = Math.abs(number) < MANY ? Math.rint(number * 1e4) / 1e4 : number;
            return JsonText.plain(rounded == 0 ? number : rounded);
        }
        return TextWidth.cut(JsonText.plain(value).replaceAll("\\s+", " "), CELL_WIDTH);
    }
}
