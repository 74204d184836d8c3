package io.tagwave.render;

import io.tagwave.web.HostPermit;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Says how the list of a page is made to grow: by scrolling, and by the button behind it.
 *
 * @param lists finds the list
 * @param permit permit of the host, awaited before any step that may send requests
 * @param screens maximum number of screens, 1 or more, the initial one included
 * @param limit time limit for all of them, waiting for permits included
 * @param stopping returns true if the crawl is being stopped: a page whose list is incomplete then fails
 */
public record GrowthSettings(Lists lists, HostPermit permit, int screens, Duration limit, BooleanSupplier stopping) {

    /** Finds the list of a page that is to grow. */
    @FunctionalInterface
    public interface Lists {

        /**
         * Returns the positions of the list's records.
         *
         * @param html source of the rendered page
         * @param address URL of the page
         * @return XPaths of their first nodes in document order; empty without a list, or if it has a next page at
         *     another URL
         */
        List<String> records(String html, String address);
    }
}
