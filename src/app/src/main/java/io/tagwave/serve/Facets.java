package io.tagwave.serve;

import io.tagwave.report.ListColumns;
import io.tagwave.report.ListColumns.Shown;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import io.tagwave.store.query.SqlProblem;
import io.tagwave.store.query.SqlSession;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Columns with few values, each value a link to its rows. Which columns these may be is seen from the rows that are shown. */
final class Facets {

    private static final int MOST_COLUMNS = 3;
    private static final int MOST_VALUES = 12;
    private static final int FEWEST_ROWS = 8;
    private static final int LONGEST = 40;

    private Facets() {}

    /** The columns' values, the commonest first, as far as the filters leave any. */
    static List<Distribution> of(
            SqlSession session, Selection selection, ListColumns columns, List<List<Object>> shown, Address here)
            throws SqlProblem {
        List<Distribution> facets = new ArrayList<>();
        for (Shown one : columns.shown()) {
            ResultColumn column = one.column();
            if (facets.size() < MOST_COLUMNS
                    && column.values() == Values.TEXT
                    && !columns.isPicture(column.name())
                    && (here.parameters().containsKey("is." + column.name()) || mayBeFew(one, shown))) {
                Distribution found = Distribution.of(session, selection, column);
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
    static void write(Html html, List<Distribution> facets, Address here) {
        for (Distribution facet : facets) {
            String parameter = "is." + facet.column().name();
            Address all = here.with("offset", null);
            html.open("p", "class", "facet")
                    .element("strong", facet.column().name().replace('_', ' ') + ": ");
            for (Distribution.Line line : facet.lines()) {
                boolean chosen = line.label().equals(here.parameters().get(parameter));
                html.element(
                        "a",
                        line.label() + " (" + TableView.number(line.rows()) + ")",
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
