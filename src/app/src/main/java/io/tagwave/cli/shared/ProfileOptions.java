package io.tagwave.cli.shared;

import io.tagwave.extract.Extractor;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that choose the extractor. */
public final class ProfileOptions {

    @Option(names = "--profile", defaultValue = "tagwave")
    private ExtractionProfile profile;

    @Option(names = "--spectrum")
    private SpectrumKind spectrum;

    @Option(names = "--content")
    private ContentKind content;

    @Option(names = "--psd", paramLabel = "P")
    private @Nullable Double peak;

    @Option(names = "--cv", paramLabel = "V")
    private @Nullable Double variation;

    @Option(names = "--slope", paramLabel = "DEGREES")
    private @Nullable Double slope;

    @Option(names = "--model", paramLabel = "FILE")
    private Path model;

    public ExtractionProfile profile() {
        return profile;
    }

    /** Returns the power spectrum, lazy unless another is chosen. */
    public SpectrumKind spectrum() {
        return spectrum == null ? SpectrumKind.LAZY : spectrum;
    }

    /** Returns the content classifier, k-means unless another is chosen. */
    public ContentKind content() {
        return content == null ? ContentKind.KMEANS : content;
    }

    /** Returns the least power of a peak, or null for the profile's own. */
    public @Nullable Double peak() {
        return peak;
    }

    /** Returns the greatest variation of the distances between records, or null for the profile's own. */
    public @Nullable Double variation() {
        return variation;
    }

    /** Returns the greatest slope of a region in degrees, or null for the profile's own. */
    public @Nullable Double slope() {
        return slope;
    }

    /** Returns the file of a trained model, or null without one. */
    public Path model() {
        return model;
    }

    /** Returns the profile and its options, for tables. */
    public String title() {
        String name = profile.name().toLowerCase(Locale.ROOT);
        return profile == ExtractionProfile.TAGWAVE
                ? name
                : name + ", " + spectrum().name().toLowerCase(Locale.ROOT) + " spectrum, "
                        + content().key();
    }

    /** Tells whether the built-in model is used. */
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
            requireThesis("--psd", peak);
            requireThesis("--cv", variation);
            requireThesis("--slope", slope);
            return new RecordExtractor(model == null ? ContentModel.shipped() : learned(), noise, System::nanoTime);
        }
        return PublishedMethods.load().extractor(this);
    }

    private static void requireThesis(String option, @Nullable Object value) {
        if (value != null) {
            throw new UserException(
                    option + ": expected --profile thesis or published beside it, the tagwave profile has none");
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
