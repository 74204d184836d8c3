package io.tagwave.cli.shared;

import io.tagwave.extract.Extractor;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.signal.PowerSpectrum;
import io.tagwave.thesis.KMeansClassifier;
import io.tagwave.thesis.RegionClassifier;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.thesis.TrainedRegionClassifier;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.ServiceLoader;
import picocli.CommandLine.Option;

/** The options that choose the extractor. */
public final class ProfileOptions {

    @Option(
            names = "--profile",
            defaultValue = "tagwave",
            description = {
                "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).",
                "tagwave: ours; thesis: that of the thesis with stated repairs; published: the thesis to the letter.",
                "Mean F of records on four labelled sets, in percent: tagwave 98.6 (the set left out of its training),"
                        + " thesis 92.5, published 64.0 (spectrum full: 70.3)."
            })
    private ExtractionProfile profile;

    @Option(
            names = "--spectrum",
            description = "Power spectrum of the profiles thesis and published: ${COMPLETION-CANDIDATES}"
                    + " (default: lazy).")
    private SpectrumKind spectrum;

    @Option(
            names = "--content",
            description = "Content classifier of the thesis profile: ${COMPLETION-CANDIDATES} (default: kmeans).")
    private ContentKind content;

    @Option(names = "--model", paramLabel = "FILE", description = "Model that 'train content' wrote.")
    private Path model;

    ExtractionProfile profile() {
        return profile;
    }

    SpectrumKind spectrum() {
        return spectrum == null ? SpectrumKind.LAZY : spectrum;
    }

    private ContentKind content() {
        return content == null ? ContentKind.KMEANS : content;
    }

    /** What was asked for, for tables. */
    public String title() {
        String name = profile.name().toLowerCase(Locale.ROOT);
        return profile == ExtractionProfile.TAGWAVE
                ? name
                : name + ", " + spectrum().name().toLowerCase(Locale.ROOT) + " spectrum, "
                        + content().key();
    }

    /** Whether the model in the jar is asked. */
    public boolean isShippedModel() {
        return profile == ExtractionProfile.TAGWAVE && model == null;
    }

    /** The extractor that was asked for. */
    public Extractor extractor() {
        return extractor(false);
    }

    /** The extractor that was asked for; noise may be left out where it costs time. */
    public Extractor extractor(boolean noise) {
        if (profile == ExtractionProfile.TAGWAVE) {
            requireThesis("--spectrum", spectrum);
            requireThesis("--content", content);
            return new RecordExtractor(model == null ? ContentModel.shipped() : learned(), noise, System::nanoTime);
        }
        return new ThesisExtractor(stages(), System::nanoTime);
    }

    private static void requireThesis(String option, Object value) {
        if (value != null) {
            throw new UserException(
                    option + ": expected --profile thesis or published beside it, the tagwave profile has none");
        }
    }

    private ThesisStages stages() {
        boolean full = spectrum() == SpectrumKind.FULL;
        if (profile == ExtractionProfile.THESIS) {
            PowerSpectrum repaired = full ? ThesisStages.fullSpectrum() : ThesisStages.lazySpectrum();
            return ThesisStages.of(repaired, classifier());
        }
        if (content() != ContentKind.KMEANS) {
            throw new UserException(
                    "--profile published --content " + content().key() + ": expected kmeans or --profile"
                            + " thesis; the thesis classifies before it aligns, and the only labelled regions hold features of"
                            + " aligned tables");
        }
        return ThesisStages.published(
                full ? ThesisStages.publishedFullSpectrum() : ThesisStages.publishedLazySpectrum());
    }

    private RegionClassifier classifier() {
        if (content() == ContentKind.KMEANS) {
            return new KMeansClassifier(KMeansClassifier.LEAST_SCORE);
        }
        if (model == null) {
            throw new UserException("--content " + content.key() + ": expected --model FILE, a file that"
                    + " 'train content DIR --content " + content.key() + " --model FILE' wrote");
        }
        TrainedRegionClassifier read = trained();
        if (!read.name().equals(content.key())) {
            throw new UserException(model + ": expected a model of kind " + content.key() + ", found " + read.name());
        }
        return read;
    }

    private TrainedRegionClassifier trained() {
        ClassifierReader reader = ServiceLoader.load(ClassifierReader.class)
                .findFirst()
                .orElseThrow(() -> new UserException(
                        "--content " + content.key() + ": trained classifiers are not part of this program"));
        try (InputStream in = Files.newInputStream(model)) {
            return reader.read(in);
        } catch (IOException e) {
            throw UserException.unreadable("--model", model, e);
        }
    }

    private ContentModel learned() {
        try {
            return ContentModel.parse(Files.readAllLines(model));
        } catch (IOException | IllegalArgumentException e) {
            throw UserException.unreadable("--model", model, e);
        }
    }
}
