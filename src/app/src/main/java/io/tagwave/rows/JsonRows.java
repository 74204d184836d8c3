package io.tagwave.rows;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes an object for each row, in one array or one per line. */
final class JsonRows implements RowWriter {

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
            object.put(columns.get(i), JsonText.plainNumbers(row.get(i)));
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
