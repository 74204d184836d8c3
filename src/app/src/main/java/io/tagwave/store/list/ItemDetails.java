package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.detail.DetailColumn;
import io.tagwave.detail.DetailPage;
import io.tagwave.detail.DetailTemplate;
import io.tagwave.site.ListShape;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteList;
import io.tagwave.store.PageParts;
import io.tagwave.store.StatementParameters;
import io.tagwave.store.TypedCells;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What the pages of a list's items say: further columns of the list. A page that could not be had, or had not changed, says what it said
 * when it was last read.
 */
final class ItemDetails {

    /** Before the places of fields of the items' pages, which tells them from those of the list. */
    private static final String PREFIX = "detail:";

    /** Pages that their template is learned from. */
    private static final int SAMPLE = 100;

    /** Share of the items for which a column of the list has to say the same. */
    private static final double SAID = 0.9;

    private final Map<String, List<String>> cells;
    private final List<ListShape.Part> columns;
    /** By column the value of each row, in the order of {@link #cells}. */
    private final Map<String, Map<String, Object>> values = new HashMap<>();

    private ItemDetails(List<ListShape.Part> columns, Map<String, List<String>> cells) {
        this.columns = columns;
        this.cells = cells;
        for (ListShape.Part column : columns) {
            ColumnKind kind = ColumnKind.of(column.kind());
            if (ListField.isTyped(kind)) {
                values.put(column.path(), values(kind, column.ordinal() - 1));
            }
        }
    }

    static boolean isDetail(String path) {
        return path.startsWith(PREFIX);
    }

    /** The path of a column of a site. */
    static String path(SiteColumn column) {
        return column.detail() ? PREFIX + column.path() : column.path();
    }

    /** The place in the items' pages that a path names. */
    static String place(String path) {
        return path.substring(PREFIX.length());
    }

    /**
     * The details of a list in a crawl.
     *
     * @param known fields of the list's table
     * @param wanted what a person wants of the list, or null
     */
    static ItemDetails of(Connection connection, long crawlId, long list, List<ListField> known, SiteList wanted)
            throws SQLException {
        Map<String, Long> pages = pages(connection, crawlId, list);
        try (PreparedStatement query =
                connection.prepareStatement("SELECT sorts, paths, texts FROM detail_page WHERE page_id = ?")) {
            return of(query, pages, known, wanted);
        }
    }

    private static ItemDetails of(
            PreparedStatement query, Map<String, Long> pages, List<ListField> known, SiteList wanted)
            throws SQLException {
        List<DetailPage> sample = new ArrayList<>();
        for (long page : pages.values().stream().limit(SAMPLE).toList()) {
            sample.add(page(query, page));
        }
        List<DetailColumn> columns = columns(sample, known, wanted);
        DetailTemplate template = DetailTemplate.of(columns);
        Map<String, List<String>> cells = new LinkedHashMap<>();
        for (Map.Entry<String, Long> page :
                columns.isEmpty() ? Map.<String, Long>of().entrySet() : pages.entrySet()) {
            cells.put(page.getKey(), template.cells(page(query, page.getValue())));
        }
        List<ListShape.Part> parts = new ArrayList<>();
        for (DetailColumn column : columns) {
            parts.add(new ListShape.Part(
                    parts.size() + 1, column.name(), column.kind().code(), PREFIX + column.place(), false));
        }
        return new ItemDetails(parts, cells);
    }

    /** Those that are wanted; else those that are known, and what else the pages vary in. */
    private static List<DetailColumn> columns(List<DetailPage> sample, List<ListField> known, SiteList wanted) {
        Map<String, DetailColumn> columns = new LinkedHashMap<>();
        if (wanted != null) {
            for (SiteColumn column : wanted.columns()) {
                if (column.detail()) {
                    columns.put(column.path(), new DetailColumn(column.name(), column.kind(), column.path()));
                }
            }
        }
        if (columns.isEmpty()) {
            for (ListField field : known) {
                if (isDetail(field.path())) {
                    columns.put(place(field.path()), new DetailColumn(field.name(), field.kind(), place(field.path())));
                }
            }
            DetailTemplate.learn(sample).forEach(column -> columns.putIfAbsent(column.place(), column));
        }
        return List.copyOf(columns.values());
    }

