package io.tagwave.papers.filter;

/**
 * For each position of a window, the level of the cut behind it: the frequency of the most frequent symbol that occurs
 * on both sides. The alphabets of the two sides do not meet there once only symbols more frequent than the level are
 * looked at, so one pass over the window answers for all thresholds together what the published scan asks one by one.
 */
final class CutLevels {

    private final SymbolSpans window;
    private final int[] level;
    /** The next position to the right with a lower level. Levels are frequencies, so a chain of n has O(√n) links. */
    private final int[] lower;

    private final int[] open;

    CutLevels(SymbolSpans window) {
        this.window = window;
        level = new int[window.end()];
        lower = new int[window.end()];
        open = new int[window.end() + 1];
        refresh(window.end());
    }

    /** The first position from {@code from} on behind which no symbol of that frequency or a higher one goes on. */
    int firstCut(int from, int frequency) {
        int position = from;
        while (level[position] >= frequency) {
            position = lower[position];
        }
        return position;
    }

    /** Moves the window's start; only as far as dropped symbols reach, levels can have changed. */
    void dropBefore(int newStart) {
        refresh(window.dropBefore(newStart));
    }

    /** Moves the window's end. */
    void dropFrom(int newEnd) {
        window.dropFrom(newEnd);
        refresh(newEnd);
    }

    private void refresh(int end) {
        measure(end);
        for (int i = end - 1; i >= window.start(); i--) {
            int j = i + 1;
            while (j < window.end() && level[j] >= level[i]) {
                j = lower[j];
            }
            lower[i] = j;
        }
    }

    private void measure(int end) {
        int highest = 0;
        for (int i = window.start(); i < end; i++) {
            int frequency = window.frequency(i);
            if (window.opens(i)) {
                open[frequency]++;
                highest = Math.max(highest, frequency);
            } else if (window.closes(i)) {
                open[frequency]--;
                // Each step down is paid for by an occurrence of the symbol that has just ended.
                while (highest > 0 && open[highest] == 0) {
                    highest--;
                }
            }
            level[i] = highest;
        }
        for (int i = window.start(); i < end; i++) {
            open[window.frequency(i)] -= window.opens(i) && window.last(i) >= end ? 1 : 0;
        }
    }
}
