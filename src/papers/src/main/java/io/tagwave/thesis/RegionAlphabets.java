package io.tagwave.thesis;

import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Which codes a region is made of, held as the number of the last region that used each code: so merging and growing
 * read every position a bounded number of times.
 */
final class RegionAlphabets {

    private final TagPathSequence sequence;
    private final int[] owner;
    private int owners;

    RegionAlphabets(TagPathSequence sequence) {
        this.sequence = sequence;
        owner = new int[sequence.alphabetSize() + 1];
    }

    /** Joins neighbours whose alphabets meet, with what lies between them (thesis, Algorithm 2, mergeRegions). */
    List<Span> merged(List<Span> regions) {
        List<Span> merged = new ArrayList<>();
        for (Span region : regions) {
            int last = merged.size() - 1;
            if (last >= 0 && meetsCurrent(region)) {
                Span joined = new Span(merged.get(last).start(), region.end());
                claim(new Span(merged.get(last).end(), region.end()));
                merged.set(last, joined);
            } else {
                owners++;
                claim(region);
                merged.add(region);
            }
        }
        return merged;
    }

    /** Extends each region, to either side, over positions with codes of its own; never into a neighbour. */
    List<Span> grown(List<Span> regions) {
        List<Span> grown = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++) {
            owners++;
            claim(regions.get(i));
            int floor = i == 0 ? 0 : grown.get(i - 1).end();
            int ceiling = i + 1 < regions.size() ? regions.get(i + 1).start() : sequence.length();
            int start = regions.get(i).start();
            int end = regions.get(i).end();
            while (start > floor && isCurrent(start - 1)) {
                start--;
            }
            while (end < ceiling && isCurrent(end)) {
                end++;
            }
            grown.add(new Span(start, end));
        }
        return grown;
    }

    private boolean meetsCurrent(Span region) {
        for (int i = region.start(); i < region.end(); i++) {
            if (isCurrent(i)) {
                return true;
            }
        }
        return false;
    }

    private boolean isCurrent(int position) {
        return owner[sequence.code(position)] == owners;
    }

    private void claim(Span span) {
        for (int i = span.start(); i < span.end(); i++) {
            owner[sequence.code(i)] = owners;
        }
    }
}
