package io.tagwave.spark;

import io.tagwave.site.ListShape;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;

/**
 * The lists of one form at one place of a template.
 *
 * @param list their key, see {@link ListKeys#of}
 * @param form hash of their columns, see {@link ListKeys#form}
 * @param first page and region of the first of them
 * @param lists how many there are
 * @param columns rows of {@link ParquetSchemas#COLUMN}
 */
record ListFormCount(String list, String form, String first, long lists, List<Row> columns) implements Serializable {

    private static final int REGION_DIGITS = 6;

    /** One list, of the cells of its row of {@link ParquetSchemas#LISTS}. */
    static ListFormCount of(Object... row) {
        String region = row[5].toString();
        String first = row[0] + " " + "0".repeat(Math.max(0, REGION_DIGITS - region.length())) + region;
        List<Row> columns = Stream.of((Object[]) row[8]).map(Row.class::cast).toList();
        return new ListFormCount((String) row[2], (String) row[3], first, 1, columns);
    }

    /** The same form of the same list, seen elsewhere too. */
    ListFormCount and(ListFormCount other) {
        String least = first.compareTo(other.first) <= 0 ? first : other.first;
        return new ListFormCount(list, form, least, lists + other.lists, columns);
    }

    /** The list and the form, which no other has. */
    String key() {
        return list + " " + form;
    }

    ListFormGroups.Form toForm() {
        List<ListShape.Part> parts = new ArrayList<>();
        for (Row column : columns) {
            parts.add(new ListShape.Part(
                    parts.size() + 1,
                    column.getString(0),
                    column.getString(1),
                    column.getString(2),
                    column.getBoolean(3)));
        }
        return new ListFormGroups.Form(form, first, lists, new ListShape(parts));
    }
}
