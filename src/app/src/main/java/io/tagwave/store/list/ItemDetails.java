package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.detail.DetailColumn;
import io.tagwave.detail.DetailPage;
import io.tagwave.detail.DetailTemplate;
import io.tagwave.site.ListShape;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteList;
import io.tagwave.store.PageParts;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.TypedCells;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Further columns of a list, read from the pages of its items. A page that failed or had not changed keeps what it said when
 * it was last read.
 */
final class ItemDetails {

    private static final SqlStatements SQL = SqlStatements.of(ItemDetails.class);

    /** Prefix of the paths of fields on the items' pages, which separates them from those of the list. */
    private static final String PREFIX = "detail:";

    /** Number of pages from which the template is learned. */
    private static final int SAMPLE = 100;

    /** Share of items for which another column of the list must say the same to make a detail redundant. */
    private static final double REDUNDANT_SHARE = 0.9;

    private final Map<String, List<@Nullable String>> cells;
    private final List<ListShape.Part> columns;
    /** By path of the column, the typed values by link of the item. */
    private final Map<String, Map<String, @Nullable Object>> values = new HashMap<>();

    private ItemDetails(List<ListShape.Part> columns, Map<String, List<@Nullable String>> cells) {
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

    static String path(SiteColumn column) {
        return column.detail() ? PREFIX + column.path() : column.path();
    }

    /** Returns the place on the items' pages that a path names. */
    static String place(String path) {
        return path.substring(PREFIX.length());
    }

    /** Reads the details of a list in a crawl; its table has the known fields. */
    static ItemDetails of(
            Connection connection, long crawlId, long list, List<ListField> known, @Nullable SiteList wanted)
            throws SQLException {
        Map<String, Long> pages = pages(connection, crawlId, list);
        try (PreparedStatement query =
                connection.prepareStatement("SELECT sorts, paths, texts FROM detail_page WHERE page_id = ?")) {
            List<DetailPage> sample = new ArrayList<>();
            for (long page : pages.values().stream().limit(SAMPLE).toList()) {
                sample.add(page(query, page));
            }
            List<DetailColumn> columns = columns(sample, known, wanted);
            DetailTemplate template = new DetailTemplate(columns);
            Map<String, List<@Nullable String>> cells = new LinkedHashMap<>();
            for (Map.Entry<String, Long> page : pages.entrySet()) {
                if (!columns.isEmpty()) {
                    cells.put(page.getKey(), template.cells(page(query, page.getValue())));
                }
            }
            List<ListShape.Part> parts = new ArrayList<>();
            for (DetailColumn column : columns) {
                parts.add(new ListShape.Part(
                        parts.size() + 1, column.name(), column.kind().code(), PREFIX + column.place(), false));
            }
            return new ItemDetails(parts, cells);
        }
    }

    /** Returns the columns of the site's file; without any, the known ones and others in which the pages vary. */
    private static List<DetailColumn> columns(
            List<DetailPage> sample, List<ListField> known, @Nullable SiteList wanted) {
        Map<String, DetailColumn> columns = new LinkedHashMap<>();
        for (SiteColumn column : wanted == null ? List.<SiteColumn>of() : wanted.columns()) {
            if (column.detail()) {
                columns.put(column.path(), new DetailColumn(column.name(), column.kind(), column.path()));
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

    /** Returns the latest read pages by the links of the items, in the order of the items. */
    private static Map<String, Long> pages(Connection connection, long crawlId, long list) throws SQLException {
        Map<String, Long> pages = new LinkedHashMap<>();
        Sql.query(connection, SQL.get("detailPages"), crawlId, crawlId, list)
                .each(row -> pages.put(row.getString(1), row.getLong(2)));
        return pages;
    }

    private static DetailPage page(PreparedStatement query, long number) throws SQLException {
        return Sql.query(query, number)
                .first(row -> PageParts.readDetail(row.getArray(1), row.getArray(2), row.getArray(3)))
                .orElseThrow();
    }

    private Map<String, @Nullable Object> values(ColumnKind kind, int column) {
        List<@Nullable String> texts = new ArrayList<>();
        cells.values().forEach(row -> texts.add(row.get(column)));
        Object[] read = TypedCells.values(kind, texts);
        Map<String, @Nullable Object> byHref = new HashMap<>();
        int row = 0;
        for (String href : cells.keySet()) {
            byHref.put(href, read[row++]);
        }
        return byHref;
    }

    /** Returns the details without the columns that repeat another column of the list. */
    ItemDetails without(List<ListItem> items, List<ListField> fields) {
        List<ListShape.Part> kept = columns.stream()
                .filter(column -> fields.stream().anyMatch(field -> field.path().equals(column.path()))
                        || !isRedundant(column, items, fields))
                .toList();
        return new ItemDetails(kept, cells);
    }

    private boolean isRedundant(ListShape.Part column, List<ListItem> items, List<ListField> fields) {
        for (int field = 0; field < fields.size(); field++) {
            int both = 0;
            int same = 0;
            for (ListItem item : items) {
                List<@Nullable String> row = item.href() == null ? null : cells.get(item.href());
                String detail = row == null ? null : row.get(column.ordinal() - 1);
                String own = item.texts()[field];
                if (detail != null && own != null) {
                    both++;
                    same += ItemComparison.normalized(detail).equals(ItemComparison.normalized(own)) ? 1 : 0;
                }
            }
            if (same > 0 && same >= REDUNDANT_SHARE * both) {
                return true;
            }
        }
        return false;
    }

    List<ListShape.Part> columns() {
        return columns;
    }

    /** Fills the details into an item; an item whose page was never read keeps what it has. */
    void fill(ListItem item, List<ListField> fields) {
        List<@Nullable String> row = item.href() == null ? null : cells.get(item.href());
        for (int i = 0; i < fields.size() && row != null; i++) {
            String path = fields.get(i).path();
            for (ListShape.Part column : columns) {
                if (column.path().equals(path)) {
                    item.texts()[i] = row.get(column.ordinal() - 1);
                    item.values()[i] = fields.get(i).valueColumn() == null
                            ? null
                            : values.getOrDefault(path, Map.of()).get(item.href());
                }
            }
        }
    }

    /** Copies the details of an item's previous state if its page was not read now. */
    void keep(ListItem item, ListItem before, List<ListField> fields) {
        boolean wasRead = item.href() != null && cells.containsKey(item.href());
        for (int i = 0; i < fields.size() && !wasRead; i++) {
            if (isDetail(fields.get(i).path()) && item.texts()[i] == null) {
                item.texts()[i] = before.texts()[i];
                item.values()[i] = before.values()[i];
            }
        }
    }
}
