package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.ThesisTables;
import io.tagwave.lab.labels.LabeledRegions;
import io.tagwave.learn.region.ConfusionMatrix;
import io.tagwave.learn.region.CrossValidation;
import io.tagwave.learn.region.FeatureSearch;
import io.tagwave.learn.region.FoldScores;
import io.tagwave.learn.region.GridSearch;
import io.tagwave.learn.region.LabeledRows;
import io.tagwave.learn.region.RowLearner;
import io.tagwave.learn.region.ThesisGrid;
import io.tagwave.learn.region.ThesisModels;
import io.tagwave.report.ReportTable;
import io.tagwave.thesis.RegionFeature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** Tables 10 to 12 of the thesis and the grid search behind its Table 17, ours beside the published numbers. */
final class ModelTables {

    /**
     * The file does not say which regions are of documents without structured content. Its first 458 rows and the
     * content rows after them are the only cut that fits the arithmetic of Table 10.
     */
    private static final int STRUCTURED_ROWS = 458;

    private final LabeledRegions file;
    private final CrossValidation validation;
    private final Runnable progress;
    private final Map<String, Double> knownF1 = new HashMap<>();

    /**
     * Tables of one file.
     *
     * @param progress told of each model of a table that is done
     */
    ModelTables(LabeledRegions file, CrossValidation validation, Runnable progress) {
        this.file = file;
        this.validation = validation;
        this.progress = progress;
    }

    /** Models of Tables 10 and 11, of Table 12, and of the grid together. */
    static int steps(boolean search, boolean grid) {
        int singles = singles().size();
        return 2 * (ThesisModels.values().length + 1) + (search ? singles : 0) + (search && grid ? singles : 0);
    }

    ReportTable structured() {
        return scores("Table 10: structured documents only (inferred rows)", closed(), ThesisTables.STRUCTURED);
    }

    ReportTable complete() {
        return scores("Table 11: all documents", file.samples(), ThesisTables.COMPLETE);
    }

    private ReportTable scores(String caption, LabeledRows samples, Map<String, double[]> published) {
        ReportTable table = ReportTable.of(
                caption + ", in percent; ± is the standard error",
                "model",
                "precision",
                "published",
                "recall",
                "published",
                "accuracy",
                "published",
                "F",
                "published",
                "difference",
                "in standard errors",
                "drop from Table 10",
                "published");
        for (ThesisModels model : ThesisModels.values()) {
            table = row(table, model.name(), model.learner(), samples, model.key(), published);
        }
        // The program that made the tables voted hard, though the thesis describes a soft vote.
        return row(table, "VOT, hard", ThesisModels.hardVoting(), samples, ThesisModels.VOT.key(), published);
    }

    private ReportTable row(
            ReportTable table,
            String name,
            RowLearner learner,
            LabeledRows samples,
            String key,
            Map<String, double[]> published) {
        double[] theirs = published.get(key);
        FoldScores scores = validation.run(learner, samples);
        progress.run();
        double f = 100 * scores.f1();
        double error = 100 * scores.error(ConfusionMatrix::f1);
        Double before = knownF1.put(name, f);
        return table.row(
                name,
                percent(scores, ConfusionMatrix::precision),
                digits(theirs[0], 2),
                percent(scores, ConfusionMatrix::recall),
                digits(theirs[1], 2),
                percent(scores, ConfusionMatrix::accuracy),
                digits(theirs[2], 2),
                digits(f, 2) + " ± " + digits(error, 2),
                digits(theirs[3], 2),
                digits(f - theirs[3], 2),
                error > 0 ? digits((f - theirs[3]) / error, 1) : "-",
                before == null ? "-" : digits(f - before, 2),
                before == null ? "-" : digits(ThesisTables.DROP.get(key), 2));
    }

    /** F of each published model in the table that was made last, in percent. */
    Map<String, Double> lastF1() {
        Map<String, Double> last = new LinkedHashMap<>();
        for (ThesisModels model : ThesisModels.values()) {
            last.put(model.name(), knownF1.get(model.name()));
        }
        return last;
    }

    private static String percent(FoldScores scores, ToDoubleFunction<ConfusionMatrix> measure) {
        return digits(100 * scores.mean(measure), 2) + " ± " + digits(100 * scores.error(measure), 2);
    }

    /** Every set of features under fewer repeats: {@code quick} decides how many. */
    ReportTable features(CrossValidation quick) {
        ReportTable table = ReportTable.of(
                "Table 12: best of the 63 sets of features (F in percent)",
                "model",
                "best set",
                "F",
                "published set",
                "F of it",
                "its rank",
                "sets within two standard errors");
        for (ThesisModels model : singles()) {
            List<FeatureSearch.Result> ranked = new FeatureSearch(quick).rank(model, file.samples());
            progress.run();
            FeatureSearch.Result best = ranked.get(0);
            Set<RegionFeature> published = ThesisTables.bestFeatures(model.key());
            int rank = IntStream.range(0, ranked.size())
                    .filter(i -> ranked.get(i).features().equals(published))
                    .findFirst()
                    .orElseThrow();
            double least = best.scores().f1() - 2 * best.scores().error(ConfusionMatrix::f1);
            long near = ranked.stream().filter(r -> r.scores().f1() >= least).count();
            table = table.row(
                    model.name(),
                    without(best.features()),
                    digits(100 * best.scores().f1(), 2),
                    without(published),
                    digits(100 * ranked.get(rank).scores().f1(), 2),
                    Integer.toString(rank + 1),
                    Long.toString(near));
        }
        return table;
    }

    /** Table 17: printed parameters beside those that the models have here. */
    static ReportTable parameters() {
        ReportTable table = ReportTable.of("Table 17: parameters", "model", "printed", "here");
        for (ThesisModels model : ThesisModels.values()) {
            table = table.row(model.name(), ThesisTables.PARAMETERS.get(model.key()), model.settings());
        }
        return table;
    }

    /** The grid around the published settings. */
    ReportTable grid(CrossValidation quick) {
        ReportTable table = ReportTable.of(
                "Grid search around Table 17, F in percent, the best first",
                "model",
                "settings",
                "F",
                "standard error",
                "printed");
        for (ThesisModels model : singles()) {
            for (GridSearch.Result r : new GridSearch(quick).rank(ThesisGrid.of(model), file.samples())) {
                table = table.row(
                        model.name(),
                        r.settings(),
                        digits(100 * r.scores().f1(), 2),
                        digits(100 * r.scores().error(ConfusionMatrix::f1), 2),
                        ThesisGrid.isPublished(model, r) ? "yes" : "");
            }
            progress.run();
        }
        return table;
    }

    private LabeledRows closed() {
        int[] rows = IntStream.range(0, file.regions().size())
                .filter(i -> i < STRUCTURED_ROWS || file.content().get(i))
                .toArray();
        List<Boolean> content = new ArrayList<>();
        IntStream.of(rows).forEach(i -> content.add(file.content().get(i)));
        return LabeledRows.of(IntStream.of(rows).mapToObj(file.regions()::get).toList(), content);
    }

    private static List<ThesisModels> singles() {
        return List.of(
                ThesisModels.LR,
                ThesisModels.GNB,
                ThesisModels.EXT,
                ThesisModels.SVM,
                ThesisModels.KNN,
                ThesisModels.GB);
    }

    private static String without(Set<RegionFeature> features) {
        List<String> missing = new ArrayList<>();
        for (RegionFeature feature : RegionFeature.values()) {
            if (!features.contains(feature)) {
                missing.add(feature.label());
            }
        }
        return missing.isEmpty() ? "all" : "without " + String.join(", ", missing);
    }
}
