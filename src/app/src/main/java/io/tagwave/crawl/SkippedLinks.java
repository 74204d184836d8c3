package io.tagwave.crawl;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts the links that the first pages of a crawl have and that it does not follow, by reason. Safe for many threads. */
final class SkippedLinks {

    private record Skipped(String first, int count) {}

    private final Map<String, Skipped> byReason = new ConcurrentSkipListMap<>();
    private final AtomicInteger pages = new AtomicInteger();

    /** Counts a page, and returns whether its links are to be counted. */
    boolean isOpen() {
        return pages.incrementAndGet() < Crawl.FEW_PAGES;
    }

    void add(String url, String reason) {
        byReason.merge(reason, new Skipped(url, 1), (known, one) -> new Skipped(known.first, known.count + 1));
    }

    /** Returns the reasons in sentences; none if more than a few pages were read. */
    List<String> sentences() {
        return pages.get() >= Crawl.FEW_PAGES
                ? List.of()
                : byReason.entrySet().stream()
                        .map(reason ->
                                (reason.getValue().count == 1 ? "1 link" : reason.getValue().count + " links, such as")
                                        + " " + reason.getValue().first + ": not followed, because " + reason.getKey())
                        .toList();
    }
}
