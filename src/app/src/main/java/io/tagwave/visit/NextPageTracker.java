package io.tagwave.visit;

import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.store.UrlHash;
import java.util.HashMap;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Returns the next page of a list while its pages have new records: a site may answer with its last page, or its first,
 * for every number that is too large. Safe for many threads.
 */
public final class NextPageTracker {

    /** For each record, by a hash of its text, the page on which it was first seen. */
    private final Map<Long, String> seen = new HashMap<>();

    /** A day's hours may have the same channels on each page; more pages than a day has are a list without an end. */
    private static final int MAX_REPEATS = 30;

    private int repeats;

    /** Adds a record of a page that an earlier run read. */
    public synchronized void add(String url, String text) {
        seen.putIfAbsent(UrlHash.of(text), url);
    }

    /**
     * Returns the next page of a page's main list; null if there is none, or if all its records are on other pages too.
     */
    synchronized @Nullable String of(String url, Extraction extraction) {
        boolean anythingNew = false;
        StringJoiner links = new StringJoiner(" ");
        for (ExtractedList region : extraction.main()) {
            for (DataRecord record : region.records()) {
                anythingNew |= isFirstOn(url, record.text());
                links.add(record.href());
            }
        }
        repeats = anythingNew && links.toString().contains("/") && !isFirstOn(url, "links " + links) ? repeats + 1 : 0;
        return anythingNew && repeats < MAX_REPEATS ? extraction.next() : null;
    }

    /** Tells where a list was not read further, because its last pages had the links of earlier ones with other texts. */
    synchronized String note() {
        return repeats < MAX_REPEATS ? "" : "stopped: " + repeats + " pages link to the same items as earlier ones";
    }

    private boolean isFirstOn(String url, String text) {
        return seen.computeIfAbsent(UrlHash.of(text), hash -> url).equals(url);
    }
}
