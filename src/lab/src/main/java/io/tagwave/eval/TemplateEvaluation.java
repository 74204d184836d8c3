package io.tagwave.eval;

import io.tagwave.template.AlgorithmLimitException;
import io.tagwave.template.LabeledTree;
import io.tagwave.template.NodeMapping;
import io.tagwave.template.PathLabels;
import io.tagwave.template.TemplateAlgorithms;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/** Runs the template algorithms side by side on the same pairs of pages. */
public final class TemplateEvaluation {

    /**
     * Two pages to compare.
     *
     * @param set name of the group of pages that they belong to
     * @param name names of the pages
     */
    public record Pair(String set, String name, PageTree first, PageTree second) {}

    /**
     * What came out.
     *
     * @param scores one for each pair and algorithm
     * @param refused one sentence for each pair and algorithm without an answer
     */
    public record Result(List<TemplateScore> scores, List<String> refused) {}

    private final List<TemplateAlgorithms> algorithms;
    private final int runs;
    private final LongSupplier nanos;

    /**
     * An evaluation.
     *
     * @param runs how often each pair is mapped; the least time counts
     * @param nanos a clock
     */
    public TemplateEvaluation(List<TemplateAlgorithms> algorithms, int runs, LongSupplier nanos) {
        this.algorithms = List.copyOf(algorithms);
        this.runs = runs;
        this.nanos = nanos;
    }

    /** Maps all pairs. A first pass over them, which compiles the algorithms, is not timed. */
    public Result run(List<Pair> pairs) {
        return run(pairs, () -> {});
    }

    /** The same; every pair is a step in either pass. */
    public Result run(List<Pair> pairs, Runnable step) {
        List<String> refused = new ArrayList<>();
        List<TemplateScore> scores = new ArrayList<>();
        for (Pair pair : pairs) {
            score(pair, 1, new ArrayList<>());
            step.run();
        }
        for (Pair pair : pairs) {
            scores.addAll(score(pair, runs, refused));
            step.run();
        }
        return new Result(List.copyOf(scores), List.copyOf(refused));
    }

    private List<TemplateScore> score(Pair pair, int times, List<String> refused) {
        PathLabels labels = new PathLabels();
        LabeledTree first = labels.read(pair.first());
        LabeledTree second = labels.read(pair.second());
        List<TemplateScore> scores = new ArrayList<>();
        Timed reference = timed(TemplateAlgorithms.TOP_DOWN, first, second, times, pair, refused);
        if (reference == null) {
            return scores;
        }
        PagePairShape shape = PagePairShape.of(first, second, reference.mapping);
        for (TemplateAlgorithms algorithm : algorithms) {
            Timed found = algorithm == TemplateAlgorithms.TOP_DOWN
                    ? reference
                    : timed(algorithm, first, second, times, pair, refused);
            if (found != null) {
                scores.add(TemplateScore.of(
                        pair.set(),
                        pair.name(),
                        algorithm,
                        first,
                        second,
                        found.mapping,
                        reference.mapping,
                        found.millis,
                        shape));
            }
        }
        return scores;
    }

    private Timed timed(
            TemplateAlgorithms algorithm,
            LabeledTree first,
            LabeledTree second,
            int times,
            Pair pair,
            List<String> refused) {
        try {
            NodeMapping mapping = null;
            double least = Double.POSITIVE_INFINITY;
            for (int run = 0; run < times; run++) {
                long start = nanos.getAsLong();
                mapping = algorithm.algorithm().map(first, second);
                least = Math.min(least, (nanos.getAsLong() - start) / 1e6);
            }
            return new Timed(mapping, least);
        } catch (AlgorithmLimitException e) {
            refused.add(pair.set() + " " + pair.name() + ": " + e.getMessage());
            return null;
        }
    }

    private record Timed(NodeMapping mapping, double millis) {}
}
