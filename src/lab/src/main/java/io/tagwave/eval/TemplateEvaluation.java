package io.tagwave.eval;

import io.tagwave.papers.template.TemplateAlgorithms;
import io.tagwave.template.AlgorithmLimitException;
import io.tagwave.template.LabeledTree;
import io.tagwave.template.NodeMapping;
import io.tagwave.template.PathLabels;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Runs the template algorithms side by side on the same pairs of pages and compares each with top-down mapping.
 *
 * @param runs number of times each pair is mapped; the shortest time counts
 * @param nanos a clock
 */
public record TemplateEvaluation(List<TemplateAlgorithms> algorithms, int runs, LongSupplier nanos) {

    /**
     * Two pages to compare.
     *
     * @param set name of the group of pages that they belong to
     * @param name names of the pages
     */
    public record Pair(String set, String name, PageTree first, PageTree second) {}

    /**
     * The results of a run.
     *
     * @param scores one for each pair and algorithm
     * @param refused one sentence for each pair and algorithm without an answer
     */
    public record Result(List<TemplateScore> scores, List<String> refused) {}

    private record Timed(NodeMapping mapping, double millis) {}

    /** Maps all pairs after an untimed pass, which compiles the algorithms; every pair is a step in either pass. */
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
        Optional<Timed> reference = timed(TemplateAlgorithms.TOP_DOWN, first, second, times, pair, refused);
        if (reference.isEmpty()) {
            return scores;
        }
        NodeMapping template = reference.get().mapping;
        PagePairShape shape = PagePairShape.of(first, second, template);
        for (TemplateAlgorithms algorithm : algorithms) {
            (algorithm == TemplateAlgorithms.TOP_DOWN
                            ? reference
                            : timed(algorithm, first, second, times, pair, refused))
                    .ifPresent(found -> scores.add(new TemplateScore(
                            pair,
                            algorithm,
                            new RecordScore(
                                    common(found.mapping, template, first), found.mapping.size(), template.size()),
                            found.mapping.isCommonSubtree(first, second),
                            found.millis,
                            shape)));
        }
        return scores;
    }

    private static int common(NodeMapping found, NodeMapping template, LabeledTree first) {
        return (int) IntStream.range(0, first.size())
                .filter(node -> found.contains(node) && template.contains(node))
                .count();
    }

    private Optional<Timed> timed(
            TemplateAlgorithms algorithm,
            LabeledTree first,
            LabeledTree second,
            int times,
            Pair pair,
            List<String> refused) {
        try {
            NodeMapping mapping = new NodeMapping(NodeMapping.empty(0));
            long least = Long.MAX_VALUE;
            for (int run = 0; run < times; run++) {
                long start = nanos.getAsLong();
                mapping = algorithm.algorithm().map(first, second);
                least = Math.min(least, nanos.getAsLong() - start);
            }
            return Optional.of(new Timed(mapping, least / 1e6));
        } catch (AlgorithmLimitException e) {
            refused.add(pair.set() + " " + pair.name() + ": " + e.getMessage());
            return Optional.empty();
        }
    }
}
