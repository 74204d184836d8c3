package io.tagwave.store.list;

import io.tagwave.site.ListShape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A list as one crawl found it.
 *
 * @param host as the pages have it
 * @param regions its parts in the order of their numbers, at least one
 */
record CrawledList(String host, String template, List<Part> regions) {

    /** More fields than that are no list a person would look at. */
    private static final int MOST_COLUMNS = 60;

    /**
     * A region of a list.
     *
     * @param ordinal place among the regions of its page
     */
    record Part(long id, long page, String url, int ordinal, int records, ListShape form) {}

    CrawledList {
        regions = List.copyOf(regions);
    }

    /** The number of its first region. */
    long number() {
        return regions.get(0).id();
    }

    long records() {
        return regions.stream().mapToLong(Part::records).sum();
    }

    /** The addresses of its pages. */
    Set<String> urls() {
        Set<String> urls = new LinkedHashSet<>();
        regions.forEach(region -> urls.add(region.url()));
        return urls;
    }

    /** The least address, which stands for the list. */
    String url() {
        return urls().stream().min(String::compareTo).orElseThrow();
    }

    /**
     * Its columns: of each place in the records, the name and kind that the first region gives it that does not take it for a
     * label, the title first and the others in the mean order of the regions.
     */
    List<ListShape.Part> columns() {
        record Place(ListShape.Part first, long[] sum) {}
        Map<String, Place> places = new LinkedHashMap<>();
        for (Part region : regions) {
            for (ListShape.Part column : region.form().columns()) {
                if (!column.constant()) {
                    long[] sum = places.computeIfAbsent(column.path(), p -> new Place(column, new long[2])).sum;
                    sum[0] += column.ordinal();
                    sum[1]++;
                }
            }
        }
        List<Place> ordered = new ArrayList<>(places.values());
        ordered.sort(Comparator.comparing((Place place) -> !place.first.name().equals("title"))
                .thenComparingDouble(place -> (double) place.sum[0] / place.sum[1]));
        return ordered.stream().limit(MOST_COLUMNS).map(Place::first).toList();
    }

    ListShape form() {
        return new ListShape(columns());
    }
}
