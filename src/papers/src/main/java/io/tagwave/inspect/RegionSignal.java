package io.tagwave.inspect;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.extract.ExtractedList;
import io.tagwave.report.Chart;
import io.tagwave.signal.FullSpectrum;
import io.tagwave.signal.LazySpectrum;
import io.tagwave.thesis.CodeTrial;
import io.tagwave.thesis.RegionFeatures;
import java.util.Objects;
import java.util.stream.IntStream;

/** The signal of a region whose records were located, and its spectrum. */
final class RegionSignal {

    private final double[] signal;
    private final double[] power;
    private final int first;
    private final int last;
    private final int records;

    RegionSignal(ThesisInspection inspection, ThesisInspection.Region region) {
        CodeTrial accepted = Objects.requireNonNull(region.accepted(), "a region with records has an accepted code");
        int start = region.candidate().span().start();
        int end = region.candidate().span().end();
        signal = inspection.locator().signal(inspection.sequence().codes(start, end), accepted.positions());
        power = FullSpectrum.power(signal);
        first = Math.max(1, inspection.locator().firstBin(accepted.positions()));
        last = Math.min(power.length - 1, inspection.locator().lastBin(accepted.positions()));
        records = accepted.positions().length;
    }

    /** Tells whether the greatest peak lies at another frequency than that of the records. */
    boolean highestElsewhere() {
        int highest = highest(1, power.length - 1);
        return highest < first || highest > last;
    }

    /** Every bin in standard deviations, with the accepted one. */
    Chart spectrum() {
        double[] deviations = standardised();
        int peak = highest(first, last);
        String title = "Spectrum: peak at " + peak + " for " + records + " records"
                + (highestElsewhere() ? ", the greatest one elsewhere" : "");
        return chart(title, "standard deviations above the mean power")
                .line("power spectrum", deviations)
                .points("accepted peak", new double[] {peak}, new double[] {deviations[peak]});
    }

    /** The whole spectrum and the bins that the lazy strategy computes of it, both relative to the mean. */
    Chart lazy() {
        double[] bins = IntStream.rangeClosed(first, last).asDoubleStream().toArray();
        LazySpectrum one = new LazySpectrum(0);
        double[] computed = IntStream.rangeClosed(first, last)
                .mapToDouble(bin -> one.peak(signal, bin, bin))
                .toArray();
        double mean = energy();
        double[] full = IntStream.range(0, power.length)
                .mapToDouble(bin -> power[bin] / mean)
                .toArray();
        return chart(
                        "Figure 7: full spectrum (" + power.length + " bins) and lazy (" + bins.length + ")",
                        "times the mean power")
                .line("full", full)
                .points("lazy", bins, computed)
                .horizontal("mean power, by Parseval's identity", 1);
    }

    /** The spectrum once more, with what the record feature is made of. */
    Chart proportion(ExtractedList region) {
        double size =
                (region.end() - region.start()) / (double) region.records().size();
        return chart(
                        "Figure 12: " + region.records().size() + " records of " + digits(size, 1)
                                + " positions, record feature "
                                + digits(RegionFeatures.of(region.features()).record(), 4),
                        "standard deviations above the mean power")
                .line("power spectrum", standardised())
                .vertical("number of records", region.records().size())
                .vertical("their mean size", size);
    }

    private static Chart chart(String title, String unit) {
        return Chart.of(title, "frequency in cycles over the records", unit);
    }

    private double[] standardised() {
        int n = signal.length;
        double mean = energy();
        double squares = 0;
        for (int k = 0; k < n; k++) {
            double off = power[Math.min(k, n - k)] - mean;
            squares += off * off / n;
        }
        double deviation = Math.sqrt(squares);
        return IntStream.range(0, power.length)
                .mapToDouble(bin -> deviation == 0 ? 0 : (power[bin] - mean) / deviation)
                .toArray();
    }

    /** The mean power of all bins. */
    private double energy() {
        double energy = 0;
        for (double x : signal) {
            energy += x * x;
        }
        return energy;
    }

    private int highest(int from, int to) {
        int highest = from;
        for (int bin = from; bin <= to; bin++) {
            highest = power[bin] > power[highest] ? bin : highest;
        }
        return highest;
    }
}
