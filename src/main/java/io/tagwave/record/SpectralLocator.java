package io.tagwave.record;

import io.tagwave.region.DataRegion;
import io.tagwave.signal.PowerSpectrum;
import io.tagwave.signal.Signals;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Takes the lowest code that occurs evenly over a region, and at a frequency where the region's power spectrum has a
 * peak, for the start of its records (thesis, Algorithm 3).
 */
public final class SpectralLocator implements RecordLocator {

    private final SpectralSettings settings;
    private final PowerSpectrum spectrum;

    /** A locator that asks the given spectrum. */
    public SpectralLocator(SpectralSettings settings, PowerSpectrum spectrum) {
        this.settings = settings;
        this.spectrum = spectrum;
    }

    @Override
    public List<LocatedRegion> locate(PageTree tree, TagPathSequence sequence, List<DataRegion> regions) {
        List<LocatedRegion> located = new ArrayList<>();
        for (DataRegion region : regions) {
            int[] codes = sequence.codes(region.span().start(), region.span().end());
            int[] starts = starts(codes);
            if (starts != null) {
                located.add(cut(region, starts));
            }
        }
        return located;
    }

    /** The positions of the first symbol that passes, or null. */
    private int[] starts(int[] codes) {
        for (int[] positions : Occurrences.of(codes).inOrderOfCode()) {
            if (isEven(positions, codes.length) && peak(codes, positions) > spectrum.threshold()) {
                return positions;
            }
        }
        return null;
    }

    private boolean isEven(int[] positions, int length) {
        if (positions.length < settings.minOccurrences()) {
            return false;
        }
        Distances distances = Distances.between(positions);
        double covered = (double) (end(positions, length) - positions[0]) / length;
        return distances.mean() > settings.minDistance()
                && distances.variation() < settings.maxVariation()
                && covered > settings.minCoverage();
    }

    /**
     * The power at the number of records, over the records alone. The thesis takes the spectrum of the whole region;
     * what stands before the first record would shift the frequency.
     */
    private double peak(int[] codes, int[] positions) {
        int[] records = Arrays.copyOfRange(codes, positions[0], end(positions, codes.length));
        double[] signal = Signals.centred(records);
        if (settings.windowed()) {
            Signals.windowed(signal);
        }
        int n = positions.length;
        return spectrum.peak(signal, n - settings.neighbours(), n + settings.neighbours());
    }

    /** One past the last record, which is taken to be of mean length. */
    private static int end(int[] positions, int length) {
        int last = positions[positions.length - 1];
        double mean = (double) (last - positions[0]) / (positions.length - 1);
        return Math.min((int) (last + mean) + 1, length);
    }

    private static LocatedRegion cut(DataRegion region, int[] starts) {
        int length = region.span().length();
        List<Span> records = new ArrayList<>();
        int longest = 0;
        for (int i = 0; i + 1 < starts.length; i++) {
            records.add(new Span(starts[i], starts[i + 1]).shifted(region.span().start()));
            longest = Math.max(longest, starts[i + 1] - starts[i]);
        }
        int last = starts[starts.length - 1];
        records.add(new Span(last, Math.min(last + longest, length))
                .shifted(region.span().start()));
        Span span =
                new Span(records.get(0).start(), records.get(records.size() - 1).end());
        return new LocatedRegion(span, records, region.slope());
    }
}
