package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.dom.ParsedPage;
import io.tagwave.eval.RecordScore;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.inspect.ThesisFigures;
import io.tagwave.inspect.ThesisInspection;
import io.tagwave.lab.bench.SpectrumComparison;
import io.tagwave.lab.bench.StepProgress;
import io.tagwave.lab.evaluate.RecordEvaluation.PageScore;
import io.tagwave.lab.evaluate.RecordRun.SetRun;
import io.tagwave.lab.train.HeldOutScores;
import io.tagwave.model.ContentModel;
import io.tagwave.report.ReportTable;
import io.tagwave.signal.PowerSpectrum;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.tree.PageTree;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The record extraction thesis on labelled pages: its tables and figures of pages. */
final class ThesisReport {

    private static final String TAGWAVE = "tagwave";
    private static final int WARM_UPS = 2;
    private static final int ROUNDS = 3;

    private final LabeledPages pages;
    private final EvaluationReport findings;
    private final PrintWriter err;
    private final Map<String, Extractor> profiles = new LinkedHashMap<>();
    private final Map<String, RecordRun> runs = new LinkedHashMap<>();

    ThesisReport(LabeledPages pages, EvaluationReport findings, PrintWriter err) {
        this.pages = pages;
        this.findings = findings;
        this.err = err;
        published("published, full", ThesisStages.publishedFullSpectrum());
        published("published, lazy", ThesisStages.publishedLazySpectrum());
        profiles.put(
                "thesis, lazy", new ThesisExtractor(ThesisStages.of(ThesisStages.lazySpectrum()), System::nanoTime));
        profiles.put(TAGWAVE, new RecordExtractor(ContentModel.shipped(), System::nanoTime));
    }

    private void published(String name, PowerSpectrum spectrum) {
        profiles.put(name, new ThesisExtractor(ThesisStages.published(spectrum), System::nanoTime));
    }

    void show() {
        findings.section("Record extraction: alignment and datasets");
        findings.show(AlignmentExample.table());
        findings.say(AlignmentExample.comparison());
        findings.show(datasets());
        findings.section("Record extraction: records (Tables 6, 13 to 15)");
        run();
        findings.show(table6());
        comparisons();
        findings.show(everySet());
        findings.say(new RecordTables(TAGWAVE, leftOut()).caution());
        findings.say(EvaluateRecordsCommand.REMARK);
        findings.section("From the printed thesis to profile thesis");
        findings.show(ThesisRepairs.table(pages, true, err));
        findings.show(ThesisRepairs.table(pages, false, err));
        findings.section("Full against lazy spectrum (5.2.4, Figure 15)");
        spectrum();
    }

    /** The figures of one page, the one whose file has the name, or else the first. */
    void figures(String name) {
        LabeledPages.Page page = pages.sets().stream()
                .flatMap(set -> set.pages().stream())
                .filter(p -> p.file().getFileName().toString().contains(name))
                .findFirst()
                .orElse(pages.sets().get(0).pages().get(0));
        findings.section("A page as a signal (Figures 2, 4 to 7, 9 to 12; Table 18): "
                + page.file().getFileName());
        ParsedPage parsed = page.page();
        ThesisExtractor extractor = (ThesisExtractor) profiles.get("thesis, lazy");
        Extraction extraction = extractor.extract(parsed.tree(), parsed);
        ExamplePage example = new ExamplePage(page.file().getFileName().toString(), extraction);
        findings.show(example.numbers());
        findings.say(ExamplePage.REMARK);
        PrintedRecords output = example.output();
        findings.show(output.table());
        findings.say(output.comparison(parsed.tree().size()));
        ThesisInspection inspection = ThesisInspection.of(parsed.tree(), extractor.stages(), extraction);
        new ThesisFigures(inspection).all().forEach((file, chart) -> findings.draw(chart, file));
    }

    /** The pages shown in a browser: Tables 15 and 16, Figure 14. */
    void rendered(LabeledPages shown) {
        findings.section("Rendering (5.2.3, Table 16, Figure 14)");
        try (StepProgress progress = new StepProgress("rendered pages scored", shown.size(), err)) {
            List<List<PageScore>> none =
                    shown.sets().stream().map(set -> List.<PageScore>of()).toList();
            RecordRun after = RecordRun.of(shown, profiles.get("thesis, lazy"), none, progress::step);
            new RenderedRecords(runs.get("thesis, lazy"), after, shown.failed()).show(findings);
        }
    }

    /** The sets that have a printed counterpart. */
    void summarise(Summary summary) {
        RecordRun published = runs.get("published, full");
        for (SetRun set : published.sets()) {
            String printed = PublishedRecords.f1(set.name());
            if (printed != null) {
                summary.add(
                        "records, " + set.name() + " (thesis, Tables 13 to 15): F",
                        printed,
                        f(RecordEvaluation.sum(set.ours())),
                        f(leftOut().sets().get(set.name())));
            }
        }
        summary.add(
                "pages without a list left alone",
                "-",
                published.silent() + " of " + published.unstructured(),
                leftOut().silent() + " of " + leftOut().unstructured());
    }

