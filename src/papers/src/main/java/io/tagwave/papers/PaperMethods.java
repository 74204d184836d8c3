package io.tagwave.papers;

import io.tagwave.cli.shared.ContentKind;
import io.tagwave.cli.shared.ExtractionProfile;
import io.tagwave.cli.shared.ProfileOptions;
import io.tagwave.cli.shared.PublishedMethods;
import io.tagwave.cli.shared.SpectrumKind;
import io.tagwave.cli.shared.UserException;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.menu.MenuDetector;
import io.tagwave.papers.menu.PublishedMenuDetector;
import io.tagwave.papers.menu.PublishedMenuSettings;
import io.tagwave.papers.template.TemplateAlgorithms;
import io.tagwave.template.TemplateAlgorithm;
import io.tagwave.thesis.KMeansClassifier;
import io.tagwave.thesis.RegionClassifier;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.thesis.TrainedRegionClassifier;
import io.tagwave.tree.PageTree;
import io.tagwave.visit.FilterVersion;
import io.tagwave.visit.PageFilter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** Creates the methods of the five papers for the command line. */
public final class PaperMethods implements PublishedMethods {

    @Override
    public Extractor extractor(ProfileOptions options) {
        boolean full = options.spectrum() == SpectrumKind.FULL;
        ContentKind content = options.content();
        if (options.profile() == ExtractionProfile.THESIS) {
            RegionClassifier classifier = content == ContentKind.KMEANS
                    ? new KMeansClassifier(KMeansClassifier.LEAST_SCORE)
                    : trained(content, options.model());
            return extractor(
                    ThesisStages.of(full ? ThesisStages.fullSpectrum() : ThesisStages.lazySpectrum(), classifier),
                    options);
        }
        if (content != ContentKind.KMEANS) {
            throw new UserException("--profile published --content " + content.key() + ": expected kmeans or --profile"
                    + " thesis; the thesis classifies before it aligns, and the only labelled regions hold features of"
                    + " aligned tables");
        }
        return extractor(
                ThesisStages.published(
                        full ? ThesisStages.publishedFullSpectrum() : ThesisStages.publishedLazySpectrum()),
                options);
    }

    private static Extractor extractor(ThesisStages stages, ProfileOptions options) {
        ThesisStages turned = options.peak() == null ? stages : stages.withPeak(options.peak());
        turned = options.variation() == null ? turned : turned.withVariation(options.variation());
        turned = options.slope() == null ? turned : turned.withSlope(options.slope());
        return new ThesisExtractor(turned, System::nanoTime);
    }

    private static TrainedRegionClassifier trained(ContentKind content, Path model) {
        String option = "--content " + content.key();
        if (model == null) {
            throw new UserException(option + ": expected --model FILE, a file that 'train content DIR " + option
                    + " --model FILE' wrote");
        }
        ClassifierReader reader = ServiceLoader.load(ClassifierReader.class)
                .findFirst()
                .orElseThrow(() -> new UserException(option + ": trained classifiers are not part of this program"));
        try (InputStream in = Files.newInputStream(model)) {
            TrainedRegionClassifier read = reader.read(in);
            if (!read.name().equals(content.key())) {
                throw new UserException(
                        model + ": expected a model of kind " + content.key() + ", found " + read.name());
            }
            return read;
        } catch (IOException e) {
            throw UserException.unreadable("--model", model, e);
        }
    }

    @Override
    public List<String> explanation(PageTree tree, Extractor extractor, Extraction extraction) {
        return new ThesisExplanation(tree, ((ThesisExtractor) extractor).stages(), extraction).lines();
    }

    @Override
    public MenuDetector menuDetector() {
        return new PublishedMenuDetector(PublishedMenuSettings.PAPER);
    }

    @Override
    public PageFilter filter(FilterVersion version, double margin, boolean complement) {
        return PublishedPageFilter.of(version, margin, complement);
    }

    @Override
    public Map<String, TemplateAlgorithm> templateAlgorithms() {
        Map<String, TemplateAlgorithm> algorithms = new LinkedHashMap<>();
        for (TemplateAlgorithms algorithm : TemplateAlgorithms.values()) {
            if (algorithm != TemplateAlgorithms.HASHED) {
                algorithms.put(algorithm.code(), algorithm.algorithm());
            }
        }
        return algorithms;
    }
}
