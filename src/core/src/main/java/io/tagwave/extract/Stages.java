package io.tagwave.extract;

import io.tagwave.align.Aligner;
import io.tagwave.align.CenterStarAligner;
import io.tagwave.align.CenterStarSettings;
import io.tagwave.content.ContentClassifier;
import io.tagwave.content.EvidenceClassifier;
import io.tagwave.content.KMeansClassifier;
import io.tagwave.record.AdditiveModel;
import io.tagwave.record.ChoiceModel;
import io.tagwave.record.ChosenRecords;
import io.tagwave.record.LocatorSettings;
import io.tagwave.record.RecordLocator;
import io.tagwave.record.SpectralLocator;
import io.tagwave.record.SpectralSettings;
import io.tagwave.region.ContourSegmenter;
import io.tagwave.region.ContourSettings;
import io.tagwave.region.RaisedRegions;
import io.tagwave.region.RaisedSettings;
import io.tagwave.region.RegionFinder;
import io.tagwave.signal.FullSpectrum;
import io.tagwave.signal.LazySpectrum;
import io.tagwave.signal.PowerSpectrum;
import io.tagwave.tps.StepScheme;
import io.tagwave.tps.StepSchemes;

/**
 * The parts that a {@link RecordExtractor} is put together from.
 *
 * @param scheme which nodes take the same step of a tag path
 * @param finder finds candidate regions
 * @param locator cuts them into records
 * @param aligner lines up the fields of records
 * @param classifier tells content from noise
 */
public record Stages(
        StepScheme scheme, RegionFinder finder, RecordLocator locator, Aligner aligner, ContentClassifier classifier) {

    /** Threshold of the full spectrum, in standard deviations above the mean power (decision 0032). */
    public static final double FULL_THRESHOLD = 0.9;
    /** Threshold of the lazy spectrum that finds the same records on 99 % of regions (decision 0032). */
    public static final double LAZY_THRESHOLD = 0.75;
    /** How that threshold grows: with the fourth root of the length. */
    public static final double LAZY_GROWTH = 0.25;

    /**
     * Ours: hypotheses from whatever repeats, evidence for each, the choice of a trained model, and its verdict. Finds the
     * best region of a page, and its companions.
     *
     * @param choice tells the best cut
     * @param verdict the probability that a chosen cut is content
     */
    public static Stages tagwave(ChoiceModel choice, AdditiveModel verdict) {
        return tagwave(choice, verdict, 1);
    }

    /** The same with up to so many regions, of which all but the best are mostly noise. */
    public static Stages tagwave(ChoiceModel choice, AdditiveModel verdict, int regions) {
        return new Stages(
                StepSchemes.commonestClass(),
                new RaisedRegions(RaisedSettings.DEFAULT),
                new ChosenRecords(LocatorSettings.DEFAULT.withRegions(regions), choice),
                new CenterStarAligner(CenterStarSettings.QUICK),
                new EvidenceClassifier(verdict));
    }

    /** The thesis with the full spectrum and content by k-means. */
    public static Stages thesisFull() {
        return thesis(fullSpectrum(), new KMeansClassifier(KMeansClassifier.LEAST_SCORE));
    }

    /** The thesis with the lazy spectrum and content by k-means. */
    public static Stages thesisLazy() {
        return thesis(lazySpectrum(), new KMeansClassifier(KMeansClassifier.LEAST_SCORE));
    }

    /** Every bin, with the threshold of this profile. */
    public static PowerSpectrum fullSpectrum() {
        return new FullSpectrum(FULL_THRESHOLD);
    }

    /** Only the bins asked for, with the threshold of this profile. */
    public static PowerSpectrum lazySpectrum() {
        return new LazySpectrum(LAZY_THRESHOLD, LAZY_GROWTH);
    }

    /** The thesis with a spectrum and a content classifier of choice. */
    public static Stages thesis(PowerSpectrum spectrum, ContentClassifier classifier) {
        return new Stages(
                StepSchemes.commonestClass(),
                new ContourSegmenter(ContourSettings.WITH_ADDITIONS),
                new SpectralLocator(SpectralSettings.WITH_ADDITIONS, spectrum),
                new CenterStarAligner(CenterStarSettings.DEFAULT),
                classifier);
    }
}
