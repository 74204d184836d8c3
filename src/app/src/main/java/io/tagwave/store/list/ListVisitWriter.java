package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.UrlHash;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes the items that one crawl saw of a list into its table, and their changes. Runs in the caller's transaction. */
final class ListVisitWriter {

    private static final SqlStatements SQL = SqlStatements.of(ListVisitWriter.class);

    /** Number of items that are looked up and written together. */
    private static final int BATCH = 500;

    /** Number of items from which the key is learned. */
    private static final int SAMPLE = 2000;

    private static final String CHANGE_COLUMNS =
            "first_list, crawl_id, item_key, change, field, kind, old_value, new_value, title, link, old_text, new_text";

    private final Connection connection;
    private final long crawlId;
    private final PlannedList list;
    private final ListTable table;
    private final ItemDetails details;
    /** Null at the first visit. */
    private final @Nullable ListHistory history;

    private final @Nullable ListVisit before;
    private final ColumnLayout layout;
    private final PreparedStatement insert;
    private final PreparedStatement change;
    private final List<ReadyItem> waiting = new ArrayList<>();

    private final Map<Long, Long> seen = new HashMap<>();
    /** Items that several pages have which also have others. */
    private final Set<Long> repeated = new HashSet<>();

    private final Map<Long, Integer> times = new HashMap<>();
    private KeyRule rule;
    /** Fields whose changes do not count. */
    private Set<Integer> ignored = Set.of();

    private @Nullable ChangedFields changed;
    private final int title;

    private long next;

    ListVisitWriter(Connection connection, long crawlId, PlannedList list, ColumnLayout layout) throws SQLException {
        this.connection = connection;
        this.crawlId = crawlId;
        this.list = list;
        this.layout = layout;
        table = list.table();
        details = list.details();
        history = list.before();
        before = history == null ? null : history.latest();
        title = titleField(table.fields(), layout);
        rule = before == null ? KeyRule.RECORD : before.rule();
        insert = table.insert();
        change = Sql.insert(connection, "list_change", CHANGE_COLUMNS);
    }

    /**
     * An item that is ready to be written.
     *
     * @param row its number in the table
     * @param repeats true if the item was seen before in this visit
     */
    record ReadyItem(ListItem item, long row, String key, boolean carried, boolean repeats) {}

    ListVisit write() throws SQLException {
        List<CrawledList.Part> regions = list.regions();
        List<CarriedOverPages.Page> carried = list.carried();
        Set<Long> pages = carried.stream().map(CarriedOverPages.Page::page).collect(Collectors.toSet());
        long first = ChangedPages.start(before == null ? 1 : table.end(before.lastRow(), Long.MAX_VALUE));
        ChangedPages few = null;
        try (insert;
                change;
                RegionItemReader reader = new RegionItemReader(connection, table.fields())) {
            Map<CrawledList.Part, List<ListItem>> read = new IdentityHashMap<>();
            learn(sample(regions, reader, pages, read));
            few = before == null || history == null ? null : ChangedPages.of(list, history, table, reader, rule, read);
            Map<Long, List<ListItem>> kept =
                    before == null || few != null || pages.isEmpty() ? Map.of() : table.ofPages(before, pages);
            Map<Object, Long> rows = few == null ? firstRows(regions, carried, kept, first) : few.firstRows();
            if (few != null && before != null) {
                few.replace(table, before, crawlId);
            }
            for (CrawledList.Part region : regions) {
                List<ListItem> items = read.remove(region);
                add(items == null ? reader.read(region) : items, rows.getOrDefault(region, first), false, true);
            }
            for (CarriedOverPages.Page page : few == null ? carried : List.<CarriedOverPages.Page>of()) {
                add(
                        kept.getOrDefault(page.page(), List.of()),
                        rows.getOrDefault(page, first),
                        true,
                        page.gap() == null);
            }
            flush();
        }
        if (before != null && few != null) {
            ListVisit visit = new ListVisit(crawlId, few.first(), few.last(), rule);
            if (few.anyGone()) {
                insertGone("b.replaced_in = " + crawlId, visit);
            }
            return visit;
        }
        ListVisit visit = new ListVisit(crawlId, first, next - 1, rule);
        if (before == null || history == null) {
            return visit;
        }
        // Of a list that is sorted anew while it is read, some items are on no page that was read.
        boolean isShuffled = history.written()
                && repeated.size() >= ListSummary.MIN_REPEATED * seen.size()
                && Sql.number(connection, SQL.get("firstPages"), crawlId) == 1;
        if (list.coverage().complete() && !isShuffled) {
            insertGone(before.rows("b."), visit);
            return visit;
        }
        // A list that is limited in each visit is a window: what left it is neither gone nor kept.
        return isShuffled || list.coverage().missingPages() > 0 || history.everComplete()
                ? keepUnseen(before, visit)
                : visit;
    }

