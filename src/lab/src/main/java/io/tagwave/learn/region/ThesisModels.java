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
    KNN("k nearest neighbours", EnumSet.allOf(RegionFeature.class)),
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

    /** The model's name in words. */
    public String title() {
        return title;
    }

    /** The features that the thesis' Table 12 gives the model; of an ensemble, its parts choose. */
    public Set<RegionFeature> features() {
        return EnumSet.copyOf(features);
    }

    /** The settings it learns with here, in words: those of Table 17, and what that table leaves open. */
    public String settings() {
        return switch (this) {
            case VOT -> "parts=[GNB, SVM, KNN, GB] weights=[0.5, 1.0, 0.5, 0.5] votes=soft";
            case STCK -> "parts=[GNB, SVM, KNN, GB] meta=LR C=1.0";
            default -> ThesisGrid.published(this).settings();
        };
    }

    /** The name on the command line and in model files. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How the model learns from rows of all six features. */
    public RowLearner learner() {
        return learner(features);
    }

    /** The same with other features. The parts of an ensemble see those of them that Table 12 gives each. */
    public RowLearner learner(Set<RegionFeature> chosen) {
        return switch (this) {
            case VOT -> voting(chosen, true);
            case STCK -> StackModel.learner(parts(chosen), TribuoLearners.logistic(1.0));
            default -> on(chosen, ThesisGrid.published(this).learner());
        };
    }

    /** A learner that sees some of the six features only. */
    static RowLearner on(Set<RegionFeature> chosen, RowLearner learner) {
        int[] columns =
                chosen.stream().mapToInt(RegionFeature::ordinal).sorted().toArray();
        return ColumnsModel.learner(columns, learner);
    }

    /** Voting by verdicts instead of probabilities, as the author's program has it; the thesis' is soft (1.3). */
    public static RowLearner hardVoting() {
        return voting(EnumSet.allOf(RegionFeature.class), false);
    }

    private static RowLearner voting(Set<RegionFeature> chosen, boolean soft) {
        List<RowLearner> parts = new ArrayList<>(parts(chosen));
        if (soft) {
            parts.set(1, on(SVM.seen(chosen), ThesisGrid.supportWithProbability()));
        }
        return VoteModel.learner(parts, soft, 0.5, 1.0, 0.5, 0.5);
    }

    /** Trains the model. */
    public RegionModel train(LabeledRows samples, long seed) {
        return new RegionModel(key(), samples.size(), learner().learn(samples, seed));
    }

    /** Table 17: both ensembles are made of these. */
    private static List<RowLearner> parts(Set<RegionFeature> chosen) {
        return Stream.of(GNB, SVM, KNN, GB).map(part -> part.within(chosen)).toList();
    }

    private RowLearner within(Set<RegionFeature> chosen) {
        return learner(seen(chosen));
    }

    /** Those of its features that were chosen; all that were where none of them is its own. */
    private Set<RegionFeature> seen(Set<RegionFeature> chosen) {
        Set<RegionFeature> both = features();
        both.retainAll(chosen);
        return both.isEmpty() ? chosen : both;
    }

    private static Set<RegionFeature> without(RegionFeature first, RegionFeature... rest) {
        return EnumSet.complementOf(EnumSet.of(first, rest));
    }
}
