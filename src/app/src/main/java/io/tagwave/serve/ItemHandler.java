package io.tagwave.serve;

import io.tagwave.report.HtmlWriter;
import io.tagwave.report.Markup;
import io.tagwave.report.QueryTable;
import io.tagwave.rows.JsonText;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.ListRowSource;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Shows how a list and its items changed from crawl to crawl. */
final class ItemHandler {

    private static final SqlStatements SQL = SqlStatements.of(ItemHandler.class);

    /** Key of the number of items among the means of columns, none of which has an empty name. */
    private static final String ITEMS = "";

    private ItemHandler() {}

    /**
     * A crawl that read a list.
     *
     * @param complete whether it saw the list to its end
     */
    private record Visit(long crawl, String label, boolean complete) {}

    /**
     * The history of a list.
     *
     * @param first its number in the first crawl that saw it
     * @param name its name in all visits
     * @param numbers names of its columns of numbers
     */
    private record ListHistory(long first, String name, ListRowSource rows, List<Visit> visits, List<String> numbers) {

        static ListHistory of(SqlSession session, long list) throws SqlStatementException {
            String view = "current_" + list;
            ListRowSource rows = session.rowsOf(view);
            if (rows == null) {
                throw RejectedRequestException.missing(
                        "the items of list " + list + " are not followed: that begins when its crawl has ended");
            }
            List<List<Object>> known = session.rows("SELECT first_list, name FROM lists WHERE list = " + list);
            long first = known.isEmpty() ? list : (Long) known.get(0).get(0);
            String name = known.isEmpty()
                    ? "List " + list
                    : String.valueOf(known.get(0).get(1));
            List<Visit> visits = new ArrayList<>();
            for (List<Object> row : session.rows(SQL.get("visits").formatted(first))) {
                boolean isComplete = Boolean.TRUE.equals(row.get(2));
                String label = "crawl " + row.get(0) + ", " + row.get(1) + (isComplete ? "" : " (incomplete)");
                visits.add(new Visit((Long) row.get(0), label, isComplete));
            }
            List<String> numbers = session.describe(view).stream()
                    .filter(column -> column.values() == Values.NUMBER)
                    .map(ResultColumn::name)
                    .toList();
            return new ListHistory(first, name, rows, visits, numbers);
        }

        /** Returns a chart with a value for each visit, NaN where there is none. */
        TimeSeriesChart chart(String title, ToDoubleFunction<Visit> value) {
            return new TimeSeriesChart(
                    title.replace('_', ' '),
                    visits.stream()
                            .map(visit -> new TimeSeriesChart.Point(
                                    visit.label(), value.applyAsDouble(visit), visit.complete()))
                            .toList());
        }
    }

    /** Shows the states of one item, and charts of its numbers. */
    static ServerResponse item(SqlSession session, ServerRequest request) throws SqlStatementException {
        long list = request.id();
        ListHistory history = ListHistory.of(session, list);
        QueryTable states = states(session, request);
        Object title = states.objects().get(states.rows().size() - 1).get("title");
        return PageLayout.respond(title == null ? "An item of " + history.name() : "" + title, "/changes", html -> {
            html.open("p").link("/lists/" + list + "?view=current", "Current items of the list");
            html.text(" · ")
                    .link("/lists/" + list + "/time", "the list over time")
                    .close();
            for (String name : history.numbers()) {
                history.chart(name, visit -> value(states, name, visit.crawl())).writeIfLine(html);
            }
            ServedCells.write(html, "Its states, the first one first", states);
        });
    }

    private static double value(QueryTable states, String column, long crawl) {
        return states.objects().stream()
                .filter(state -> number(state.get("first_crawl")) <= crawl && crawl <= number(state.get("last_crawl")))
                .mapToDouble(state -> number(state.get(column)))
                .filter(value -> !Double.isNaN(value))
                .reduce(Double.NaN, (before, last) -> last);
    }

    private static QueryTable states(SqlSession session, ServerRequest request) throws SqlStatementException {
        long list = request.id();
        String key = request.parameter("key", "");
        QueryTable states = QueryTable.of(session.run(
                "SELECT * FROM history_" + list + " WHERE " + session.quoted("key") + " = :item ORDER BY first_crawl",
                Map.of("item", key)));
        if (states.rows().isEmpty()) {
            throw RejectedRequestException.missing(
                    "list " + list + " has no item " + (key.isEmpty() ? "without a key" : key));
        }
        return states;
    }

