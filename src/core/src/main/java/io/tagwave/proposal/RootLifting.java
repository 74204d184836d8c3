package io.tagwave.proposal;

import io.tagwave.tree.PageTree;
import java.util.Arrays;

/**
 * Raises nodes to record level. The nodes of one code are taken as the same field of several records; each is raised to
 * its highest ancestor whose subtree holds neither the one before nor the one after it. What is left of two neighbours'
 * common ancestry is where records part, whatever the tags. The body is no record. Made to be used again for the next
 * codes of one page; not for use by two threads at once.
 */
final class RootLifting {

    /** Head of a node whose code stands alone, or nests in itself. */
    static final int NONE = -1;

    private final PageTree tree;
    private final long[] digestOf;
    private final int[] head;
    private final int[] next;
    /** The ancestors of the node at hand by depth, with itself. */
    private int[] line = new int[64];
    /** By code: its first node, how many heads its nodes have, and the sum of their digests. */
    private int[] first = new int[0];

    private int[] count = new int[0];
    private long[] digest = new long[0];
    /** The codes in order of appearance. */
    private int[] order = new int[0];

    RootLifting(PageTree tree) {
        this.tree = tree;
        digestOf = RecordRoots.digests(tree.size());
        head = new int[tree.size()];
        next = new int[head.length];
    }

    /**
     * Raises all nodes by codes of one kind, from 1 to the alphabet's size. Linear in the nodes, but for a search over
     * the ancestors, logarithmic in how far a node is raised.
     */
    void raise(int[] codes, int alphabetSize) {
        int size = head.length;
        int[] last = new int[alphabetSize + 1];
        Arrays.fill(last, size);
        for (int node = size - 1; node >= 0; node--) {
            next[node] = last[codes[node]];
            last[codes[node]] = node;
        }
        first = last.clone();
        count = new int[first.length];
        digest = new long[first.length];
        order = new int[alphabetSize];
        Arrays.fill(last, -1);
        int known = 0;
        for (int node = 0; node < size; node++) {
            int code = codes[node];
            int before = last[code];
            last[code] = node;
            if (before < 0) {
                order[known++] = code;
            }
            int depth = tree.depth(node);
            line = depth < line.length ? line : Arrays.copyOf(line, depth * 2);
            line[depth] = node;
            head[node] = before < 0 && next[node] == size ? NONE : highest(depth, before, next[node]);
            if (head[node] != NONE) {
                digest[code] += digestOf[head[node]];
                count[code]++;
            }
        }
    }

    /**
     * Records part where the subtree starts after the occurrence before, and ends before the next one. Most nodes are
     * raised by a step or two, so the search goes up in growing strides before it halves the last one.
     */
    private int highest(int depth, int before, int next) {
        if (tree.end(line[depth]) > next) {
            return NONE;
        }
        int high = depth;
        int stride = 1;
        while (high > stride && isApart(line[high - stride], before, next)) {
            high -= stride;
            stride *= 2;
        }
        int low = Math.max(1, high - stride + 1);
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (isApart(line[middle], before, next)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return line[low];
    }

    private boolean isApart(int ancestor, int before, int next) {
        return ancestor > before && tree.end(ancestor) <= next;
    }

    /** The codes in order of appearance; behind them a 0 for each number that was left out. */
    int[] codes() {
        return order;
    }

    /** Returns how many of a code's nodes have a head. */
    int count(int code) {
        return count[code];
    }

    /** By node, its {@link RecordRoots#digest}; not to be changed. */
    long[] digests() {
        return digestOf;
    }

    /** The sum of {@link RecordRoots#digest} over a code's heads. */
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
