package io.tagwave.template;

import io.tagwave.tree.PairNumbers;

/**
 * The pairs of unequal subtrees that have to be compared, each pair of classes once, however often the subtrees stand
 * in the pages. A pair is called by its number, from 0 on.
 */
final class ClassPairs {

    private final PairNumbers numbers = new PairNumbers();
    private final IntList first = new IntList();
    private final IntList second = new IntList();
    private int[] common = new int[0];

    /** Adds a pair of subtrees unless one like it is known. */
    void add(int firstClass, int firstNode, int secondClass, int secondNode) {
        if (numbers.number(firstClass, secondClass) > first.size()) {
            first.add(firstNode);
            second.add(secondNode);
        }
    }

    int size() {
        return first.size();
    }

    /** A node of the first tree whose subtree is the pair's first one. */
    int first(int pair) {
        return first.get(pair);
    }

    /** A node of the second tree whose subtree is the pair's second one. */
    int second(int pair) {
        return second.get(pair);
    }

    /** Makes room for {@link #setCommon}; no pair may be added any more. */
    void close() {
        common = new int[size()];
    }

    /** Notes how many nodes the two subtrees have in common. */
    void setCommon(int pair, int nodes) {
        common[pair] = nodes;
    }

    /** What {@link #setCommon} noted for the pair of these classes. */
    int common(int firstClass, int secondClass) {
        return common[numbers.number(firstClass, secondClass) - 1];
    }
}