    private void run() {
        try (StepProgress progress =
                new StepProgress("pages scored", pages.labelled() + profiles.size() * pages.size(), err)) {
            List<List<PageScore>> baseline = RecordRun.baseline(pages, progress::step);
            profiles.forEach(
                    (name, extractor) -> runs.put(name, RecordRun.of(pages, extractor, baseline, progress::step)));
        }
    }

    private ReportTable datasets() {
        ReportTable table = ReportTable.of("Tables 4 and 5: datasets", "set", "pages", "records", "records a page")
                .row("printed, #1: 51 sites, 5 pages each", "255", "1,052", "21")
                .row("printed, #2: 10 sites, 3 pages each", "30", "218", "22")
                .row("printed, #3: 327 sites, 1 page each, 61 without a list", "327", "7,076", "21");
        for (LabeledPages.Labelled set : pages.sets()) {
            int records =
                    set.pages().stream().mapToInt(LabeledPages.Page::records).sum();
            int count = set.pages().size();
            table = table.row(
                    "here: " + set.name(),
                    Integer.toString(count),
                    Integer.toString(records),
                    digits((double) records / Math.max(1, count), 0));
        }
        return table.row(
                "here: without a list", Integer.toString(pages.unstructured().size()), "0", "0");
    }

    private ReportTable table6() {
        ReportTable table = ReportTable.of(
                        "Table 6: content by k-means, in percent (printed: regions of dataset #3; here: records of our sets)",
                        "method",
                        "pages",
                        "precision",
                        "recall",
                        "F")
                .row("printed", "only structured", "85.66", "84.35", "85.00")
                .row("printed", "structured and unstructured", "72.94", "84.35", "78.23");
        for (Map.Entry<String, RecordRun> run : runs.entrySet()) {
            if (!run.getKey().equals(TAGWAVE)) {
                table = row6(
                        table, run.getKey(), "only structured", run.getValue().structured());
                table = row6(
                        table,
                        run.getKey(),
                        "structured and unstructured",
                        run.getValue().complete());
            }
        }
        return table;
    }

    private static ReportTable row6(ReportTable table, String method, String which, RecordScore score) {
        List<String> cells = RecordTables.cells(score);
        return table.row("profile " + method, which, cells.get(0), cells.get(1), cells.get(2));
    }

    private void comparisons() {
        for (int i = 0; i < pages.sets().size(); i++) {
            ReportTable table = null;
            for (Map.Entry<String, RecordRun> run : runs.entrySet()) {
                SetRun set = run.getValue().sets().get(i);
                RecordTables tables = new RecordTables(run.getKey(), leftOut(run.getKey()));
                table = table == null ? tables.comparison(set) : tables.with(table, set);
                if (table == null) {
                    break;
                }
            }
            if (table != null) {
                findings.show(table);
            }
        }
    }

    private ReportTable everySet() {
        List<String> headers = new ArrayList<>(List.of("F of records in percent"));
        pages.sets().forEach(set -> headers.add(set.name()));
        headers.add("left alone of " + pages.unstructured().size());
        List<List<String>> rows = new ArrayList<>();
        List<String> baseline = new ArrayList<>(List.of("MDR"));
        runs.get(TAGWAVE).sets().forEach(set -> baseline.add(f(RecordEvaluation.sum(set.mdr()))));
        baseline.add("-");
        rows.add(baseline);
        runs.forEach((name, run) -> {
            HeldOutScores.Figures left = leftOut(name);
            if (!left.sets().isEmpty()) {
                List<String> row = new ArrayList<>(List.of("profile " + name + ", set left out"));
                run.sets().forEach(set -> row.add(f(left.sets().get(set.name()))));
                row.add(left.silent() + " of " + left.unstructured());
                rows.add(row);
            }
            List<String> row =
                    new ArrayList<>(List.of("profile " + name + (left.sets().isEmpty() ? "" : ", in sample")));
            run.sets().forEach(set -> row.add(f(RecordEvaluation.sum(set.ours()))));
            row.add(Long.toString(run.silent()));
            rows.add(row);
        });
        return new ReportTable("All sets", headers, rows);
    }

    private static String f(RecordScore score) {
        return RecordTables.cells(score).get(2);
    }

    private static HeldOutScores.Figures leftOut(String profile) {
        return profile.equals(TAGWAVE) ? leftOut() : HeldOutScores.Figures.NONE;
    }

    private static HeldOutScores.Figures leftOut() {
        return LeftOutFigures.ofShippedModel();
    }

    private void spectrum() {
        List<PageTree> trees = pages.sets().stream()
                .flatMap(set -> set.pages().stream())
                .map(page -> page.page().tree())
                .toList();
        SpectrumComparison trial = SpectrumComparison.over(trees, WARM_UPS, ROUNDS, err);
        trial.tables().forEach(findings::show);
        findings.draw(trial.figure(), "Figure 15: every mark is a page; the lines are fitted by least squares.");
    }
}
