package io.tagwave.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.record.AdditiveModel;
import io.tagwave.record.Evidence;
import io.tagwave.record.LocatedRegion;
import io.tagwave.record.Measure;
import io.tagwave.record.RankedList;
import io.tagwave.record.Ranking;
import io.tagwave.tree.Span;
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
        return new AdditiveModel(
                bias, weights, weights, all(-Ranking.GREATEST_LEAD), all(0), all(Ranking.GREATEST_LEAD));
    }

    private static double[] all(double value) {
        double[] values = new double[INPUTS];
        Arrays.fill(values, value);
        return values;
    }

    /** A model of further lists that looks at where they stand alone. */
    private static AdditiveModel byPlace(double bias, double ofShared, double ofBelow) {
        int inputs = INPUTS + 2;
        double[] weights = new double[inputs];
        weights[INPUTS] = ofShared;
        weights[INPUTS + 1] = ofBelow;
        double[] least = new double[inputs];
        double[] greatest = new double[inputs];
        Arrays.fill(least, -100);
        Arrays.fill(greatest, 100);
        return new AdditiveModel(bias, weights, weights, least, new double[inputs], greatest);
    }

    private static Ranking leading(double lead) {
        return new Ranking(new Evidence(new double[Measure.values().length]), 0, lead);
    }

    private static RankedList list(double lead, int shared, int below) {
        return list(lead, shared, below, false);
    }

    private static RankedList list(double lead, int shared, int below, boolean around) {
        Span record = new Span(1, 2);
        LocatedRegion region = new LocatedRegion(record, List.of(List.of(record)));
        return new RankedList(region, leading(lead), lead >= 0, shared, below, around);
    }

    @Test
    void theLeadStandsBehindTheMeasures() {
        double[] inputs = EvidenceClassifier.inputs(leading(2.5));
        assertEquals(INPUTS, inputs.length);
        assertEquals(2.5, inputs[INPUTS - 2]);
    }

    @Test
    void theScoreOfTheBestIsTheProbabilityOfTheModel() {
        EvidenceClassifier classifier = new EvidenceClassifier(byLead(-1, 1), byPlace(-9, 0, 0));
        Verdict verdict = classifier.verdict(list(2, 3, 4));
        assertEquals(1 / (1 + Math.exp(-1)), verdict.score(), 1e-12);
        assertEquals(ListRole.MAIN, verdict.standing());
    }

    @Test
    void mainIsWhatIsAtLeastAsLikelyAsNot() {
        EvidenceClassifier classifier = new EvidenceClassifier(byLead(-1, 1), byPlace(-9, 0, 0));
        List<Verdict> verdicts = Stream.of(0.9, 1.0, 4.0)
                .map(lead -> classifier.verdict(list(lead, 3, 4)))
                .toList();
        assertFalse(verdicts.get(0).content());
        assertEquals(classifier.main(leading(0.9)), verdicts.get(0).score());
        assertTrue(verdicts.get(1).main());
        assertTrue(verdicts.get(2).main());
        assertEquals(0.5, verdicts.get(1).score(), 1e-12);
    }

    @Test
    void aFurtherListIsJudgedByItsPlace() {
        EvidenceClassifier classifier = new EvidenceClassifier(byLead(9, 0), byPlace(-2, 1, -1));
        assertEquals(ListRole.BESIDE, classifier.verdict(list(-1, 5, 3)).standing());
        assertEquals(0.5, classifier.verdict(list(-1, 5, 3)).score(), 1e-12);
        Verdict noise = classifier.verdict(list(-1, 5, 4));
        assertEquals(ListRole.NOISE, noise.standing());
        assertEquals(1 / (1 + Math.E), noise.score(), 1e-12);
    }

    @Test
    void theBestListThatThePageWasNotMadeForMayBeDataStill() {
        EvidenceClassifier classifier = new EvidenceClassifier(byLead(-9, 0), byPlace(2, 0, 0));
        Verdict verdict = classifier.verdict(list(3, 5, 3));
        assertEquals(ListRole.BESIDE, verdict.standing());
        assertTrue(verdict.content());
        assertFalse(verdict.main());
    }

    @Test
    void noPageWasMadeForWhatStandsAroundIt() {
        EvidenceClassifier classifier = new EvidenceClassifier(byLead(9, 0), byPlace(-9, 0, 0));
        assertEquals(ListRole.MAIN, classifier.verdict(list(3, 5, 3)).standing());
        assertEquals(ListRole.NOISE, classifier.verdict(list(3, 5, 3, true)).standing());
    }

    @Test
    void beingTheBestSaysNothingOfAFurtherList() {
        int lead = INPUTS - 2;
        assertEquals(0, EvidenceClassifier.besideInputs(list(3, 5, 4))[lead]);
        assertEquals(-2, EvidenceClassifier.besideInputs(list(-2, 5, 4))[lead]);
        assertEquals(INPUTS + 2, EvidenceClassifier.besideInputs(list(3, 5, 4)).length);
    }
}
