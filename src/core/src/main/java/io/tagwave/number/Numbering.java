package io.tagwave.number;

import java.util.Arrays;

/**
 * Numbers distinct keys from 1 in order of first appearance, by open addressing and without boxing. A key is 64 bits: a hash, or a
 * pair of ints, such as the number of a shorter path and one step more. Keys cannot be removed one by one. Not for use by two
 * threads at once.
 */
public final class Numbering {
    private static final int DEFAULT_CAPACITY = 512;
    private static final int MIN_CAPACITY = 8;
    /** After so many cleared keys the slots are reset. */
    private static final int MAX_FORGOTTEN = 1 << 20;

    /** A slot holds a number plus {@link #forgotten}; smaller values are empty slots. */
    private int[] slots;
    /** By number. */
    private long[] keys;

    /** Number of bits of a slot's index. */
    private int bits;

    private int size;
    private int forgotten;

    /** Creates a numbering with room for the paths of a common page. */
    public Numbering() {
        this(DEFAULT_CAPACITY);
    }

    /**
     * Creates a numbering with room for some keys; it grows if there are more.
     *
     * @param expected number of keys, 0 or more
     */
    public Numbering(int expected) {
        bits = Integer.SIZE - Integer.numberOfLeadingZeros(2 * Math.max(MIN_CAPACITY, expected) - 1);
        slots = new int[1 << bits];
        keys = new long[slots.length / 2 + 1];
    }

    /** Returns the number of a pair; a new pair gets the next number. */
    public int number(int high, int low) {
        return number(pair(high, low));
    }

    /** Returns the number of a key; a new key gets the next number. */
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

    /** Returns the number of a pair, 0 if it has none. */
    public int known(int high, int low) {
        return known(pair(high, low));
    }

    /** Returns the number of a key, 0 if it has none. */
    public int known(long key) {
        return Math.max(0, slots[slot(key)] - forgotten);
    }

    /** Returns the first of the pair with a number. */
    public int high(int number) {
        return (int) (keys[number] >> Integer.SIZE);
    }

    /** Returns the second of the pair with a number. */
    public int low(int number) {
        return (int) keys[number];
    }

    /** Returns the number of distinct keys. */
    public int size() {
        return size;
    }

    /** Removes all keys in constant time, and keeps the room. */
    public void clear() {
        forgotten += size;
        size = 0;
        if (forgotten > MAX_FORGOTTEN) {
            Arrays.fill(slots, 0);
            forgotten = 0;
        }
    }

    private static long pair(int high, int low) {
        return (long) high << Integer.SIZE | low & 0xffffffffL;
    }

    /** Returns the slot of a key, or the one that it would get. */
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
