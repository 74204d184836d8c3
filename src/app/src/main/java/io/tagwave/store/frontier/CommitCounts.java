package io.tagwave.store.frontier;

import java.util.Collection;

/** The results of one transaction: pages that were completed, failed ones among them, their records, and new URLs. */
public record CommitCounts(long pages, long failed, long records, long found) {

    static CommitCounts of(Collection<?> results) {
        CommitCounts sum = new CommitCounts(0, 0, 0, 0);
        for (Object result : results) {
            if (result instanceof CrawlWriter.Stored stored && stored.outcome() != null) {
                int failed = stored.outcome().failure() ? 1 : 0;
                sum = sum.plus(1, failed, stored.records(), stored.added().count());
            } else if (result instanceof KnownUrls.Added added) {
                sum = sum.plus(0, 0, 0, added.count());
            }
        }
        return sum;
    }

    private CommitCounts plus(int morePages, int moreFailed, int moreRecords, int moreFound) {
        return new CommitCounts(pages + morePages, failed + moreFailed, records + moreRecords, found + moreFound);
    }
}
