package io.tagwave.cli.shared;

import io.tagwave.extract.Extractor;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.signal.PowerSpectrum;
import io.tagwave.thesis.ContentClassifier;
import io.tagwave.thesis.KMeansClassifier;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.thesis.TrainedClassifier;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import picocli.CommandLine.Option;

/** Options that say which extractor is meant. */
public final class ProfileOptions {

    @Option(
            names = "--profile",
            defaultValue = "tagwave",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Profile profile;

    @Option(
            names = "--spectrum",
            description = "Power spectrum of the thesis profile: ${COMPLETION-CANDIDATES} (default: lazy).")
    private SpectrumKind spectrum;

    @Option(
            names = "--content",
            description = "Content classifier of the thesis profile: ${COMPLETION-CANDIDATES} (default: kmeans).")
    private ContentKind content;

    @Option(names = "--model", paramLabel = "FILE", description = "Model that 'train content' wrote.")
    private Path model;

    Profile profile() {
        return profile;
    }

    SpectrumKind spectrum() {
        return spectrum == null ? SpectrumKind.LAZY : spectrum;
    }

    /** The extractor that was asked for. */
    public Extractor extractor() {
        return extractor(false);
    }

    /** The extractor that was asked for; noise may be left out where it costs time. */
    public Extractor extractor(boolean noise) {
        if (profile == Profile.TAGWAVE) {
            requireThesis("--spectrum", spectrum);
            requireThesis("--content", content);
            return new RecordExtractor(model == null ? ContentModel.shipped() : learned(), noise, System::nanoTime);
        }
        return new ThesisExtractor(ThesisStages.of(powerSpectrum(), classifier()), System::nanoTime);
    }

    private static void requireThesis(String option, Object value) {
        if (value != null) {
            throw new UserException(option + ": expected --profile thesis beside it, the tagwave profile has none");
        }
    }

    private PowerSpectrum powerSpectrum() {
        return spectrum == SpectrumKind.FULL ? ThesisStages.fullSpectrum() : ThesisStages.lazySpectrum();
    }

    private ContentClassifier classifier() {
        if (content == null || content == ContentKind.KMEANS) {
            return new KMeansClassifier(KMeansClassifier.LEAST_SCORE);
        }
        if (model == null) {
            throw new UserException("--content " + content.key() + ": expected --model FILE, a file that"
                    + " 'train content DIR --content " + content.key() + " --model FILE' wrote");
        }
        TrainedClassifier read = trained();
        if (!read.name().equals(content.key())) {
            throw new UserException(model + ": expected a model of kind " + content.key() + ", found " + read.name());
        }
        return read;
    }

    private TrainedClassifier trained() {
        ClassifierReader reader = ServiceLoader.load(ClassifierReader.class)
                .findFirst()
                .orElseThrow(() -> new UserException(
                        "--content " + content.key() + ": trained classifiers are not part of this program"));
        try (InputStream in = Files.newInputStream(model)) {
            return reader.read(in);
        } catch (IOException e) {
            throw new UserException(model + " can not be read: " + e.getMessage());
        }
    }

    private ContentModel learned() {
        try {
            return ContentModel.parse(Files.readAllLines(model));
        } catch (IOException | IllegalArgumentException e) {
            throw new UserException(model + " can not be read: " + e.getMessage());
        }
    }
}