    /** By the links of the items the pages that were read last, in the order of the items. */
    private static Map<String, Long> pages(Connection connection, long crawlId, long list) throws SQLException {
        Map<String, Long> pages = new LinkedHashMap<>();
        try (PreparedStatement query = connection.prepareStatement("SELECT l.href, MAX(p.id) FROM detail_link l"
                + " JOIN page p ON p.url = l.url AND p.crawl_id <= ? JOIN detail_page d ON d.page_id = p.id"
                + " WHERE l.crawl_id = ? AND l.list = ? GROUP BY l.href ORDER BY MIN(l.place)")) {
            new StatementParameters(query).add(crawlId).add(crawlId).add(list);
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    pages.put(row.getString(1), row.getLong(2));
                }
            }
        }
        return pages;
    }

    private static DetailPage page(PreparedStatement query, long number) throws SQLException {
        new StatementParameters(query).add(number);
        try (ResultSet row = query.executeQuery()) {
            row.next();
            return PageParts.readDetail(row.getArray(1), row.getArray(2), row.getArray(3));
        }
    }

    private Map<String, Object> values(ColumnKind kind, int column) {
        List<String> texts = new ArrayList<>();
        cells.values().forEach(row -> texts.add(row.get(column)));
        Object[] read = TypedCells.values(kind, texts);
        Map<String, Object> byHref = new HashMap<>();
        int row = 0;
        for (String href : cells.keySet()) {
            byHref.put(href, read[row++]);
        }
        return byHref;
    }

    /** The columns that the list does not have itself: one that says what another one of the items says tells nothing. */
    ItemDetails without(List<ListItem> items, List<ListField> fields) {
        List<ListShape.Part> kept = new ArrayList<>();
        for (ListShape.Part column : columns) {
            boolean isKnown = fields.stream().anyMatch(field -> field.path().equals(column.path()));
            if (isKnown || !isSaid(column, items, fields)) {
                kept.add(column);
            }
        }
        return new ItemDetails(kept, cells);
    }

    private boolean isSaid(ListShape.Part column, List<ListItem> items, List<ListField> fields) {
        for (int field = 0; field < fields.size(); field++) {
            int both = 0;
            int same = 0;
            for (ListItem item : items) {
                List<String> row = item.href == null ? null : cells.get(item.href);
                String text = row == null ? null : row.get(column.ordinal() - 1);
                if (text != null && item.texts[field] != null) {
                    both++;
                    same += ItemComparison.plain(text).equals(ItemComparison.plain(item.texts[field])) ? 1 : 0;
                }
            }
            if (same > 0 && same >= SAID * both) {
                return true;
            }
        }
        return false;
    }

    /** Its columns. */
    List<ListShape.Part> columns() {
        return columns;
    }

    /** Writes what is known of an item into it; an item whose page never could be had keeps what it has. */
    void fill(ListItem item, List<ListField> fields) {
        List<String> row = item.href == null ? null : cells.get(item.href);
        for (int i = 0; i < fields.size() && row != null; i++) {
            String path = fields.get(i).path();
            for (ListShape.Part column : columns) {
                if (column.path().equals(path)) {
                    item.texts[i] = row.get(column.ordinal() - 1);
                    item.values[i] = fields.get(i).valueColumn() == null
                            ? null
                            : values.getOrDefault(path, Map.of()).get(item.href);
                }
            }
        }
    }

    /** Whether an item's page was read. */
    boolean tells(ListItem item) {
        return item.href != null && cells.containsKey(item.href);
    }

    /** Fields of an item whose page tells nothing now are those that it had. */
    void keep(ListItem item, ListItem before, List<ListField> fields) {
        for (int i = 0; i < fields.size() && !tells(item); i++) {
            if (isDetail(fields.get(i).path()) && Objects.isNull(item.texts[i])) {
                item.texts[i] = before.texts[i];
                item.values[i] = before.values[i];
            }
        }
    }
}
