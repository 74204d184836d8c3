package io.tagwave.serve;

import io.tagwave.report.Markup;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import io.tagwave.store.query.SqlProblem;
import io.tagwave.store.query.SqlSession;
import java.util.ArrayList;
import java.util.List;

/**
 * How the values of a column are spread over the rows that filters leave: numbers in steps of one width, anything else by
 * value, the commonest first. Each line leads to its rows.
 *
 * @param filled rows that have a value
 * @param note least, mean and greatest of numbers
 */
record Distribution(ResultColumn column, long filled, String note, List<Line> lines) {

    private static final int STEPS = 12;
    private static final int MOST_VALUES = 50;

    /**
     * Some rows.
     *
     * @param least parameter of the address that leads to them, with its value; the second is null where one is enough
     */
    record Line(String label, long rows, String[] least, String[] most) {}

    static Distribution of(SqlSession session, Selection selection, ResultColumn column) throws SqlProblem {
        String name = session.quoted(column.name());
        return column.values() == Values.NUMBER ? numbers(selection, column, name) : values(selection, column, name);
    }

    private static Distribution values(Selection selection, ResultColumn column, String name) throws SqlProblem {
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
        return new Distribution(
                column, filled, lines.size() == MOST_VALUES ? "The " + MOST_VALUES + " commonest." : "", lines);
    }

    private static Distribution numbers(Selection selection, ResultColumn column, String name) throws SqlProblem {
        String number = "CAST(" + name + " AS DOUBLE PRECISION)";
        List<Object> figures = selection
                .figures("COUNT(" + name + "), MIN(" + number + "), AVG(" + number + "), MAX(" + number + ")", "")
                .get(0);
        long filled = (Long) figures.get(0);
        if (filled == 0) {
            return new Distribution(column, 0, "", List.of());
        }
        double least = ((Number) figures.get(1)).doubleValue();
        double most = ((Number) figures.get(3)).doubleValue();
        double width = width((most - least) / STEPS);
        double start = Math.floor(least / width) * width;
        List<Line> lines = new ArrayList<>();
        for (List<Object> row : selection.figures(
                "CAST(FLOOR((" + number + " - " + start + ") / " + width + ") AS INTEGER) AS step, COUNT(*) AS times",
                " GROUP BY step ORDER BY step")) {
            if (row.get(0) != null) {
                double from = start + ((Number) row.get(0)).doubleValue() * width;
                lines.add(line(column, from, from + width, (Long) row.get(1)));
            }
        }
        String note = "Least " + Markup.label(least) + ", mean " + Markup.label(((Number) figures.get(2)).doubleValue())
                + ", greatest " + Markup.label(most) + ".";
        return new Distribution(column, filled, note, lines);
    }

    private static Line line(ResultColumn column, double from, double to, long rows) {
        // A step does not hold its end.
        return new Line(
                "from " + Markup.label(from) + " to under " + Markup.label(to),
                rows,
                new String[] {"min." + column.name(), Double.toString(from)},
                new String[] {"max." + column.name(), Double.toString(Math.nextDown(to))});
    }

    /** One, two or five times a power of ten, so that steps begin at numbers that people read. */
    private static double width(double wanted) {
        if (wanted <= 0) {
            return 1;
        }
        double power = Math.pow(10, Math.floor(Math.log10(wanted)));
        for (int times : new int[] {1, 2, 5}) {
            if (times * power >= wanted) {
                return times * power;
            }
        }
        return 10 * power;
    }

    /** Writes a bar for each line, from 0 on. */
    void write(Html html, Address rows) {
        html.element("p", TableView.number(filled) + " rows have a value. " + note, "class", "count");
        String most = String.valueOf(lines.stream().mapToLong(Line::rows).max().orElse(1));
        html.open("table", "class", "bars").open("tbody");
        for (Line line : lines) {
            Address there = rows.with(line.least()[0], line.least()[1]);
            there = line.most() == null ? there : there.with(line.most()[0], line.most()[1]);
            html.open("tr").open("th", "scope", "row");
            html.link(there.toString(), Cells.shortened(line.label(), 100)).close();
            html.element("td", TableView.number(line.rows()), "class", "n").open("td");
            html.open("meter", "min", "0", "max", most, "value", String.valueOf(line.rows()));
            html.text(String.valueOf(line.rows())).close().close().close();
        }
        html.close().close();
    }
}
