package io.tagwave.menu;

/** The distinct addresses of a page so far: a table with open addressing, never more than half full. */
final class SeenAddresses {

    private static final int SPREAD = 0x9E3779B9;

    private final String[] slots;
    private final int[] hashes;
    private final int shift;

    /**
     * An empty table.
     *
     * @param most how many may come
     */
    SeenAddresses(int most) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(2 * most + 1);
        slots = new String[1 << bits];
        hashes = new int[1 << bits];
        shift = Integer.SIZE - bits;
    }

    /**
     * Adds an address; false when it was there.
     *
     * @param hash equal for equal addresses
     */
    boolean add(String address, int hash) {
        int slot = hash * SPREAD >>> shift;
        while (slots[slot] != null) {
            if (hashes[slot] == hash && slots[slot].equals(address)) {
                return false;
            }
            slot = slot + 1 & slots.length - 1;
        }
        slots[slot] = address;
        hashes[slot] = hash;
        return true;
    }
}