    /** Keeps the items that an incomplete visit did not see, behind the others. */
    private ListVisit keepUnseen(ListVisit previous, ListVisit now) throws SQLException {
        long row = now.lastRow();
        try (PreparedStatement kept = table.insert()) {
            for (ListTable.StoredItem item : table.missing(previous, now)) {
                table.addRow(kept, crawlId, new ReadyItem(item.item(), ++row, item.key(), true, false), item.since());
            }
            kept.executeBatch();
        }
        return new ListVisit(crawlId, now.firstRow(), row, rule);
    }

    /** Returns whether an item that the previous visit did not know is new, rather than hidden from the visits before. */
    private boolean isNew(ListHistory known, String key) throws SQLException {
        return known.everComplete() || known.coverage().missingPages() == 0 && !table.isKnown(key, crawlId);
    }

    /** Returns the first row of the items of each region and page, in the order in which the crawl reached the pages. */
    private Map<Object, Long> firstRows(
            List<CrawledList.Part> regions,
            List<CarriedOverPages.Page> carried,
            Map<Long, List<ListItem>> kept,
            long first) {
        Map<Object, Long> rows = new HashMap<>();
        next = first;
        for (List<Object> parts : ChangedPages.ordered(regions, carried)) {
            next = ChangedPages.start(next);
            for (Object part : parts) {
                rows.put(part, next);
                next += part instanceof CrawledList.Part region
                        ? region.records()
                        : kept.getOrDefault(((CarriedOverPages.Page) part).page(), List.of())
                                .size();
            }
        }
        return rows;
    }

    /** Returns the first items of a visit; {@code read} gets those that were read from regions. */
    private List<ListItem> sample(
            List<CrawledList.Part> regions,
            RegionItemReader reader,
            Set<Long> pages,
            Map<CrawledList.Part, List<ListItem>> read)
            throws SQLException {
        List<ListItem> sample = new ArrayList<>();
        for (CrawledList.Part region : regions) {
            if (sample.size() < SAMPLE) {
                List<ListItem> items = reader.read(region);
                read.put(region, items);
                sample.addAll(items);
            }
        }
        if (before != null && !pages.isEmpty() && sample.size() < SAMPLE) {
            table.firstOf(before, SAMPLE, true).stream()
                    .filter(item -> pages.contains(item.page()))
                    .forEach(sample::add);
        }
        return sample;
    }

    private void learn(List<ListItem> sample) throws SQLException {
        KeyRule wanted = KeyRule.of(list.wanted());
        ColumnRepair repair = list.repair();
        KeyLearner learner = new KeyLearner(table.fields(), sample);
        ignored = learner.counters();
        ignored.addAll(layout.hidden(table.fields()));
        for (int i = 0; i < table.fields().size() && repair != null; i++) {
            if (i >= repair.fields().size() || repair.isLost(table.fields().get(i))) {
                ignored.add(i);
            }
        }
        if (before == null || history == null) {
            rule = wanted == null ? learner.learn() : wanted;
            ignored.addAll(CopyLabels.of(table.fields(), sample, rule));
            return;
        }
        rule = wanted == null ? learner.keep(before.rule(), table.firstOf(before, SAMPLE, false)) : wanted;
        if (!rule.equals(before.rule())) {
            table.rekey(rule);
        }
        // The previous visit knows labels whose originals are now on pages that failed.
        ignored.addAll(CopyLabels.of(table.fields(), table.firstOf(before, SAMPLE, true), rule));
        ignored.addAll(CopyLabels.of(table.fields(), sample, rule));
        sample.forEach(item -> details.fill(item, table.fields()));
        changed = new ChangedFields(
                connection, table.fields(), history.fields(), table.firstOf(before, SAMPLE, false), sample, ignored);
    }

