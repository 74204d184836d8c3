package io.tagwave.rows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes tables one after another as CSV, with a header before each that has other columns than the one before. */
public final class CsvTables {

    private final Writer out;
    private List<String> columns = List.of();
    private @Nullable CsvRows rows;

    public CsvTables(Writer out) {
        this.out = out;
    }

    /** Writes rows, each with its values by the names of their columns; a table has the columns of all its rows. */
    public void write(List<Map<String, String>> table) {
        Map<String, Boolean> names = new LinkedHashMap<>();
        table.forEach(row -> row.keySet().forEach(name -> names.put(name, true)));
        if (names.isEmpty()) {
            return;
        }
        List<String> own = List.copyOf(names.keySet());
        CsvRows writer = rows;
        if (writer == null || !own.equals(columns)) {
            columns = own;
            writer = new CsvRows(out, own);
            rows = writer;
        }
        try {
            for (Map<String, String> row : table) {
                List<Object> values = new ArrayList<>(Collections.nCopies(own.size(), null));
                for (int i = 0; i < own.size(); i++) {
                    values.set(i, row.get(own.get(i)));
                }
                writer.write(values);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
