package io.tagwave.archive;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * A page of an archive, or a failure to read one.
 *
 * @param name URL of the page or, for damage, file and byte offset
 * @param offset byte of the file where its record, or the gzip member that holds it, begins
 * @param number number of records of that member that precede it; 0 for damage
 * @param page null for damage
 * @param error why the page cannot be read
 */
public record ArchivedPage(
        String name,
        long offset,
        int number,
        @Nullable FetchedPage page,
        @Nullable String error) {

    /** Returns null for a response that is no page. */
    static @Nullable ArchivedPage of(Capture.Place place, FetchedPage page) {
        return page.outcome() == Outcome.NOT_HTML
                ? null
                : new ArchivedPage(page.url(), place.offset(), place.number(), page, error(page));
    }

    private static @Nullable String error(FetchedPage page) {
        return page.outcome() == Outcome.DONE ? null : page.outcome().code() + ": " + page.error();
    }

    static ArchivedPage damage(String file, ArchiveEntry.Damage damage) {
        return new ArchivedPage(
                file + " at byte " + damage.offset(), damage.offset(), 0, null, "broken: " + damage.reason());
    }
}
