package io.tagwave.archive;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.netpreserve.jwarc.MessageHeaders;

/**
 * A WARC record that may hold a page.
 *
 * @param place position of the record
 * @param type WARC-Type, such as {@code response}
 * @param target URL that was captured
 * @param date time of the capture
 * @param headers the record's header fields
 * @param block the record's content, truncated to the byte limit
 * @param whole true if the block is complete
 */
record Capture(
        Place place, String type, String target, Instant date, MessageHeaders headers, byte[] block, boolean whole)
        implements ArchiveEntry {

    /**
     * The position of a record.
     *
     * @param offset byte of the file where the record, or the gzip member that holds it, begins
     * @param number number of records of that member that precede it
     */
    record Place(long offset, int number) {}

    @Nullable
    String field(String name) {
        return headers.first(name).orElse(null);
    }
}
