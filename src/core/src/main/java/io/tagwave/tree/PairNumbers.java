package io.tagwave.tree;

import java.util.Arrays;

/**
 * Numbers distinct pairs of ints in order of first appearance: open addressing, no boxing, no removal. What a tree's
 * path or subtree is called when it is the pair of a shorter one and one step more. Not for use by two threads at once.
 */
public final class PairNumbers {
    private static final int FEWEST = 512;
    private static final int LEAST_ROOM = 16;

    /** The slots of the table; what hangs on one is a number, 0 where it is free. */
    private int[] numbers;
    /** By number. */
    private long[] pairs;

    private int size;

    /** With room for the paths of a common page. */
    public PairNumbers() {
        this(FEWEST);
    }

    /**
     * With room for some pairs; more than these make it grow.
     *
     * @param expected number of pairs, 0 or more
     */
    public PairNumbers(int expected) {
        int room = LEAST_ROOM;
        while (room < 2 * expected) {
            room *= 2;
        }
        numbers = new int[room];
        pairs = new long[room / 2 + 1];
    }

    /** The number of the pair, from 1 on; a pair that was not seen before gets the next number. */
    public int number(int high, int low) {
        long pair = ((long) high << 32) | (low & 0xffffffffL);
        int slot = slot(pair, numbers.length - 1);
        while (numbers[slot] != 0) {
            if (pairs[numbers[slot]] == pair) {
                return numbers[slot];
            }
            slot = (slot + 1) & (numbers.length - 1);
        }
        if (size + 1 == pairs.length) {
            grow();
            return number(high, low);
        }
        pairs[++size] = pair;
        numbers[slot] = size;
        return size;
    }

    /** How many distinct pairs were seen. */
    public int size() {
        return size;
    }

    private void grow() {
        pairs = Arrays.copyOf(pairs, 2 * size + 1);
        numbers = new int[2 * numbers.length];
        for (int number = 1; number <= size; number++) {
            int slot = slot(pairs[number], numbers.length - 1);
            while (numbers[slot] != 0) {
                slot = (slot + 1) & (numbers.length - 1);
            }
            numbers[slot] = number;
        }
    }

    private static int slot(long key, int mask) {
        long mixed = key * 0x9E3779B97F4A7C15L;
        return (int) (mixed ^ (mixed >>> 32)) & mask;
    }
}
