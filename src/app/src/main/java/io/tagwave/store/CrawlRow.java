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

    /** Returns whether its lists are compared with those of earlier visits: it has ended, and was made by a command that saves a list. */
    public boolean isGated() {
        return finished && (settings + " ").startsWith("list ") && !isAccepted();
    }

    /** Returns whether a person accepts what differs from earlier visits. */
    public boolean isAccepted() {
        List<String> words = List.of(settings.split(" "));
        return words.contains("--accept") || words.contains("--learn");
    }
}
