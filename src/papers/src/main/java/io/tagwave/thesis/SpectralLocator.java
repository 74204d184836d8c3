package io.tagwave.thesis;

import io.tagwave.record.LocatedRegion;
import io.tagwave.signal.PowerSpectrum;
import io.tagwave.signal.Signals;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Takes the lowest code that occurs evenly over a region, and at a frequency where the region's power spectrum has a
 * peak, for the start of its records (thesis, Algorithm 3).
 */
public record SpectralLocator(SpectralSettings settings, PowerSpectrum spectrum) {

    /** The regions that hold records, in document order. */
    public List<SegmentedRegion> locate(TagPathSequence sequence, List<DataRegion> regions) {
        List<SegmentedRegion> located = new ArrayList<>();
        for (DataRegion region : regions) {
            List<CodeTrial> trials = trials(sequence, region);
            CodeTrial last = trials.isEmpty() ? null : trials.get(trials.size() - 1);
            if (last != null && last.outcome() == CodeTrial.Outcome.ACCEPTED) {
                located.add(cut(region, last.positions()));
            }
        }
        return located;
    }

    /**
     * The codes of a region as they are tried, lowest first, up to the one that is accepted. With it as the last, the
     * region has records; without it, none.
     */
    public List<CodeTrial> trials(TagPathSequence sequence, DataRegion region) {
        int[] codes = sequence.codes(region.span().start(), region.span().end());
        List<CodeTrial> trials = new ArrayList<>();
        Map<Integer, List<Integer>> occurrences = IntStream.range(0, codes.length)
                .boxed()
                .collect(Collectors.groupingBy(position -> codes[position], TreeMap::new, Collectors.toList()));
        for (List<Integer> positions : occurrences.values()) {
            CodeTrial trial =
                    trial(codes, positions.stream().mapToInt(Integer::intValue).toArray());
            trials.add(trial);
            if (trial.outcome() == CodeTrial.Outcome.ACCEPTED) {
                break;
            }
        }
        return trials;
    }

    private CodeTrial trial(int[] codes, int[] positions) {
        int code = codes[positions[0]];
        if (positions.length < settings.minOccurrences()) {
            return CodeTrial.rare(code, positions);
        }
        OccurrenceDistances distances = OccurrenceDistances.between(positions);
        double coverage = (double) (end(positions, codes.length) - positions[0]) / codes.length;
        CodeTrial.Outcome outcome = distances.mean() <= settings.minDistance()
                ? CodeTrial.Outcome.TOO_CLOSE
                : distances.variation() >= settings.maxVariation()
                        ? CodeTrial.Outcome.UNEVEN
                        : coverage <= settings.minCoverage() ? CodeTrial.Outcome.COVERS_TOO_LITTLE : null;
        double peak = Double.NaN;
        if (outcome == null) {
            peak = spectrum.peak(signal(codes, positions), firstBin(positions), lastBin(positions));
            outcome = peak > spectrum.threshold() ? CodeTrial.Outcome.ACCEPTED : CodeTrial.Outcome.NO_PEAK;
        }
        return new CodeTrial(code, positions, distances.mean(), distances.variation(), coverage, peak, outcome);
    }

    /**
     * The signal whose spectrum is asked, without its mean: in the thesis the whole region; with the repairs the records
     * alone, since what stands before the first one shifts the frequency.
     */
    public double[] signal(int[] codes, int[] positions) {
        int[] records =
                settings.wholeRegion() ? codes : Arrays.copyOfRange(codes, positions[0], end(positions, codes.length));
        double[] signal = Signals.centred(records);
        return settings.windowed() ? Signals.windowed(signal) : signal;
    }

    /** The lowest bin that may hold the peak of so many records. */
    public int firstBin(int[] positions) {
        return positions.length - settings.neighbours();
    }

    /** The highest bin that may hold the peak of so many records. */
    public int lastBin(int[] positions) {
        return positions.length + settings.neighbours();
    }

    /** One past the last record, which is taken to be of mean length. */
    private static int end(int[] positions, int length) {
        int last = positions[positions.length - 1];
        double mean = (double) (last - positions[0]) / (positions.length - 1);
        return Math.min((int) (last + mean) + 1, length);
    }

    private SegmentedRegion cut(DataRegion region, int[] starts) {
        int length = region.span().length();
        List<Span> records = new ArrayList<>();
        int longest = 0;
        for (int i = 0; i + 1 < starts.length; i++) {
            records.add(new Span(starts[i], starts[i + 1]).shifted(region.span().start()));
            longest = Math.max(longest, starts[i + 1] - starts[i]);
        }
        int last = starts[starts.length - 1];
        int end = settings.wholeRegion() ? length : Math.min(last + longest, length);
        records.add(new Span(last, end).shifted(region.span().start()));
        Span span =
                new Span(records.get(0).start(), records.get(records.size() - 1).end());
        return new SegmentedRegion(
                settings.wholeRegion() ? region.span() : span, LocatedRegion.ofOnePart(span, records));
    }
}
