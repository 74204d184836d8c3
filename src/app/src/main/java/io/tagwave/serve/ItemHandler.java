package io.tagwave.serve;

import io.tagwave.report.HtmlWriter;
import io.tagwave.report.Markup;
import io.tagwave.report.QueryTable;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.ListRowSource;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Shows how a list and its items changed from crawl to crawl. */
final class ItemHandler {

    private static final SqlStatements SQL = SqlStatements.of(ItemHandler.class);

    private ItemHandler() {}

    /**
     * The history of a list.
     *
     * @param first its number in the first crawl that saw it
     * @param name its name in all visits
     * @param labels of the crawls, for charts
     * @param holes crawls that did not see the list to its end
     * @param numbers names of its columns of numbers
     */
    private record ListHistory(
            long first,
            String name,
            ListRowSource rows,
            List<Long> crawls,
            List<String> labels,
            Set<Long> holes,
            List<String> numbers) {

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
            List<Long> crawls = new ArrayList<>();
            List<String> labels = new ArrayList<>();
            Set<Long> holes = new HashSet<>();
            for (List<Object> row : session.rows(SQL.get("visits").formatted(first))) {
                crawls.add((Long) row.get(0));
                boolean isComplete = Boolean.TRUE.equals(row.get(2));
                labels.add("crawl " + row.get(0) + ", " + row.get(1) + (isComplete ? "" : " (incomplete)"));
                if (!isComplete) {
                    holes.add((Long) row.get(0));
                }
            }
            List<String> numbers = session.describe(view).stream()
                    .filter(column -> column.values() == Values.NUMBER)
                    .map(ResultColumn::name)
                    .toList();
            return new ListHistory(first, name, rows, crawls, labels, holes, numbers);
        }