    /** Returns the field that names an item for people: the title, or the first text; -1 without one. */
    private static int titleField(List<ListField> fields, ColumnLayout layout) {
        int first = -1;
        for (int i = fields.size() - 1; i >= 0; i--) {
            boolean isText = fields.get(i).kind() == ColumnKind.TEXT && !layout.isHidden(fields.get(i));
            if (isText && fields.get(i).textColumn().equals("title")) {
                return i;
            }
            first = isText ? i : first;
        }
        return first;
    }

    /** @param isCurrent whether the items are on the page now: it was read, or has not changed */
    private void add(List<ListItem> items, long firstRow, boolean carried, boolean isCurrent) throws SQLException {
        long row = firstRow;
        Set<Long> again = new HashSet<>();
        for (ListItem item : items) {
            details.fill(item, table.fields());
            String key = rule.key(item, table.fields());
            long texts = ItemComparison.hash(table.fields(), item, ignored);
            Long known = seen.putIfAbsent(UrlHash.of(key), texts);
            // A carried item is what was known before; another one with the same key that was read now says something
            // else.
            boolean repeats = known != null && rule.source() != KeyRule.Source.RECORD && (carried || known == texts);
            if (repeats) {
                again.add(UrlHash.of(key));
            }
            String unique = known == null || repeats
                    ? key
                    : key + " #" + times.merge(UrlHash.of(key), 2, (count, two) -> count + 1);
            waiting.add(new ReadyItem(item, row++, unique, carried, repeats));
            if (waiting.size() == BATCH) {
                flush();
            }
        }
        if (isCurrent && again.size() < items.size()) {
            repeated.addAll(again);
        }
    }

    private void flush() throws SQLException {
        List<String> keys = waiting.stream()
                .filter(ready -> !ready.repeats())
                .map(ReadyItem::key)
                .toList();
        Map<String, ListTable.StoredItem> earlier = before == null ? Map.of() : table.byKey(before, keys);
        for (ReadyItem ready : waiting) {
            long since = ready.repeats() ? crawlId : since(ready.item(), ready.key(), earlier.get(ready.key()));
            table.addRow(insert, crawlId, ready, since);
        }
        waiting.clear();
        insert.executeBatch();
        change.executeBatch();
    }

    /** Adds the changes of an item and returns the first crawl that saw it as it is. */
    private long since(ListItem item, String key, ListTable.@Nullable StoredItem known) throws SQLException {
        if (known == null) {
            if (history != null && isNew(history, key)) {
                addChange(item, key, "new", null, null, null, null, null, null);
            }
            return crawlId;
        }
        details.keep(item, known.item(), table.fields());
        List<Integer> differing = Objects.requireNonNull(changed).of(known, item);
        for (int i : differing) {
            ListField field = table.fields().get(i);
            boolean values = isValue(known.item(), i) && isValue(item, i);
            addChange(
                    item,
                    key,
                    "changed",
                    layout.name(field),
                    field.kind().code(),
                    text(known.item(), i, values),
                    text(item, i, values),
                    known.item().texts()[i],
                    item.texts()[i]);
        }
        return differing.isEmpty() ? known.since() : crawlId;
    }

    private void addChange(ListItem item, String key, String what, @Nullable String... values) throws SQLException {
        Sql.batch(
                change,
                list.number(),
                crawlId,
                key,
                what,
                values[0],
                values[1],
                values[2],
                values[3],
                title < 0 ? null : item.texts()[title],
                item.href(),
                values[4],
                values[5]);
    }

    /** Returns whether a field can be written as a value: it has one, or is empty. */
    private static boolean isValue(ListItem item, int field) {
        return item.values()[field] != null || item.texts()[field] == null;
    }

    private static @Nullable String text(ListItem item, int field, boolean asValue) {
        Object value = item.values()[field];
        return asValue && value != null ? ListField.text(value) : item.texts()[field];
    }

    /** @param earlier the condition of the rows that may be gone */
    private void insertGone(String earlier, ListVisit now) throws SQLException {
        String named = title < 0
                ? "NULL"
                : "b."
                        + SqlDialect.of(connection)
                                .quoted(table.fields().get(title).textColumn());
        Sql.update(
                connection,
                table.of(SQL.get("insertGone"), now).replace("TITLE", named).replace("BEFORE", earlier),
                list.number(),
                crawlId);
    }
}
