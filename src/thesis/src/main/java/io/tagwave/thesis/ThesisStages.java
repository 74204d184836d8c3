package io.tagwave.thesis;

import io.tagwave.signal.FullSpectrum;
import io.tagwave.signal.LazySpectrum;
import io.tagwave.signal.PowerSpectrum;

/**
 * The stages of a {@link ThesisExtractor} of which there are several.
 *
 * @param segmenter finds candidate regions
 * @param locator cuts them into records
 * @param classifier tells content from noise
 */
public record ThesisStages(ContourSegmenter segmenter, SpectralLocator locator, ContentClassifier classifier) {

    /** Threshold of the full spectrum, in standard deviations above the mean power (decision 0032). */
    public static final double FULL_THRESHOLD = 0.9;
    /** Threshold of the lazy spectrum that finds the same records on 99 % of regions (decision 0032). */
    public static final double LAZY_THRESHOLD = 0.75;
    /** How that threshold grows: with the fourth root of the length. */
    public static final double LAZY_GROWTH = 0.25;

    /** With a spectrum and a content classifier of choice. */
    public static ThesisStages of(PowerSpectrum spectrum, ContentClassifier classifier) {
        return new ThesisStages(
                new ContourSegmenter(ContourSettings.WITH_ADDITIONS),
                new SpectralLocator(SpectralSettings.WITH_ADDITIONS, spectrum),
                classifier);
    }

    /** Content by k-means, which needs no training. */
    public static ThesisStages of(PowerSpectrum spectrum) {
        return of(spectrum, new KMeansClassifier(KMeansClassifier.LEAST_SCORE));
    }

    /** Every bin, with the threshold of this profile. */
    public static PowerSpectrum fullSpectrum() {
        return new FullSpectrum(FULL_THRESHOLD);
    }

    /** Only the bins asked for, with the threshold of this profile. */
    public static PowerSpectrum lazySpectrum() {
        return new LazySpectrum(LAZY_THRESHOLD, LAZY_GROWTH);
    }
}
