package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.lab.labels.LabeledRegions;
import io.tagwave.learn.region.ConfusionMatrix;
import io.tagwave.learn.region.CrossValidation;
import io.tagwave.learn.region.FoldScores;
import io.tagwave.learn.region.LabeledRows;
import io.tagwave.learn.region.RowModel;
import io.tagwave.learn.region.ThesisModels;
import io.tagwave.report.ReportTable;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** Tables 10 and 11 of the thesis beside the published numbers. */
final class ModelTables {

    /**
     * The file does not say which regions are of documents without structured content. Its first 458 rows and the
     * content rows after them are the only division that fits the arithmetic of Table 10.
     */
    private static final int STRUCTURED_ROWS = 458;

    private final LabeledRegions file;
    private final CrossValidation validation;
    private final Runnable step;
    /** F of each model in the last table, in percent. */
    private final Map<String, Double> lastF1 = new HashMap<>();

    /** Makes the tables of a file; each model of a table is a step. */
    ModelTables(LabeledRegions file, CrossValidation validation, Runnable step) {
        this.file = file;
        this.validation = validation;
        this.step = step;
    }

    /** Returns the number of steps of Tables 10 and 11. */
    static int steps() {
        return 2 * (ThesisModels.values().length + 1);
    }

    ReportTable structured() {
        int[] rows = IntStream.range(0, file.regions().size())
                .filter(i -> i < STRUCTURED_ROWS || file.content().get(i))
                .toArray();
        return scores("thesis-10", file.samples().rows(rows));
    }

    ReportTable complete() {
        return scores("thesis-11", file.samples());
    }

    private ReportTable scores(String name, LabeledRows rows) {
        PrintedTable printed = PrintedTable.read(name);
        ReportTable table = PrintedTable.empty("model-scores", printed.table().caption());
        for (ThesisModels model : ThesisModels.values()) {
            table = row(table, model.name(), model.learner(), rows, printed, model.key());
        }
        // The program that made the tables voted hard, though the thesis describes a soft vote.
        return row(table, "VOT, hard", ThesisModels.hardVoting(), rows, printed, ThesisModels.VOT.key());
    }

    private ReportTable row(
            ReportTable table,
            String name,
            RowModel.Learner learner,
            LabeledRows rows,
            PrintedTable printed,
            String key) {
        FoldScores scores = validation.run(learner, rows);
        step.run();
        double f = 100 * scores.f1();
        double error = 100 * scores.error(ConfusionMatrix::f1);
        double printedF = printed.number(key, "F");
        Double before = lastF1.put(name, f);
        return table.row(
                name,
                percent(scores, ConfusionMatrix::precision),
                printed.cell(key, "precision"),
                percent(scores, ConfusionMatrix::recall),
                printed.cell(key, "recall"),
                percent(scores, ConfusionMatrix::accuracy),
                printed.cell(key, "accuracy"),
                digits(f, 2) + " ± " + digits(error, 2),
                printed.cell(key, "F"),
                digits(f - printedF, 2),
                error > 0 ? digits((f - printedF) / error, 1) : "-",
                before == null ? "-" : digits(f - before, 2),
                before == null ? "-" : printed.cell(key, "drop from Table 10"));
    }

    /** Returns F of each published model in the table that was made last, in percent. */
    Map<ThesisModels, Double> lastF1() {
        Map<ThesisModels, Double> last = new LinkedHashMap<>();
        for (ThesisModels model : ThesisModels.values()) {
            last.put(model, lastF1.getOrDefault(model.name(), Double.NaN));
        }
        return last;
    }

    private static String percent(FoldScores scores, ToDoubleFunction<ConfusionMatrix> measure) {
        return digits(100 * scores.mean(measure), 2) + " ± " + digits(100 * scores.error(measure), 2);
    }
}
