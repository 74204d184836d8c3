package io.tagwave.archive;

import io.tagwave.page.FetchedPage;
import io.tagwave.page.Outcome;

/**
 * A page of an archive, or why there is none.
 *
 * @param name the page's address or, for damage, the file and the place in it
 * @param page null for damage
 * @param error why the page can not be had, or null
 */
public record ArchivedPage(String name, FetchedPage page, String error) {

    /** Null for an answer that is no page. */
    static ArchivedPage of(FetchedPage page) {
        if (page.outcome() == Outcome.DONE) {
            return new ArchivedPage(page.url(), page, null);
        }
        return page.outcome() == Outcome.NOT_HTML
                ? null
                : new ArchivedPage(page.url(), page, page.outcome().code() + ": " + page.error());
    }

    static ArchivedPage damage(String file, Found.Damage damage) {
        return new ArchivedPage(file + " at byte " + damage.at(), null, "broken: " + damage.reason());
    }
}
