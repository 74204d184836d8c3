package io.tagwave.store.frontier;

import io.tagwave.web.LinksToFollow;
import org.jspecify.annotations.Nullable;

/**
 * URLs that were found together.
 *
 * @param foundOn number of the page that links to them, or null
 */
public record UrlBatch(
        LinksToFollow follow, int depth, @Nullable Long foundOn) {}
