package io.tagwave.store;

/**
 * A row of view {@code crawl_summary}.
 *
 * @param kind total, outcome, process or stage
 */
public record CrawlStatistic(String kind, String name, double amount) {}
