package io.tagwave.learn.region;

import io.tagwave.thesis.RegionFeature;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The supervised models of the thesis (5.1.2, Table 17) with the features of its Table 12. Scaling is not in the thesis;
 * without it some of the models fail, and its author's training script has it.
 */
public enum ThesisModels {
    LR("logistic regression", without(RegionFeature.CENTER, RegionFeature.VERTICAL)),
    GNB("Gaussian naive Bayes", EnumSet.allOf(RegionFeature.class)),
    KNN("k nearest neighbors", EnumSet.allOf(RegionFeature.class)),
    SVM("polynomial support vector machine", without(RegionFeature.CENTER)),
    EXT("extra trees", EnumSet.allOf(RegionFeature.class)),
    GB("gradient boosting", EnumSet.allOf(RegionFeature.class)),
    VOT("weighted voting", EnumSet.allOf(RegionFeature.class)),
    STCK("stacking", EnumSet.allOf(RegionFeature.class));

    private final String title;
    private final Set<RegionFeature> features;

    ThesisModels(String title, Set<RegionFeature> features) {
        this.title = title;
        this.features = features;
    }

    /** Returns the model's name in words. */
    public String title() {
        return title;
    }

    /** Returns the name on the command line and in model files. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the learner for rows of all six features, of which it sees those that Table 12 gives the model. */
    public RowModel.Learner learner() {
        return switch (this) {
            case VOT -> voting(true);
            case STCK -> RowModel.Stack.learner(parts(), TribuoLearners.logistic(1.0));
            default -> on(ThesisSettings.of(this));
        };
    }

    private RowModel.Learner on(RowModel.Learner learner) {
        int[] columns =
                features.stream().mapToInt(RegionFeature::ordinal).sorted().toArray();
        return RowModel.Columns.learner(columns, learner);
    }

    /** Returns the vote by verdicts instead of probabilities, as in the author's program; the thesis' is soft (1.3). */
    public static RowModel.Learner hardVoting() {
        return voting(false);
    }

    private static RowModel.Learner voting(boolean soft) {
        List<RowModel.Learner> parts = new ArrayList<>(parts());
        if (soft) {
            parts.set(1, SVM.on(ThesisSettings.supportVectors(true)));
        }
        return RowModel.Vote.learner(parts, soft, 0.5, 1.0, 0.5, 0.5);
    }

    public RegionModel train(LabeledRows samples, long seed) {
        return new RegionModel(key(), samples.size(), learner().learn(samples, seed));
    }

    /** Returns the parts of both ensembles (Table 17). */
    private static List<RowModel.Learner> parts() {
        return Stream.of(GNB, SVM, KNN, GB).map(ThesisModels::learner).toList();
    }

    private static Set<RegionFeature> without(RegionFeature first, RegionFeature... rest) {
        return EnumSet.complementOf(EnumSet.of(first, rest));
    }
}
