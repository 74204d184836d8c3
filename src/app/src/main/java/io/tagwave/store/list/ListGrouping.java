package io.tagwave.store.list;

import io.tagwave.site.ListShape;
import io.tagwave.store.StatementParameters;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Groups the content regions of a crawl into lists: those of one server whose records stand at the same place of the template,
 * with like columns. What is like one of a group belongs to it, so that the order of the pages does not matter.
 */
final class ListGrouping {

    /** So many sorts of regions at one place are compared with each other by their labels too; of more, by columns alone. */
    private static final int MOST_SORTS = 200;

    private final Connection connection;
    private final long crawlId;
    private final Map<ListShape, ListShape> forms = new HashMap<>();
    private final Map<Long, ListShape> formOf = new HashMap<>();

    private record Place(String host, String server, String template) {}

    private record Sort(ListShape form, ListLanguage tone) {
        boolean isLike(Sort other) {
            return form.isLike(other.form) && (tone == null || other.tone == null || tone.isLike(other.tone));
        }
    }

    private ListGrouping(Connection connection, long crawlId) {
        this.connection = connection;
        this.crawlId = crawlId;
    }

    /** The lists of a crawl, in the order of their numbers. */
    static List<CrawledList> of(Connection connection, long crawlId) throws SQLException {
        ListGrouping found = new ListGrouping(connection, crawlId);
        found.readForms();
        List<CrawledList> lists = new ArrayList<>();
        for (Map.Entry<Place, List<CrawledList.Part>> place : found.places().entrySet()) {
            lists.addAll(found.lists(place.getKey(), place.getValue()));
        }
        lists.sort(Comparator.comparingLong(CrawledList::number));
        return lists;
    }

    private void readForms() throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT c.region_id, c.ordinal, c.name, c.kind, c.path, c.is_constant FROM region_column c"
                        + " JOIN region r ON r.id = c.region_id JOIN page p ON p.id = r.page_id"
                        + " WHERE p.crawl_id = ? AND r.content ORDER BY c.region_id, c.ordinal")) {
            new StatementParameters(query).add(crawlId);
            try (ResultSet row = query.executeQuery()) {
                long region = -1;
                List<ListShape.Part> columns = new ArrayList<>();
                while (row.next()) {
                    if (row.getLong(1) != region) {
                        keep(region, columns);
                        region = row.getLong(1);
                    }
                    columns.add(new ListShape.Part(
                            row.getInt(2), row.getString(3), row.getString(4), row.getString(5), row.getBoolean(6)));
                }
                keep(region, columns);
            }
        }
    }

    private void keep(long region, List<ListShape.Part> columns) {
        ListShape form = new ListShape(columns);
        formOf.put(region, forms.computeIfAbsent(form, f -> f));
        columns.clear();
    }

    private Map<Place, List<CrawledList.Part>> places() throws SQLException {
        Map<Place, List<CrawledList.Part>> places = new LinkedHashMap<>();
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT r.id, p.id, p.url, r.ordinal, r.record_count, p.host, r.template FROM region r"
                        + " JOIN page p ON p.id = r.page_id WHERE p.crawl_id = ? AND r.content"
                        + " AND r.template IS NOT NULL ORDER BY r.id")) {
            new StatementParameters(query).add(crawlId);
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    String url = row.getString(3);
                    ListShape form = formOf.getOrDefault(row.getLong(1), new ListShape(List.of()));
                    places.computeIfAbsent(
                                    new Place(row.getString(6), server(url), row.getString(7)), p -> new ArrayList<>())
                            .add(new CrawledList.Part(
                                    row.getLong(1), row.getLong(2), url, row.getInt(4), row.getInt(5), form));
                }
            }
        }
        return places;
    }

    /** Host and port: a machine may serve different sites on different ports. */
    static String server(String url) {
        String rest = url.substring(url.indexOf("://") + 3);
        return rest.split("[/?#]", 2)[0];
    }

    private List<CrawledList> lists(Place place, List<CrawledList.Part> regions) throws SQLException {
        Map<Sort, List<CrawledList.Part>> sorts = sorts(regions, true);
        if (sorts.size() > MOST_SORTS) {
            sorts = sorts(regions, false);
        }
        List<Sort> all = new ArrayList<>(sorts.keySet());
        int[] group = new int[all.size()];
        Arrays.setAll(group, i -> i);
        for (int i = 0; i < group.length; i++) {
            for (int j = 0; j < i; j++) {
                if (group[i] != group[j] && all.get(i).isLike(all.get(j))) {
                    join(group, group[j], group[i]);
                }
            }
        }
        Map<Integer, List<CrawledList.Part>> members = new LinkedHashMap<>();
        for (int i = 0; i < group.length; i++) {
            members.computeIfAbsent(group[i], g -> new ArrayList<>()).addAll(sorts.get(all.get(i)));
        }
        List<CrawledList> lists = new ArrayList<>();
        for (List<CrawledList.Part> parts : members.values()) {
            parts.sort(Comparator.comparingLong(CrawledList.Part::id));
            lists.add(new CrawledList(place.host(), place.template(), parts));
        }
        return lists;
    }

    private static void join(int[] group, int one, int other) {
        for (int i = 0; i < group.length; i++) {
            group[i] = group[i] == other ? one : group[i];
        }
    }

    private Map<Sort, List<CrawledList.Part>> sorts(List<CrawledList.Part> regions, boolean byLabels)
            throws SQLException {
        Map<Sort, List<CrawledList.Part>> sorts = new LinkedHashMap<>();
        try (PreparedStatement first = connection.prepareStatement(
                "SELECT cells FROM data_record WHERE region_id = ? FETCH FIRST 1 ROWS ONLY")) {
            for (CrawledList.Part region : regions) {
                boolean told = byLabels && regions.size() > 1 && ListLanguage.isTold(region.form());
                ListLanguage tone = told ? tone(first, region) : null;
                sorts.computeIfAbsent(new Sort(region.form(), tone), s -> new ArrayList<>())
                        .add(region);
            }
        }
        return sorts;
    }

    private static ListLanguage tone(PreparedStatement first, CrawledList.Part region) throws SQLException {
        new StatementParameters(first).add(region.id());
        try (ResultSet row = first.executeQuery()) {
            return row.next() ? ListLanguage.of(region.form(), SqlArrays.texts(row.getArray(1))) : null;
        }
    }
}
