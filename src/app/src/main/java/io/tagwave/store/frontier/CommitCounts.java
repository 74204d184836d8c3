package io.tagwave.store.frontier;

import java.util.Collection;

/** What a transaction did: pages done, those of them that could not be had, their records, and addresses that became known. */
record CommitCounts(long pages, long failed, long records, long found) {

    private static final CommitCounts NOTHING = new CommitCounts(0, 0, 0, 0);

    /** Of the results of work. */
    static CommitCounts of(Collection<?> results) {
        CommitCounts sum = NOTHING;
        for (Object result : results) {
            if (result instanceof CrawlWriter.Stored stored) {
                sum = sum.with(stored);
            } else if (result instanceof KnownUrls.Added added) {
                sum = new CommitCounts(sum.pages, sum.failed, sum.records, sum.found + added.count());
            }
        }
        return sum;
    }

    private CommitCounts with(CrawlWriter.Stored stored) {
        return stored.stored()
                ? new CommitCounts(
                        pages + 1,
                        failed + (stored.outcome().failure() ? 1 : 0),
                        records + stored.records(),
                        found + stored.added().count())
                : this;
    }
}
