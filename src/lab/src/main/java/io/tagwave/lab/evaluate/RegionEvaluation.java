package io.tagwave.lab.evaluate;

import io.tagwave.lab.bench.StepProgress;
import io.tagwave.lab.labels.LabeledRegions;
import io.tagwave.learn.region.CrossValidation;
import io.tagwave.report.ReportTable;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;

/**
 * The thesis' classification tables from its labelled regions.
 *
 * @param repeats shuffled five-fold cross-validations a model
 * @param searchRepeats the same for each set of features; 0 leaves the search out
 * @param seed first seed
 * @param grid whether settings around the published ones are tried too
 */
record RegionEvaluation(int repeats, int searchRepeats, long seed, boolean grid) {

    private static final List<String> NOT_REPRODUCIBLE = List.of(
            "Table 10: the file does not mark the regions of the 61 documents without structured content. The rows used"
                    + " here (1 to 458, and the content rows after them) are inferred from the table's own arithmetic.",
            "Tables 10 and 11: the folds and seeds of the 200 runs were not published. A fold deviates by about three"
                    + " points from the mean, so the printed order of the models is near to chance, but means of many folds"
                    + " are not: where a difference is more than two or three standard errors, ours is another model.",
            "Table 11 prints -1.38 for the drop of VOT; its own columns of F give -0.84.",
            "LR as printed in Appendix A (no scaling, no transformation) reaches about 84; with the quantile transform"
                    + " and products of features that its author's training leads to, it reaches the printed F.",
            "EXT: min_samples_split = 0.02 has no counterpart in Tribuo; min_samples_leaf = 5 nearly implies it.",
            "GB differs (Table 11): ours is an own implementation of the same formulas, since XGBoost's native library"
                    + " runs on one kind of processor only, and depth and learning rate are not in Table 17. Depth 1 is its"
                    + " author's, rate 0.3 the library's of today; with 0.1, the library's when the thesis was begun, it"
                    + " comes nearer ('evaluate regions --grid').",
            "VOT: the thesis describes a soft vote (1.3), its author's program votes hard. Both are measured; the parts"
                    + " share the boosting that differs, and the SVM's probability is Platt's, which Table 17 does not"
                    + " mention.",
            "STCK: the meta model learns from what its parts say of regions they did not see; the library behind the"
                    + " thesis shows it regions they did see.",
            "Table 6 (k-means a document) needs to know which regions are of one document; the file does not say. 'evaluate"
                    + " all' makes the table on our pages instead.");

    private static ReportTable table5(LabeledRegions file) {
        long content = file.content().stream().filter(label -> label).count();
        long all = file.content().size();
        return ReportTable.of("Table 5: labelled regions", "", "here", "printed")
                .row("content regions", Long.toString(content), "254")
                .row("noise regions", Long.toString(all - content), "279")
                .row("documents with a list", "not in the file", "266")
                .row("documents without", "not in the file", "61");
    }

    /** Shows all, and returns the F of the models of Table 11. */
    Map<String, Double> show(LabeledRegions file, EvaluationReport findings, PrintWriter err) {
        Map<String, Double> complete;
        findings.show(table5(file));
        new FeatureTables(file).all().forEach(findings::show);
        CrossValidation quick = new CrossValidation(5, searchRepeats, seed);
        try (StepProgress progress = new StepProgress("models", ModelTables.steps(searchRepeats > 0, grid), err)) {
            ModelTables models = new ModelTables(file, new CrossValidation(5, repeats, seed), progress::step);
            findings.show(models.structured());
            findings.show(models.complete());
            complete = models.lastF1();
            if (searchRepeats > 0) {
                findings.show(models.features(quick));
                if (grid) {
                    findings.show(models.grid(quick));
                }
            }
        }
        findings.show(ModelTables.parameters());
        findings.section("What can not be reproduced of the classification, or not wholly");
        NOT_REPRODUCIBLE.forEach(findings::say);
        return complete;
    }
}
