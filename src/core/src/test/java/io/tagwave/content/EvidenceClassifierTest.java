package io.tagwave.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.record.AdditiveModel;
import io.tagwave.record.Choice;
import io.tagwave.record.Evidence;
import io.tagwave.record.Measure;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EvidenceClassifierTest {

    private static final int INPUTS = Measure.values().length + 2;

    /** A model that looks at the lead alone. */
    private static AdditiveModel byLead(double bias, double weight) {
        double[] weights = new double[INPUTS];
        weights[INPUTS - 2] = weight;
        return new AdditiveModel(bias, weights, weights, all(-Choice.GREATEST_LEAD), all(0), all(Choice.GREATEST_LEAD));
    }

    private static double[] all(double value) {
        double[] values = new double[INPUTS];
        Arrays.fill(values, value);
        return values;
    }

    private static Choice leading(double lead) {
        return new Choice(new Evidence(new double[Measure.values().length]), 0, lead);
    }

    @Test
    void theLeadIsTheLastInput() {
        double[] inputs = EvidenceClassifier.inputs(leading(2.5));
        assertEquals(INPUTS, inputs.length);
        assertEquals(2.5, inputs[INPUTS - 2]);
    }

    @Test
    void theScoreIsTheProbabilityOfTheModel() {
        EvidenceClassifier classifier = new EvidenceClassifier(byLead(-1, 1));
        assertEquals(1 / (1 + Math.exp(-1)), classifier.probability(leading(2)), 1e-12);
    }

    @Test
    void contentIsWhatIsAtLeastAsLikelyAsNot() {
        EvidenceClassifier classifier = new EvidenceClassifier(byLead(-1, 1));
        List<Verdict> verdicts = Stream.of(0.9, 1.0, 4.0)
                .map(lead -> classifier.verdict(leading(lead)))
                .toList();
        assertFalse(verdicts.get(0).content());
        assertTrue(verdicts.get(1).content());
        assertTrue(verdicts.get(2).content());
        assertEquals(0.5, verdicts.get(1).score(), 1e-12);
    }

    @Test
    void aRegionBehindTheBestHasTheShareThatTheRankingGives() {
        EvidenceClassifier classifier = new EvidenceClassifier(byLead(0, 0));
        assertEquals(0.5, classifier.probability(leading(0)), 1e-12);
        assertEquals(0.5 / Math.E, classifier.probability(leading(-1)), 1e-12);
        assertEquals(0.5, classifier.probability(leading(3)), 1e-12);
    }
}
