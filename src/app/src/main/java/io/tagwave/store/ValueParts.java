package io.tagwave.store;

import io.tagwave.column.Column;
import io.tagwave.column.ColumnKind;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.value.TypedValue;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Adds columns for what a value has beside its number or day: a price in several currencies, per kg, or from 10 to 20 would
 * otherwise be a bare number. They follow the column of the value and have its name with a suffix, such as {@code price_per}.
 */
public final class ValueParts {

    /** Separates the path of a value's column from the part. */
    private static final String MARK = "/@value-";

    /** A part of values; the name is the suffix of its column. */
    private enum Part {
        CURRENCY(TypedValue::currency),
        PER(TypedValue::per),
        BOUND(TypedValue::bound),
        TO(TypedValue::to),
        UNIT(TypedValue::unit),
        TIME(value -> value.date() == null ? null : value.time());

        private final Function<TypedValue, @Nullable Object> of;

        Part(Function<TypedValue, @Nullable Object> of) {
            this.of = of;
        }

        private String suffix() {
            return name().toLowerCase(Locale.ROOT);
        }

        private @Nullable Object of(@Nullable TypedValue value) {
            return value == null ? null : of.apply(value);
        }

        /** Returns whether it adds nothing where all values of a column have the same. */
        private boolean mayBeConstant() {
            return this == CURRENCY || this == UNIT;
        }
    }

    /** A cell of the list with its parts: a whole cell if the part is null. */
    private record Source(int column, @Nullable Part part) {

        @Nullable
        String text(DataRecord row) {
            if (part == null) {
                return row.cells().get(column);
            }
            Object value = part.of(row.values().get(column));
            return value == null ? null : value instanceof LocalTime time ? time.toString() : String.valueOf(value);
        }

        @Nullable
        TypedValue value(DataRecord row) {
            TypedValue whole = row.values().get(column);
            return part == null
                    ? whole
                    : part == Part.TO && whole != null && whole.to() != null
                            ? new TypedValue(whole.to(), null, null, null, null, null, null, null)
                            : null;
        }
    }

    private ValueParts() {}

    /** Returns whether a column has parts of the values of another. */
    public static boolean isPart(String path) {
        return path.contains(MARK);
    }

    /** Returns whether the column of a part shows no text beside its values. */
    public static boolean isNumber(String path) {
        return path.endsWith(MARK + Part.TO.suffix());
    }

    /** Returns whether a part is in no column while all values of a list have the same. */
    public static boolean mayBeHidden(String path) {
        return Arrays.stream(Part.values())
                .anyMatch(part -> part.mayBeConstant() && path.endsWith(MARK + part.suffix()));
    }

    /** Returns the path of the column whose values a column has parts of; the same for a whole one. */
    public static String whole(String path) {
        int mark = path.indexOf(MARK);
        return mark < 0 ? path : path.substring(0, mark);
    }

    /** Returns the path of a part whose whole column has moved. */
    public static String moved(String path, String whole) {
        return isPart(path) ? whole + path.substring(path.indexOf(MARK)) : whole;
    }

    /** Returns the name of a part's column by that of the values. */
    public static String name(String path, String whole) {
        return whole + " " + path.substring(path.indexOf(MARK) + MARK.length());
    }

    /** Returns a list with its parts as columns; those that a person does not want to see are marked as constant. */
    static ExtractedList added(ExtractedList list) {
        Set<Integer> shown = new HashSet<>(list.visibleColumns());
        List<Source> sources = new ArrayList<>();
        List<Column> columns = new ArrayList<>();
        for (int i = 0; i < list.columns().size(); i++) {
            Column column = list.columns().get(i);
            boolean hidden = column.constant() || !shown.contains(i);
            sources.add(new Source(i, null));
            columns.add(new Column(column.name(), column.kind(), column.path(), hidden));
            for (Part part : Part.values()) {
                if (!hidden && has(list, i, part)) {
                    String path = column.path() + MARK + part.suffix();
                    sources.add(new Source(i, part));
                    columns.add(new Column(
                            name(path, column.name()),
                            (part == Part.TO ? ColumnKind.NUMBER : ColumnKind.TEXT).code(),
                            path,
                            part.mayBeConstant() && isConstant(list, i, part)));
                }
            }
        }
        if (sources.size() == list.columns().size()) {
            return list.as(list.template(), columns, list.records());
        }
        List<DataRecord> rows =
                list.records().stream().map(row -> row(row, sources)).toList();
        return list.as(list.template(), columns, rows);
    }

    private static DataRecord row(DataRecord row, List<Source> sources) {
        List<@Nullable String> cells = new ArrayList<>(sources.size());
        List<@Nullable TypedValue> values = new ArrayList<>(sources.size());
        for (Source source : sources) {
            cells.add(source.text(row));
            values.add(source.value(row));
        }
        return new DataRecord(row.start(), row.end(), row.xpath(), row.text(), cells, values, row.href(), row.image());
    }

    /** Returns whether any of a column's values has a part; texts have no values in tables. */
    private static boolean has(ExtractedList list, int column, Part part) {
        ColumnKind kind = ColumnKind.of(list.columns().get(column).kind());
        boolean typed =
                part == Part.TIME ? kind == ColumnKind.DATE : kind == ColumnKind.NUMBER || kind == ColumnKind.PRICE;
        return typed
                && list.records().stream().anyMatch(row -> part.of(row.values().get(column)) != null);
    }

    private static boolean isConstant(ExtractedList list, int column, Part part) {
        return list.records().stream()
                        .map(row -> row.values().get(column))
                        .filter(value -> value != null && value.number() != null)
                        .map(value -> Objects.requireNonNullElse(part.of(value), ""))
                        .distinct()
                        .limit(2)
                        .count()
                < 2;
    }
}
