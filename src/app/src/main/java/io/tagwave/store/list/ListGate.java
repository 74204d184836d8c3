package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.ValueParts;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Compares a visit of a list with those before it: how many items there are and stay, how many have each column, how many different
 * values it has, prices that are others by a factor, and how many titles change.
 */
record ListGate(Connection connection, ListTable table, ColumnLayout layout, ListHistory history) {

    private static final SqlStatements SQL = SqlStatements.of(ListGate.class);

    /** Number of earlier visits that are read. */
    private static final int MAX_VISITS = 12;

    /** Number of rows that are read of them together, so that a long list is not read twelve times. */
    private static final long MAX_ROWS = 100_000;

    /** A count or share below this part of the least one before is a break, if it also fell by {@link #MIN_DROP}. */
    private static final double BREAK = 0.5;

    private static final double MIN_DROP = 0.25;

    /** Small numbers vary: fewer items say nothing about shares, and no count falls by fewer. */
    private static final int MIN_ITEMS = 5;

    /** Columns that fewer of the items have, and values of which fewer are different, vary. */
    private static final double MIN_SHARE = 0.3;

    /** Share of items that have a column that all have, but for a slip. */
    private static final double ALWAYS = 0.98;

    /** Number of prices that show the currency of a visit. */
    private static final int MAX_PRICES = 100;

    /** Share of items that stay, or of titles that are the same, of a list whose items are known to stay. */
    private static final double STAYING = 0.8;

    /** Figures of one column in one visit. */
    private record ColumnFigures(double filled, double different) {}

    private record Figures(long items, List<ColumnFigures> columns) {}

    /** Tells what became of the items since the visit before. */
    private record Turnover(long hours, double staying, Map<String, Double> changed) {}

    /**
     * Returns why a visit is refused, as a sentence; null if it is like those before it.
     *
     * @param repair how the columns were found again after a redesign; those that it lost may be missing
     */
    @Nullable
    String refusal(ListVisit now, VisitCoverage coverage, @Nullable ColumnRepair repair) throws SQLException {
        List<ListField> columns = table.fields().stream()
                .filter(field -> !ItemDetails.isDetail(field.path())
                        && !ValueParts.isPart(field.path())
                        && !layout.isHidden(field))
                .filter(field -> repair == null || !repair.isLost(field))
                .toList();
        Map<Integer, String> without = pagesWithout(columns, now);
        // It shares the rows of the pages that did not change: too many for a count or a share to fall below a half.
        if (now.firstRow() <= history.latest().lastRow() && without.isEmpty()) {
            return ofPrices(columns, now);
        }
        List<Figures> before = new ArrayList<>();
        long rows = 0;
        for (ListVisit visit : visits(now.crawl(), false)) {
            rows += table.items(visit);
            if (before.isEmpty() || rows <= MAX_ROWS) {
                before.add(figures(columns, visit, ""));
            }
        }
        Figures found = figures(columns, now, coverage.complete() ? "" : " AND NOT carried");
        String reason = coverage.complete() ? ofItems(before, found) : null;
        for (int i = 0; i < columns.size() && found.items >= MIN_ITEMS && reason == null; i++) {
            reason = ofColumn(i, layout.name(columns.get(i)), before, found.columns.get(i));
        }
        reason = reason == null ? ofPages(columns, before, without) : reason;
        reason = reason == null ? ofPrices(columns, now) : reason;
        return reason == null ? ofTurnover(now, coverage, columns, found) : reason;
    }

    /** Looks for a page of which no item has what all items of all visits had. */
    private @Nullable String ofPages(List<ListField> columns, List<Figures> before, Map<Integer, String> without) {
        for (Map.Entry<Integer, String> page : without.entrySet()) {
            if (Range.of(before, page.getKey(), ColumnFigures::filled).low >= ALWAYS) {
                return layout.name(columns.get(page.getKey())) + " was filled in all items of " + visits(before.size())
                        + ", now in none of " + page.getValue();
            }
        }
        return null;
    }

    /** Returns for each column that all items of some page lack the first such page, by the columns' numbers. */
    private Map<Integer, String> pagesWithout(List<ListField> columns, ListVisit now) throws SQLException {
        StringBuilder counts = new StringBuilder();
        for (ListField field : columns) {
            counts.append(", COUNT(" + quoted(field.name()) + ")");
        }
        Map<Integer, String> pages = new TreeMap<>();
        String query = table.of(SQL.get("columnsOfPages"), now).replace("COUNTS", counts);
        Sql.query(connection, query, now.crawl(), MIN_ITEMS).each(row -> {
            for (int i = 0; i < columns.size(); i++) {
                if (row.getLong(i + 2) == 0) {
                    pages.putIfAbsent(i, row.getString(1));
                }
            }
        });
        return pages;
    }

