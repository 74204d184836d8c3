package io.tagwave.lab.evaluate;

import io.tagwave.lab.labels.LabeledRegions;
import io.tagwave.learn.region.CrossValidation;
import io.tagwave.learn.region.ThesisModels;
import io.tagwave.report.ReportTable;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;

/**
 * The thesis' classification tables from its labeled regions.
 *
 * @param repeats shuffled five-fold cross-validations a model
 * @param searchRepeats the same for each set of features; 0 leaves the search out
 * @param seed first seed
 */
record RegionEvaluation(int repeats, int searchRepeats, long seed) {

    private static ReportTable table5(LabeledRegions regions) {
        long content = regions.content().stream().filter(label -> label).count();
        List<String> here = List.of(
                Long.toString(content),
                Long.toString(regions.content().size() - content),
                "not in the file",
                "not in the file");
        return PrintedTable.read("thesis-5").withMeasured("here", here);
    }

    /** Adds all tables to a report, and returns the F of the models of Table 11. */
    Map<ThesisModels, Double> addTo(LabReport report, LabeledRegions regions, PrintWriter err) {
        report.table(table5(regions));
        new FeatureTables(regions).all().forEach(report::table);
        CrossValidation quick = new CrossValidation(5, searchRepeats, seed);
        boolean search = searchRepeats > 0;
        Map<ThesisModels, Double> complete;
        try (StepProgress progress = new StepProgress("models", ModelTables.steps(search), err)) {
            ModelTables models = new ModelTables(regions, new CrossValidation(5, repeats, seed), progress::step);
            report.table(models.structured());
            report.table(models.complete());
            complete = models.lastF1();
            if (search) {
                report.table(models.features(quick));
            }
        }
        report.table(ModelTables.parameters());
        report.section("What cannot be reproduced of the classification, or not wholly");
        PrintedTable.notes("thesis-not-reproduced").forEach(report::paragraph);
        return complete;
    }
}
