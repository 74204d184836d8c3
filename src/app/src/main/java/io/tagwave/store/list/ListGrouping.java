package io.tagwave.store.list;

import io.tagwave.site.ListShape;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Groups the content regions of a crawl into lists: regions of one server whose records are at the same place of the template
 * and have similar columns. A region that is similar to one of a group joins it, so the order of the pages does not matter.
 * A list that is reached by its own next links is one list, whatever its pages differ in.
 */
final class ListGrouping {

    private static final SqlStatements SQL = SqlStatements.of(ListGrouping.class);

    /** Number of different forms at one place up to which labels are compared as well as columns. */
    private static final int MAX_COMPARED = 200;

    private final Connection connection;
    private final long crawlId;
    private final Map<Long, ListShape> formOf = new HashMap<>();

    private record Place(String host, String server, String template) {}

    private record Variant(ListShape form, @Nullable ListLanguage language) {
        boolean isLike(Variant other) {
            return form.isLike(other.form)
                    && (language == null || other.language == null || language.isLike(other.language));
        }
    }

    private ListGrouping(Connection connection, long crawlId) {
        this.connection = connection;
        this.crawlId = crawlId;
    }

    /** Returns the lists of a crawl, in the order of their numbers. */
    static List<CrawledList> of(Connection connection, long crawlId, NextPages chain) throws SQLException {
        ListGrouping grouping = new ListGrouping(connection, crawlId);
        grouping.readForms();
        List<CrawledList> lists = new ArrayList<>();
        for (Map.Entry<Place, List<CrawledList.Part>> place : grouping.places().entrySet()) {
            lists.addAll(grouping.lists(place.getKey(), place.getValue()));
        }
        lists = joined(lists, chain);
        lists.sort(Comparator.comparingLong(CrawledList::number));
        return lists;
    }

    /** Joins the main lists of pages of which one follows the other, if their records have similar places or fields. */
    private static List<CrawledList> joined(List<CrawledList> lists, NextPages chain) {
        Map<String, Integer> mainOn = new HashMap<>();
        for (int i = 0; i < lists.size(); i++) {
            for (CrawledList.Part part : lists.get(i).regions()) {
                if (part.main()) {
                    mainOn.put(part.url(), i);
                }
            }
        }
        int[] group = IntStream.range(0, lists.size()).toArray();
        for (int i = 0; i < lists.size(); i++) {
            for (CrawledList.Part part : lists.get(i).regions()) {
                NextPages.Target next = part.main() ? chain.after(part.page()) : null;
                Integer j = next == null ? null : mainOn.get(next.url());
                if (j != null && group[i] != group[j] && lists.get(i).mayContinueAs(lists.get(j))) {
                    join(group, i, j);
                }
            }
        }
        List<CrawledList> joined = new ArrayList<>();
        members(group)
                .forEach(members -> joined.add(
                        CrawledList.joined(members.stream().map(lists::get).toList())));
        return joined;
    }

    private static void join(int[] group, int i, int j) {
        int joined = group[j];
        int left = group[i];
        Arrays.setAll(group, k -> group[k] == left ? joined : group[k]);
    }

    private static Collection<List<Integer>> members(int[] group) {
        Map<Integer, List<Integer>> members = new LinkedHashMap<>();
        for (int i = 0; i < group.length; i++) {
            members.computeIfAbsent(group[i], g -> new ArrayList<>()).add(i);
        }
        return members.values();
    }

    /** Reads the columns of all regions; regions with equal columns share one form. */
    private void readForms() throws SQLException {
        Map<Long, List<ListShape.Part>> columns = new LinkedHashMap<>();
        Sql.query(connection, SQL.get("regionColumns"), crawlId).each(row -> columns.computeIfAbsent(
                        row.getLong(1), region -> new ArrayList<>())
                .add(new ListShape.Part(
                        row.getInt(2), row.getString(3), row.getString(4), row.getString(5), row.getBoolean(6))));
        Map<ListShape, ListShape> forms = new HashMap<>();
        columns.forEach((region, parts) -> {
            ListShape form = new ListShape(parts);
            formOf.put(region, forms.computeIfAbsent(form, f -> f));
        });
    }

    private Map<Place, List<CrawledList.Part>> places() throws SQLException {
        Map<Place, List<CrawledList.Part>> places = new LinkedHashMap<>();
        ListShape none = new ListShape(List.of());
        Sql.query(connection, SQL.get("contentRegions"), crawlId).each(row -> {
            String url = row.getString(3);
            Place place = new Place(row.getString(6), server(url), row.getString(7));
            places.computeIfAbsent(place, p -> new ArrayList<>())
                    .add(new CrawledList.Part(
                            row.getLong(1),
                            row.getLong(2),
                            url,
                            row.getInt(4),
                            row.getInt(5),
                            row.getBoolean(8),
                            formOf.getOrDefault(row.getLong(1), none)));
        });
        return places;
    }

    /** Returns host and port: a machine may serve different sites on different ports. */
    static String server(String url) {
        String rest = url.substring(url.indexOf("://") + 3);
        return rest.split("[/?#]", 2)[0];
    }

    private List<CrawledList> lists(Place place, List<CrawledList.Part> regions) throws SQLException {
        Map<Variant, List<CrawledList.Part>> variants = variants(regions, true);
        if (variants.size() > MAX_COMPARED) {
            variants = variants(regions, false);
        }
        List<Variant> all = new ArrayList<>(variants.keySet());
        int[] group = new int[all.size()];
        Arrays.setAll(group, i -> i);
        for (int i = 0; i < group.length; i++) {
            for (int j = 0; j < i; j++) {
                if (group[i] != group[j] && all.get(i).isLike(all.get(j))) {
                    join(group, i, j);
                }
            }
        }
        List<CrawledList> lists = new ArrayList<>();
        for (List<Integer> members : members(group)) {
            List<CrawledList.Part> parts = new ArrayList<>();
            for (int i : members) {
                parts.addAll(variants.get(all.get(i)));
            }
            parts.sort(Comparator.comparingLong(CrawledList.Part::id));
            lists.add(new CrawledList(place.host(), place.template(), parts));
        }
        return lists;
    }

    private Map<Variant, List<CrawledList.Part>> variants(List<CrawledList.Part> regions, boolean byLanguage)
            throws SQLException {
        Map<Variant, List<CrawledList.Part>> variants = new LinkedHashMap<>();
        try (PreparedStatement first = connection.prepareStatement(SQL.get("firstCells"))) {
            for (CrawledList.Part region : regions) {
                ListShape form = region.form();
                boolean compared = byLanguage && regions.size() > 1 && ListLanguage.isVisible(form);
                Optional<ListLanguage> language = compared
                        ? Sql.query(first, region.id()).first(row -> ListLanguage.of(form, Sql.texts(row.getArray(1))))
                        : Optional.empty();
                variants.computeIfAbsent(new Variant(form, language.orElse(null)), v -> new ArrayList<>())
                        .add(region);
            }
        }
        return variants;
    }
}
