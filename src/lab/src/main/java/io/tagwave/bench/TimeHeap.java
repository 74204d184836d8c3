package io.tagwave.bench;

import java.util.Arrays;

/** Numbers in the order of their times, those of one time in the order of the numbers: a binary heap over arrays. */
final class TimeHeap {

    private long[] times = new long[64];
    private int[] numbers = new int[64];
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    /** The first time. */
    long time() {
        return times[0];
    }

    void add(int number, long time) {
        if (size == times.length) {
            times = Arrays.copyOf(times, 2 * size);
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        int at = size++;
        while (at > 0 && before(time, number, (at - 1) / 2)) {
            times[at] = times[(at - 1) / 2];
            numbers[at] = numbers[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        times[at] = time;
        numbers[at] = number;
    }

    /** The number with the first time, which goes. */
    int remove() {
        int first = numbers[0];
        long time = times[--size];
        int number = numbers[size];
        int at = 0;
        int child = smaller(1);
        while (child < size && !before(time, number, child)) {
            times[at] = times[child];
            numbers[at] = numbers[child];
            at = child;
            child = smaller(2 * at + 1);
        }
        times[at] = time;
        numbers[at] = number;
        return first;
    }

    private int smaller(int child) {
        boolean right = child + 1 < size && before(times[child + 1], numbers[child + 1], child);
        return right ? child + 1 : child;
    }

    private boolean before(long time, int number, int other) {
        return time < times[other] || time == times[other] && number < numbers[other];
    }
}
