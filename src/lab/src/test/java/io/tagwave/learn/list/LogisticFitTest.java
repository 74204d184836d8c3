package io.tagwave.learn.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.record.AdditiveModel;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LogisticFitTest {

    private static final List<double[]> ROWS =
            List.of(new double[] {1, 5}, new double[] {2, 3}, new double[] {3, 4}, new double[] {4, 1});
    private static final List<Boolean> LABELS = List.of(false, true, false, true);
    private static final int[] FREE = {0, 0};

    private static AdditiveModel fit(List<double[]> rows, List<Boolean> labels, List<Double> weights) {
        return new LogisticFit(1, 1, ScaledMeasures::straight).fit(rows, labels, weights, FREE);
    }

    @Test
    void twoCasesOfHalfTheWeightAreOne() {
        AdditiveModel once = fit(ROWS, LABELS, Collections.nCopies(4, 1.0));
        AdditiveModel halves = fit(
                Stream.concat(ROWS.stream(), ROWS.stream()).toList(),
                Stream.concat(LABELS.stream(), LABELS.stream()).toList(),
                Collections.nCopies(8, 0.5));
        AdditiveModel twice = fit(
                Stream.concat(ROWS.stream(), ROWS.stream()).toList(),
                Stream.concat(LABELS.stream(), LABELS.stream()).toList(),
                Collections.nCopies(8, 1.0));
        // The descent stops near the least loss, not at it.
        for (double[] row : ROWS) {
            assertEquals(once.probability(row), halves.probability(row), 0.01);
        }
        double surer = Math.abs(once.probability(ROWS.get(0)) - twice.probability(ROWS.get(0)));
        assertTrue(surer > 0.02, "the same cases with all their weight count twice: " + surer);
    }

    @Test
    void aCaseOfMoreWeightIsMetMoreClosely() {
        double alike = fit(ROWS, LABELS, List.of(1.0, 1.0, 1.0, 1.0)).probability(ROWS.get(1));
        double heavy = fit(ROWS, LABELS, List.of(1.0, 5.0, 1.0, 1.0)).probability(ROWS.get(1));
        assertTrue(heavy > alike, heavy + " against " + alike);
    }
}
