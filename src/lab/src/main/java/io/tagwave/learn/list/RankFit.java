package io.tagwave.learn.list;

import io.tagwave.record.AdditiveModel;
import io.tagwave.record.Evidence;
import io.tagwave.record.Measure;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Learns to rank the proposals of a page: a softmax over the weighted sums of a page's proposals is fitted to a softmax
 * over their F1 (listwise ranking, Cao et al. 2007). Weights keep the direction of their measure.
 *
 * @param penalty weight of the squared weights against the loss of a page
 * @param temperature difference in F1 that lowers the share of a proposal by a factor e
 * @param inputsOf scales the measures of all proposals
 * @param known the measures it may use; the weight of all others is 0
 */
record RankFit(
        double penalty, double temperature, Function<List<double[]>, ScaledMeasures> inputsOf, Set<Measure> known) {

    /** Without it, items of which every second has one more label come in pairs (ColumnsOfPagesTest). */
    private static final double LEAST_AGAINST_DOUBLING = 0.226;

    AdditiveModel fit(List<LabeledPage> pages) {
        ScaledMeasures inputs = inputsOf.apply(pages.stream()
                .flatMap(p -> p.evidence().stream())
                .map(this::values)
                .toList());
        List<double[][]> rows = new ArrayList<>();
        List<double[]> targets = new ArrayList<>();
        for (LabeledPage page : pages) {
            rows.add(page.evidence().stream().map(e -> inputs.of(values(e))).toArray(double[][]::new));
            targets.add(softmax(page.scores().stream()
                    .mapToDouble(s -> s.f1() / temperature)
                    .toArray()));
        }
        double[] weights = pages.stream().mapToDouble(LabeledPage::weight).toArray();
        int[] signs = inputs.signs(
                Stream.of(Measure.values()).mapToInt(Measure::direction).toArray());
        return againstDoubling(inputs.model(
                0, SignedDescent.minimize((w, gradient) -> loss(rows, targets, weights, w, gradient), signs)));
    }

    /** Raises the weight against two records taken for one to its least: labelled pages have hardly any of them. */
    private static AdditiveModel againstDoubling(AdditiveModel model) {
        double[][] parameters = model.parameters();
        int doubling = Measure.DOUBLING.ordinal();
        parameters[1][doubling] = Math.min(parameters[1][doubling], -LEAST_AGAINST_DOUBLING);
        return new AdditiveModel(
                model.bias(), parameters[0], parameters[1], parameters[2], parameters[3], parameters[4]);
    }

    private double[] values(Evidence evidence) {
        double[] values = evidence.values();
        for (Measure measure : Measure.values()) {
            values[measure.ordinal()] = known.contains(measure) ? values[measure.ordinal()] : 0;
        }
        return values;
    }

    private double loss(
            List<double[][]> rows, List<double[]> targets, double[] pages, double[] weights, double[] gradient) {
        double loss = 0;
        for (int i = 0; i < weights.length; i++) {
            gradient[i] = penalty * weights[i];
            loss += penalty / 2 * weights[i] * weights[i];
        }
        for (int page = 0; page < rows.size(); page++) {
            double[][] proposals = rows.get(page);
            double[] sums = new double[proposals.length];
            for (int c = 0; c < proposals.length; c++) {
                sums[c] = dot(weights, proposals[c]);
            }
            double[] share = softmax(sums);
            for (int c = 0; c < proposals.length; c++) {
                double target = targets.get(page)[c];
                loss -= pages[page] * target * Math.log(Math.max(share[c], 1e-300));
                for (int i = 0; i < weights.length; i++) {
                    gradient[i] += pages[page] * (share[c] - target) * proposals[c][i];
                }
            }
        }
        return loss;
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    private static double[] softmax(double[] values) {
        double most = Double.NEGATIVE_INFINITY;
        for (double value : values) {
            most = Math.max(most, value);
        }
        double[] shares = new double[values.length];
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            shares[i] = Math.exp(values[i] - most);
            sum += shares[i];
        }
        for (int i = 0; i < values.length; i++) {
            shares[i] /= sum;
        }
        return shares;
    }
}
