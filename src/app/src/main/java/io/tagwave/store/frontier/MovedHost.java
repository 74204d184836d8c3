package io.tagwave.store.frontier;

import org.jspecify.annotations.Nullable;

/**
 * A host that changes its owner.
 *
 * @param pauseMillis time until the next request to it
 * @param gapMillis minimum time between two requests that it asks for, or null
 */
public record MovedHost(
        String host, long pauseMillis, @Nullable Long gapMillis) {}
