package io.tagwave.answer;

import io.tagwave.content.EvidenceClassifier;
import io.tagwave.content.Verdict;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.record.AdditiveModel;
import io.tagwave.record.Measure;
import io.tagwave.record.RankedList;
import io.tagwave.rows.ResourceText;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.XPaths;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Explains a verdict by the contribution of each measure. The resource {@code measures.properties} describes these. */
public record VerdictExplanation(ContentModel model) {

    /** Contributions to the log-odds below this are left out. */
    private static final double MIN_EFFECT = 0.05;

    /** Number of reasons that are shown of a list; smaller ones seldom decide. */
    private static final int SHOWN_REASONS = 6;

    private static final Properties DESCRIPTIONS =
            ResourceText.properties(VerdictExplanation.class, "measures.properties");

    private static final List<String> NAMES = Stream.concat(
                    Stream.of(Measure.values()).map(Measure::name), Stream.of("LEAD", "SCORE", "SHARED", "BELOW"))
            .map(name -> name.toLowerCase(Locale.ROOT))
            .toList();

    /**
     * The contribution of a measure to a verdict.
     *
     * @param name in the model
     * @param effect added to the log-odds that the list is kept
     */
    public record Reason(String name, String description, double value, double effect) {}

    /** Returns the reasons of the verdict on a list, the largest contribution first. */
    public List<Reason> of(RankedList list, boolean main) {
        // As in the classifier: a list that is none beside another one may still be the best of the page.
        boolean asMain = main || list.best();
        AdditiveModel classifier = asMain ? model.verdict() : model.beside();
        double[] inputs = asMain ? EvidenceClassifier.inputs(list.choice()) : EvidenceClassifier.besideInputs(list);
        double[] effects = classifier.terms(inputs);
        return IntStream.range(0, inputs.length)
                .filter(i -> Math.abs(effects[i]) >= MIN_EFFECT)
                .mapToObj(i -> new Reason(
                        NAMES.get(i), DESCRIPTIONS.getProperty(NAMES.get(i), NAMES.get(i)), inputs[i], effects[i]))
                .sorted(Comparator.comparingDouble(reason -> -Math.abs(reason.effect())))
                .toList();
    }

    /** Returns lines about each list of a page: its verdict, and the measures that it rests on most. */
    public static List<String> lines(PageTree tree, RecordExtractor extractor) {
        VerdictExplanation explanation = new VerdictExplanation(extractor.model());
        XPaths paths = new XPaths(tree);
        List<String> lines = new ArrayList<>();
        for (RankedList list : extractor.choices(tree)) {
            Verdict verdict = extractor.verdict(list);
            Span span = list.region().span();
            lines.add(String.format(
                    Locale.ROOT,
                    "%s: %s, score %.2f (kept from 0.50), %d records, %s",
                    paths.of(tree.commonAncestor(span.start(), span.end() - 1)),
                    verdict.main() ? "main list" : verdict.content() ? "further list" : "noise",
                    verdict.score(),
                    list.region().parts().size(),
                    list.around()
                            ? "in navigation or in the page's head or foot"
                            : list.best() ? "ranked first" : "ranked behind another list"));
            explanation.of(list, verdict.main()).stream()
                    .limit(SHOWN_REASONS)
                    .forEach(reason -> lines.add(String.format(
                            Locale.ROOT,
                            "    %+.2f  %s: %.2f",
                            reason.effect(),
                            reason.description(),
                            reason.value())));
        }
        return lines;
    }
}
