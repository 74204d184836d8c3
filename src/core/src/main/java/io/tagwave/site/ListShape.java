package io.tagwave.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The columns of a region, shared by all regions that have the same.
 *
 * @param columns in the order of their cells, counted from 1
 */
public record ListShape(List<Part> columns) {

    /** Of the columns that the narrower of two forms has, so many must stand in the other one too, and under the same names. */
    private static final double ALIKE = 0.5;

    /**
     * A column.
     *
     * @param ordinal place among the cells, from 1
     * @param constant whether it is a label or an icon
     */
    public record Part(int ordinal, String name, String kind, String path, boolean constant) {}

    public ListShape {
        columns = List.copyOf(columns);
    }

    /** Place of the cell at a path, or 0. */
    public int cell(String path) {
        for (Part column : columns) {
            if (column.path().equals(path)) {
                return column.ordinal();
            }
        }
        return 0;
    }

    /** Columns that hold data; all, where there are labels alone. */
    public List<Part> data() {
        List<Part> data = new ArrayList<>(columns);
        data.removeIf(Part::constant);
        return data.isEmpty() ? columns : data;
    }

    /** Whether two regions at the same place of a template have like columns: most paths in common, with the same names. */
    public boolean isLike(ListShape other) {
        Map<String, Part> others = new HashMap<>();
        other.columns.forEach(column -> others.put(column.path(), column));
        int shared = 0;
        int sameName = 0;
        for (Part column : data()) {
            Part there = others.get(column.path());
            if (there != null) {
                shared++;
                sameName += Objects.equals(word(column.name()), word(there.name())) ? 1 : 0;
            }
        }
        int fewest = Math.min(data().size(), other.data().size());
        return shared >= ALIKE * fewest && sameName >= ALIKE * shared;
    }

    /** Whether most of their paths are the same, whatever the names. */
    public boolean sharesPaths(ListShape other) {
        long shared =
                data().stream().filter(column -> other.cell(column.path()) > 0).count();
        return shared >= ALIKE * Math.min(data().size(), other.data().size());
    }

    /** Without the number that tells a column of no own name from the others: it counts what stands before. */
    private static String word(String name) {
        return name.replaceFirst(" \\d+$", "");
    }
}