    /**
     * Looks for prices that were all in one currency and are all in another, as where a shop takes the visitor for a foreigner,
     * and for a page whose items have other prices by a factor, as where it lost a decimal comma, or one title for all of them.
     */
    private @Nullable String ofPrices(List<ListField> columns, ListVisit now) throws SQLException {
        StringBuilder broken = new StringBuilder();
        for (int i = 0; i < columns.size(); i++) {
            ColumnKind kind = columns.get(i).kind();
            if (kind == ColumnKind.PRICE || kind == ColumnKind.TEXT) {
                String test = kind == ColumnKind.PRICE ? SQL.get("brokenPrice") : SQL.get("brokenText");
                broken.append(test.replace("COLUMN", quoted(columns.get(i).name())) + " THEN " + i);
            }
        }
        String query = table.of(SQL.get("brokenPages"), now)
                .replace("BEFORE", history.latest().rows("b."))
                .replace("LATER", now.rows("n."))
                .replace("BROKEN", broken);
        String page = Sql.query(connection, query, now.crawl(), MIN_ITEMS)
                .first(row -> layout.name(columns.get(row.getInt(2)))
                        + (columns.get(row.getInt(2)).kind() == ColumnKind.PRICE
                                ? " is another by a factor of 5 or more in most items of "
                                : " was different in all items, now it is the same in all of ")
                        + row.getString(1))
                .orElse(null);
        if (page != null) {
            return page;
        }
        for (ListField field : columns) {
            if (field.kind() == ColumnKind.PRICE) {
                String other = ItemComparison.otherCurrency(
                        prices(field, history.latest(), "TRUE ORDER BY id"),
                        prices(field, now, "crawl_id = " + now.crawl() + " ORDER BY carried, id"));
                if (other != null) {
                    return layout.name(field) + " was in " + other;
                }
            }
        }
        return null;
    }

    private List<String> prices(ListField field, ListVisit visit, String further) throws SQLException {
        String query = table.of(SQL.get("textsOfColumn"), visit)
                .replace("COLUMN", quoted(field.textColumn()))
                .replace("FURTHER", further);
        return Sql.query(connection, query, MAX_PRICES).list(row -> row.getString(1));
    }

    private static @Nullable String ofItems(List<Figures> before, Figures found) {
        long least = before.stream().mapToLong(Figures::items).min().orElse(0);
        long most = before.stream().mapToLong(Figures::items).max().orElse(0);
        return found.items < BREAK * least && least - found.items >= MIN_ITEMS
                ? "the list had " + range(least, most, "") + " items in " + visits(before.size()) + ", now it has "
                        + found.items
                : null;
    }

    private static @Nullable String ofColumn(int column, String name, List<Figures> before, ColumnFigures now) {
        Range filled = Range.of(before, column, ColumnFigures::filled);
        if (filled.isBroken(now.filled)) {
            return name + " was filled in " + filled.percent() + " of the items in " + visits(before.size())
                    + ", now in " + Math.round(100 * now.filled) + " %";
        }
        Range different = Range.of(before, column, ColumnFigures::different);
        if (now.filled >= MIN_SHARE && different.isBroken(now.different)) {
            return name + " had " + different.percent() + " different values in " + visits(before.size()) + ", now "
                    + Math.round(100 * now.different) + " %";
        }
        return null;
    }

    /** Compares the items that stayed, and their titles, with those of visits that were about as far apart. */
    private @Nullable String ofTurnover(ListVisit now, VisitCoverage coverage, List<ListField> columns, Figures found)
            throws SQLException {
        Turnover latest = null;
        List<Turnover> earlier = new ArrayList<>();
        for (Turnover turnover : turnovers(now)) {
            if (latest == null) {
                latest = turnover;
            } else if (2 * turnover.hours >= latest.hours) {
                earlier.add(turnover);
            }
        }
        if (latest == null || found.items < MIN_ITEMS) {
            return null;
        }
        double staying = earlier.stream().mapToDouble(Turnover::staying).min().orElse(0);
        if (coverage.complete() && staying >= STAYING && latest.staying < BREAK) {
            return Math.round(100 * staying) + " % of the items or more stayed from visit to visit, now "
                    + Math.round(100 * latest.staying) + " %";
        }
        for (int i = 0; i < columns.size(); i++) {
            String name = layout.name(columns.get(i));
            double changed = latest.changed.getOrDefault(name, 0.0);
            double before = earlier.stream()
                    .mapToDouble(turnover -> turnover.changed.getOrDefault(name, 0.0))
                    .max()
                    .orElse(0);
            boolean isTitle = columns.get(i).kind() == ColumnKind.TEXT
                    && columns.get(i).valueColumn() == null
                    && found.columns.get(i).different >= STAYING
                    && found.columns.get(i).filled >= STAYING;
            if (isTitle && changed >= STAYING && before <= 1 - STAYING) {
                return name + " changed in " + Math.round(100 * before) + " % of the items or less from visit to visit,"
                        + " now in " + Math.round(100 * changed) + " %";
            }
        }
        return null;
    }

