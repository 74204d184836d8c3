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
import java.util.stream.IntStream;

/** Runs the template algorithms side by side on the same pairs of pages and compares each with top-down mapping. */
public record TemplateEvaluation(List<TemplateAlgorithms> algorithms) {

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

    /** Maps all pairs; every pair is a step. */
    public Result run(List<Pair> pairs, Runnable step) {
        List<String> refused = new ArrayList<>();
        List<TemplateScore> scores = new ArrayList<>();
        for (Pair pair : pairs) {
            scores.addAll(score(pair, refused));
            step.run();
        }
        return new Result(List.copyOf(scores), List.copyOf(refused));
    }

    private List<TemplateScore> score(Pair pair, List<String> refused) {
        PathLabels labels = new PathLabels();
        LabeledTree first = labels.read(pair.first());
        LabeledTree second = labels.read(pair.second());
        List<TemplateScore> scores = new ArrayList<>();
        Optional<NodeMapping> reference = mapping(TemplateAlgorithms.TOP_DOWN, first, second, pair, refused);
        if (reference.isEmpty()) {
            return scores;
        }
        NodeMapping template = reference.get();
        PagePairShape shape = PagePairShape.of(first, second, template);
        for (TemplateAlgorithms algorithm : algorithms) {
            (algorithm == TemplateAlgorithms.TOP_DOWN ? reference : mapping(algorithm, first, second, pair, refused))
                    .ifPresent(found -> scores.add(new TemplateScore(
                            pair,
                            algorithm,
                            new RecordScore(common(found, template, first), found.size(), template.size()),
                            found.isCommonSubtree(first, second),
                            shape)));
        }
        return scores;
    }

    private static int common(NodeMapping found, NodeMapping template, LabeledTree first) {
        return (int) IntStream.range(0, first.size())
                .filter(node -> found.contains(node) && template.contains(node))
                .count();
    }

    private static Optional<NodeMapping> mapping(
            TemplateAlgorithms algorithm, LabeledTree first, LabeledTree second, Pair pair, List<String> refused) {
        try {
            return Optional.of(algorithm.algorithm().map(first, second));
        } catch (AlgorithmLimitException e) {
            refused.add(pair.set() + " " + pair.name() + ": " + e.getMessage());
            return Optional.empty();
        }
    }
}
