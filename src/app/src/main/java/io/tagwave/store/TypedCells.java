package io.tagwave.store;

import io.tagwave.column.ColumnKind;
import io.tagwave.column.TypedValues;
import io.tagwave.extract.Column;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedRegion;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;

/**
 * The numbers and days of a region's cells, at the places of their cells. A region without any column of such a kind has
 * no arrays at all.
 */
final class TypedCells {

    private final Double[][] numbers;
    private final LocalDate[][] dates;

    private TypedCells(int rows, int width, boolean hasNumbers, boolean hasDates) {
        numbers = new Double[hasNumbers ? rows : 0][width];
        dates = new LocalDate[hasDates ? rows : 0][width];
    }

    static TypedCells of(ExtractedRegion region) {
        List<ColumnKind> kinds = new ArrayList<>();
        for (Column column : region.columns()) {
            kinds.add(ColumnKind.of(column.kind()));
        }
        List<List<String>> rows = new ArrayList<>();
        for (DataRecord row : region.records()) {
            rows.add(row.cells());
        }
        return of(kinds, rows);
    }

    static TypedCells of(List<ColumnKind> kinds, List<List<String>> rows) {
        TypedCells typed = new TypedCells(
                rows.size(),
                kinds.size(),
                kinds.contains(ColumnKind.NUMBER) || kinds.contains(ColumnKind.PRICE),
                kinds.contains(ColumnKind.DATE));
        for (int column = 0; column < kinds.size(); column++) {
            typed.fill(column, kinds.get(column), rows);
        }
        return typed;
    }

    /** A record's numbers, or null where the region has none. */
    Double[] numbers(int row) {
        return numbers.length == 0 ? null : numbers[row];
    }

    /** A record's days, or null where the region has none. */
    LocalDate[] dates(int row) {
        return dates.length == 0 ? null : dates[row];
    }

    /** Of a column's numbers. */
    DoubleSummaryStatistics statistics(int column) {
        DoubleSummaryStatistics statistics = new DoubleSummaryStatistics();
        for (Double[] row : numbers) {
            if (row[column] != null) {
                statistics.accept(row[column]);
            }
        }
        return statistics;
    }

    private void fill(int column, ColumnKind kind, List<List<String>> rows) {
        boolean isNumber = kind == ColumnKind.NUMBER || kind == ColumnKind.PRICE;
        if (!isNumber && kind != ColumnKind.DATE) {
            return;
        }
        List<String> cells = new ArrayList<>();
        for (List<String> row : rows) {
            cells.add(row.get(column));
        }
        TypedValues values = new TypedValues(cells);
        if (isNumber) {
            Double[] found = values.numbers();
            for (int row = 0; row < found.length; row++) {
                numbers[row][column] = found[row];
            }
        } else {
            String[] found = values.dates();
            for (int row = 0; row < found.length; row++) {
                dates[row][column] = found[row] == null ? null : day(found[row]);
            }
        }
    }

    /** Of {@code 2024-09-06}; the runtime's own reader of dates is made for many more forms. */
    private static LocalDate day(String iso) {
        return LocalDate.of(
                Integer.parseInt(iso, 0, 4, 10), Integer.parseInt(iso, 5, 7, 10), Integer.parseInt(iso, 8, 10, 10));
    }
}
