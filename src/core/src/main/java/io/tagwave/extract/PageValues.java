package io.tagwave.extract;

import io.tagwave.column.ColumnKind;
import io.tagwave.value.ColumnReader;
import io.tagwave.value.CurrencyNames;
import io.tagwave.value.PageValueReader;
import io.tagwave.value.TypedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the cells of a page's lists as values. What is ambiguous in one column is decided by the others. */
final class PageValues {

    private static final int MIN_SUMMED = 3;

    private PageValues() {}

    /** Returns the lists with the values of their cells. */
    static List<ExtractedList> read(List<ExtractedList> regions, PageValueReader page) {
        List<ColumnReader[]> columns = page.tables();
        List<ExtractedList> read = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++) {
            read.add(with(regions.get(i), columns.get(i)));
        }
        return read;
    }

    /** Returns a list with the values of its cells, whose columns were not read before. */
    static ExtractedList read(ExtractedList region, PageValueReader page) {
        ColumnReader[] columns = new ColumnReader[region.columns().size()];
        for (int column = 0; column < columns.length; column++) {
            ColumnKind kind = ColumnKind.of(region.columns().get(column).kind());
            boolean address = kind == ColumnKind.LINK || kind == ColumnKind.IMAGE;
            columns[column] = address ? null : page.column(region.cells(column));
        }
        page.add(columns);
        return with(region, page.tables().get(0));
    }

    private static ExtractedList with(ExtractedList region, ColumnReader[] columns) {
        TypedValue[][] values = new TypedValue[columns.length][];
        boolean any = false;
        for (int column = 0; column < columns.length; column++) {
            if (columns[column] != null && columns[column].any()) {
                values[column] = columns[column].read();
                addCurrency(values[column], region, column, columns[column]);
                any = true;
            }
        }
        if (!any) {
            return region;
        }
        List<DataRecord> records = new ArrayList<>(region.records().size());
        int last = region.records().size() - 1;
        int end = isSum(values, last) ? last : last + 1;
        for (int row = isSum(values, 0) ? 1 : 0; row < end; row++) {
            records.add(region.records().get(row).with(new ValueList(values, row)));
        }
        return region.with(records);
    }

    /** Returns whether all numbers of a row are the sums of those of the other rows, so that it is no record. */
    private static boolean isSum(@Nullable TypedValue[][] values, int row) {
        int sums = 0;
        for (TypedValue[] column : values) {
            TypedValue sum = column == null ? null : column[row];
            if (sum == null || sum.number() == null || "%".equals(sum.unit())) {
                continue;
            }
            double[] others = Arrays.stream(column)
                    .filter(value -> value != null && value != sum && value.number() != null && value.number() != 0)
                    .mapToDouble(TypedValue::number)
                    .toArray();
            if (others.length < MIN_SUMMED || Math.abs(Arrays.stream(others).sum() - sum.number()) > 0.001) {
                return false;
            }
            // One such sum may be chance: 1 + 2 + 3, 128 + 128 + 256.
            sums += sum.number() >= 100 && Arrays.stream(others).distinct().count() >= MIN_SUMMED ? 2 : 1;
        }
        return sums > 1;
    }

    /** Adds the currency if its sign or code is in a column of its own before or behind the number, or in the column's name. */
    private static void addCurrency(TypedValue[] values, ExtractedList region, int column, ColumnReader reader) {
        boolean price = region.columns().get(column).kind().equals(ColumnKind.PRICE.code());
        String sign = CurrencyNames.inName(region.columns().get(column).name());
        String named = sign == null ? null : reader.currency(sign);
        for (int row = 0; row < values.length && price; row++) {
            TypedValue value = values[row];
            List<String> cells = region.records().get(row).cells();
            if (value != null && value.number() != null && value.currency() == null && value.unit() == null) {
                String before = column > 0 ? currency(cells.get(column - 1), reader) : null;
                String cell = cells.get(column);
                boolean whole = cell != null && !cell.isEmpty() && Character.isDigit(cell.charAt(0));
                String behind = whole && column + 1 < cells.size() ? currency(cells.get(column + 1), reader) : null;
                String code = before != null ? before : behind != null ? behind : named;
                values[row] = code == null ? value : value.in(code);
            }
        }
    }

    private static @Nullable String currency(@Nullable String cell, ColumnReader reader) {
        return cell == null ? null : reader.currency(cell.strip());
    }
}
