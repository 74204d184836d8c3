package io.tagwave.visit;

import io.tagwave.column.Column;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.JudgedRegion;
import io.tagwave.extract.KnownRecords;
import io.tagwave.extract.PageLists;
import io.tagwave.value.PageHints;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Remembers where the main lists of earlier pages of this run were: on a page of the same list a single record is
 * recognized by its place. Safe for many threads.
 */
final class KnownLists {

    /** Share of a record's columns that must be known. */
    private static final double MIN_KNOWN_COLUMNS = 0.5;

    /** By the place of the records their columns, and those by their paths. */
    private final Map<String, Map<String, Column>> seen = new LinkedHashMap<>();

    /**
     * Returns the lists of a page, with a record where other pages have theirs if the page's own main list is
     * elsewhere.
     */
    Extraction complete(Extraction found, ParsedPage page, PageHints hints, Extractor extractor) {
        List<String> places = places(found);
        for (String place : places) {
            boolean isThere = found.content().stream()
                    .anyMatch(region -> region.template().equals(place));
            JudgedRegion known = isThere ? null : KnownRecords.of(page.tree(), place);
            if (known != null) {
                PageLists judgement = new PageLists(List.of(known), found.timings());
                ExtractedList region = extractor
                        .rows(page.tree(), judgement, page::absolute, hints)
                        .get(0);
                ExtractedList named = named(region);
                if (named != null) {
                    List<ExtractedList> regions = new ArrayList<>(found.regions());
                    regions.add(named);
                    return found.with(regions);
                }
            }
        }
        return found;
    }

    /** Returns the places to look at: none if the page's own list is at one of them, which is then remembered. */
    private synchronized List<String> places(Extraction found) {
        boolean isKnown = found.main().stream().anyMatch(region -> seen.containsKey(region.template()));
        List<String> places = isKnown ? List.of() : List.copyOf(seen.keySet());
        if (isKnown || places.isEmpty()) {
            for (ExtractedList region : found.main()) {
                Map<String, Column> columns = seen.computeIfAbsent(region.template(), place -> new LinkedHashMap<>());
                region.columns().forEach(column -> columns.putIfAbsent(column.path(), column));
            }
        }
        return places;
    }

    /** The region with the names that its columns have elsewhere, or null where most of them are not known. */
    private synchronized ExtractedList named(ExtractedList region) {
        Map<String, Column> known = seen.get(region.template());
        List<Column> columns = new ArrayList<>();
        for (Column column : region.columns()) {
            columns.add(known == null ? column : known.getOrDefault(column.path(), column));
        }
        long shared = region.columns().stream()
                .filter(column -> known != null && known.containsKey(column.path()))
                .count();
        return shared > MIN_KNOWN_COLUMNS * columns.size()
                ? region.as(region.template(), columns, region.records())
                : null;
    }
}
