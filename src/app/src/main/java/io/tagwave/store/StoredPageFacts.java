package io.tagwave.store;

import org.jspecify.annotations.Nullable;

/**
 * Facts about a visit that only the database knows.
 *
 * @param sha256 digest of the bytes, in hex, or null if there are none
 * @param duplicateOf number of the page that this one repeats, or null
 * @param foundCount number of pages that were first found through its links
 */
public record StoredPageFacts(
        @Nullable String sha256, @Nullable Long duplicateOf, int foundCount) {}
