package io.tagwave.papers.filter;

import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.Span;

/**
 * {@code searchRegion} of both papers (Algorithm 3): splits the sequence where the alphabets of the two sides do not
 * meet, keeps the larger side, and starts again with it, until nothing can be split. Same results as the printed
 * pseudocode, read as {@code src/docs/design/interpretation.md} says, without its recounting.
 */
final class RegionSearch {

    private static final int NONE = -1;

    private final TpsFilterSettings settings;
    private final SymbolSpans window;
    private final CutLevels levels;

    RegionSearch(TagPathSequence sequence, TpsFilterSettings settings) {
        this.settings = settings;
        window = new SymbolSpans(sequence);
        levels = new CutLevels(window);
    }

    Span mainRegion() {
        for (int split = split(); split != NONE; split = split()) {
            if (2L * (split - window.start()) < window.length()) {
                levels.dropBefore(split);
            } else {
                levels.dropFrom(split);
            }
        }
        return new Span(window.start(), window.end());
    }

    /** The position that begins the second part of an acceptable split, at the lowest threshold that has one. */
    private int split() {
        int threshold = 1;
        int frequent = window.symbols();
        // The lowest frequency is passed over: the threshold is raised before it is first used.
        while (frequent > 0 && window.symbolsOfCount(threshold) == 0) {
            threshold++;
        }
        int position = window.start();
        while (true) {
            frequent -= window.symbolsOfCount(threshold);
            if (frequent < 2) {
                return NONE;
            }
            do {
                threshold++;
            } while (window.symbolsOfCount(threshold) == 0);
            position = nextFrequent(position, threshold);
            int split = split(position, threshold);
            if (split != NONE) {
                return split;
            }
        }
    }

    private int split(int firstFrequent, int threshold) {
        int from = firstFrequent;
        int gap = 0;
        while (true) {
            int behind = levels.firstCut(from, threshold) + 1;
            gap += gap == 0 ? 0 : rare(from, behind, threshold);
            int next = nextFrequent(behind, threshold);
            if (next == window.end()) {
                return NONE;
            }
            if (unevenness(behind - window.start(), gap) > settings.margin()) {
                return behind;
            }
            if (settings.rule() == SplitRule.FIRST_SPLIT) {
                return NONE;
            }
            gap = 1 + next - behind;
            from = next;
        }
    }

    /** The printed ratio without brackets, which reads the gap's last term as a whole number of windows. */
    private double unevenness(int size, int gap) {
        double n = window.length();
        return Math.abs((n - 2.0 * size + gap) / n - gap);
    }

    private int nextFrequent(int from, int threshold) {
        int position = from;
        while (position < window.end() && window.frequency(position) < threshold) {
            position++;
        }
        return position;
    }

    private int rare(int from, int to, int threshold) {
        int rare = 0;
        for (int position = from; position < to; position++) {
            rare += window.frequency(position) < threshold ? 1 : 0;
        }
        return rare;
    }
}
