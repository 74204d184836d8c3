package io.tagwave.template;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tells what is known about pairs of unequal subtrees: each pair of classes once, however often it stands in the
 * pages.
 */
final class PairSolutions {

    /**
     * The best matching of two subtrees whose roots are matched.
     *
     * @param common nodes they have in common
     * @param partners for each child of the first root the number of the second root's child, from 0 on, or -1
     */
    record Solution(int common, int[] partners) {}

    private final Map<Long, Solution> solutions = new HashMap<>();

    /** Returns the solution for a pair of classes, or null. */
    @Nullable
    Solution find(int firstClass, int secondClass) {
        return solutions.get(pair(firstClass, secondClass));
    }

    void put(int firstClass, int secondClass, Solution solution) {
        solutions.put(pair(firstClass, secondClass), solution);
    }

    private static long pair(int firstClass, int secondClass) {
        return (long) firstClass << Integer.SIZE | secondClass;
    }
}
