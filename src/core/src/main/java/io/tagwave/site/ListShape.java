package io.tagwave.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Holds the columns of a list, shared by all lists that have the same.
 *
 * @param columns in the order of their cells, counted from 1
 */
public record ListShape(List<Part> columns) {

    /** Share of the columns of the narrower of two shapes that the other has too, with the same names. */
    private static final double MIN_SHARED = 0.5;

    /**
     * Describes a column.
     *
     * @param ordinal place among the cells, from 1
     * @param constant whether it is a label or an icon
     */
    public record Part(int ordinal, String name, String kind, String path, boolean constant) {}

    public ListShape {
        columns = List.copyOf(columns);
    }

    /** Returns the place of the cell at a path, or 0. */
    public int cell(String path) {
        for (Part column : columns) {
            if (column.path().equals(path)) {
                return column.ordinal();
            }
        }
        return 0;
    }

    /** Returns the columns that hold data; all, if there are only labels. */
    public List<Part> data() {
        List<Part> data = new ArrayList<>(columns);
        data.removeIf(Part::constant);
        return data.isEmpty() ? columns : data;
    }

    /** Returns whether two lists at the same place of a template have similar columns: half of the paths in common, with the same names. */
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
        return shared >= MIN_SHARED * fewest && sameName >= MIN_SHARED * shared;
    }

    /** Returns whether half of their paths are the same, whatever the names. */
    public boolean sharesPaths(ListShape other) {
        long shared =
                data().stream().filter(column -> other.cell(column.path()) > 0).count();
        return shared >= MIN_SHARED * Math.min(data().size(), other.data().size());
    }

    /** Returns a name without the number of an unnamed column, which depends on the columns before it. */
    private static String word(String name) {
        return name.replaceFirst(" \\d+$", "");
    }
}
