package io.tagwave.mdr;

import java.util.Arrays;

/**
 * The comparisons of one parent's generalised nodes of one size (CombComp), summed up from the right: where the next
 * similar pair of the same rhythm begins, and how many pairs follow each other there.
 */
final class SimilarRuns {

    private final int size;
    private final int children;
    private final int[] next;
    private final int[] pairs;

    /**
     * Compares each two neighbouring runs of {@code size} children.
     *
     * @param starts the children and where a further one would begin
     */
    SimilarRuns(int[] starts, int size, TagStrings strings) {
        this.size = size;
        children = starts.length - 1;
        next = new int[children + size];
        pairs = new int[children + size];
        Arrays.fill(next, children);
        for (int child = children - 2 * size; child >= 0; child--) {
            if (strings.similar(starts[child], starts[child + size], starts[child + 2 * size])) {
                next[child] = child;
                pairs[child] = 1 + pairs[child + size];
            } else {
                next[child] = next[child + size];
            }
        }
    }

    /** The first of the children {@code from}, {@code from + size}, … with which a similar pair begins, or the end. */
    int next(int from) {
        return from < children ? next[from] : children;
    }

    /** Returns how many children the similar generalised nodes from that child on cover. */
    int covered(int child) {
        return (pairs[child] + 1) * size;
    }
}
