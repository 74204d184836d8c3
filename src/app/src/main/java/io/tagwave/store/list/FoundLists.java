package io.tagwave.store.list;

import io.tagwave.site.ListForm;
import io.tagwave.store.Row;
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
final class FoundLists {

    /** So many sorts of regions at one place are compared with each other by their labels too; of more, by columns alone. */
    private static final int MOST_SORTS = 200;

    private final Connection connection;
    private final long crawlId;
    private final Map<ListForm, ListForm> forms = new HashMap<>();
    private final Map<Long, ListForm> formOf = new HashMap<>();

    private record Place(String host, String server, String template) {}

    private record Sort(ListForm form, Tone tone) {
        boolean isLike(Sort other) {
            return form.isLike(other.form) && (tone == null || other.tone == null || tone.isLike(other.tone));
        }
    }

    private FoundLists(Connection connection, long crawlId) {
        this.connection = connection;
        this.crawlId = crawlId;
    }

    /** The lists of a crawl, in the order of their numbers. */
    static List<FoundList> of(Connection connection, long crawlId) throws SQLException {
        FoundLists found = new FoundLists(connection, crawlId);
        found.readForms();
        List<FoundList> lists = new ArrayList<>();
        for (Map.Entry<Place, List<FoundList.Part>> place : found.places().entrySet()) {
            lists.addAll(found.lists(place.getKey(), place.getValue()));
        }
        lists.sort(Comparator.comparingLong(FoundList::number));
        return lists;
    }

    private void readForms() throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT c.region_id, c.ordinal, c.name, c.kind, c.path, c.is_constant FROM region_column c"
                        + " JOIN region r ON r.id = c.region_id JOIN page p ON p.id = r.page_id"
                        + " WHERE p.crawl_id = ? AND r.content ORDER BY c.region_id, c.ordinal")) {
            new Row(query).add(crawlId);
            try (ResultSet row = query.executeQuery()) {
                long region = -1;
                List<ListForm.Part> columns = new ArrayList<>();
                while (row.next()) {
                    if (row.getLong(1) != region) {
                        keep(region, columns);
                        region = row.getLong(1);
                    }
                    columns.add(new ListForm.Part(
                            row.getInt(2), row.getString(3), row.getString(4), row.getString(5), row.getBoolean(6)));
                }
                keep(region, columns);
            }
        }
    }

    private void keep(long region, List<ListForm.Part> columns) {
        ListForm form = new ListForm(columns);
        formOf.put(region, forms.computeIfAbsent(form, f -> f));
        columns.clear();
    }

    private Map<Place, List<FoundList.Part>> places() throws SQLException {
        Map<Place, List<FoundList.Part>> places = new LinkedHashMap<>();
        try (PreparedStatement query = connection.prepareStatement(
                "SELECT r.id, p.id, p.url, r.ordinal, r.record_count, p.host, r.template FROM region r"
                        + " JOIN page p ON p.id = r.page_id WHERE p.crawl_id = ? AND r.content"
                        + " AND r.template IS NOT NULL ORDER BY r.id")) {
            new Row(query).add(crawlId);
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    String url = row.getString(3);
                    ListForm form = formOf.getOrDefault(row.getLong(1), new ListForm(List.of()));
                    places.computeIfAbsent(
                                    new Place(row.getString(6), server(url), row.getString(7)), p -> new ArrayList<>())
                            .add(new FoundList.Part(
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

    private List<FoundList> lists(Place place, List<FoundList.Part> regions) throws SQLException {
        Map<Sort, List<FoundList.Part>> sorts = sorts(regions, true);
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
        Map<Integer, List<FoundList.Part>> members = new LinkedHashMap<>();
        for (int i = 0; i < group.length; i++) {
            members.computeIfAbsent(group[i], g -> new ArrayList<>()).addAll(sorts.get(all.get(i)));
        }
        List<FoundList> lists = new ArrayList<>();
        for (List<FoundList.Part> parts : members.values()) {
            parts.sort(Comparator.comparingLong(FoundList.Part::id));
            lists.add(new FoundList(place.host(), place.template(), parts));
        }
        return lists;
    }

    private static void join(int[] group, int one, int other) {
        for (int i = 0; i < group.length; i++) {
            group[i] = group[i] == other ? one : group[i];
        }
    }

    private Map<Sort, List<FoundList.Part>> sorts(List<FoundList.Part> regions, boolean byLabels) throws SQLException {
        Map<Sort, List<FoundList.Part>> sorts = new LinkedHashMap<>();
        try (PreparedStatement first = connection.prepareStatement(
                "SELECT cells FROM data_record WHERE region_id = ? FETCH FIRST 1 ROWS ONLY")) {
            for (FoundList.Part region : regions) {
                boolean told = byLabels && regions.size() > 1 && Tone.isTold(region.form());
                Tone tone = told ? tone(first, region) : null;
                sorts.computeIfAbsent(new Sort(region.form(), tone), s -> new ArrayList<>())
                        .add(region);
            }
        }
        return sorts;
    }

    private static Tone tone(PreparedStatement first, FoundList.Part region) throws SQLException {
        new Row(first).add(region.id());
        try (ResultSet row = first.executeQuery()) {
            return row.next() ? Tone.of(region.form(), Cells.texts(row.getArray(1))) : null;
        }
    }
}
