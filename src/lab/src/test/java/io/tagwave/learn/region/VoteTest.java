package io.tagwave.learn.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class VoteTest {

    /** A model that is always so sure. */
    private static RowModel sure(double probability) {
        return new NaiveBayesModel(
                new double[][] {{0}, {0}}, new double[][] {{1}, {1}}, new double[] {1 - probability, probability});
    }

    private static double vote(boolean soft) {
        return new RowModel.Vote(List.of(sure(0.45), sure(0.9)), new double[] {1, 0.5}, soft).score(new double[] {0});
    }

    @Test
    void aSoftVoteIsTheMeanOfProbabilitiesAHardOneOfVerdicts() {
        assertEquals((0.45 + 0.5 * 0.9) / 1.5, vote(true), 1e-12);
        assertEquals(0.5 / 1.5, vote(false), 1e-12);
        // Here they differ in their verdict too.
        assertTrue(vote(true) > 0.5 && vote(false) < 0.5);
    }

    @Test
    void filesWithoutTheFieldSoftVoteHard() throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        RowModel old = mapper.readValue("{\"kind\":\"vote\",\"parts\":[],\"weights\":[]}", RowModel.class);
        assertEquals(new RowModel.Vote(List.of(), new double[0], false).soft(), ((RowModel.Vote) old).soft());
        RowModel soft =
                mapper.readValue("{\"kind\":\"vote\",\"parts\":[],\"weights\":[],\"soft\":true}", RowModel.class);
        assertTrue(((RowModel.Vote) soft).soft());
    }

    @Test
    void theStandardErrorIsTheDeviationByTheRootOfTheFolds() {
        ConfusionMatrix good = new ConfusionMatrix(9, 1, 1, 9);
        ConfusionMatrix bad = new ConfusionMatrix(5, 5, 5, 5);
        FoldScores scores = new FoldScores(List.of(good, bad, good, bad));
        assertEquals(scores.deviation(ConfusionMatrix::accuracy) / 2, scores.error(ConfusionMatrix::accuracy), 1e-12);
        assertTrue(scores.error(ConfusionMatrix::accuracy) > 0);
    }
}
