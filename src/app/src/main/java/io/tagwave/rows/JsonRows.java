package io.tagwave.rows;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes an object for each row, in one array or one per line. */
final class JsonRows implements RowWriter {

    /** Numbers from here on would be written with an exponent. */
    private static final double LARGE = 1e7;

    private final Writer out;
    private final List<String> columns;
    private final boolean array;
    private boolean first = true;

    JsonRows(Writer out, List<String> columns, boolean array) {
        this.out = out;
        this.columns = columns;
        this.array = array;
    }

    @Override
    public void write(List<Object> row) throws IOException {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < row.size(); i++) {
            Object value = row.get(i);
            boolean large = value instanceof Double number && Math.abs(number) >= LARGE && Double.isFinite(number);
            object.put(columns.get(i), large ? JsonText.withoutExponent((Double) value) : value);
        }
        out.write(array ? (first ? "[\n" : ",\n") : "");
        out.write(JsonText.line(object));
        out.write(array ? "" : "\n");
        first = false;
    }

    @Override
    public void end() throws IOException {
        out.write(array ? (first ? "[]\n" : "\n]\n") : "");
    }
}
