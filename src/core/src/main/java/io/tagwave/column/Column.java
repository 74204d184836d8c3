package io.tagwave.column;

import java.util.function.Predicate;

/**
 * Describes a column of a list.
 *
 * @param name unique in the list: the page's own word if it has one, else the column's role
 * @param kind of its cells, see {@link ColumnKind#code()}
 * @param path tags and first classes from the record's top down to the field, which pages of one template share
 * @param constant whether all records have the same text, so that it is a label or an icon and no data
 */
public record Column(String name, String kind, String path, boolean constant) {

    /** Creates a column of which only name and kind are known. */
    public Column(String name, String kind) {
        this(name, kind, "", false);
    }

    /** Returns a name, with the first number from 2 on by which it is not taken if it is. */
    static String unique(String name, Predicate<String> isTaken) {
        String unique = name;
        for (int number = 2; isTaken.test(unique); number++) {
            unique = name + " " + number;
        }
        return unique;
    }
}
