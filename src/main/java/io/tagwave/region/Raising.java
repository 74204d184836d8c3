package io.tagwave.region;

import io.tagwave.tree.PageTree;
import java.util.Arrays;

/**
 * Raises nodes to record level. The nodes of one code are taken as the same field of several records; each is raised to
 * its highest ancestor whose subtree holds neither the one before nor the one after it. What is left of two neighbours'
 * common ancestry is where records part, whatever the tags. The body is no record.
 */
final class Raising {

    /** Head of a node whose code stands alone, or nests in itself. */
    static final int NONE = -1;

    private final int[] head;
    private final int[] next;
    private final int[] first;
    /** By code: how many heads its nodes have, and the sum of their digests. */
    private final int[] count;

    private final long[] digest;
    /** The codes in order of appearance. */
    private final int[] order;

    private Raising(int[] next, int[] first) {
        this.next = next;
        this.first = first;
        head = new int[next.length];
        count = new int[first.length];
        digest = new long[first.length];
        order = new int[first.length - 1];
    }

    /**
     * Linear in the nodes, but for a search over the ancestors, logarithmic in how far a node is raised.
     */
    static Raising of(PageTree tree, int[] codes, int alphabetSize) {
        int size = tree.size();
        int[] last = new int[alphabetSize + 1];
        int[] next = new int[size];
        Arrays.fill(last, size);
        for (int node = size - 1; node >= 0; node--) {
            next[node] = last[codes[node]];
            last[codes[node]] = node;
        }
        Raising raising = new Raising(next, last.clone());
        Arrays.fill(last, -1);
        raising.raise(tree, codes, last);
        return raising;
    }

    private void raise(PageTree tree, int[] codes, int[] last) {
        int[] line = new int[64];
        int known = 0;
        for (int node = 0; node < head.length; node++) {
            int code = codes[node];
            int depth = tree.depth(node);
            line = depth < line.length ? line : Arrays.copyOf(line, depth * 2);
            line[depth] = node;
            int before = last[code];
            last[code] = node;
            if (before < 0) {
                order[known++] = code;
            }
            head[node] =
                    before < 0 && next[node] == head.length ? NONE : highest(tree, line, depth, before, next[node]);
            if (head[node] != NONE) {
                digest[code] += Heads.digest(head[node]);
                count[code]++;
            }
        }
    }

    /**
     * Records part where the subtree starts after the occurrence before, and ends before the next one. Most nodes are
     * raised by a step or two, so the search goes up in growing strides before it halves the last one.
     */
    private static int highest(PageTree tree, int[] line, int depth, int before, int next) {
        if (tree.end(line[depth]) > next) {
            return NONE;
        }
        int high = depth;
        int stride = 1;
        while (high > stride && isApart(tree, line[high - stride], before, next)) {
            high -= stride;
            stride *= 2;
        }
        int low = Math.max(1, high - stride + 1);
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (isApart(tree, line[middle], before, next)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return line[low];
    }

    private static boolean isApart(PageTree tree, int ancestor, int before, int next) {
        return ancestor > before && tree.end(ancestor) <= next;
    }

    /** The codes in order of appearance; behind them a 0 for each number that was left out. */
    int[] codes() {
        return order;
    }

    /** How many of a code's nodes have a head. */
    int count(int code) {
        return count[code];
    }

    /** The sum of {@link Heads#digest} over a code's heads. */
    long digest(int code) {
        return digest[code];
    }

    /** The heads of a code's nodes, in document order. */
    int[] heads(int code) {
        int[] heads = new int[count[code]];
        int found = 0;
        for (int node = first[code]; found < heads.length; node = next[node]) {
            if (head[node] != NONE) {
                heads[found++] = head[node];
            }
        }
        return heads;
    }
}
