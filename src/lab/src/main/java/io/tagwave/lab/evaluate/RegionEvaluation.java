package io.tagwave.lab.evaluate;

import io.tagwave.lab.labels.LabeledRegions;
import io.tagwave.learn.region.CrossValidation;
import io.tagwave.learn.region.ThesisModels;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;

/**
 * The thesis' classification tables from its labeled regions.
 *
 * @param repeats shuffled five-fold cross-validations a model
 */
record RegionEvaluation(int repeats) {

    /** Tables that depend on the file of regions alone; they were measured once. */
    private static final List<String> MEASURED =
            List.of("5", "7", "8-all", "8-content", "8-noise", "9-all", "9-content", "9-noise");

    /** Adds all tables to a report, and returns the F of the models of Table 11. */
    Map<ThesisModels, Double> addTo(LabReport report, LabeledRegions regions, PrintWriter err) {
        MEASURED.forEach(
                table -> report.table(PrintedTable.read("thesis-" + table).table()));
        Map<ThesisModels, Double> complete;
        try (StepProgress progress = new StepProgress("models", ModelTables.steps(), err)) {
            ModelTables models = new ModelTables(regions, new CrossValidation(5, repeats, 1), progress::step);
            report.table(models.structured());
            report.table(models.complete());
            complete = models.lastF1();
        }
        report.table(PrintedTable.read("thesis-12").table());
        report.table(PrintedTable.read("thesis-17").table());
        report.section("What cannot be reproduced of the classification, or not wholly");
        PrintedTable.notes("thesis-not-reproduced").forEach(report::paragraph);
        return complete;
    }
}
