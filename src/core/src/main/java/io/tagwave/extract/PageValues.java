package io.tagwave.extract;

import io.tagwave.column.ColumnKind;
import io.tagwave.value.ColumnReader;
import io.tagwave.value.CurrencyNames;
import io.tagwave.value.PageValueReader;
import io.tagwave.value.TypedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Reads the cells of a page's lists as values. What is ambiguous in one column is decided by the others. */
final class PageValues {

    private static final int MIN_SUMMED = 3;
    /** The third rank is the sum of the other two. */
    private static final int MIN_SUM = 10;
    /** Rows of a group with a sum of its own. */
    private static final int MAX_GROUP = 100;
    /** No row of 1,298 lists is as unlikely: 25 and 75 are the means of ten and thirty possible numbers. */
    private static final double MAX_CHANCE = 0.005;

    private PageValues() {}

    /** Returns the lists with the values of their cells. */
    static List<ExtractedList> read(List<ExtractedList> regions, PageValueReader page) {
        List<ColumnReader[]> columns = page.tables();
        return IntStream.range(0, regions.size())
                .mapToObj(i -> with(regions.get(i), columns.get(i)))
                .toList();
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
        BitSet summaries = summaries(values, region.records().size());
        for (int row = 0; row < region.records().size(); row++) {
            if (!summaries.get(row)) {
                records.add(region.records().get(row).with(new ValueList(values, row)));
            }
        }
        return region.with(records);
    }

    /** Returns the rows that are no records: the sums of the groups before them, or the sums or means of all others at an end. */
    private static BitSet summaries(@Nullable TypedValue[][] values, int rows) {
        BitSet found = new BitSet();
        double chance = 1;
        int start = 0;
        for (int row = 0; row < rows && row - start < MAX_GROUP; row++) {
            // The last row may be of all groups.
            double own = chance(values, row, start == row && row + 1 == rows ? 0 : start, row, found);
            if (own < 1) {
                chance *= own;
                found.set(row);
                start = row + 1;
            }
        }
        if (start < rows || found.cardinality() < 2 || chance > MAX_CHANCE) {
            found.clear();
            IntStream.of(0, rows - 1)
                    .filter(row -> chance(values, row, 0, rows, found) < MAX_CHANCE)
                    .forEach(found::set);
        }
        return found;
    }

    /** Returns how seldom the numbers of a row are the sums or means of those of others by chance, 1 if one of them is neither. */
    private static double chance(@Nullable TypedValue[][] values, int row, int from, int to, BitSet without) {
        double chance = 1;
        for (TypedValue[] column : values) {
            TypedValue own = column == null ? null : column[row];
            if (own == null || own.number() == null) {
                continue;
            }
            double number = own.number();
            double[] numbers = IntStream.range(from, to)
                    .filter(other -> other != row && !without.get(other) && column[other] != null)
                    .filter(other -> column[other].number() != null)
                    .mapToDouble(other -> column[other].number())
                    .toArray();
            DoubleSummaryStatistics others = Arrays.stream(numbers).summaryStatistics();
            double step = 1;
            while (step > 1e-6 && Math.abs(Math.rint(number / step) * step - number) > 1e-9) {
                step /= 10;
            }
            boolean isMany = others.getCount() >= MIN_SUMMED;
            boolean isOfAll = to == column.length;
            if (Math.abs(others.getSum() - number) < 0.001
                    && others.getMax() < number
                    && (isMany || !isOfAll && others.getCount() > 1)) {
                // One such sum may be chance: 1 + 2 + 3, 128 + 128 + 256.
                boolean isLarge =
                        number >= 100 && Arrays.stream(numbers).distinct().count() >= MIN_SUMMED;
                chance *= isLarge ? 0.001 : isOfAll ? 0.05 : number < MIN_SUM ? 1 : 0.1;
            } else if (isMany && isOfAll && Math.abs(others.getAverage() - number) < 0.501 * step) {
                chance *= Math.min(1, step / (others.getMax() - others.getMin()));
            } else if (!"%".equals(own.unit())) {
                return 1;
            }
        }
        return chance;
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
