package io.tagwave.store;

import java.util.List;

/**
 * A crawl as it was started.
 *
 * @param id its number
 * @param finished whether every page that it knows is done
 * @param firstSeeds what it started from
 * @param settings the options that it was started with
 */
public record CrawlRow(long id, boolean finished, List<String> firstSeeds, String settings) {

    public CrawlRow {
        firstSeeds = List.copyOf(firstSeeds);
    }
}
