package io.tagwave.store;

import java.util.List;

/**
 * A crawl as it was started.
 *
 * @param finished true when every page that it knows is done
 * @param firstSeeds its first seeds, all of them unless there are very many
 * @param settings the options that it was started with
 */
public record CrawlRow(long id, boolean finished, List<String> firstSeeds, String settings) {

    public CrawlRow {
        firstSeeds = List.copyOf(firstSeeds);
    }
}
