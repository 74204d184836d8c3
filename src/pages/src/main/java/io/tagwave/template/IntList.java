package io.tagwave.template;

import java.util.Arrays;

/** A growing array of ints. */
public final class IntList {

    private static final int FIRST_ROOM = 64;

    private int[] items = new int[FIRST_ROOM];
    private int size;

    public void add(int item) {
        if (size == items.length) {
            items = Arrays.copyOf(items, size * 2);
        }
        items[size++] = item;
    }

    public int get(int index) {
        return items[index];
    }

    public int size() {
        return size;
    }

    public int[] toArray() {
        return Arrays.copyOf(items, size);
    }
}
