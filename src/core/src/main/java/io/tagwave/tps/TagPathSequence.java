package io.tagwave.tps;

import io.tagwave.number.Numbering;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.function.Function;

/**
 * Holds the tag path sequence of a page (thesis, Definitions 3.1 to 3.3): position i is the code of the tag path of node i of the
 * tree. Codes are numbered from 1 in order of first appearance, so the body has code 1 and the running maximum rises by one
 * wherever a new path appears. Code 0 is never used; alignment takes it for the gap.
 */
public final class TagPathSequence {

    /** Room for the paths of a short page. */
    private static final int MIN_CAPACITY = 512;

    private final int[] codes;
    private final int[] steps;
    private final int alphabetSize;

    private TagPathSequence(int[] codes, int[] steps, int alphabetSize) {
        this.codes = codes;
        this.steps = steps;
        this.alphabetSize = alphabetSize;
    }

    /**
     * Reads a tree as a sequence. A path is the pair of the parent's code and the node's own step, so that the cost is linear in
     * the nodes.
     */
    public static TagPathSequence of(PageTree tree, Function<PageTree, int[]> scheme) {
        int[] steps = scheme.apply(tree);
        int[] codes = new int[tree.size()];
        // On most pages one node in six has a new path; with more room, the tables of long pages seldom grow.
        Numbering paths = new Numbering(Math.max(MIN_CAPACITY, tree.size() / 4));
        for (int node = 0; node < codes.length; node++) {
            int parent = tree.parent(node);
            codes[node] = paths.number(parent < 0 ? 0 : codes[parent], steps[node]);
        }
        return new TagPathSequence(codes, steps, paths.size());
    }

    /**
     * Creates a sequence of given codes, for tests and for algorithms that renumber.
     *
     * @param codes from 1
     */
    public static TagPathSequence ofCodes(int... codes) {
        int greatest = 0;
        for (int code : codes) {
            if (code < 1) {
                throw new IllegalArgumentException("expected codes of 1 or more, found " + code);
            }
            greatest = Math.max(greatest, code);
        }
        return new TagPathSequence(codes.clone(), codes.clone(), greatest);
    }

    /**
     * Returns the sequence with other codes for the same paths. Algorithms on sequences must not depend on the codes.
     *
     * @param numbers the new code of each code, all different, from 1 to the greatest code; the first entry is not used
     */
    public TagPathSequence renumbered(int[] numbers) {
        int[] renumbered = new int[codes.length];
        for (int i = 0; i < codes.length; i++) {
            renumbered[i] = numbers[codes[i]];
        }
        return new TagPathSequence(renumbered, steps, alphabetSize);
    }

    /** Returns the number of positions, which are the nodes of the tree. */
    public int length() {
        return codes.length;
    }

    /** Returns the code at a position, from 1 to {@link #alphabetSize()}. */
    public int code(int position) {
        return codes[position];
    }

    /** Returns the last step of the path at a position. */
    public int step(int position) {
        return steps[position];
    }

    /** Returns the greatest code. */
    public int alphabetSize() {
        return alphabetSize;
    }

    /** Returns a copy of the codes of the positions {@code [start, end)}. */
    public int[] codes(int start, int end) {
        return Arrays.copyOfRange(codes, start, end);
    }
}
