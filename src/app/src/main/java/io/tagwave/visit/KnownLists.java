package io.tagwave.visit;

import io.tagwave.column.Column;
import io.tagwave.dom.ParsedPage;
import io.tagwave.dom.WebUrl;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.JudgedRegion;
import io.tagwave.extract.KnownRecords;
import io.tagwave.extract.PageLists;
import io.tagwave.value.PageHints;
import io.tagwave.web.LruMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Remembers where the main lists of earlier pages were: on a page of the same list a single record is recognized by its
 * place. Safe for many threads.
 */
final class KnownLists {

    /** Share of a record's columns that must be known. */
    private static final double MIN_KNOWN_COLUMNS = 0.5;

    /** The pages of a list are requested soon after each other. */
    private static final int MAX_FAMILIES = 2000;

    /** By the place of the records their columns, and those by their paths. */
    private final Map<String, Map<String, Column>> seen = new LinkedHashMap<>();
    /** The first page with a list: a browser may show it once more, with another one. */
    private @Nullable String first;

    /** The same for the lists that continue on a page, by its URL without numbers: a crawl may read page 3 before page 2. */
    private final Map<String, Map<String, Map<String, Column>>> leading = new LruMap<>(MAX_FAMILIES);

    private final Function<String, Map<String, List<Column>>> earlier;

    /** @param earlier returns the places and columns of the lists that earlier runs saw continue on a page */
    KnownLists(Function<String, Map<String, List<Column>>> earlier) {
        this.earlier = earlier;
    }

    /**
     * Returns the lists of a page, with a record where the pages before it have theirs if the page's own main list is
     * elsewhere.
     *
     * @param isOneList whether all pages of the run are expected to show one list
     */
    Extraction complete(
            Extraction found, ParsedPage page, String url, PageHints hints, Extractor extractor, boolean isOneList) {
        Extraction completed = found;
        Map<String, Map<String, Column>> places = places(found, url, isOneList);
        for (Map.Entry<String, Map<String, Column>> place : places.entrySet()) {
            boolean isThere = found.content().stream()
                    .anyMatch(region -> region.template().equals(place.getKey()));
            JudgedRegion known = isThere
                    ? null
                    : KnownRecords.of(
                            page.tree(), place.getKey(), place.getValue().keySet());
            ExtractedList named =
                    known == null ? null : named(rows(known, found, page, hints, extractor), place.getValue(), hints);
            if (named != null) {
                // A single record may look like a list of its fields.
                List<ExtractedList> regions = new ArrayList<>(found.regions());
                regions.removeIf(region -> region.start() < named.end() && named.start() < region.end());
                regions.add(named);
                completed = found.with(regions);
                break;
            }
        }
        remember(completed, url, isOneList);
        return completed;
    }

    private static ExtractedList rows(
            JudgedRegion known, Extraction found, ParsedPage page, PageHints hints, Extractor extractor) {
        PageLists judgement = new PageLists(List.of(known), found.timings());
        return extractor.rows(page.tree(), judgement, page::absolute, hints).get(0);
    }

    /** Returns the places to look at: none if the page's own list is at one of them. */
    private Map<String, Map<String, Column>> places(Extraction found, String url, boolean isOneList) {
        Map<String, Map<String, Column>> places = new LinkedHashMap<>();
        synchronized (this) {
            if (url.equals(first)) {
                seen.clear();
            }
            places.putAll(isOneList ? seen : leading.getOrDefault(family(url), Map.of()));
        }
        if (isOneList && places.isEmpty() && found.main().isEmpty()) {
            earlier.apply(url).forEach((place, columns) -> places.put(place, byPath(columns)));
        }
        boolean isKnown = found.main().stream().anyMatch(region -> places.containsKey(region.template()));
        return isKnown ? Map.of() : places;
    }

    private synchronized void remember(Extraction found, String url, boolean isOneList) {
        Map<String, Map<String, Column>> here = new LinkedHashMap<>();
        found.main().forEach(region -> here.put(region.template(), byPath(region.columns())));
        boolean isKnown = here.keySet().stream().anyMatch(seen::containsKey);
        first = seen.isEmpty() && !here.isEmpty() ? url : first;
        if (isOneList && (isKnown || seen.isEmpty())) {
            here.forEach((place, columns) -> {
                Map<String, Column> known = seen.computeIfAbsent(place, p -> new LinkedHashMap<>());
                columns.forEach(known::putIfAbsent);
            });
        }
        String next = found.next() == null ? null : WebUrl.address(found.next());
        if (!isOneList && next != null && !here.isEmpty()) {
            leading.put(family(next), here);
        }
    }

    /** Returns what the addresses of a list's pages have in common. */
    static String family(String url) {
        return url.replaceAll("[0-9]+", "0");
    }

    private static Map<String, Column> byPath(List<Column> columns) {
        Map<String, Column> byPath = new LinkedHashMap<>();
        columns.forEach(column -> byPath.putIfAbsent(column.path(), column));
        return byPath;
    }

    /** Returns the region with the names that its columns have elsewhere, or null where most of them are not known. */
    private static @Nullable ExtractedList named(ExtractedList region, Map<String, Column> known, PageHints hints) {
        List<Column> columns = region.columns().stream()
                .map(column -> known.getOrDefault(column.path(), column))
                .toList();
        long shared = region.columns().stream()
                .filter(column -> known.containsKey(column.path()))
                .count();
        return shared > MIN_KNOWN_COLUMNS * columns.size()
                ? region.as(region.template(), columns, region.records()).withKnownNumbers(hints)
                : null;
    }
}
