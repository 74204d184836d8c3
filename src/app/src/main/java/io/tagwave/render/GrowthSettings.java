package io.tagwave.render;

import io.tagwave.web.HostPermit;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * How the list of a page is made to grow: by scrolling, and by the button behind it.
 *
 * @param lists finds the list
 * @param turn the host's, awaited before whatever may ask it for more
 * @param screens greatest number of screens, 1 or more, the one that the page begins with included
 * @param limit time for all of them, waiting for turns included
 * @param stopping whether the crawl is being stopped: a page whose list is not done then fails
 */
public record GrowthSettings(Lists lists, HostPermit turn, int screens, Duration limit, BooleanSupplier stopping) {

    /** Finds the list of a page that is made to grow. */
    @FunctionalInterface
    public interface Lists {

        /**
         * Where the list's records stand.
         *
         * @param html the page as it is shown
         * @param address where it stands
         * @return XPaths of their first nodes in document order; none where there is no list, or where it goes on at another address
         */
        List<String> records(String html, String address);
    }
}
