package io.tagwave.learn.region;

import io.tagwave.thesis.RegionFeature;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Every non-empty set of the six features under cross-validation (thesis, 5.1.2: 63 sets). */
public final class FeatureSearch {

    private final CrossValidation validation;

    /** A search that compares sets on the folds of {@code validation}. */
    public FeatureSearch(CrossValidation validation) {
        this.validation = validation;
    }

    /**
     * A set with its scores.
     *
     * @param features the set
     * @param scores of the model that sees only them
     */
    public record Result(Set<RegionFeature> features, FoldScores scores) {}

    /** All sets, the best F first. */
    public List<Result> rank(ThesisModels model, LabeledRows samples) {
        return subsets().stream()
                .map(set -> new Result(set, validation.run(model.learner(set), samples)))
                .sorted(Comparator.comparingDouble((Result r) -> -r.scores().f1()))
                .toList();
    }

    static List<Set<RegionFeature>> subsets() {
        int count = 1 << RegionFeature.values().length;
        return IntStream.range(1, count).mapToObj(FeatureSearch::subset).toList();
    }

    private static Set<RegionFeature> subset(int bits) {
        return Arrays.stream(RegionFeature.values())
                .filter(f -> (bits >> f.ordinal() & 1) == 1)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(RegionFeature.class)));
    }
}
