package io.tagwave.thesis;

import io.tagwave.signal.FullSpectrum;
import io.tagwave.signal.LazySpectrum;
import io.tagwave.signal.PowerSpectrum;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tree.PageTree;
import java.util.function.Function;

/**
 * The stages of a {@link ThesisExtractor} of which there are several.
 *
 * @param steps what of a node counts in its tag path
 * @param segmenter finds candidate regions
 * @param locator cuts them into records
 * @param classifier tells content from noise
 * @param order whether noise is told before or after alignment
 */
public record ThesisStages(
        Function<PageTree, int[]> steps,
        ContourSegmenter segmenter,
        SpectralLocator locator,
        RegionClassifier classifier,
        StageOrder order) {

    /** Threshold of the full spectrum, in standard deviations above the mean power (see Thresholds in interpretation.md). */
    public static final double FULL_THRESHOLD = 0.9;
    /** Threshold of the lazy spectrum that finds the same records on 99 % of regions (see Thresholds in interpretation.md). */
    public static final double LAZY_THRESHOLD = 0.75;
    /** Says how that threshold grows: with the fourth root of the length. */
    public static final double LAZY_GROWTH = 0.25;

    /**
     * Threshold of both spectra in the published form: deviations above the mean for the full, multiples of the mean for
     * the lazy one. The thesis names no value; 3 is what its author's program starts with.
     */
    public static final double PUBLISHED_THRESHOLD = 3;

    /** The thesis as printed, with its program's values where it names none, with either spectrum (see Thresholds in interpretation.md). */
    public static ThesisStages published(PowerSpectrum spectrum) {
        return new ThesisStages(
                StepSchemes.classAndStyle(),
                new ContourSegmenter(ContourSettings.PUBLISHED),
                new SpectralLocator(SpectralSettings.PUBLISHED, spectrum),
                new KMeansClassifier(),
                StageOrder.CLASSIFY_THEN_ALIGN);
    }

    /** With the repairs, a spectrum and a content classifier of choice. */
    public static ThesisStages of(PowerSpectrum spectrum, RegionClassifier classifier) {
        return new ThesisStages(
                StepSchemes.commonestClass(),
                new ContourSegmenter(ContourSettings.WITH_ADDITIONS),
                new SpectralLocator(SpectralSettings.WITH_ADDITIONS, spectrum),
                classifier,
                StageOrder.ALIGN_THEN_CLASSIFY);
    }

    /** With the repairs, and content by k-means, which needs no training. */
    public static ThesisStages of(PowerSpectrum spectrum) {
        return of(spectrum, new KMeansClassifier(KMeansClassifier.LEAST_SCORE));
    }

    /** Every bin, with the threshold of the repaired form. */
    public static PowerSpectrum fullSpectrum() {
        return new FullSpectrum(FULL_THRESHOLD);
    }

    /** Only the bins asked for, with the threshold of the repaired form. */
    public static PowerSpectrum lazySpectrum() {
        return new LazySpectrum(LAZY_THRESHOLD, LAZY_GROWTH);
    }

    /** Every bin, as published. */
    public static PowerSpectrum publishedFullSpectrum() {
        return new FullSpectrum(PUBLISHED_THRESHOLD);
    }

    /** Only the bins asked for, as published. */
    public static PowerSpectrum publishedLazySpectrum() {
        return new LazySpectrum(PUBLISHED_THRESHOLD);
    }

    /** Returns these stages with another least power of a peak, in the unit of their spectrum (thesis, Definition 3.8). */
    public ThesisStages withPeak(double least) {
        return withLocator(locator.settings(), locator.spectrum().withThreshold(least));
    }

    /** Returns these stages with another greatest variation of the distances between records (thesis, Definition 3.4). */
    public ThesisStages withVariation(double greatest) {
        return withLocator(locator.settings().withVariation(greatest), locator.spectrum());
    }

    /** Returns these stages with another greatest slope of a region, in degrees (thesis, Algorithm 2). */
    public ThesisStages withSlope(double degrees) {
        ContourSettings regions = segmenter.settings().withSlope(Math.toRadians(degrees));
        return new ThesisStages(steps, new ContourSegmenter(regions), locator, classifier, order);
    }

    private ThesisStages withLocator(SpectralSettings records, PowerSpectrum asked) {
        return new ThesisStages(steps, segmenter, new SpectralLocator(records, asked), classifier, order);
    }
}
