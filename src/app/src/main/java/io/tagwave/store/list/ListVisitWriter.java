package io.tagwave.store.list;

import io.tagwave.store.SqlDialect;
import io.tagwave.store.StatementParameters;
import io.tagwave.store.UrlHash;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes what one crawl saw of a list into its table, and what became of its items. The transaction is its caller's. */
final class ListVisitWriter {

    /** Items that are looked up and written together. */
    private static final int AT_ONCE = 500;

    /** Items that the key is learned from. */
    private static final int SAMPLE = 2000;

    private static final String CHANGE = "INSERT INTO list_change (first_list, crawl_id, item_key, change, field, kind,"
            + " old_value, new_value) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";

    private final Connection connection;
    private final long crawlId;
    private final ListTable table;
    private final long number;
    /** Null at the first visit. */
    private final ListVisit before;

    private final ColumnLayout shown;
    /** What a person wants as the key, or null. */
    private final KeyRule wanted;

    private final ItemDetails details;

    private final Map<Long, Long> seen = new HashMap<>();
    private final Map<Long, Integer> times = new HashMap<>();
    private KeyRule rule;
    /** Fields in which a change is none. */
    private Set<Integer> ignored;

    private long next;

    /**
     * A writer for one visit.
     *
     * @param before the visit before it, or null
     * @param wanted what a person wants as the key, or null
     */
    ListVisitWriter(
            Connection connection,
            long crawlId,
            ListTable table,
            long number,
            ListVisit before,
            ColumnLayout shown,
            KeyRule wanted,
            ItemDetails details) {
        this.details = details;
        this.shown = shown;
        this.wanted = wanted;
        this.connection = connection;
        this.crawlId = crawlId;
        this.table = table;
        this.number = number;
        this.before = before;
    }

    /**
     * An item that is left to be written.
     *
     * @param row its number in the table
     * @param repeats whether the item was seen before in this visit
     */
    record Ready(ListItem item, long row, String key, boolean carried, boolean repeats) {}

    /** What is left to be written, and how. */
    private record Sending(ListTable.Inserts inserts, PreparedStatement change, List<Ready> waiting) {}

    /**
     * Writes a visit.
     *
     * @param regions what the crawl itself read, in the order of their numbers
     * @param carried pages that are brought along
     */
    ListVisit write(List<CrawledList.Part> regions, List<CarriedOverPages.Page> carried) throws SQLException {
        long first = before == null ? 1 : before.lastRow() + 1;
        try (RegionItemReader own = new RegionItemReader(connection, table.fields());
                ListTable.Inserts inserts = table.inserts(crawlId);
                PreparedStatement change = connection.prepareStatement(CHANGE)) {
            Map<Long, List<ListItem>> kept = carried.isEmpty()
                    ? Map.of()
                    : table.ofPages(
                            before,
                            carried.stream().map(CarriedOverPages.Page::page).collect(Collectors.toSet()));
            Map<CrawledList.Part, List<ListItem>> read = new IdentityHashMap<>();
            learn(sample(regions, own, kept.values(), read));
            Map<Object, Long> rows = places(regions, carried, kept, first);
            Sending sending = new Sending(inserts, change, new ArrayList<>());
            for (CrawledList.Part region : regions) {
                List<ListItem> items = read.remove(region);
                add(items == null ? own.of(region) : items, rows.get(region), false, sending);
            }
            for (CarriedOverPages.Page page : carried) {
                add(kept.get(page.page()), rows.get(page), true, sending);
            }
            send(sending);
        }
        ListVisit visit = new ListVisit(crawlId, first, next - 1, rule);
        if (before != null) {
            noteGone(visit);
        }
        return visit;
    }

    /** The first row of each page's items, in the order in which the crawl came to the pages. */
    private Map<Object, Long> places(
            List<CrawledList.Part> regions,
            List<CarriedOverPages.Page> carried,
            Map<Long, List<ListItem>> kept,
            long first) {
        Map<Object, Long> rows = new HashMap<>();
        TreeMap<Long, List<Object>> ordered = new TreeMap<>();
        for (CrawledList.Part region : regions) {
            ordered.computeIfAbsent(region.page(), p -> new ArrayList<>()).add(region);
        }
        for (CarriedOverPages.Page page : carried) {
            ordered.computeIfAbsent(page.place(), p -> new ArrayList<>()).add(page);
        }
        next = first;
        for (List<Object> parts : ordered.values()) {
            for (Object part : parts) {
                rows.put(part, next);
                next += part instanceof CrawledList.Part region
                        ? region.records()
                        : kept.get(((CarriedOverPages.Page) part).page()).size();
            }
        }
        return rows;
    }

