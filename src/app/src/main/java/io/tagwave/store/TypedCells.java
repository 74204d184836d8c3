package io.tagwave.store;

import io.tagwave.column.ColumnKind;
import io.tagwave.extract.Column;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.value.ColumnReader;
import io.tagwave.value.PageHints;
import io.tagwave.value.TypedValue;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;

/**
 * The values of a region's cells at the places of their cells: numbers and their currencies, days and their times of day. Of
 * what no column of the region has there are no arrays at all.
 */
final class TypedCells {

    /** What a column whose prices are in several currencies has in place of one. */
    static final String SEVERAL = "several";

    private final List<ColumnKind> kinds;
    private final List<List<TypedValue>> rows;
    private final boolean numbers;
    private final boolean currencies;
    private final boolean dates;
    private final boolean times;

    private TypedCells(List<ColumnKind> kinds, List<List<TypedValue>> rows) {
        this.kinds = kinds;
        this.rows = rows;
        numbers = kinds.contains(ColumnKind.NUMBER) || kinds.contains(ColumnKind.PRICE);
        dates = kinds.contains(ColumnKind.DATE);
        boolean anyCurrency = false;
        boolean anyTime = false;
        for (int column = 0; column < kinds.size(); column++) {
            anyCurrency |= SEVERAL.equals(currency(column));
            anyTime |= timed(column);
        }
        currencies = anyCurrency;
        times = anyTime;
    }

    static TypedCells of(ExtractedList region) {
        List<ColumnKind> kinds = new ArrayList<>();
        for (Column column : region.columns()) {
            kinds.add(ColumnKind.of(column.kind()));
        }
        return new TypedCells(
                kinds, region.records().stream().map(DataRecord::values).toList());
    }

    /** Of cells that were stored without their values. */
    static TypedCells of(List<ColumnKind> kinds, List<List<String>> cells) {
        TypedValue[][] rows = new TypedValue[cells.size()][kinds.size()];
        for (int column = 0; column < kinds.size(); column++) {
            String[] texts = new String[rows.length];
            for (int row = 0; row < rows.length; row++) {
                texts[row] = cells.get(row).get(column);
            }
            TypedValue[] read = new ColumnReader(Arrays.asList(texts), PageHints.NONE).read();
            for (int row = 0; row < rows.length; row++) {
                rows[row][column] = read[row];
            }
        }
        return new TypedCells(kinds, Arrays.stream(rows).map(Arrays::asList).toList());
    }

    /** A record's numbers, or null where the region has none. */
    Double[] numbers(int row) {
        Double[] found = numbers ? new Double[kinds.size()] : null;
        for (int column = 0; numbers && column < found.length; column++) {
            found[column] = isNumber(column) && rows.get(row).get(column) != null
                    ? rows.get(row).get(column).number()
                    : null;
        }
        return found;
    }

    /** The currencies of a record's prices, or null where no column of the region has several. */
    String[] currencies(int row) {
        String[] found = currencies ? new String[kinds.size()] : null;
        for (int column = 0; currencies && column < found.length; column++) {
            found[column] = isNumber(column) && rows.get(row).get(column) != null
                    ? rows.get(row).get(column).currency()
                    : null;
        }
        return found;
    }

    /** A record's days, or null where the region has none. */
    LocalDate[] dates(int row) {
        LocalDate[] found = dates ? new LocalDate[kinds.size()] : null;
        for (int column = 0; dates && column < found.length; column++) {
            TypedValue value = date(row, column);
            found[column] = value == null ? null : value.date();
        }
        return found;
    }

    /** The times of a record's days, or null where the region has none. */
    LocalTime[] times(int row) {
        LocalTime[] found = times ? new LocalTime[kinds.size()] : null;
        for (int column = 0; times && column < found.length; column++) {
            TypedValue value = date(row, column);
            found[column] = value == null ? null : value.time();
        }
        return found;
    }

    /** Of a column's numbers. */
    DoubleSummaryStatistics statistics(int column) {
        DoubleSummaryStatistics statistics = new DoubleSummaryStatistics();
        for (List<TypedValue> row : rows) {
            if (isNumber(column) && row.get(column) != null && row.get(column).number() != null) {
                statistics.accept(row.get(column).number());
            }
        }
        return statistics;
    }

    /** The currency of a column's prices, {@link #SEVERAL} where they differ, null without any. */
    String currency(int column) {
        String one = null;
        for (List<TypedValue> row : rows) {
            String own = row.get(column) == null || !isNumber(column)
                    ? null
                    : row.get(column).currency();
            if (own != null && one != null && !own.equals(one)) {
                return SEVERAL;
            }
            one = own == null ? one : own;
        }
        return one;
    }

    /** Whether any of a column's days has a time. */
    boolean timed(int column) {
        for (int row = 0; row < rows.size(); row++) {
            TypedValue value = date(row, column);
            if (value != null && value.time() != null) {
                return true;
            }
        }
        return false;
    }

    private boolean isNumber(int column) {
        return kinds.get(column) == ColumnKind.NUMBER || kinds.get(column) == ColumnKind.PRICE;
    }

    /** A day, perhaps with a time; null for anything else. */
    private TypedValue date(int row, int column) {
        TypedValue value = rows.get(row).get(column);
        return kinds.get(column) == ColumnKind.DATE && value != null && value.date() != null ? value : null;
    }
}
