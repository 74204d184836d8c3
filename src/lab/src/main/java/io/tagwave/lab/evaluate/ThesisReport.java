package io.tagwave.lab.evaluate;

import static io.tagwave.lab.evaluate.RecordTables.f;
import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.RecordScore;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.lab.evaluate.RecordEvaluation.SetScores;
import io.tagwave.lab.train.HeldOutScores;
import io.tagwave.model.ContentModel;
import io.tagwave.report.ReportTable;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.thesis.ThesisStages;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tables of the record extraction thesis on labeled pages. */
final class ThesisReport {

    private final LabeledPages pages;
    private final LabReport report;
    private final PrintWriter err;
    private final HeldOutScores heldOut = HeldOutScores.ofShippedModel();
    private final Map<String, RecordScore> mdr;
    private final RecordEvaluation published;
    private final RecordEvaluation tagwave;
    /** All of these by profile. */
    private final Map<String, RecordEvaluation> runs = new LinkedHashMap<>();

    /** Scores all profiles on the pages. */
    ThesisReport(LabeledPages pages, LabReport report, PrintWriter err) {
        this.pages = pages;
        this.report = report;
        this.err = err;
        try (StepProgress progress = new StepProgress("pages scored", pages.labeled() + 4 * pages.size(), err)) {
            mdr = RecordEvaluation.baseline(pages, progress::step);
            published = run(
                    "published, full", thesis(ThesisStages.published(ThesisStages.publishedFullSpectrum())), progress);
            run("published, lazy", thesis(ThesisStages.published(ThesisStages.publishedLazySpectrum())), progress);
            run("thesis, lazy", thesis(ThesisStages.of(ThesisStages.lazySpectrum())), progress);
            tagwave = run("tagwave", new RecordExtractor(ContentModel.shipped(), System::nanoTime), progress);
        }
    }

    private static ThesisExtractor thesis(ThesisStages stages) {
        return new ThesisExtractor(stages, System::nanoTime);
    }

    private RecordEvaluation run(String profile, Extractor extractor, StepProgress progress) {
        RecordEvaluation run = RecordEvaluation.of(pages, extractor, progress::step);
        runs.put(profile, run);
        return run;
    }

    void addTables() {
        report.section("Record extraction: alignment and datasets");
        report.printed("thesis-3");
        report.table(datasets());
        report.section("Record extraction: records (Tables 6, 13 to 15)");
        report.table(table6());
        comparisons();
        report.table(everySet());
        report.paragraph(new RecordTables("tagwave", heldOut).caution());
        report.paragraph(RecordTables.REMARK);
        report.section("Full against lazy spectrum (5.2.4, Figure 15)");
        report.paragraph("Measured once, in November 2026: medians of three rounds that took turns page by page.");
        for (String table : List.of("times", "work", "growth", "agreement")) {
            report.table(PrintedTable.read("spectrum-" + table).table());
        }
    }

    /** Adds what was measured once, and is compared with print. */
    void addExamples() {
        report.section("A page as a signal (Figures 5 and 9 to 12; Table 18): youtube.html");
        report.printed("thesis-figures");
        report.printed("thesis-18");
        report.section("Rendering (5.2.3, Table 16)");
        report.printed("thesis-16");
    }

    /** Returns the summary with the sets that have a printed counterpart. */
    ReportTable summarize(ReportTable summary) {
        ReportTable table = summary;
        for (SetScores set : published.sets()) {
            String name = "records, " + set.name();
            Optional<List<String>> own = RecordTables.bestPrinted(set.name(), "thesis");
            Optional<List<String>> best = RecordTables.bestPrinted(set.name(), "");
            if (own.isPresent() && best.isPresent()) {
                table = table.row(
                        name + " (thesis, Tables 13 to 15, its best: "
                                + own.get().get(0) + "): F",
                        own.get().get(3),
                        f(set.sum()),
                        f(heldOut.sets().get(set.name())));
                table = best.get().equals(own.get())
                        ? table
                        : table.row(
                                name + ", best printed by anyone: " + best.get().get(0),
                                best.get().get(3),
                                "-",
                                "-");
            }
        }
        return table.row(
                "pages without a list left alone",
                "-",
                published.silence(),
                heldOut.silent() + " of " + heldOut.unstructured());
    }

    private ReportTable datasets() {
        ReportTable table = PrintedTable.read("thesis-4-5").table();
        for (LabeledPages.Labeled set : pages.sets()) {
            int records =
                    set.pages().stream().mapToInt(LabeledPages.Page::records).sum();
            int count = set.pages().size();
            table = table.row("here: " + set.name(), count, records, digits((double) records / Math.max(1, count), 0));
        }
        return table.row("here: without a list", pages.unstructured().size(), "0", "0");
    }

    private ReportTable table6() {
        ReportTable table = PrintedTable.read("thesis-6").table();
        for (Map.Entry<String, RecordEvaluation> run : runs.entrySet()) {
            if (run.getValue() != tagwave) {
                String method = "profile " + run.getKey();
                RecordEvaluation scores = run.getValue();
                table = table.row(method, "only structured", RecordTables.cells(scores.structured()))
                        .row(method, "structured and unstructured", RecordTables.cells(scores.complete()));
            }
        }
        return table;
    }

    private void comparisons() {
        for (int i = 0; i < pages.sets().size(); i++) {
            Optional<ReportTable> table = Optional.empty();
            for (Map.Entry<String, RecordEvaluation> run : runs.entrySet()) {
                SetScores set = run.getValue().sets().get(i);
                RecordTables tables = new RecordTables(run.getKey(), heldOut(run.getValue()));
                table = run.getValue() == published
                        ? tables.comparison(set, mdr.getOrDefault(set.name(), RecordScore.NONE))
                        : table.map(printed -> tables.with(printed, set));
            }
            table.ifPresent(report::table);
        }
    }

    private HeldOutScores heldOut(RecordEvaluation run) {
        return run == tagwave ? heldOut : HeldOutScores.NONE;
    }

    private ReportTable everySet() {
        ReportTable table =
                RecordTables.bySet("All sets", "F of records in percent", pages).row("MDR", fOf(mdr), "-");
        for (Map.Entry<String, RecordEvaluation> run : runs.entrySet()) {
            String profile = "profile " + run.getKey();
            if (run.getValue() == tagwave) {
                String alone = heldOut.silent() + " of " + heldOut.unstructured();
                table = table.row(profile + ", set left out", fOf(heldOut.sets()), alone);
                profile += ", in sample";
            }
            table = table.row(profile, RecordTables.bySet(run.getValue()));
        }
        return table;
    }

    private List<String> fOf(Map<String, RecordScore> scores) {
        return pages.sets().stream().map(set -> f(scores.get(set.name()))).toList();
    }
}
