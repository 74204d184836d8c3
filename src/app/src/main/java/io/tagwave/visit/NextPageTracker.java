package io.tagwave.visit;

import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.store.UrlHash;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where the list of a page goes on, as long as it brings anything new: a site may answer with its last page, or its first, for every
 * number that is too large. Used by many threads at once.
 */
public final class NextPageTracker {

    /** Of each record seen, by a hash of what it says, the page that it was first seen on. */
    private final Map<Long, String> seen = new HashMap<>();

    /** Notes a record that was seen on a page before the crawl was broken off. */
    public synchronized void add(String url, String text) {
        seen.putIfAbsent(UrlHash.of(text), url);
    }

    /** The next page of a page's main list; null where there is none, and where all its records stand on other pages too. */
    synchronized String of(String url, Extraction extraction) {
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
