package io.tagwave.store;

/**
 * What the database knows about a visit that the visit itself does not.
 *
 * @param sha256 of the bytes, in hex, or null without any
 * @param duplicateOf number of the page that this one repeats, or null
 * @param foundCount how many pages became known through its links
 */
public record StoredPageFacts(String sha256, Long duplicateOf, int foundCount) {}
