package io.tagwave.serve;

import io.tagwave.store.query.ListRowSource;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What has become of a list and of its items, crawl by crawl. */
final class ItemHandler {

    private final SessionPool readers;

    ItemHandler(SessionPool readers) {
        this.readers = readers;
    }

    /** A list that was crawled more than once, or may be. */
    private record Followed(
            long first, ListRowSource rows, List<Long> crawls, List<String> marks, List<String> numbers) {

        static Followed of(SqlSession session, long list) throws SqlStatementException, RejectedRequestException {
            String view = "current_" + list;
            ListRowSource rows = session.rowsOf(view);
            if (rows == null) {
                throw RejectedRequestException.missing("there is no list " + list
                        + " whose items are followed: that begins when its" + " crawl has ended");
            }
            long first = first(session, list);
            List<Long> crawls = new ArrayList<>();
            List<String> marks = new ArrayList<>();
            for (List<Object> row : Rows.of(session.run("SELECT v.crawl_id, CAST(CAST(c.started_at AS DATE) AS VARCHAR)"
                    + " FROM list_visit v JOIN list_crawl b ON b.crawl_id = v.crawl_id"
                    + " JOIN crawl c ON c.id = v.crawl_id WHERE v.first_row IS NOT NULL AND v.first_list = "
                    + first + " ORDER BY v.crawl_id"))) {
                crawls.add((Long) row.get(0));
                marks.add("crawl " + row.get(0) + ", " + row.get(1));
            }
            List<String> numbers = session.describe(view).stream()
                    .filter(column -> column.values() == Values.NUMBER)
                    .map(ResultColumn::name)
                    .toList();
            return new Followed(first, rows, crawls, marks, numbers);
        }

        private static long first(SqlSession session, long list) throws SqlStatementException {
            List<List<Object>> found = Rows.of(session.run("SELECT first_list FROM lists WHERE list = " + list));
            return found.isEmpty() ? list : (Long) found.get(0).get(0);
        }

        TimeSeriesChart line(String title, double[] values) {
            return new TimeSeriesChart(title.replace('_', ' '), marks, values);
        }

        double[] none() {
            double[] values = new double[crawls.size()];
            Arrays.fill(values, Double.NaN);
            return values;
        }
    }

    /** The states of one item, and its numbers as lines. */
    ServerResponse item(long list, ServerRequest request) throws SqlStatementException, RejectedRequestException {
        String key = request.parameter("key", "");
        return readers.read(session -> {
            Followed followed = Followed.of(session, list);
            QueryResult found = states(session, list, key);
            List<String> columns = found.columns();
            List<List<Object>> states = rows(found, list, key);
            return ServerResponse.html(200, PageLayout.page("An item of list " + list, "/changes", html -> {
                html.open("p")
                        .link("/lists/" + list + "?view=current", "The list as it is now")
                        .text(" · ");
                html.link("/lists/" + list + "/time", "the list over time").close();
                for (String name : followed.numbers()) {
                    // The history of a list has the columns of its present state.
                    TimeSeriesChart line =
                            followed.line(name, values(followed, states, columns, columns.indexOf(name)));
                    if (line.isLine()) {
                        line.write(html);
                    }
                }
                HtmlTable.write(html, "Its states, the first one first", columns, states);
            }));
        });
    }

