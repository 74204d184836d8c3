package io.tagwave.serve.page;

import io.tagwave.content.EvidenceClassifier;
import io.tagwave.model.ContentModel;
import io.tagwave.record.AdditiveModel;
import io.tagwave.record.Measure;
import io.tagwave.record.RankedList;
import io.tagwave.rows.ResourceText;
import io.tagwave.serve.page.InspectedList.Reason;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Explains a verdict by the contribution of each measure. The resource {@code measures.properties} describes these. */
final class VerdictExplanation {

    /** Contributions to the log-odds below this are left out. */
    private static final double MIN_EFFECT = 0.05;

    private static final Properties DESCRIPTIONS =
            ResourceText.properties(VerdictExplanation.class, "measures.properties");

    private static final List<String> NAMES = Stream.concat(
                    Stream.of(Measure.values()).map(Measure::name), Stream.of("LEAD", "SCORE", "SHARED", "BELOW"))
            .map(name -> name.toLowerCase(Locale.ROOT))
            .toList();

    private final ContentModel model;

    VerdictExplanation(ContentModel model) {
        this.model = model;
    }

    /** Returns the reasons of the verdict on a list, the largest contribution first. */
    List<Reason> of(RankedList list, boolean main) {
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
}
