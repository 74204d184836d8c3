package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.site.ListShape;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A list that earlier crawls saw.
 *
 * @param number of the list when it was first seen
 * @param url its URL then
 * @param form its columns when a crawl last read pages of it
 * @param fields of its table, in the order in which they were added
 * @param latest the latest visit
 * @param name the list's name in all its visits
 * @param written whether command {@code list} saved it
 * @param everComplete whether a visit saw the list to its end
 * @param coverage how much of the list the latest visit saw
 */
record ListHistory(
        long number,
        String host,
        String template,
        String url,
        ListShape form,
        List<ListField> fields,
        ListVisit latest,
        String name,
        boolean written,
        boolean everComplete,
        VisitCoverage coverage) {

    private static final SqlStatements SQL = SqlStatements.of(ListHistory.class);

    /** Returns the lists with a table that crawls before this one saw. */
    static List<ListHistory> before(Connection connection, long crawlId) throws SQLException {
        return Sql.query(connection, SQL.get("latestVisits"), crawlId).list(row -> history(connection, row));
    }

    private static ListHistory history(Connection connection, ResultSet row) throws SQLException {
        Map<String, ListField> fields = new LinkedHashMap<>();
        List<ListShape.Part> latest = new ArrayList<>();
        long[] list = {-1};
        Sql.query(connection, SQL.get("columnsOfVisits"), row.getLong(1)).each(column -> {
            if (column.getLong(1) != list[0]) {
                latest.clear();
                list[0] = column.getLong(1);
            }
            ColumnKind kind = ColumnKind.of(column.getString(4));
            String path = column.getString(5);
            latest.add(new ListShape.Part(column.getInt(2), column.getString(3), kind.code(), path, false));
            String value = column.getString(7);
            ListField known = fields.get(path);
            if (known == null || known.valueColumn() == null && value != null) {
                fields.put(path, new ListField(path, kind, column.getString(6), value));
            }
        });
        return new ListHistory(
                row.getLong(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                new ListShape(latest),
                List.copyOf(fields.values()),
                new ListVisit(row.getLong(5), row.getLong(6), row.getLong(7), KeyRule.parse(row.getString(8))),
                row.getString(9),
                row.getBoolean(10),
                row.getBoolean(11),
                new VisitCoverage(row.getBoolean(12), row.getInt(13)));
    }

    ListTable table(Connection connection) throws SQLException {
        return new ListTable(connection, number, fields);
    }

    /**
     * Finds the predecessors of the lists of a crawl: at the same place of the template, with similar columns, and on the
     * same pages as far as possible. Each list has one successor.
     *
     * @param isNamed returns whether a person named the columns of a list, which makes their names useless for comparing
     */
    static Map<CrawledList, ListHistory> match(
            CarriedOverPages pages,
            List<ListHistory> earlier,
            Collection<CrawledList> lists,
            Predicate<CrawledList> isNamed) {
        record Pair(CrawledList found, ListHistory history, long pages) {}
        List<Pair> pairs = new ArrayList<>();
        for (ListHistory history : lists.isEmpty() ? List.<ListHistory>of() : earlier) {
            Set<String> urls = new HashSet<>();
            pages.latest(history.number()).values().forEach(page -> urls.add(page.url()));
            for (CrawledList found : lists) {
                if (history.isLike(found, isNamed.test(found))) {
                    long shared = found.urls().stream().filter(urls::contains).count();
                    pairs.add(new Pair(found, history, shared));
                }
            }
        }
        pairs.sort(Comparator.comparingLong(Pair::pages)
                .reversed()
                .thenComparing(pair -> pair.found().number())
                .thenComparing(pair -> pair.history().number()));
        Map<CrawledList, ListHistory> matches = new HashMap<>();
        Set<ListHistory> matched = new HashSet<>();
        for (Pair pair : pairs) {
            if (!matches.containsKey(pair.found()) && matched.add(pair.history())) {
                matches.put(pair.found(), pair.history());
            }
        }
        return matches;
    }

    ListHistory with(List<ListField> changed, ListVisit visit) {
        return new ListHistory(
                number, host, template, url, form, changed, visit, name, written, everComplete, coverage);
    }

    boolean isOnServerOf(CrawledList found) {
        return ListGrouping.server(found.url()).equals(ListGrouping.server(url));
    }

    private boolean isLike(CrawledList found, boolean isNamed) {
        return isOnServerOf(found)
                && found.template().equals(template)
                && (isNamed ? found.form().sharesPaths(form) : found.form().isLike(form));
    }
}
