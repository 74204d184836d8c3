package io.tagwave.store.list;

import io.tagwave.site.ListShape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A list as one crawl found it.
 *
 * @param regions its parts in the order of their numbers, at least one
 */
record CrawledList(String host, String template, List<Part> regions) {

    /** Maximum number of fields of a list that a person would look at. */
    private static final int MAX_COLUMNS = 60;

    /**
     * A region of a list.
     *
     * @param ordinal place among the regions of its page
     * @param main whether it is the main list of its page
     */
    record Part(long id, long page, String url, int ordinal, int records, boolean main, ListShape form) {}

    CrawledList {
        regions = List.copyOf(regions);
    }

    /** Returns one list of several parts, at the place of the longest. */
    static CrawledList joined(List<CrawledList> parts) {
        CrawledList longest = Collections.max(parts, Comparator.comparingLong(CrawledList::records));
        return new CrawledList(
                longest.host,
                longest.template,
                parts.stream()
                        .flatMap(part -> part.regions.stream())
                        .sorted(Comparator.comparingLong(Part::id))
                        .toList());
    }

    /** Returns whether the list of the next page, to which this one leads, may be this list. */
    boolean mayContinueAs(CrawledList next) {
        return ListGrouping.server(url()).equals(ListGrouping.server(next.url()))
                && (template.equals(next.template) || form().sharesPaths(next.form()));
    }

    long number() {
        return regions.get(0).id();
    }

    /** Returns whether it is the main list of one of its pages. */
    boolean isMain() {
        return regions.stream().anyMatch(Part::main);
    }

    long records() {
        return regions.stream().mapToLong(Part::records).sum();
    }

    /** Returns the list with other forms in place of some. */
    CrawledList inForms(Map<ListShape, ListShape> forms) {
        List<Part> parts = new ArrayList<>();
        for (Part part : regions) {
            ListShape form = forms.getOrDefault(part.form, part.form);
            parts.add(new Part(part.id, part.page, part.url, part.ordinal, part.records, part.main, form));
        }
        return new CrawledList(host, template, parts);
    }

    List<Part> byPage() {
        return regions.stream()
                .sorted(Comparator.comparingLong(Part::page).thenComparingInt(Part::ordinal))
                .toList();
    }

    Set<String> urls() {
        return regions.stream().map(Part::url).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Returns the URL of the page that the crawl reached first. */
    String firstUrl() {
        return Collections.min(regions, Comparator.comparingLong(Part::page)).url();
    }

    /** Returns the alphabetically first URL, which stands for the list. */
    String url() {
        return Collections.min(urls());
    }

    /**
     * Returns its columns. A column has the name and kind of the first region that does not consider it a label; the title
     * comes first, the others follow in the mean order of the regions.
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
        return places.values().stream()
                .sorted(Comparator.comparing(
                                (Place place) -> !place.first.name().equals("title"))
                        .thenComparingDouble(place -> (double) place.sum[0] / place.sum[1]))
                .limit(MAX_COLUMNS)
                .map(Place::first)
                .toList();
    }

    ListShape form() {
        return new ListShape(columns());
    }
}
