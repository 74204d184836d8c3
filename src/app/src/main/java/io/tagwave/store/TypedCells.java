package io.tagwave.store;

import io.tagwave.column.ColumnKind;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.value.ColumnReader;
import io.tagwave.value.PageHints;
import io.tagwave.value.TypedValue;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Holds the values of a region's cells at the places of their cells: numbers and days. A kind of value that no column of the
 * region has gets no arrays at all.
 */
public record TypedCells(List<ColumnKind> kinds, List<List<@Nullable TypedValue>> rows) {

    /** Stands for the currency of a column whose prices are in several, and for other parts of values. */
    static final String SEVERAL = "several";

    static TypedCells of(ExtractedList region) {
        return new TypedCells(
                region.columns().stream()
                        .map(column -> ColumnKind.of(column.kind()))
                        .toList(),
                region.records().stream().map(DataRecord::values).toList());
    }

    /** Reads the values of one column of numbers, prices or dates, null where a text has none. */
    public static @Nullable Object[] values(ColumnKind kind, List<@Nullable String> texts) {
        return Arrays.stream(ColumnReader.read(texts, PageHints.NONE, kind == ColumnKind.NUMBER))
                .map(value -> value == null ? null : kind == ColumnKind.DATE ? value.date() : value.number())
                .toArray();
    }

    /** Returns a record's numbers, or null if the region has none. */
    @Nullable
    Double @Nullable [] numbers(int row) {
        boolean any = kinds.contains(ColumnKind.NUMBER) || kinds.contains(ColumnKind.PRICE);
        return any ? values(row, this::isNumber, TypedValue::number, Double[]::new) : null;
    }

    /** Returns a record's days, or null if the region has none. */
    @Nullable
    LocalDate @Nullable [] dates(int row) {
        return kinds.contains(ColumnKind.DATE) ? values(row, this::isDate, TypedValue::date, LocalDate[]::new) : null;
    }

    private <T> @Nullable T[] values(
            int row, IntPredicate typed, Function<TypedValue, @Nullable T> value, IntFunction<T[]> array) {
        T[] values = array.apply(kinds.size());
        for (int column = 0; column < values.length; column++) {
            TypedValue meaning = rows.get(row).get(column);
            values[column] = typed.test(column) && meaning != null ? value.apply(meaning) : null;
        }
        return values;
    }

    DoubleSummaryStatistics statistics(int column) {
        DoubleSummaryStatistics statistics = new DoubleSummaryStatistics();
        for (List<@Nullable TypedValue> row : rows) {
            TypedValue value = row.get(column);
            if (isNumber(column) && value != null && value.number() != null) {
                statistics.accept(value.number());
            }
        }
        return statistics;
    }

    /** Returns the currency of a column's prices, {@link #SEVERAL} if they differ or some have none, null if there is none. */
    @Nullable
    String currency(int column) {
        Set<@Nullable String> distinct = new HashSet<>();
        for (List<@Nullable TypedValue> row : rows) {
            TypedValue value = row.get(column);
            if (value != null && isNumber(column) && value.number() != null) {
                distinct.add(value.currency());
            }
        }
        return distinct.size() > 1
                ? SEVERAL
                : distinct.isEmpty() ? null : distinct.iterator().next();
    }

    private boolean isNumber(int column) {
        return kinds.get(column) == ColumnKind.NUMBER || kinds.get(column) == ColumnKind.PRICE;
    }

    private boolean isDate(int column) {
        return kinds.get(column) == ColumnKind.DATE;
    }
}
