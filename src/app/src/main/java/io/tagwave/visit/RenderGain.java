package io.tagwave.visit;

import io.tagwave.extract.Extraction;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Counts the records that rendering added to a page. */
final class RenderGain {

    private RenderGain() {}

    /**
     * Returns the number of new records where most of the rendered page's are new, otherwise how many more it has: page
     * numbers beside an empty list may be more than the records that fill it.
     */
    static int of(Extraction parsed, Extraction rendered) {
        List<String> after = texts(rendered);
        Set<String> before = new HashSet<>(texts(parsed));
        int fresh = (int) after.stream().filter(text -> !before.contains(text)).count();
        return 2 * fresh > after.size() ? fresh : after.size() - ScriptSignReader.records(parsed);
    }

    /** Returns the texts of content records without digits, since counters and times change by themselves. */
    private static List<String> texts(Extraction extraction) {
        return extraction.content().stream()
                .flatMap(region -> region.records().stream())
                .map(record -> record.text().replaceAll("\\d", ""))
                .toList();
    }
}
