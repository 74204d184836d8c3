package io.tagwave.proposal;

import io.tagwave.number.Hashing;
import java.util.stream.IntStream;

/**
 * First nodes of records: nodes of one depth in document order, how much text they reach, and how many codes raise to
 * just these.
 */
final class RecordRoots {

    /** Nodes of a page whose digests are kept, as they are the same on each: most pages have fewer. */
    private static final int USUAL = 1 << 12;

    private static final long[] OF_USUAL = made(USUAL);

    final int[] nodes;
    /** Characters that the records could hold at most. */
    final int reach;

    int votes;

    RecordRoots(int[] nodes, int reach) {
        this.nodes = nodes;
        this.reach = reach;
    }

    /**
     * Returns what a node adds to the digest of a list. Nodes in document order differ from others as a set, so their sum is a
     * digest: that of a part is the difference of two sums. Other lists meet it with a chance of 2 to the power of -64.
     */
    static long digest(int node) {
        return Hashing.scattered(node + Hashing.GOLDEN);
    }

    /** The digests of all nodes of a page, each of which stands in several lists, and perhaps of more; not to be changed. */
    static long[] digests(int size) {
        return size <= USUAL ? OF_USUAL : made(size);
    }

    private static long[] made(int size) {
        return IntStream.range(0, size).mapToLong(RecordRoots::digest).toArray();
    }
}
