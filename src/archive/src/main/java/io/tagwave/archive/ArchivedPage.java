package io.tagwave.archive;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;

/**
 * A page of an archive, or why there is none.
 *
 * @param name the page's address or, for damage, the file and the place in it
 * @param at byte of the file where its record begins, or the gzip member that holds it
 * @param number how many records of that member come before it; 0 for damage
 * @param page null for damage
 * @param error why the page can not be had, or null
 */
public record ArchivedPage(String name, long at, int number, FetchedPage page, String error) {

    /** Null for an answer that is no page. */
    static ArchivedPage of(Capture.Place place, FetchedPage page) {
        return page.outcome() == Outcome.NOT_HTML
                ? null
                : new ArchivedPage(page.url(), place.at(), place.number(), page, error(page));
    }

    private static String error(FetchedPage page) {
        return page.outcome() == Outcome.DONE ? null : page.outcome().code() + ": " + page.error();
    }

    static ArchivedPage damage(String file, ArchiveEntry.Damage damage) {
        return new ArchivedPage(file + " at byte " + damage.at(), damage.at(), 0, null, "broken: " + damage.reason());
    }
}
