package io.tagwave.serve;

import io.tagwave.report.DisplayColumns;
import io.tagwave.report.DisplayColumns.Shown;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Columns with few values, each value a link to its rows. Which columns these may be is seen from the rows that are shown. */
final class FacetLinks {

    private static final int MOST_COLUMNS = 3;
    private static final int MOST_VALUES = 12;
    private static final int FEWEST_ROWS = 8;
    private static final int LONGEST = 40;

    private FacetLinks() {}

    /** The columns' values, the commonest first, as far as the filters leave any. */
    static List<ValueDistribution> of(
            SqlSession session, RowSelection selection, DisplayColumns columns, List<List<Object>> shown, LocalUrl here)
            throws SqlStatementException {
        List<ValueDistribution> facets = new ArrayList<>();
        for (Shown one : columns.shown()) {
            ResultColumn column = one.column();
            if (facets.size() < MOST_COLUMNS
                    && column.values() == Values.TEXT
                    && !columns.isPicture(column.name())
                    && (here.parameters().containsKey("is." + column.name()) || mayBeFew(one, shown))) {
                ValueDistribution found = ValueDistribution.of(session, selection, column);
                if (found.lines().size() <= MOST_VALUES) {
                    facets.add(found);
                }
            }
        }
        return facets;
    }

    private static boolean mayBeFew(Shown one, List<List<Object>> shown) {
        List<Object> values = shown.stream()
                .map(row -> row.get(one.value()))
                .filter(Objects::nonNull)
                .toList();
        Set<Object> distinct = new HashSet<>(values);
        return values.size() >= FEWEST_ROWS
                && distinct.size() > 1
                && distinct.size() <= Math.min(MOST_VALUES, values.size() / 2)
                && distinct.stream().allMatch(value -> value.toString().length() <= LONGEST);
    }

    /** Writes them as links; one that is chosen leads back to all. */
    static void write(HtmlWriter html, List<ValueDistribution> facets, LocalUrl here) {
        for (ValueDistribution facet : facets) {
            String parameter = "is." + facet.column().name();
            LocalUrl all = here.with("offset", null);
            html.open("p", "class", "facet")
                    .element("strong", facet.column().name().replace('_', ' ') + ": ");
            for (ValueDistribution.Line line : facet.lines()) {
                boolean chosen = line.label().equals(here.parameters().get(parameter));
                html.element(
                        "a",
                        line.label() + " (" + FilterableTable.number(line.rows()) + ")",
                        "href",
                        all.with(parameter, chosen ? null : line.label()).toString(),
                        "aria-current",
                        chosen ? "true" : null);
                html.text(" ");
            }
            html.close();
        }
    }
}
