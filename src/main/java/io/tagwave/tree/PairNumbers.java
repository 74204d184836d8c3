package io.tagwave.tree;

/**
 * Numbers distinct pairs of ints in order of first appearance: open addressing, no boxing, no removal. What a tree's
 * path or subtree is called when it is the pair of a shorter one and one step more. Not for use by two threads at once.
 */
public final class PairNumbers {
    private static final int FIRST_ROOM = 1024;
    private static final int LEAST_ROOM = 16;

    private long[] keys;
    private int[] numbers;
    private int size;

    /** With room for the paths of a common page. */
    public PairNumbers() {
        this(FIRST_ROOM / 2);
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
        keys = new long[room];
        numbers = new int[room];
    }

    /** The number of the pair, from 1 on; a pair that was not seen before gets the next number. */
    public int number(int high, int low) {
        long key = ((long) high << 32) | (low & 0xffffffffL);
        int slot = slot(key, numbers.length - 1);
        while (numbers[slot] != 0) {
            if (keys[slot] == key) {
                return numbers[slot];
            }
            slot = (slot + 1) & (numbers.length - 1);
        }
        keys[slot] = key;
        numbers[slot] = ++size;
        if (size * 2 > numbers.length) {
            grow();
        }
        return size;
    }

    /** How many distinct pairs were seen. */
    public int size() {
        return size;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldNumbers = numbers;
        keys = new long[oldKeys.length * 2];
        numbers = new int[oldKeys.length * 2];
        for (int i = 0; i < oldNumbers.length; i++) {
            if (oldNumbers[i] != 0) {
                int slot = slot(oldKeys[i], numbers.length - 1);
                while (numbers[slot] != 0) {
                    slot = (slot + 1) & (numbers.length - 1);
                }
                keys[slot] = oldKeys[i];
                numbers[slot] = oldNumbers[i];
            }
        }
    }

    private static int slot(long key, int mask) {
        long mixed = key * 0x9E3779B97F4A7C15L;
        return (int) (mixed ^ (mixed >>> 32)) & mask;
    }
}