    /** Shows the number of items, their changes and the mean of each number by crawl. */
    static ServerResponse overTime(SqlSession session, ServerRequest request) throws SqlStatementException {
        ListHistory history = ListHistory.of(session, request.id());
        Map<Long, Map<String, Object>> figures = figures(session, history);
        Map<Long, Map<String, Object>> changes = changes(session, history.first());
        TimeSeriesChart items = history.chart("items", visit -> figure(figures, visit, ITEMS));
        return PageLayout.respond(history.name() + " over time", "/", html -> {
            html.open("p").link("/lists/" + request.id(), "All rows").close();
            items.write(html);
            table(html, history, items, changes);
            for (String name : history.numbers()) {
                history.chart("mean of " + name, visit -> figure(figures, visit, name))
                        .writeIfLine(html);
            }
        });
    }

    private static double figure(Map<Long, Map<String, Object>> figures, Visit visit, String name) {
        return number(figures.getOrDefault(visit.crawl(), Map.of()).get(name));
    }

    private static double number(@Nullable Object value) {
        return value instanceof Number number ? number.doubleValue() : Double.NaN;
    }

    /** Returns the number of items and the mean of each number, by crawl. */
    private static Map<Long, Map<String, Object>> figures(SqlSession session, ListHistory history)
            throws SqlStatementException {
        StringBuilder means = new StringBuilder();
        for (String name : history.numbers()) {
            String column = history.rows().columns().get(session.quoted(name));
            means.append(", AVG(CAST(t." + column + " AS DOUBLE PRECISION))");
        }
        Map<Long, Map<String, Object>> byCrawl = new LinkedHashMap<>();
        String sql = SQL.get("figures").formatted(means, history.rows().table(), history.first());
        for (List<Object> row : session.rows(sql)) {
            Map<String, Object> figures = JsonText.object(ITEMS, row.get(1));
            for (int i = 0; i < history.numbers().size(); i++) {
                figures.put(history.numbers().get(i), row.get(2 + i));
            }
            byCrawl.put((Long) row.get(0), figures);
        }
        return byCrawl;
    }

    /** Returns the number of items by crawl and kind of change. */
    private static Map<Long, Map<String, Object>> changes(SqlSession session, long first) throws SqlStatementException {
        Map<Long, Map<String, Object>> byCrawl = new LinkedHashMap<>();
        for (List<Object> row : session.rows("SELECT crawl, change, COUNT(DISTINCT " + session.quoted("key")
                + ") FROM changes WHERE list = " + first + " GROUP BY crawl, change ORDER BY crawl, change")) {
            byCrawl.computeIfAbsent((Long) row.get(0), crawl -> new LinkedHashMap<>())
                    .put((String) row.get(1), row.get(2));
        }
        return byCrawl;
    }

    private static void table(
            HtmlWriter html, ListHistory history, TimeSeriesChart items, Map<Long, Map<String, Object>> changes) {
        TreeSet<String> kinds = new TreeSet<>();
        changes.values().forEach(counts -> kinds.addAll(counts.keySet()));
        LocalUrl all = LocalUrl.of("/changes").with("is.list", history.first());
        html.wideTable("Items by crawl", null).open("tr").header("crawl").header("items");
        kinds.forEach(html::header);
        html.close();
        for (int i = history.visits().size() - 1; i >= 0; i--) {
            Visit visit = history.visits().get(i);
            TimeSeriesChart.Point point = items.points().get(i);
            html.open("tr").rowHeader(visit.label());
            html.element("td", point.isKnown() ? Markup.count((long) point.value()) : "", "class", "n");
            for (String kind : kinds) {
                Object count = changes.getOrDefault(visit.crawl(), Map.of()).get(kind);
                html.open("td", "class", "n");
                if (count != null) {
                    LocalUrl these = all.with("is.crawl", visit.crawl()).with("is.change", kind);
                    html.link(these, Markup.count((Long) count));
                }
                html.close();
            }
            html.close();
        }
        html.close().close();
    }
}
