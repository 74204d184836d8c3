package io.tagwave.serve;

import io.tagwave.report.DisplayColumns;
import io.tagwave.report.DisplayColumns.Shown;
import io.tagwave.report.HtmlWriter;
import io.tagwave.report.Markup;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Links the values of columns that have few of them to their rows. Candidates are found in the rows that are shown. */
final class FacetLinks {

    private static final int MAX_COLUMNS = 3;
    private static final int MAX_VALUES = 12;
    private static final int MIN_ROWS = 8;
    private static final int MAX_LENGTH = 40;

    private FacetLinks() {}

    /**
     * The values of a column.
     *
     * @param values each with its number of rows, the most common first
     */
    record Facet(String column, List<List<Object>> values) {}

    /** Returns the columns' values in the first rows within the filters. */
    static List<Facet> of(
            SqlSession session, RowSelection selection, DisplayColumns columns, List<List<Object>> rows, LocalUrl here)
            throws SqlStatementException {
        List<Facet> facets = new ArrayList<>();
        for (Shown one : columns.shown()) {
            ResultColumn column = one.column();
            if (facets.size() < MAX_COLUMNS
                    && column.values() == Values.TEXT
                    && !columns.isPicture(column.name())
                    && !column.name().equals("page_url")
                    && (here.parameters().containsKey("is." + column.name()) || hasFewValues(one, rows))) {
                String name = session.quoted(column.name());
                List<List<Object>> values = selection.statistics(
                        "CAST(" + name + " AS VARCHAR) AS item, COUNT(" + name + ") AS times",
                        " GROUP BY item ORDER BY times DESC, item LIMIT " + (MAX_VALUES + 2));
                values = values.stream().filter(row -> row.get(0) != null).toList();
                if (values.size() <= MAX_VALUES) {
                    facets.add(new Facet(column.name(), values));
                }
            }
        }
        return facets;
    }

    private static boolean hasFewValues(Shown one, List<List<Object>> rows) {
        List<Object> values = rows.stream()
                .map(row -> row.get(one.value()))
                .filter(Objects::nonNull)
                .toList();
        Set<Object> distinct = new HashSet<>(values);
        return values.size() >= MIN_ROWS
                && distinct.size() > 1
                && distinct.size() <= Math.min(MAX_VALUES, values.size() / 2)
                && distinct.stream().allMatch(value -> value.toString().length() <= MAX_LENGTH);
    }

    /** Writes the links, of all rows within the filters if they are few; that of a chosen value removes the choice. */
    static void write(HtmlWriter html, List<Facet> facets, LocalUrl here, long total) {
        LocalUrl all = here.with("offset", null);
        for (Facet facet : facets) {
            String parameter = "is." + facet.column();
            String of = total > RowScan.FIRST ? " in the first " + Markup.count(RowScan.FIRST) + " rows: " : ": ";
            html.open("p", "class", "facet").element("strong", facet.column().replace('_', ' ') + of);
            for (List<Object> row : facet.values()) {
                String value = String.valueOf(row.get(0));
                boolean chosen = value.equals(here.parameters().get(parameter));
                String url = all.with(parameter, chosen ? null : value).toString();
                String text = value + " (" + Markup.count((Long) row.get(1)) + ")";
                html.element("a", text, "href", url, "aria-current", chosen ? "true" : null);
                html.text(" ");
            }
            html.close();
        }
    }
}