    /** The states of one item as an array of objects, the first one first. */
    ServerResponse itemAsObjects(long list, ServerRequest request)
            throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            Followed.of(session, list);
            String key = request.parameter("key", "");
            QueryResult found = states(session, list, key);
            return ServerResponse.json(200, Rows.objects(found.columns(), rows(found, list, key)));
        });
    }

    private static List<List<Object>> rows(QueryResult states, long list, String key)
            throws SqlStatementException, RejectedRequestException {
        List<List<Object>> rows = Rows.of(states);
        if (rows.isEmpty()) {
            throw RejectedRequestException.missing(
                    "list " + list + " has no item " + (key.isEmpty() ? "without a key" : key));
        }
        return rows;
    }

    private static QueryResult states(SqlSession session, long list, String key) throws SqlStatementException {
        return session.run(
                "SELECT * FROM history_" + list + " WHERE " + session.quoted("key") + " = :item ORDER BY first_crawl",
                Map.of("item", key));
    }

    /** How many items each crawl saw, what became of them and the mean of each number, as an array of objects. */
    ServerResponse overTimeAsObjects(long list) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            Followed followed = Followed.of(session, list);
            Map<Long, Map<String, Object>> changes = changes(session, followed.first());
            List<Map<String, Object>> crawls = new ArrayList<>();
            figures(session, followed).forEach((crawl, figures) -> {
                Map<String, Object> means = new LinkedHashMap<>();
                for (int i = 0; i < followed.numbers().size(); i++) {
                    means.put(followed.numbers().get(i), figures.get(2 + i));
                }
                crawls.add(ApiHandler.object(
                        "crawl",
                        crawl,
                        "items",
                        figures.get(1),
                        "changes",
                        changes.getOrDefault(crawl, Map.of()),
                        "means",
                        means));
            });
            return ServerResponse.json(200, crawls);
        });
    }

    private static double[] values(Followed followed, List<List<Object>> states, List<String> columns, int column) {
        double[] values = followed.none();
        for (List<Object> state : states) {
            long first = ((Number) state.get(columns.indexOf("first_crawl"))).longValue();
            long last = ((Number) state.get(columns.indexOf("last_crawl"))).longValue();
            for (int i = 0; i < values.length; i++) {
                long crawl = followed.crawls().get(i);
                if (crawl >= first && crawl <= last && state.get(column) instanceof Number number) {
                    values[i] = number.doubleValue();
                }
            }
        }
        return values;
    }

    /** How many items there were, what became of them, and the mean of each number, crawl by crawl. */
    ServerResponse overTime(long list, ServerRequest request) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            Followed followed = Followed.of(session, list);
            Map<Long, List<Object>> figures = figures(session, followed);
            Map<Long, Map<String, Object>> changes = changes(session, followed.first());
            return ServerResponse.html(200, PageLayout.page("List " + list + " over time", "/", html -> {
                html.open("p").link("/lists/" + list, "All rows").close();
                double[] items = followed.none();
                for (int i = 0; i < items.length; i++) {
                    items[i] = figure(figures.get(followed.crawls().get(i)), 1);
                }
                followed.line("items", items).write(html);
                table(html, followed, items, changes);
                for (int number = 0; number < followed.numbers().size(); number++) {
                    double[] means = followed.none();
                    for (int i = 0; i < means.length; i++) {
                        means[i] = figure(figures.get(followed.crawls().get(i)), 2 + number);
                    }
                    TimeSeriesChart line =
                            followed.line("mean of " + followed.numbers().get(number), means);
                    if (line.isLine()) {
                        line.write(html);
                    }
                }
            }));
        });
    }

    private static double figure(List<Object> figures, int place) {
        return figures != null && figures.get(place) instanceof Number number ? number.doubleValue() : Double.NaN;
    }

    private static Map<Long, List<Object>> figures(SqlSession session, Followed followed) throws SqlStatementException {
        StringBuilder means = new StringBuilder();
        for (String name : followed.numbers()) {
            String column = followed.rows().columns().get(session.quoted(name));
            means.append(", AVG(CAST(t.").append(column).append(" AS DOUBLE PRECISION))");
        }
        Map<Long, List<Object>> byCrawl = new LinkedHashMap<>();
        for (List<Object> row : Rows.of(session.run("SELECT t.crawl_id, COUNT(*)" + means + " FROM "
                + followed.rows().table() + " t JOIN list_crawl b ON b.crawl_id = t.crawl_id WHERE NOT t.repeats"
                + " GROUP BY t.crawl_id ORDER BY t.crawl_id"))) {
            byCrawl.put((Long) row.get(0), row);
        }
        return byCrawl;
    }

    /** How many items have changed in which way, by crawl. */
    private static Map<Long, Map<String, Object>> changes(SqlSession session, long first) throws SqlStatementException {
        Map<Long, Map<String, Object>> byCrawl = new LinkedHashMap<>();
        for (List<Object> row : Rows.of(session.run("SELECT crawl, change, COUNT(DISTINCT " + session.quoted("key")
                + ") FROM changes WHERE list = " + first + " GROUP BY crawl, change ORDER BY crawl, change"))) {
            byCrawl.computeIfAbsent((Long) row.get(0), crawl -> new LinkedHashMap<>())
                    .put((String) row.get(1), row.get(2));
        }
        return byCrawl;
    }

    private static void table(
            HtmlWriter html, Followed followed, double[] items, Map<Long, Map<String, Object>> changes) {
        List<String> kinds = changes.values().stream()
                .flatMap(counts -> counts.keySet().stream())
                .distinct()
                .sorted()
                .toList();
        LocalUrl all = LocalUrl.of("/changes").with("is.list", followed.first());
        html.open("table").open("tr").element("th", "crawl", "scope", "col").element("th", "items", "scope", "col");
        kinds.forEach(kind -> html.element("th", kind, "scope", "col"));
        html.close();
        for (int i = items.length - 1; i >= 0; i--) {
            Long crawl = followed.crawls().get(i);
            html.open("tr").element("th", followed.marks().get(i), "scope", "row");
            html.element("td", Double.isNaN(items[i]) ? "" : FilterableTable.number((long) items[i]), "class", "n");
            for (String kind : kinds) {
                Object count = changes.getOrDefault(crawl, Map.of()).get(kind);
                html.open("td", "class", "n");
                if (count != null) {
                    LocalUrl these = all.with("is.crawl", crawl).with("is.change", kind);
                    html.link(these.toString(), FilterableTable.number((Long) count));
                }
                html.close();
            }
            html.close();
        }
        html.close();
    }
}
