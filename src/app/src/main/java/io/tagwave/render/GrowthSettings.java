package io.tagwave.render;

import io.tagwave.web.HostPermit;
import java.time.Duration;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;

/**
 * Says how the list of a page is made to grow: by scrolling, and by the button behind it.
 *
 * @param lists returns, for the source of the rendered page and its URL, the XPaths of the first nodes of the list's records in
 *     document order; empty without a list, or if it has a next page at another URL
 * @param permit permit of the host, awaited before any step that may send requests
 * @param screens maximum number of screens, 1 or more, the initial one included
 * @param limit time limit for all of them, waiting for permits included
 * @param stopping returns true if the crawl is being stopped: a page whose list is incomplete then fails
 */
public record GrowthSettings(
        BiFunction<String, String, List<String>> lists,
        HostPermit permit,
        int screens,
        Duration limit,
        BooleanSupplier stopping) {}
