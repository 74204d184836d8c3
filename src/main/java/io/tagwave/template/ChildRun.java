package io.tagwave.template;

/**
 * Children of two nodes that have to be aligned: the runs {@code [start, end)} of both lists of children, between equal
 * heads and equal tails.
 *
 * <p>Matching equal heads and tails first loses nothing: were the head of one list matched further in, or not at all,
 * then matching it with its equal instead would leave every other pair as it is and cost no node.
 */
final class ChildRun {

    final int[] first;
    final int[] second;
    final int start;
    private final int[] firstClass;
    private final int[] secondClass;
    private final int tail;

    private ChildRun(int[] first, int[] firstClass, int[] second, int[] secondClass, int start, int tail) {
        this.first = first;
        this.firstClass = firstClass;
        this.second = second;
        this.secondClass = secondClass;
        this.start = start;
        this.tail = tail;
    }

    /**
     * Trims two lists of children.
     *
     * @param first nodes of the first tree
     * @param firstClass subtree classes of the first tree
     */
    static ChildRun of(int[] first, int[] firstClass, int[] second, int[] secondClass) {
        int least = Math.min(first.length, second.length);
        int start = 0;
        while (start < least && firstClass[first[start]] == secondClass[second[start]]) {
            start++;
        }
        int tail = 0;
        while (tail < least - start
                && firstClass[first[first.length - 1 - tail]] == secondClass[second[second.length - 1 - tail]]) {
            tail++;
        }
        return new ChildRun(first, firstClass, second, secondClass, start, tail);
    }

    /** Children of the first list between head and tail. */
    int rows() {
        return first.length - tail - start;
    }

    /** Children of the second list between head and tail. */
    int columns() {
        return second.length - tail - start;
    }

    /** Cells of their alignment. */
    long cells() {
        return (long) rows() * columns();
    }

    int firstClass(int node) {
        return firstClass[node];
    }

    int secondClass(int node) {
        return secondClass[node];
    }

    /** Nodes below the equal heads and tails, of either list. */
    int equalNodes(LabelledTree tree) {
        int nodes = 0;
        for (int i = 0; i < first.length; i++) {
            nodes += i < start || i >= first.length - tail ? tree.subtreeSize(first[i]) : 0;
        }
        return nodes;
    }

    /**
     * Writes the heaviest matching of all children into {@code partner}.
     *
     * @param pieces see {@link BlockAlignment#cut}
     */
    void align(BlockAlignment.Weigher weigher, int pieces, int[] partner) {
        for (int i = 0; i < start; i++) {
            partner[first[i]] = second[i];
        }
        for (int i = 1; i <= tail; i++) {
            partner[first[first.length - i]] = second[second.length - i];
        }
        for (BlockAlignment block : BlockAlignment.cut(this, pieces)) {
            block.align(weigher, partner);
        }
        settleLeft(partner);
    }

    /** Of equal siblings the leftmost free one is matched, as in {@link Alignment}. */
    private void settleLeft(int[] partner) {
        int free = 0;
        int otherFree = 0;
        for (int i = 0; i < first.length; i++) {
            int other = partner[first[i]];
            if (other >= 0) {
                int earlier = earliest(first, firstClass, free, first[i]);
                while (second[otherFree] < other && secondClass[second[otherFree]] != secondClass[other]) {
                    otherFree++;
                }
                partner[first[i]] = -1;
                partner[first[earlier]] = second[otherFree++];
                free = earlier + 1;
            }
        }
    }

    /** Index of the first node from {@code free} on with the class of {@code node}, which stands in the list. */
    private static int earliest(int[] nodes, int[] classes, int free, int node) {
        int index = free;
        while (classes[nodes[index]] != classes[node]) {
            index++;
        }
        return index;
    }
}