        /** Returns a chart with a value for each crawl, NaN where there is none. */
        TimeSeriesChart chart(String title, LongToDoubleFunction ofCrawl) {
            double[] values = crawls.stream()
                    .mapToLong(Long::longValue)
                    .mapToDouble(ofCrawl)
                    .toArray();
            List<Boolean> marks = crawls.stream().map(holes::contains).toList();
            return new TimeSeriesChart(title.replace('_', ' '), labels, values, marks);
        }
    }

    /** Shows the states of one item, and charts of its numbers. */
    static ServerResponse item(SqlSession session, ServerRequest request) throws SqlStatementException {
        long list = request.id();
        ListHistory history = ListHistory.of(session, list);
        QueryTable states = states(session, request);
        return PageLayout.respond("An item of " + history.name(), "/changes", html -> {
            html.open("p")
                    .link("/lists/" + list + "?view=current", "Current items of the list")
                    .text(" · ");
            html.link("/lists/" + list + "/time", "the list over time").close();
            for (String name : history.numbers()) {
                history.chart(name, crawl -> value(states, name, crawl)).writeIfLine(html);
            }
            ServedCells.write(html, "Its states, the first one first", states);
        });
    }

    private static double value(QueryTable states, String column, long crawl) {
        double value = Double.NaN;
        for (Map<String, Object> state : states.objects()) {
            boolean covers = number(state.get("first_crawl")) <= crawl && crawl <= number(state.get("last_crawl"));
            value = covers && state.get(column) instanceof Number ? number(state.get(column)) : value;
        }
        return value;
    }

    /** Returns the states of one item as an array of objects, the first one first. */
    static ServerResponse itemAsObjects(SqlSession session, ServerRequest request) throws SqlStatementException {
        ListHistory.of(session, request.id());
        return ServerResponse.json(200, states(session, request).objects());
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

    /** Returns the number of items, their changes and the mean of each number by crawl, as an array of objects. */
    static ServerResponse overTimeAsObjects(SqlSession session, ServerRequest request) throws SqlStatementException {
        ListHistory history = ListHistory.of(session, request.id());
        Map<Long, Map<String, Object>> changes = changes(session, history.first());
        List<Map<String, Object>> crawls = new ArrayList<>();
        figures(session, history).forEach((crawl, figures) -> {
            Map<String, Object> means = new LinkedHashMap<>();
            for (int i = 0; i < history.numbers().size(); i++) {
                means.put(history.numbers().get(i), figures.get(2 + i));
            }
            Map<String, Object> changed = changes.getOrDefault(crawl, Map.of());
            crawls.add(ApiHandler.object(
                    "crawl",
                    crawl,
                    "items",
                    figures.get(1),
                    "complete",
                    !history.holes().contains(crawl),
                    "changes",
                    changed,
                    "means",
                    means));
        });
        return ServerResponse.json(200, crawls);
    }

    /** Shows the number of items, their changes and the mean of each number by crawl. */
    static ServerResponse overTime(SqlSession session, ServerRequest request) throws SqlStatementException {
        ListHistory history = ListHistory.of(session, request.id());
        Map<Long, List<Object>> figures = figures(session, history);
        Map<Long, Map<String, Object>> changes = changes(session, history.first());
        TimeSeriesChart items = history.chart("items", crawl -> figure(figures.get(crawl), 1));
        return PageLayout.respond(history.name() + " over time", "/", html -> {
            html.open("p").link("/lists/" + request.id(), "All rows").close();
            items.write(html);
            table(html, history, items.values(), changes);
            for (int i = 0; i < history.numbers().size(); i++) {
                int column = 2 + i;
                history.chart("mean of " + history.numbers().get(i), crawl -> figure(figures.get(crawl), column))
                        .writeIfLine(html);
            }
        });
    }

    private static double figure(@Nullable List<Object> figures, int column) {
        return figures == null ? Double.NaN : number(figures.get(column));
    }

    private static double number(@Nullable Object value) {
        return value instanceof Number number ? number.doubleValue() : Double.NaN;
    }

    /** Returns crawl, number of items and means, by crawl. */
    private static Map<Long, List<Object>> figures(SqlSession session, ListHistory history)
            throws SqlStatementException {
        StringBuilder means = new StringBuilder();
        for (String name : history.numbers()) {
            String column = history.rows().columns().get(session.quoted(name));
            means.append(", AVG(CAST(t.").append(column).append(" AS DOUBLE PRECISION))");
        }
        Map<Long, List<Object>> byCrawl = new LinkedHashMap<>();
        for (List<Object> row : session.rows("SELECT t.crawl_id, COUNT(*)" + means + " FROM "
                + history.rows().table() + " t JOIN list_visit v ON v.crawl_id = t.crawl_id AND v.first_list = "
                + history.first() + " AND v.first_row IS NOT NULL"
                + " JOIN list_crawl b ON b.crawl_id = t.crawl_id WHERE NOT t.repeats"
                + " GROUP BY t.crawl_id ORDER BY t.crawl_id")) {
            byCrawl.put((Long) row.get(0), row);
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
            HtmlWriter html, ListHistory history, double[] items, Map<Long, Map<String, Object>> changes) {
        List<String> kinds = changes.values().stream()
                .flatMap(counts -> counts.keySet().stream())
                .distinct()
                .sorted()
                .toList();
        LocalUrl all = LocalUrl.of("/changes").with("is.list", history.first());
        html.open("table").open("tr").header("crawl").header("items");
        kinds.forEach(html::header);
        html.close();
        for (int i = items.length - 1; i >= 0; i--) {
            Long crawl = history.crawls().get(i);
            html.open("tr").rowHeader(history.labels().get(i));
            html.element("td", Double.isNaN(items[i]) ? "" : Markup.count((long) items[i]), "class", "n");
            for (String kind : kinds) {
                Object count = changes.getOrDefault(crawl, Map.of()).get(kind);
                html.open("td", "class", "n");
                if (count != null) {
                    LocalUrl these = all.with("is.crawl", crawl).with("is.change", kind);
                    html.link(these, Markup.count((Long) count));
                }
                html.close();
            }
            html.close();
        }
        html.close();
    }
}
