package io.tagwave.serve;

import io.tagwave.report.HistogramBins;
import io.tagwave.report.Markup;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * How the values of a column are spread over the rows that filters leave: numbers and days in steps, anything else by
 * value, the commonest first. Each line leads to its rows.
 *
 * @param filled rows that have a value
 * @param note least, mean and greatest of numbers, first and last day
 */
record ValueDistribution(ResultColumn column, long filled, String note, List<Line> lines) {

    private static final int MOST_VALUES = 50;

    /**
     * Some rows.
     *
     * @param least parameter of the address that leads to them, with its value; the second is null where one is enough
     */
    record Line(String label, long rows, String[] least, String[] most) {}

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
        long filled = (Long) selection.figures("COUNT(" + name + ")", "").get(0).get(0);
        String text = "CAST(" + name + " AS VARCHAR)";
        List<Line> lines = new ArrayList<>();
        for (List<Object> row : selection.figures(
                text + " AS item, COUNT(*) AS times",
                " GROUP BY " + text + " ORDER BY times DESC, item LIMIT " + (MOST_VALUES + 1))) {
            if (row.get(0) != null && lines.size() < MOST_VALUES) {
                String value = String.valueOf(row.get(0));
                lines.add(new Line(value, (Long) row.get(1), new String[] {"is." + column.name(), value}, null));
            }
        }
        return new ValueDistribution(
                column, filled, lines.size() == MOST_VALUES ? "The " + MOST_VALUES + " commonest." : "", lines);
    }

    private static ValueDistribution numbers(RowSelection selection, ResultColumn column, String name)
            throws SqlStatementException {
        String number = "CAST(" + name + " AS DOUBLE PRECISION)";
        List<Object> figures = selection
                .figures("COUNT(" + name + "), MIN(" + number + "), AVG(" + number + "), MAX(" + number + ")", "")
                .get(0);
        long filled = (Long) figures.get(0);
        if (filled == 0) {
            return new ValueDistribution(column, 0, "", List.of());
        }
        double least = ((Number) figures.get(1)).doubleValue();
        double most = ((Number) figures.get(3)).doubleValue();
        HistogramBins steps = HistogramBins.ofNumbers(least, most);
        double width = steps.to(0) - steps.from(0);
        long[] rows = new long[steps.count()];
        for (List<Object> row : selection.figures(
                "CAST(FLOOR((" + number + " - " + steps.from(0) + ") / " + width
                        + ") AS BIGINT) AS step, COUNT(*) AS times",
                " GROUP BY step ORDER BY step")) {
            if (row.get(0) != null) {
                rows[Math.max(0, Math.min(rows.length - 1, ((Long) row.get(0)).intValue()))] += (Long) row.get(1);
            }
        }
        String note = "Least " + Markup.label(least) + ", mean " + Markup.label(((Number) figures.get(2)).doubleValue())
                + ", greatest " + Markup.label(most) + ".";
        return new ValueDistribution(column, filled, note, lines(column, steps, rows));
    }

    /** The database counts each day; days are few, however many rows there are. */
    private static ValueDistribution days(RowSelection selection, ResultColumn column, String name)
            throws SqlStatementException {
        List<List<Object>> found =
                selection.figures(name + " AS item, COUNT(*) AS times", " GROUP BY " + name + " ORDER BY item");
        List<List<Object>> known =
                found.stream().filter(row -> row.get(0) != null).toList();
        if (known.isEmpty()) {
            return new ValueDistribution(column, 0, "", List.of());
        }
        LocalDate least = day(known.get(0));
        LocalDate most = day(known.get(known.size() - 1));
        HistogramBins steps = HistogramBins.ofDays(least, most);
        long[] rows = new long[steps.count()];
        known.forEach(row -> rows[steps.of(day(row).toEpochDay())] += (Long) row.get(1));
        return new ValueDistribution(
                column, LongStream.of(rows).sum(), "From " + least + " to " + most + ".", lines(column, steps, rows));
    }

    private static LocalDate day(List<Object> row) {
        return LocalDate.parse(row.get(0).toString());
    }

    private static List<Line> lines(ResultColumn column, HistogramBins steps, long[] rows) {
        return IntStream.range(0, rows.length)
                .mapToObj(step -> new Line(
                        steps.label(step),
                        rows[step],
                        new String[] {"min." + column.name(), steps.first(step)},
                        new String[] {"max." + column.name(), steps.last(step)}))
                .toList();
    }

    /** Writes a bar for each line, from 0 on. */
    void write(HtmlWriter html, LocalUrl rows) {
        html.element("p", FilterableTable.number(filled) + " rows have a value. " + note, "class", "count");
        String most = String.valueOf(lines.stream().mapToLong(Line::rows).max().orElse(1));
        html.open("table", "class", "bars").open("tbody");
        for (Line line : lines) {
            LocalUrl there = rows.with(line.least()[0], line.least()[1]);
            there = line.most() == null ? there : there.with(line.most()[0], line.most()[1]);
            html.open("tr").open("th", "scope", "row");
            html.link(there.toString(), HtmlCells.shortened(line.label(), 100)).close();
            html.element("td", FilterableTable.number(line.rows()), "class", "n")
                    .open("td");
            html.open("meter", "min", "0", "max", most, "value", String.valueOf(line.rows()));
            html.text(String.valueOf(line.rows())).close().close().close();
        }
        html.close().close();
    }
}
