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
    private final ChildLists lists;
    private final int tail;

    ChildRun(ChildLists lists, int[] first, int[] second) {
        this.lists = lists;
        this.first = first;
        this.second = second;
        int least = Math.min(first.length, second.length);
        int head = 0;
        while (head < least && lists.areEqual(first[head], second[head])) {
            head++;
        }
        int foot = 0;
        while (foot < least - head
                && lists.areEqual(first[first.length - 1 - foot], second[second.length - 1 - foot])) {
            foot++;
        }
        start = head;
        tail = foot;
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

    /** The kinds of a stretch of the rows. */
    BlockAlignment.Kinds rowKinds(int from, int to) {
        return new BlockAlignment.Kinds(first, lists.firstClass, start + from, start + to, lists.scratch);
    }

    /** The kinds of a stretch of the columns. */
    BlockAlignment.Kinds columnKinds(int from, int to) {
        return new BlockAlignment.Kinds(second, lists.secondClass, start + from, start + to, lists.scratch);
    }

    /** Nodes below the equal heads and tails, of either list. */
    int equalNodes() {
        int nodes = 0;
        for (int i = 0; i < first.length; i++) {
            nodes += i < start || i >= first.length - tail ? lists.first.subtreeSize(first[i]) : 0;
        }
        return nodes;
    }

    /**
     * Writes the heaviest matching of all children into {@code partner}.
     *
     * @param pieces see {@link BlockAlignment#cut}
     */
    void align(BlockAlignment.Weigher weigher, int pieces, int[] partner) {
        alignEnds(partner);
        for (BlockAlignment block : BlockAlignment.cut(this, pieces)) {
            block.align(weigher, partner);
        }
        settleLeft(partner);
    }

    /** Writes the matching of equal heads and tails into {@code partner}. */
    void alignEnds(int[] partner) {
        for (int i = 0; i < start; i++) {
            partner[first[i]] = second[i];
        }
        for (int i = 1; i <= tail; i++) {
            partner[first[first.length - i]] = second[second.length - i];
        }
    }

    /** Of equal siblings the leftmost free one is matched, as in {@link Alignment}. */
    private void settleLeft(int[] partner) {
        int free = 0;
        int otherFree = 0;
        for (int node : first) {
            int other = partner[node];
            if (other >= 0) {
                free = earliest(first, lists.firstClass, free, node);
                otherFree = earliest(second, lists.secondClass, otherFree, other);
                partner[node] = -1;
                partner[first[free++]] = second[otherFree++];
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
