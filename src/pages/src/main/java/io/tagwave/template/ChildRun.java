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
    private final TreePair lists;
    private final int tail;

    ChildRun(TreePair lists, int[] first, int[] second) {
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
    BlockMatching.Kinds rowKinds(int from, int to) {
        return new BlockMatching.Kinds(first, lists.firstClass, start + from, start + to, lists.scratch);
    }

    /** The kinds of a stretch of the columns. */
    BlockMatching.Kinds columnKinds(int from, int to) {
        return new BlockMatching.Kinds(second, lists.secondClass, start + from, start + to, lists.scratch);
    }

    /** Nodes below the equal heads and tails, of either list. */
    int equalNodes() {
        int nodes = 0;
        for (int i = 0; i < first.length; i++) {
            nodes += i < start || i >= first.length - tail ? lists.first.subtreeSize(first[i]) : 0;
        }
        return nodes;
    }

    /** For each child of the first list the number of its equal at head or tail, or -1. */
    int[] equalEnds() {
        int[] partners = NodeMapping.empty(first.length);
        for (int i = 0; i < start; i++) {
            partners[i] = i;
        }
        for (int i = 1; i <= tail; i++) {
            partners[first.length - i] = second.length - i;
        }
        return partners;
    }

    /** Of equal siblings the leftmost free one is matched, as in {@link OrderedMatching}. */
    void settleLeft(int[] partners) {
        int free = 0;
        int otherFree = 0;
        for (int i = 0; i < partners.length; i++) {
            int other = partners[i];
            if (other >= 0) {
                free = earliest(first, lists.firstClass, free, i);
                otherFree = earliest(second, lists.secondClass, otherFree, other);
                partners[i] = -1;
                partners[free++] = otherFree++;
            }
        }
    }

    /** The first child from {@code free} on that is equal to the one at {@code index}. */
    private static int earliest(int[] nodes, int[] classes, int free, int index) {
        int earliest = free;
        while (classes[nodes[earliest]] != classes[nodes[index]]) {
            earliest++;
        }
        return earliest;
    }
}
