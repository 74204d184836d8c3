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

    private Raising(int[] head, int[] next, int[] first) {
        this.head = head;
        this.next = next;
        this.first = first;
    }

    /**
     * Linear in the nodes, but for a binary search over the ancestors where a node's neighbours differ from its
     * parent's.
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
        int[] first = last.clone();
        Arrays.fill(last, -1);
        int[] before = new int[size];
        int[] head = new int[size];
        int[] line = new int[64];
        for (int node = 0; node < size; node++) {
            int depth = tree.depth(node);
            line = depth < line.length ? line : Arrays.copyOf(line, depth * 2);
            line[depth] = node;
            before[node] = last[codes[node]];
            last[codes[node]] = node;
            head[node] = before[node] < 0 && next[node] == size
                    ? NONE
                    : highest(tree, line, depth, before[node], next[node]);
        }
        return new Raising(head, next, first);
    }

    /** Records part where the subtree starts after the occurrence before, and ends before the next one. */
    private static int highest(PageTree tree, int[] line, int depth, int before, int next) {
        int low = 1;
        int high = depth + 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (line[middle] > before && tree.end(line[middle]) <= next) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low > depth ? NONE : line[low];
    }

    /** The node raised. */
    int head(int node) {
        return head[node];
    }

    /** The heads of a code's nodes, in document order. */
    int[] heads(int code, int count) {
        int[] heads = new int[count];
        int found = 0;
        for (int node = first[code]; found < count; node = next[node]) {
            if (head[node] != NONE) {
                heads[found++] = head[node];
            }
        }
        return heads;
    }
}
