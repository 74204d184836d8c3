package io.tagwave.number;

import java.util.Arrays;

/**
 * Numbers distinct keys from 1 on, in order of first appearance: open addressing, no boxing. A key is 64 bits: a digest, or
 * a pair of ints, as what a tree's path or subtree is called when it is the pair of a shorter one and one step more. Keys
 * go all at once or not at all. Not for use by two threads at once.
 */
public final class Numbering {
    private static final int FEWEST = 512;
    private static final int LEAST_ROOM = 8;
    /** After so many forgotten keys their traces are wiped away. */
    private static final int MOST_FORGOTTEN = 1 << 20;

    /** What hangs on a slot is a number and all that were forgotten before it, so that no more than these is nothing. */
    private int[] slots;
    /** By number. */
    private long[] keys;

    /** Of the number of a slot. */
    private int bits;

    private int size;
    private int forgotten;

    /** With room for the paths of a common page. */
    public Numbering() {
        this(FEWEST);
    }

    /**
     * With room for some keys; more than these make it grow.
     *
     * @param expected number of keys, 0 or more
     */
    public Numbering(int expected) {
        bits = Integer.SIZE - Integer.numberOfLeadingZeros(2 * Math.max(LEAST_ROOM, expected) - 1);
        slots = new int[1 << bits];
        keys = new long[slots.length / 2 + 1];
    }

    /** The number of a pair; one that was not seen before gets the next number. */
    public int number(int high, int low) {
        return number(pair(high, low));
    }

    /** The number of a key; one that was not seen before gets the next number. */
    public int number(long key) {
        int slot = slot(key);
        if (slots[slot] > forgotten) {
            return slots[slot] - forgotten;
        }
        if (size + 1 == keys.length) {
            grow();
            return number(key);
        }
        keys[++size] = key;
        slots[slot] = forgotten + size;
        return size;
    }

    /** The number of a pair that was seen, 0 of any other. */
    public int known(int high, int low) {
        return known(pair(high, low));
    }

    /** The number of a key that was seen, 0 of any other. */
    public int known(long key) {
        return Math.max(0, slots[slot(key)] - forgotten);
    }

    /** The first of the pair with a number. */
    public int high(int number) {
        return (int) (keys[number] >> Integer.SIZE);
    }

    /** The second of the pair with a number. */
    public int low(int number) {
        return (int) keys[number];
    }

    /** How many distinct keys were seen. */
    public int size() {
        return size;
    }

    /** Forgets all keys, at no cost; the room stays. */
    public void clear() {
        forgotten += size;
        size = 0;
        if (forgotten > MOST_FORGOTTEN) {
            Arrays.fill(slots, 0);
            forgotten = 0;
        }
    }

    private static long pair(int high, int low) {
        return (long) high << Integer.SIZE | low & 0xffffffffL;
    }

    /** Where a key hangs, or would hang. */
    private int slot(long key) {
        int mask = slots.length - 1;
        int slot = Hashing.slot(key, bits);
        while (slots[slot] > forgotten && keys[slots[slot] - forgotten] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        keys = Arrays.copyOf(keys, 2 * size + 1);
        slots = new int[1 << ++bits];
        for (int number = 1; number <= size; number++) {
            slots[slot(keys[number])] = forgotten + number;
        }
    }
}
