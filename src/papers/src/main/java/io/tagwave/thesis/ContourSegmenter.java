package io.tagwave.thesis;

import io.tagwave.signal.Signals;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds regions where the contour of the sequence stays flat: where no new path appears, known ones repeat (thesis,
 * Algorithm 2). Linear in the length.
 */
public record ContourSegmenter(ContourSettings settings) {

    /** Candidate regions in document order; none when nothing repeats. */
    public List<DataRegion> find(TagPathSequence sequence) {
        return candidates(sequence).stream()
                .filter(candidate -> isLarge(candidate, sequence) && isFlat(candidate))
                .toList();
    }

    /** All regions before those are dropped that are too small or too steep. */
    public List<DataRegion> candidates(TagPathSequence sequence) {
        RegionAlphabets alphabets = new RegionAlphabets(sequence);
        List<Span> regions = alphabets.merged(flatRuns(sequence.codes(0, sequence.length())));
        if (settings.fromTheRight()) {
            regions = alphabets.merged(cutFromTheRight(sequence, regions));
        }
        if (settings.grow()) {
            regions = alphabets.grown(regions);
        }
        return regions.stream()
                .map(region -> new DataRegion(region, Signals.slope(sequence.codes(region.start(), region.end()))))
                .toList();
    }

    /** The runs over which the contour does not rise. */
    private List<Span> flatRuns(int[] codes) {
        int[] contour = Signals.contour(codes);
        List<Span> runs = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= contour.length; i++) {
            if (i == contour.length || contour[i] != contour[i - 1]) {
                if (i - start > 1) {
                    runs.add(new Span(start, settings.wholePlateaus() ? i : i - 1));
                }
                start = i;
            }
        }
        return runs;
    }

    private List<Span> cutFromTheRight(TagPathSequence sequence, List<Span> regions) {
        List<Span> pieces = new ArrayList<>();
        for (Span region : regions) {
            List<Span> mirrored = flatRuns(reversed(sequence.codes(region.start(), region.end())));
            if (mirrored.size() < 2) {
                pieces.add(region);
                continue;
            }
            for (int i = mirrored.size() - 1; i >= 0; i--) {
                Span run = mirrored.get(i);
                pieces.add(new Span(region.end() - run.end(), region.end() - run.start()));
            }
        }
        return pieces;
    }

    private static int[] reversed(int[] codes) {
        int[] reversed = new int[codes.length];
        for (int i = 0; i < codes.length; i++) {
            reversed[i] = codes[codes.length - 1 - i];
        }
        return reversed;
    }

    /** Tells whether the region takes up enough of the page. */
    public boolean isLarge(DataRegion region, TagPathSequence sequence) {
        return region.span().length() >= settings.minShare() * sequence.length();
    }

    /** Tells whether the region's codes neither rise nor fall (thesis, filterRegions). */
    public boolean isFlat(DataRegion region) {
        return Math.abs(region.slope()) <= settings.maxSlope();
    }
}
