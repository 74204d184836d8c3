package io.tagwave.archive;

import java.time.Instant;
import org.netpreserve.jwarc.MessageHeaders;

/**
 * One record of an archive that may hold a page.
 *
 * @param place where it stands
 * @param type such as {@code response}
 * @param target the address that it is a capture of
 * @param date when it was captured
 * @param headers its named fields
 * @param block its content, of a longer one the beginning
 * @param whole whether the block is all of the content
 */
record Capture(
        Place place, String type, String target, Instant date, MessageHeaders headers, byte[] block, boolean whole)
        implements ArchiveEntry {

    /**
     * Where a record stands.
     *
     * @param at byte of the file where the record begins, or the gzip member that holds it
     * @param number how many records of that member come before it
     */
    record Place(long at, int number) {}

    /** A named field, or null. */
    String field(String name) {
        return headers.first(name).orElse(null);
    }
}
