package io.tagwave.serve;

import io.tagwave.report.HistogramBins;
import io.tagwave.report.HtmlWriter;
import io.tagwave.report.Markup;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/**
 * The distribution of a column's values over the rows that pass the filters: numbers and days in bins, anything else by
 * value, the most common first. Each line links to its rows.
 *
 * @param filled number of rows that have a value
 * @param note minimum, mean and maximum of numbers, first and last day
 */
record ValueDistribution(ResultColumn column, long filled, String note, List<Line> lines) {

    private static final int MAX_VALUES = 50;

    /**
     * A value or bin.
     *
     * @param filters parameters of the URL that select its rows
     */
    record Line(String label, long rows, Map<String, String> filters) {}

    static ValueDistribution of(SqlSession session, RowSelection selection, ResultColumn column)
            throws SqlStatementException {
        String name = session.quoted(column.name());
        return switch (column.values()) {
            case NUMBER -> numbers(selection, column, name);
            case DAY -> days(selection, column, name);
            default -> values(selection, column, name);
        };
    }

    private static ValueDistribution values(RowSelection selection, ResultColumn column, String name)
            throws SqlStatementException {
        long filled =
                (Long) selection.statistics("COUNT(" + name + ")", "").get(0).get(0);
        String text = "CAST(" + name + " AS VARCHAR)";
        List<Line> lines = new ArrayList<>();
        for (List<Object> row : selection.statistics(
                text + " AS item, COUNT(*) AS times",
                " GROUP BY " + text + " ORDER BY times DESC, item LIMIT " + (MAX_VALUES + 1))) {
            if (row.get(0) != null && lines.size() < MAX_VALUES) {
                String value = String.valueOf(row.get(0));
                lines.add(new Line(value, (Long) row.get(1), Map.of("is." + column.name(), value)));
            }
        }
        String note = lines.size() == MAX_VALUES ? "The " + MAX_VALUES + " most common." : "";
        return new ValueDistribution(column, filled, note, lines);
    }

    private static ValueDistribution numbers(RowSelection selection, ResultColumn column, String name)
            throws SqlStatementException {
        String number = "CAST(" + name + " AS DOUBLE PRECISION)";
        List<Object> totals = selection
                .statistics("COUNT(" + name + "), MIN(" + number + "), AVG(" + number + "), MAX(" + number + ")", "")
                .get(0);
        long filled = (Long) totals.get(0);
        if (filled == 0) {
            return new ValueDistribution(column, 0, "", List.of());
        }
        double min = ((Number) totals.get(1)).doubleValue();
        double max = ((Number) totals.get(3)).doubleValue();
        HistogramBins bins = HistogramBins.ofNumbers(min, max);
        double width = bins.to(0) - bins.from(0);
        long[] rows = new long[bins.count()];
        String bin = "CAST(FLOOR((" + number + " - " + bins.from(0) + ") / " + width + ") AS BIGINT) AS step";
        for (List<Object> row : selection.statistics(bin + ", COUNT(*) AS times", " GROUP BY step ORDER BY step")) {
            if (row.get(0) != null) {
                rows[Math.max(0, Math.min(rows.length - 1, ((Long) row.get(0)).intValue()))] += (Long) row.get(1);
            }
        }
        String note = "Minimum " + Markup.label(min) + ", mean " + Markup.label(((Number) totals.get(2)).doubleValue())
                + ", maximum " + Markup.label(max) + ".";
        return new ValueDistribution(column, filled, note, lines(column, bins, rows));
    }

    /** The database counts each day, since there are few days however many rows there are. */
    private static ValueDistribution days(RowSelection selection, ResultColumn column, String name)
            throws SqlStatementException {
        List<List<Object>> days =
                selection
                        .statistics(name + " AS item, COUNT(*) AS times", " GROUP BY " + name + " ORDER BY item")
                        .stream()
                        .filter(row -> row.get(0) != null)
                        .toList();
        if (days.isEmpty()) {
            return new ValueDistribution(column, 0, "", List.of());
        }
        LocalDate first = day(days.get(0));
        LocalDate last = day(days.get(days.size() - 1));
        HistogramBins bins = HistogramBins.ofDays(first, last);
        long[] rows = new long[bins.count()];
        days.forEach(row -> rows[bins.of(day(row).toEpochDay())] += (Long) row.get(1));
        long filled = LongStream.of(rows).sum();
        return new ValueDistribution(column, filled, "From " + first + " to " + last + ".", lines(column, bins, rows));
    }

    private static LocalDate day(List<Object> row) {
        return LocalDate.parse(row.get(0).toString());
    }

    private static List<Line> lines(ResultColumn column, HistogramBins bins, long[] rows) {
        List<Line> lines = new ArrayList<>();
        for (int bin = 0; bin < rows.length; bin++) {
            Map<String, String> filters = new LinkedHashMap<>();
            filters.put("min." + column.name(), bins.first(bin));
            filters.put("max." + column.name(), bins.last(bin));
            lines.add(new Line(bins.label(bin), rows[bin], filters));
        }
        return lines;
    }

    void write(HtmlWriter html, LocalUrl all) {
        html.element("p", Markup.count(filled) + " rows have a value. " + note, "class", "count");
        String max = String.valueOf(lines.stream().mapToLong(Line::rows).max().orElse(1));
        html.open("table", "class", "bars").open("tbody");
        for (Line line : lines) {
            LocalUrl rows = all;
            for (Map.Entry<String, String> filter : line.filters().entrySet()) {
                rows = rows.with(filter.getKey(), filter.getValue());
            }
            html.open("tr").open("th", "scope", "row");
            html.link(rows, Markup.shortened(line.label(), 100)).close();
            html.element("td", Markup.count(line.rows()), "class", "n").open("td");
            html.open("meter", "min", "0", "max", max, "value", String.valueOf(line.rows()));
            html.text(String.valueOf(line.rows())).close().close().close();
        }
        html.close().close();
    }
}
