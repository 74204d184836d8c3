package io.tagwave.site;

import io.tagwave.column.Column;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Joins the lists of several pages. Two are the same list if their records stand at the same place of the template and most of their
 * columns are the same. A column is the same if its path in the record is.
 */
public final class ListMerge {

    private final String place;
    private final ListShape shape;
    private final Map<String, Column> columns = new LinkedHashMap<>();
    /** By key of the item, the cells by path. */
    private final Map<String, Map<String, String>> items = new LinkedHashMap<>();

    private ListMerge(String place, ListShape shape) {
        this.place = place;
        this.shape = shape;
    }

    /** Joins lists, which are given in the order of their pages; returns them in the order in which they first appear. */
    public static List<ListMerge> of(List<ExtractedList> lists) {
        List<ListMerge> merged = new ArrayList<>();
        for (ExtractedList list : lists) {
            ListShape shape = shape(list.columns());
            ListMerge own = merged.stream()
                    .filter(other -> other.place.equals(list.template()) && other.shape.isLike(shape))
                    .findFirst()
                    .orElse(null);
            if (own == null) {
                own = new ListMerge(list.template(), shape);
                merged.add(own);
            }
            own.add(list);
        }
        return merged;
    }

    private static ListShape shape(List<Column> columns) {
        return new ListShape(IntStream.range(0, columns.size())
                .mapToObj(i -> {
                    Column column = columns.get(i);
                    return new ListShape.Part(i + 1, column.name(), column.kind(), column.path(), column.constant());
                })
                .toList());
    }

    private void add(ExtractedList list) {
        list.columns().forEach(column -> columns.putIfAbsent(column.path(), column));
        for (DataRecord record : list.records()) {
            Map<String, String> cells = new HashMap<>();
            for (int i = 0; i < record.cells().size(); i++) {
                String cell = record.cells().get(i);
                if (cell != null) {
                    cells.put(list.columns().get(i).path(), cell);
                }
            }
            items.put(Objects.requireNonNullElse(record.href(), record.text()), cells);
        }
    }

    /** Returns the columns of all pages with unique names, in the order in which they first appear. */
    public List<Column> columns() {
        Set<String> names = new HashSet<>();
        return columns.values().stream()
                .map(column -> new Column(
                        SiteList.unique(column.name(), names), column.kind(), column.path(), column.constant()))
                .toList();
    }

    /** Returns one row for each item, in the order in which the items first appear; a cell is null if the item lacks it. */
    public List<List<@Nullable String>> rows() {
        return items.values().stream()
                .<List<@Nullable String>>map(
                        item -> columns.keySet().stream().map(item::get).toList())
                .toList();
    }
}
