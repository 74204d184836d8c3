package io.tagwave.template;

import io.tagwave.number.Numbering;
import java.util.ArrayList;
import java.util.List;

/** What is known about pairs of unequal subtrees: each pair of classes once, however often it stands in the pages. */
final class PairSolutions {

    /**
     * The best matching of two subtrees whose roots are matched.
     *
     * @param common nodes they have in common
     * @param partners for each child of the first root the number of the second root's child, from 0 on, or -1
     */
    record Solution(int common, int[] partners) {}

    private final Numbering numbers = new Numbering();
    private final List<Solution> solutions = new ArrayList<>();

    /** The solution for a pair of classes, or null. */
    Solution find(int firstClass, int secondClass) {
        int number = numbers.number(firstClass, secondClass);
        return number > solutions.size() ? null : solutions.get(number - 1);
    }

    /** Notes a solution. */
    void put(int firstClass, int secondClass, Solution solution) {
        int number = numbers.number(firstClass, secondClass);
        while (solutions.size() < number) {
            solutions.add(null);
        }
        solutions.set(number - 1, solution);
    }
}
