package io.tagwave.store.list;

import io.tagwave.column.ColumnKind;
import io.tagwave.site.ListShape;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.TypedCells;
import io.tagwave.store.ValueParts;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a list after a redesign, found again by the values that are known for the same keys.
 *
 * @param before the list as it was
 * @param rule of the items' keys, at its new place
 * @param fields of the list at their new paths
 * @param lost numbers of the fields that were not found again
 * @param proof for each field that was found again, how many of the compared items have the same value
 * @param refusal why too few fields were found again; null if there are enough
 */
record ColumnRepair(
        ListHistory before,
        KeyRule rule,
        List<ListField> fields,
        Set<Integer> lost,
        String proof,
        @Nullable String refusal) {

    private static final SqlStatements SQL = SqlStatements.of(ColumnRepair.class);

    /** Number of items that are compared. */
    private static final int SAMPLE = 500;

    /** Known items that prove that a list is the same, and their share. */
    private static final int MIN_PAIRS = 5;

    private static final double MIN_KNOWN = 0.5;

    /** Share and number of items with the same value that prove that a column is the same; of prices, some change every week. */
    private static final double MIN_EQUAL = 0.8;

    private static final int MIN_EQUAL_ITEMS = 3;

    /** A column at the path of a field is that field if this share of the values is the same, and no other column is better. */
    private static final double MIN_EQUAL_AT_PATH = 0.5;

    /** Share of items that have a column of all items, or different values in a title. */
    private static final double ALL = 0.9;

    private record Pair(ListItem before, ListItem now) {}

    private record Sample(KeyRule rule, List<ListField> columns, List<Pair> pairs, int items) {}

    private record Match(int field, int column, int equal, int filled, boolean isAtPath) {
        double share() {
            return (double) equal / filled;
        }
    }

    /** Returns how well a list is recognized by its keys: 0 if it is not. */
    static double likeness(Connection connection, ListHistory history, CrawledList found) throws SQLException {
        Sample sample = sample(connection, history, found);
        double known = (double) sample.pairs.size() / Math.max(1, sample.items);
        double part =
                Math.min(1, (double) found.records() / history.table(connection).items(history.latest()));
        return sample.pairs.size() < MIN_PAIRS || known < MIN_KNOWN || part < MIN_KNOWN ? 0 : known * part;
    }

    private static Sample sample(Connection connection, ListHistory history, CrawledList found) throws SQLException {
        ListTable now = new ListTable(connection, found.number(), List.of());
        now.add(found.columns());
        List<ListItem> items = new ArrayList<>();
        try (RegionItemReader reader = new RegionItemReader(connection, now.fields())) {
            for (CrawledList.Part part : found.regions()) {
                if (items.size() < SAMPLE) {
                    items.addAll(reader.read(part));
                }
            }
        }
        ListTable table = history.table(connection);
        Sample best = new Sample(history.latest().rule(), now.fields(), List.of(), items.size());
        for (KeyRule rule : rules(history.latest().rule(), now.fields())) {
            List<String> keys =
                    items.stream().map(item -> rule.key(item, now.fields())).toList();
            Map<String, ListTable.StoredItem> known = table.byKey(history.latest(), keys);
            Map<String, Pair> pairs = new LinkedHashMap<>();
            for (int i = 0; i < items.size(); i++) {
                ListTable.StoredItem before = known.get(keys.get(i));
                if (before != null) {
                    pairs.putIfAbsent(keys.get(i), new Pair(before.item(), items.get(i)));
                }
            }
            if (pairs.size() > best.pairs.size()) {
                best = new Sample(rule, now.fields(), List.copyOf(pairs.values()), items.size());
            }
        }
        return best;
    }

    /** Returns the rule, or the same for every field that may hold the keys now. */
    private static List<KeyRule> rules(KeyRule rule, List<ListField> columns) {
        return rule.path().isEmpty()
                ? List.of(rule)
                : columns.stream()
                        .flatMap(one -> rule.path().contains("\n")
                                ? columns.stream().map(other -> one.path() + "\n" + other.path())
                                : Stream.of(one.path()))
                        .map(path -> new KeyRule(rule.source(), path, rule.parameters()))
                        .toList();
    }

    /** Finds the fields of a list again; null if all that the previous visit had are where they were. */
    static @Nullable ColumnRepair of(Connection connection, ListHistory history, CrawledList found)
            throws SQLException {
        ListShape form = found.form();
        boolean isMoved = !found.template().equals(history.template());
        boolean isWhole = history.form().data().stream()
                .allMatch(part -> form.cell(part.path()) > 0
                        || ItemDetails.isDetail(part.path())
                        || ValueParts.isPart(part.path()));
        if (!history.written() || isWhole && !isMoved) {
            return null;
        }
        Sample sample = sample(connection, history, found);
        List<ListField> fields = history.fields();
        Map<Integer, Match> matches = matches(sample, fields, form, isMoved);
        Map<String, String> paths = new LinkedHashMap<>();
        Set<Integer> lost = new HashSet<>();
        List<String> proof = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        int required = 0;
        int foundAgain = 0;
        boolean isLost = false;
        for (int i = 0; i < fields.size(); i++) {
            ListField field = fields.get(i);
            Match match = matches.get(i);
            boolean isAll = !field.isUrl()
                    && !ValueParts.isPart(field.path())
                    && filled(sample, i) >= ALL * sample.pairs.size();
            required += isAll ? 1 : 0;
            foundAgain += isAll && match != null ? 1 : 0;
            isLost |= isAll && match == null && (field.kind() == ColumnKind.PRICE || isTitle(sample, i, field));
            if (match != null) {
                String now = sample.columns.get(match.column).path();
                if (!now.equals(field.path())) {
                    paths.put(field.path(), now);
                }
                proof.add(field.name() + ": " + match.equal + " of " + match.filled + " equal");
            } else if (filled(sample, i) > 0
                    && !ItemDetails.isDetail(field.path())
                    && !ValueParts.isPart(field.path())) {
                lost.add(i);
                missing.add(field.name());
            }
        }
        if (paths.isEmpty() && !isMoved) {
            return null;
        }
        boolean isTooLittle = sample.pairs.size() < MIN_PAIRS || isLost || foundAgain < MIN_EQUAL_AT_PATH * required;
        String all = String.join(", ", proof)
                + (missing.isEmpty() ? "" : "; not found again: " + String.join(", ", missing));
        return new ColumnRepair(
                history,
                sample.rule,
                moved(fields, paths, lost, form, history.latest().crawl()),
                lost,
                all,
                isTooLittle
                        ? "the page was redesigned, and too few columns were found again by the known values: " + all
                        : null);
    }

    /**
     * Returns a list in which the columns of each page are at the paths of the list's fields: where records lack a field that they
     * had, it is found by the values known for the same keys.
     */
    static CrawledList aligned(Connection connection, ListHistory history, CrawledList found) throws SQLException {
        Map<ListShape, List<CrawledList.Part>> forms = new LinkedHashMap<>();
        found.regions().forEach(part -> forms.computeIfAbsent(part.form(), form -> new ArrayList<>())
                .add(part));
        Map<ListShape, ListShape> aligned = new HashMap<>();
        for (Map.Entry<ListShape, List<CrawledList.Part>> form : forms.entrySet()) {
            CrawledList alone = new CrawledList(found.host(), found.template(), form.getValue());
            aligned.put(form.getKey(), aligned(history.fields(), sample(connection, history, alone), form.getKey()));
        }
        return found.inForms(aligned);
    }

    private static ListShape aligned(List<ListField> fields, Sample sample, ListShape form) {
        boolean isLost = IntStream.range(0, fields.size())
                .anyMatch(i -> form.cell(fields.get(i).path()) == 0 && filled(sample, i) >= ALL * sample.pairs.size());
        if (sample.pairs.size() < MIN_EQUAL_ITEMS) {
            return form;
        }
        Map<String, String> paths = new HashMap<>();
        Map<Integer, Match> matches = matches(sample, fields, form, isLost);
        matches.forEach((field, match) -> paths.put(
                sample.columns.get(match.column).path(), fields.get(field).path()));
        for (int column = 0; column < sample.columns.size(); column++) {
            ListField now = sample.columns.get(column);
            for (Match match : matches.values()) {
                if (!paths.containsKey(now.path()) && isRest(sample, fields.get(match.field), match, column)) {
                    paths.put(now.path(), fields.get(match.field).path());
                }
            }
        }
        return new ListShape(form.columns().stream()
                .map(part -> {
                    String free = isLost && paths.containsValue(part.path()) ? part.path() + "~" : part.path();
                    String path = paths.getOrDefault(part.path(), free);
                    return new ListShape.Part(part.ordinal(), part.name(), part.kind(), path, part.constant());
                })
                .toList());
    }

    /** Returns whether a column has the values of a field for records that lack them in the column that was chosen for it. */
    private static boolean isRest(Sample sample, ListField field, Match match, int column) {
        if (field.isUrl() != sample.columns.get(column).isUrl()) {
            return false;
        }
        List<Pair> rest = sample.pairs.stream()
                .filter(pair -> pair.now.texts()[column] != null)
                .toList();
        Match equal =
                compare(new Sample(sample.rule, sample.columns, rest, rest.size()), field, match.field, column, false);
        return equal.equal > 0
                && equal.share() >= MIN_EQUAL
                && rest.stream().allMatch(pair -> pair.now.texts()[match.column] == null);
    }

    /** Returns why a repaired list is refused although its columns were found: known items lack what all of them had. */
    @Nullable
    String refusal(Connection connection, CrawledList aligned) throws SQLException {
        Sample sample = sample(connection, after(), aligned);
        for (int i = 0; i < fields.size() && refusal == null; i++) {
            ListField field = fields.get(i);
            int old = i;
            int now = IntStream.range(0, sample.columns.size())
                    .filter(column -> sample.columns.get(column).path().equals(field.path()))
                    .findFirst()
                    .orElse(-1);
            long emptied = now < 0
                    ? 0
                    : sample.pairs.stream()
                            .filter(pair ->
                                    pair.before.texts()[old] != null && pair.now.texts()[now] == null)
                            .count();
            boolean isOfAll = !field.isUrl() && !lost.contains(i) && filled(sample, i) >= ALL * sample.pairs.size();
            if (isOfAll && emptied > 0) {
                return "the page was redesigned, and " + emptied + " of " + sample.pairs.size()
                        + " known items have no " + field.name() + " now";
            }
        }
        return refusal;
    }

    private static long filled(Sample sample, int field) {
        return sample.pairs.stream()
                .filter(pair -> pair.before.texts()[field] != null)
                .count();
    }

    private static boolean isTitle(Sample sample, int field, ListField of) {
        Set<@Nullable String> different = new HashSet<>();
        sample.pairs.forEach(pair -> different.add(pair.before.texts()[field]));
        return of.kind() == ColumnKind.TEXT && different.size() >= ALL * sample.pairs.size();
    }

    /** Returns for each field the column that is the same, best matches first. */
    private static Map<Integer, Match> matches(Sample sample, List<ListField> fields, ListShape form, boolean isMoved) {
        List<Match> all = new ArrayList<>();
        Map<Integer, Match> chosen = new HashMap<>();
        Set<Integer> taken = new HashSet<>();
        for (int field = 0; field < fields.size(); field++) {
            String path = fields.get(field).path();
            for (int column = 0; column < sample.columns.size(); column++) {
                ListField now = sample.columns.get(column);
                boolean isAtPath = now.path().equals(path);
                boolean isPart = ValueParts.isPart(path) || ValueParts.isPart(now.path());
                if (!isPart
                        && fields.get(field).isUrl() == now.isUrl()
                        && (isMoved || isAtPath || form.cell(path) == 0)) {
                    all.add(compare(sample, fields.get(field), field, column, isAtPath));
                }
            }
        }
        all.removeIf(match -> match.isAtPath && !isMoved
                ? false
                : match.share() < (match.isAtPath ? MIN_EQUAL_AT_PATH : MIN_EQUAL) || match.equal < MIN_EQUAL_ITEMS);
        // Without a move, what is at its path stays there whatever it says now.
        all.sort(Comparator.comparing((Match match) -> match.isAtPath && !isMoved)
                .thenComparingDouble(Match::share)
                .thenComparing(Match::isAtPath)
                .thenComparingInt(Match::equal)
                .reversed()
                .thenComparing(match -> fields.get(match.field).kind()
                        != sample.columns.get(match.column).kind())
                .thenComparingInt(Match::field)
                .thenComparingInt(Match::column));
        all.forEach(match -> {
            if (!chosen.containsKey(match.field) && taken.add(match.column)) {
                chosen.put(match.field, match);
            }
        });
        return chosen;
    }

    /** Compares the values of items of which a field or a column has any. */
    private static Match compare(Sample sample, ListField field, int old, int column, boolean isAtPath) {
        ListField now = sample.columns.get(column);
        Object[] values = null;
        if (field.valueColumn() != null && now.valueColumn() == null) {
            values = TypedCells.values(
                    field.kind(),
                    Arrays.asList(sample.pairs.stream()
                            .map(pair -> pair.now.texts()[column])
                            .toArray(String[]::new)));
        }
        int equal = 0;
        int filled = 0;
        for (int i = 0; i < sample.pairs.size(); i++) {
            Pair pair = sample.pairs.get(i);
            Object value = values == null ? pair.now.values()[column] : values[i];
            boolean hasOld = pair.before.texts()[old] != null;
            boolean hasNow = pair.now.texts()[column] != null;
            filled += hasOld || hasNow ? 1 : 0;
            equal += hasOld
                            && hasNow
                            && (value != null && value.equals(pair.before.values()[old])
                                    || ItemComparison.sameText(
                                            field,
                                            pair.before.texts()[old],
                                            pair.now.texts()[column]))
                    ? 1
                    : 0;
        }
        return new Match(old, column, equal, Math.max(1, filled), isAtPath);
    }

    /** Returns fields at their new paths. A path at which something else is now, is no longer that of a field. */
    private static List<ListField> moved(
            List<ListField> fields, Map<String, String> paths, Set<Integer> lost, ListShape form, long crawl) {
        Map<String, String> now = new HashMap<>();
        for (int i = 0; i < fields.size(); i++) {
            String path = fields.get(i).path();
            boolean isTaken = paths.containsValue(path) || lost.contains(i) && form.cell(path) > 0;
            now.put(path, paths.getOrDefault(path, isTaken ? path + "~" + crawl : path));
        }
        return fields.stream()
                .map(field -> new ListField(
                        ValueParts.moved(field.path(), String.valueOf(now.get(ValueParts.whole(field.path())))),
                        field.kind(),
                        field.textColumn(),
                        field.valueColumn()))
                .toList();
    }

    /** Returns the list with its fields and its key at the paths that they have now. */
    ListHistory after() {
        ListVisit visit = before.latest();
        return before.with(fields, new ListVisit(visit.crawl(), visit.firstRow(), visit.lastRow(), rule));
    }

    /** Stores the new paths for all visits, so that a field has one path at a time. */
    void store(Connection connection) throws SQLException {
        for (int i = 0; i < fields.size(); i++) {
            if (!fields.get(i).path().equals(before.fields().get(i).path())) {
                ListField field = fields.get(i);
                Sql.update(connection, SQL.get("movePath"), field.path(), field.textColumn(), before.number());
            }
        }
    }

    String path(String old) {
        for (int i = 0; i < fields.size(); i++) {
            if (before.fields().get(i).path().equals(old)) {
                return fields.get(i).path();
            }
        }
        return old;
    }

    /** Returns whether a field was not found again. */
    boolean isLost(ListField field) {
        return lost.stream().anyMatch(i -> fields.get(i).textColumn().equals(field.textColumn()));
    }
}