    /** @param read gets what was read for it */
    private static List<ListItem> sample(
            List<CrawledList.Part> regions,
            RegionItemReader own,
            Iterable<List<ListItem>> kept,
            Map<CrawledList.Part, List<ListItem>> read)
            throws SQLException {
        List<ListItem> sample = new ArrayList<>();
        for (CrawledList.Part region : regions) {
            if (sample.size() < SAMPLE) {
                List<ListItem> items = own.of(region);
                read.put(region, items);
                sample.addAll(items);
            }
        }
        for (List<ListItem> items : kept) {
            if (sample.size() < SAMPLE) {
                sample.addAll(items);
            }
        }
        return sample;
    }

    private void learn(List<ListItem> sample) throws SQLException {
        KeyLearner learner = new KeyLearner(table.fields(), sample);
        ignored = learner.counters();
        ignored.addAll(shown.hidden(table.fields()));
        if (before == null) {
            rule = wanted == null ? learner.learn() : wanted;
            return;
        }
        rule = wanted == null ? learner.keep(before.rule(), table.firstOf(before, SAMPLE)) : wanted;
        if (!rule.equals(before.rule())) {
            table.rekey(rule);
        }
    }

    private void add(List<ListItem> items, long row, boolean carried, Sending sending) throws SQLException {
        long at = row;
        for (ListItem item : items) {
            details.fill(item, table.fields());
            String key = rule.key(item, table.fields());
            long says = ItemComparison.hash(table.fields(), item, ignored);
            Long known = seen.putIfAbsent(UrlHash.of(key), says);
            // What was brought along is what had been known of an item; another one of the same key says something
            // else.
            boolean repeats = known != null && rule.source() != KeyRule.Source.RECORD && (carried || known == says);
            String own = known == null || repeats
                    ? key
                    : key + " #" + times.merge(UrlHash.of(key), 2, (two, one) -> two + 1);
            sending.waiting.add(new Ready(item, at++, own, carried, repeats));
            if (sending.waiting.size() == AT_ONCE) {
                send(sending);
            }
        }
    }

    private void send(Sending sending) throws SQLException {
        List<String> keys = new ArrayList<>();
        sending.waiting.stream().filter(ready -> !ready.repeats()).forEach(ready -> keys.add(ready.key()));
        Map<String, ListTable.Stored> earlier = before == null ? Map.of() : table.byKey(before, keys);
        for (Ready ready : sending.waiting) {
            long since = ready.repeats()
                    ? crawlId
                    : since(ready.item(), ready.key(), earlier.get(ready.key()), sending.change);
            sending.inserts.add(ready, since);
        }
        sending.waiting.clear();
        sending.inserts.send();
        sending.change.executeBatch();
    }

    private long since(ListItem item, String key, ListTable.Stored known, PreparedStatement change)
            throws SQLException {
        if (known == null) {
            if (before != null) {
                add(change, key, "new", null, null, null);
            }
            return crawlId;
        }
        details.keep(item, known.item(), table.fields());
        List<Integer> differing = ItemComparison.differing(table.fields(), known.item(), item, ignored);
        for (int i : differing) {
            boolean values = isValue(known.item(), i) && isValue(item, i);
            add(change, key, "changed", table.fields().get(i), shown(known.item(), i, values), shown(item, i, values));
        }
        return differing.isEmpty() ? known.since() : crawlId;
    }

    /** Whether a field can be shown as a value, having one or nothing at all. */
    private static boolean isValue(ListItem item, int field) {
        return item.values[field] != null || item.texts[field] == null;
    }

    private static String shown(ListItem item, int field, boolean asValue) {
        return asValue && item.values[field] != null ? ListField.plain(item.values[field]) : item.texts[field];
    }

    private void add(PreparedStatement change, String key, String what, ListField field, String old, String now)
            throws SQLException {
        new StatementParameters(change)
                .add(number)
                .add(crawlId)
                .add(key)
                .add(what)
                .add(field == null ? null : shown.name(field))
                .add(field == null ? null : field.kind().code())
                .add(old)
                .add(now);
        change.addBatch();
    }

    private void noteGone(ListVisit now) throws SQLException {
        String key = SqlDialect.of(connection).quoted("key");
        try (PreparedStatement gone = connection.prepareStatement("INSERT INTO list_change (first_list, crawl_id,"
                + " item_key, change) SELECT CAST(? AS BIGINT), CAST(? AS BIGINT), b." + key + ", 'gone' FROM "
                + table.name() + " b WHERE b.id BETWEEN ? AND ? AND NOT b.repeats AND NOT EXISTS (SELECT 1 FROM "
                + table.name() + " n WHERE n." + key + " = b." + key + " AND n.id BETWEEN ? AND ? AND NOT n.repeats)"
                + " ORDER BY b.id")) {
            new StatementParameters(gone)
                    .add(number)
                    .add(crawlId)
                    .add(before.firstRow())
                    .add(before.lastRow())
                    .add(now.firstRow())
                    .add(now.lastRow());
            gone.executeUpdate();
        }
    }
}
