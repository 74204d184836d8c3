package io.tagwave.store.frontier;

import java.util.Collection;

/** What a transaction did: pages done, those of them that could not be had, their records, and addresses that became known. */
record Tally(long pages, long failed, long records, long found) {

    private static final Tally NOTHING = new Tally(0, 0, 0, 0);

    /** Of the results of work. */
    static Tally of(Collection<?> results) {
        Tally sum = NOTHING;
        for (Object result : results) {
            if (result instanceof CrawlWriter.Stored stored) {
                sum = sum.with(stored);
            } else if (result instanceof KnownUrls.Added added) {
                sum = new Tally(sum.pages, sum.failed, sum.records, sum.found + added.count());
            }
        }
        return sum;
    }

    private Tally with(CrawlWriter.Stored stored) {
        return stored.stored()
                ? new Tally(
                        pages + 1,
                        failed + (stored.outcome().failure() ? 1 : 0),
                        records + stored.records(),
                        found + stored.added().count())
                : this;
    }
}
