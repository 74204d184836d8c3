package io.tagwave.store.list;

import io.tagwave.site.ListShape;
import io.tagwave.store.Sql;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes which crawl saw which list, in which regions and columns. */
final class ListVisitTable {

    private static final String COLUMNS = "crawl_id, first_list, list, host, template, url, regions, pages, records,"
            + " first_row, last_row, previous_crawl, key_rule, complete, missing_pages, refused, repaired, name";

    private static final int MAX_NAME = 120;

    private final Connection connection;
    private final long crawlId;
    /** By number of lists. */
    private final Map<Long, String> names = new HashMap<>();

    ListVisitTable(Connection connection, long crawlId) {
        this.connection = connection;
        this.crawlId = crawlId;
    }

    /**
     * Names the lists that no earlier crawl saw by host and path of their first page, such as {@code shop.example/lamps}: the
     * main lists of their pages first, then the longest. A list whose page has given its name to another one has a number
     * behind it.
     */
    void name(List<CrawledList> lists) throws SQLException {
        Set<String> taken = new HashSet<>(
                Sql.query(connection, "SELECT DISTINCT name FROM list_visit").list(row -> row.getString(1)));
        lists.stream()
                .sorted(Comparator.comparing(CrawledList::isMain)
                        .thenComparing(CrawledList::records)
                        .reversed()
                        .thenComparing(CrawledList::number))
                .forEach(list -> {
                    String base = name(list.firstUrl());
                    String name = base;
                    for (int n = 2; !taken.add(name); n++) {
                        name = base + "#" + n;
                    }
                    names.put(list.number(), name);
                });
    }

    private static String name(String url) {
        String name = url.replaceFirst("^[^:/]+://", "").replaceFirst("#.*", "").replaceFirst("/$", "");
        return name.length() <= MAX_NAME ? name : name.substring(0, MAX_NAME);
    }

    /**
     * Inserts the visit of a list.
     *
     * @param found null for a list of which the crawl read no page
     * @param before null for a list that no earlier crawl saw
     * @param visit its rows; null for a list without a table, and for rows that were refused
     * @param refused why the rows were refused, or null
     * @param repaired how the columns were found again after a redesign, or null
     */
    void insert(
            long number,
            @Nullable CrawledList found,
            @Nullable ListHistory before,
            @Nullable ListVisit visit,
            VisitCoverage coverage,
            @Nullable String refused,
            @Nullable String repaired)
            throws SQLException {
        Sql.insert(
                connection,
                "list_visit",
                COLUMNS,
                crawlId,
                number,
                found == null ? number : found.number(),
                found == null ? Objects.requireNonNull(before).host() : found.host(),
                found == null ? Objects.requireNonNull(before).template() : found.template(),
                found == null ? Objects.requireNonNull(before).url() : found.url(),
                found == null ? 0L : found.regions().size(),
                found == null ? 0L : found.urls().size(),
                found == null ? 0L : found.records(),
                visit == null ? null : visit.firstRow(),
                visit == null ? null : visit.lastRow(),
                before == null ? null : before.latest().crawl(),
                visit == null ? null : visit.rule().line(),
                coverage.complete(),
                coverage.missingPages(),
                refused,
                repaired,
                before == null ? names.get(number) : before.name());
    }

    void insertRegions(CrawledList list) throws SQLException {
        try (PreparedStatement insert = Sql.insert(connection, "list_region", "region_id, list")) {
            for (CrawledList.Part part : list.regions()) {
                Sql.batch(insert, part.id(), list.number());
            }
            insert.executeBatch();
        }
    }

    void insertColumns(CrawledList list, ListTable table, ItemDetails details) throws SQLException {
        List<ListShape.Part> columns = new ArrayList<>(list.columns());
        columns.addAll(details.columns());
        int ordinal = 0;
        try (PreparedStatement insert =
                Sql.insert(connection, "list_column", "list, ordinal, name, kind, path, text_column, value_column")) {
            for (ListShape.Part part : columns) {
                ListField field = Objects.requireNonNull(table.field(part.path()));
                Sql.batch(
                        insert,
                        list.number(),
                        ++ordinal,
                        part.name(),
                        part.kind(),
                        part.path(),
                        field.textColumn(),
                        field.valueColumn());
            }
            insert.executeBatch();
        }
    }
}
