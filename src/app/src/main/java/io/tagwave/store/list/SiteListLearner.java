package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.pager.PageNumbers;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteKey;
import io.tagwave.site.SiteList;
import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.ListRowSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Describes a list as a crawl read it in a form that a person can edit: the list of a site's file. */
public record SiteListLearner(Connection connection, long crawlId, long list) {

    private static final SqlStatements SQL = SqlStatements.of(SiteListLearner.class);

    /** Share of pages that must have a column, and of a median page's items, to make it required. */
    private static final double REQUIRED = 0.9;

    /**
     * Returns a list as a crawl read it.
     *
     * @param list its number when it was first seen
     * @throws IllegalArgumentException if the crawl did not read any page of the list itself
     */
    public static SiteList of(Database database, long crawlId, long list) {
        return database.call("look at the list", connection -> new SiteListLearner(connection, crawlId, list).learn());
    }

    private SiteList learn() throws SQLException {
        return Sql.query(connection, SQL.get("visitOfList"), crawlId, list)
                .first(row -> {
                    String rows = " FROM list_" + list + " WHERE "
                            + ListRowSource.ofVisit("", crawlId, row.getLong(4), row.getLong(5))
                            + " AND NOT carried AND crawl_id = " + crawlId;
                    List<String> pages = pages(rows);
                    List<SiteColumn> columns = columns(row.getLong(1), rows);
                    return new SiteList(
                            pages.get(0),
                            List.of(row.getString(2)),
                            columns,
                            key(KeyRule.parse(row.getString(3)), columns),
                            PageNumbers.of(pages));
                })
                .orElseThrow(() -> new IllegalArgumentException("expected a list of which crawl " + crawlId
                        + " read a page, found one whose pages had all not changed"));
    }

    /** Returns the list's pages in the order of their items. */
    private List<String> pages(String rows) throws SQLException {
        String query = "SELECT page_url" + rows + " GROUP BY page_url ORDER BY MIN(id)";
        return Sql.query(connection, query).list(row -> row.getString(1));
    }

    /** Returns the columns under the names that they had when the list was first seen, whatever a redesign made of their order. */
    private List<SiteColumn> columns(long number, String rows) throws SQLException {
        List<String> texts = new ArrayList<>();
        Set<String> first = new HashSet<>();
        List<SiteColumn> columns = Sql.query(connection, SQL.get("columnsOfList"), list, number)
                .list(row -> {
                    String known = row.getString(1);
                    if (known != null) {
                        first.add(row.getString(4));
                    }
                    texts.add(row.getString(5));
                    return column(
                            known == null ? row.getString(2) : known,
                            ColumnKind.of(row.getString(3)),
                            row.getString(4));
                });
        return distinct(optional(columns, filled(texts, rows)), first);
    }

    private static SiteColumn column(String name, ColumnKind kind, String path) {
        return ItemDetails.isDetail(path)
                ? new SiteColumn(name, kind, ItemDetails.place(path), false, false, true)
                : new SiteColumn(name, kind, path, false);
    }

    private static List<SiteColumn> optional(List<SiteColumn> columns, List<double[]> filled) {
        List<SiteColumn> marked = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            int column = i;
            double[] shares =
                    filled.stream().mapToDouble(page -> page[column]).sorted().toArray();
            long having = Arrays.stream(shares).filter(share -> share > 0).count();
            boolean required = having >= REQUIRED * shares.length && shares[(shares.length - 1) / 2] >= REQUIRED;
            marked.add(columns.get(i).optional(!required && !columns.get(i).detail()));
        }
        return marked;
    }

    /** Returns for each page the shares of its items that have each column. */
    private List<double[]> filled(List<String> columns, String rows) throws SQLException {
        SqlDialect dialect = SqlDialect.of(connection);
        StringBuilder counts = new StringBuilder("SELECT COUNT(*)");
        columns.forEach(column ->
                counts.append(", COUNT(").append(dialect.quoted(column)).append(')'));
        return Sql.query(connection, counts + rows + " GROUP BY page_url").list(row -> {
            double[] shares = new double[columns.size()];
            for (int i = 0; i < shares.length; i++) {
                shares[i] = (double) row.getLong(i + 2) / row.getLong(1);
            }
            return shares;
        });
    }

    /**
     * Makes names unique: they come from different pages, and two of them may be the same.
     *
     * @param first paths of the columns that keep their names
     */
    private static List<SiteColumn> distinct(List<SiteColumn> columns, Set<String> first) {
        Set<String> used = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        Map<SiteColumn, String> names = new HashMap<>();
        Stream.of(true, false).forEach(isFirst -> columns.stream()
                .filter(column -> first.contains(ItemDetails.path(column)) == isFirst)
                .forEach(column -> {
                    String name = column.name();
                    for (int number = 2; !used.add(name); number++) {
                        name = column.name() + " " + number;
                    }
                    names.put(column, name);
                }));
        return columns.stream()
                .map(column -> column.named(names.getOrDefault(column, column.name())))
                .toList();
    }

    private static @Nullable SiteKey key(KeyRule rule, List<SiteColumn> columns) {
        if (rule.source() == KeyRule.Source.RECORD) {
            return new SiteKey(SiteKey.By.TEXT, "", List.of());
        }
        if (rule.path().isEmpty()) {
            return new SiteKey(SiteKey.By.LINK, "", rule.parameters());
        }
        return columns.stream()
                .filter(column -> ItemDetails.path(column).equals(rule.path()))
                .findFirst()
                .map(column -> new SiteKey(SiteKey.By.COLUMN, column.name(), rule.parameters()))
                .orElse(null);
    }
}
