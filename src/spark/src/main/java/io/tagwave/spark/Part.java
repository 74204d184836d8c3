package io.tagwave.spark;

import java.io.Serializable;

/**
 * What one task reads at a time: an archive from its beginning to its end, or single records of one. Which parts there are does not depend on the
 * number of partitions, so that neither does what is read.
 *
 * @param archive where it lies, as Hadoop names files
 * @param at bytes where records begin; null for the whole archive
 * @param lengths of these records as they lie there, in bytes
 */
record Part(String archive, long[] at, int[] lengths) implements Serializable {

    static Part whole(String archive) {
        return new Part(archive, null, null);
    }

    boolean isWhole() {
        return at == null;
    }

    /** The archive as a user knows it. */
    String name() {
        return archive.startsWith("file:") ? archive.substring("file:".length()) : archive;
    }
}
