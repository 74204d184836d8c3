package io.tagwave.spark;

import java.io.Serializable;

/**
 * The unit of work of a task: a whole archive, or single records of one. The division into parts does not depend on the
 * number of partitions, so that neither does the output.
 *
 * @param archive its path, as Hadoop names files
 * @param at offsets in bytes where records begin; none for the whole archive
 * @param lengths of these records in the archive, in bytes
 */
record ArchivePart(String archive, long[] at, int[] lengths) implements Serializable {

    static ArchivePart whole(String archive) {
        return new ArchivePart(archive, new long[0], new int[0]);
    }

    boolean isWhole() {
        return at.length == 0;
    }

    /** Returns the archive as a user knows it. */
    String name() {
        return archive.startsWith("file:") ? archive.substring("file:".length()) : archive;
    }
}
