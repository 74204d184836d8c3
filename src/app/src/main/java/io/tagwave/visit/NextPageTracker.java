package io.tagwave.visit;

import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.store.UrlHash;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Returns the next page of a list while its pages have new records: a site may answer with its last page, or its first,
 * for every number that is too large. Safe for many threads.
 */
public final class NextPageTracker {

    /** For each record, by a hash of its text, the page on which it was first seen. */
    private final Map<Long, String> seen = new HashMap<>();

    /** Adds a record of a page that an earlier run read. */
    public synchronized void add(String url, String text) {
        seen.putIfAbsent(UrlHash.of(text), url);
    }

    /**
     * Returns the next page of a page's main list; null if there is none, or if all its records are on other pages too.
     */
    synchronized @Nullable String of(String url, Extraction extraction) {
        List<ExtractedList> main = extraction.main();
        List<Long> records = new ArrayList<>();
        for (ExtractedList region : main) {
            for (DataRecord record : region.records()) {
                records.add(UrlHash.of(record.text()));
            }
        }
        boolean anythingNew = false;
        for (long record : records) {
            anythingNew |=
                    seen.putIfAbsent(record, url) == null || seen.get(record).equals(url);
        }
        return anythingNew ? extraction.next() : null;
    }
}
