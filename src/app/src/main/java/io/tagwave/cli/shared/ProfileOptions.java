package io.tagwave.cli.shared;

import io.tagwave.content.ContentClassifier;
import io.tagwave.content.KMeansClassifier;
import io.tagwave.content.TrainedClassifier;
import io.tagwave.extract.Stages;
import io.tagwave.model.ContentModel;
import io.tagwave.signal.PowerSpectrum;
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
            defaultValue = "lazy",
            description = "Power spectrum of the thesis profile: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private SpectrumKind spectrum;

    @Option(
            names = "--content",
            defaultValue = "kmeans",
            description =
                    "Content classifier of the thesis profile: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private ContentKind content;

    @Option(names = "--model", paramLabel = "FILE", description = "Model that 'train content' wrote.")
    private Path model;

    Profile profile() {
        return profile;
    }

    SpectrumKind spectrum() {
        return spectrum;
    }

    /** The parts of the extractor. */
    public Stages stages() {
        return stages(1);
    }

    /** The parts of the extractor, of which our profile looks for so many regions. */
    public Stages stages(int regions) {
        if (profile == Profile.TAGWAVE) {
            ContentModel learned = model == null ? ContentModel.shipped() : learned();
            return Stages.tagwave(learned.choice(), learned.verdict(), regions);
        }
        return Stages.thesis(powerSpectrum(), classifier());
    }

    private PowerSpectrum powerSpectrum() {
        return spectrum == SpectrumKind.FULL ? Stages.fullSpectrum() : Stages.lazySpectrum();
    }

    private ContentClassifier classifier() {
        if (content == ContentKind.KMEANS) {
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