    private String quoted(String column) throws SQLException {
        return SqlDialect.of(connection).quoted(column);
    }

    private List<ListVisit> visits(long before, boolean toTheirEnd) throws SQLException {
        return Sql.query(connection, SQL.get("visitsBefore"), history.number(), before, !toTheirEnd, MAX_VISITS)
                .list(row ->
                        new ListVisit(row.getLong(1), row.getLong(2), row.getLong(3), KeyRule.parse(row.getString(4))));
    }

    /** Returns what became of the items from visit to visit, the latest first. */
    private List<Turnover> turnovers(ListVisit now) throws SQLException {
        List<ListVisit> visits = new ArrayList<>(visits(now.crawl(), true));
        visits.add(0, now);
        List<Turnover> turnovers = new ArrayList<>();
        for (int i = 0; i + 1 < visits.size(); i++) {
            long first = visits.get(i + 1).crawl();
            long last = visits.get(i).crawl();
            Map<String, Long> counts = new HashMap<>();
            Sql.query(connection, SQL.get("itemsByChange"), history.number(), first, last)
                    .each(row -> counts.put(row.getString(1), row.getLong(2)));
            double items = Math.max(1, table.items(visits.get(i + 1)));
            double staying = Math.max(1, items - counts.getOrDefault("gone", 0L));
            Map<String, Double> changed = new HashMap<>();
            counts.forEach((what, count) -> changed.put(what.replaceFirst("^changed ", ""), count / staying));
            turnovers.add(new Turnover(hours(first, last), (items - counts.getOrDefault("gone", 0L)) / items, changed));
        }
        return turnovers;
    }

    /** Returns the hours between two crawls, at least one. */
    private long hours(long first, long last) throws SQLException {
        return Sql.query(connection, SQL.get("secondsBetween"), first, last)
                .first(row -> Math.max(1, row.getLong(1) / 3600))
                .orElse(1L);
    }

    private Figures figures(List<ListField> columns, ListVisit visit, String condition) throws SQLException {
        StringBuilder sql = new StringBuilder("SELECT COUNT(*)");
        for (ListField field : columns) {
            String name = quoted(field.name());
            sql.append(", COUNT(" + name + "), COUNT(DISTINCT " + name + ")");
        }
        sql.append(" FROM " + table.name() + " WHERE " + visit.rows("") + " AND NOT repeats" + condition);
        return Sql.query(connection, sql.toString())
                .first(row -> {
                    long items = row.getLong(1);
                    List<ColumnFigures> all = new ArrayList<>();
                    for (int i = 0; i < columns.size(); i++) {
                        double filled = row.getLong(2 * i + 2);
                        all.add(new ColumnFigures(
                                filled / Math.max(1, items), row.getLong(2 * i + 3) / Math.max(1, filled)));
                    }
                    return new Figures(items, all);
                })
                .orElseThrow();
    }

    private record Range(double low, double high) {
        static Range of(List<Figures> visits, int column, ToDoubleFunction<ColumnFigures> figure) {
            double[] all = visits.stream()
                    .mapToDouble(visit -> figure.applyAsDouble(visit.columns.get(column)))
                    .sorted()
                    .toArray();
            return all.length == 0 ? new Range(0, 0) : new Range(all[0], all[all.length - 1]);
        }

        boolean isBroken(double share) {
            return low >= MIN_SHARE && share < BREAK * low && low - share >= MIN_DROP;
        }

        String percent() {
            return range(Math.round(100 * low), Math.round(100 * high), " %");
        }
    }

    private static String visits(int count) {
        return count == 1 ? "the visit before" : count + " visits";
    }

    private static String range(long low, long high, String unit) {
        return (low == high ? "" + low : low + " to " + high) + unit;
    }
}
