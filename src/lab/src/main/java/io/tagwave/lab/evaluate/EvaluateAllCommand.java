package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.eval.TemplateEvaluation;
import io.tagwave.lab.labels.LabeledRegions;
import io.tagwave.lab.labels.MenuLabels;
import io.tagwave.lab.labels.TemplatePairs;
import io.tagwave.lab.labels.TruthPage;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import io.tagwave.papers.menu.PublishedMenuDetector;
import io.tagwave.papers.menu.PublishedMenuSettings;
import io.tagwave.report.ReportTable;
import io.tagwave.visit.PageLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "all",
        description = {
            "Makes the tables of the five papers again, as one HTML report: printed, reproduced and our own"
                    + " values side by side, and a line for each that cannot be reproduced.",
            "DIR contains records/SET/truth.jsonl, unstructured, regions/regions.csv, menus.jsonl and template; the"
                    + " report names the missing ones."
        })
final class EvaluateAllCommand extends ConsoleCommand {

    /** The set of labeled pages that the tables of the TPS filter papers are about. */
    private static final String FILTERED = "tpsf";

    @Parameters(paramLabel = "DIR", description = "Labeled pages of all kinds.")
    private Path directory;

    @Option(names = "--out", paramLabel = "REPORTS", defaultValue = "reports")
    private Path reports;

    @Option(names = "--repeats", defaultValue = "10")
    private int repeats;

    @Option(names = "--pairs", defaultValue = "6")
    private int pairs;

    private static final String TITLE = "Five papers, measured again";

    private final LabReport report = LabReport.silent(TITLE);
    private ReportTable summary = PrintedTable.empty("summary");
    private int missing;

    @Override
    public Integer call() {
        if (repeats < 1 || pairs < 1) {
            throw new UserException("--repeats, --pairs: expected at least 1, found " + repeats + " and " + pairs);
        }
        if (!Files.isDirectory(directory)) {
            throw new UserException(directory + ": expected a directory of labeled pages");
        }
        part("records of labeled pages", this::thesis);
        part("labeled regions", this::regions);
        part("the TPS filters", this::filters);
        part("main menus", this::menus);
        part("templates", this::templates);
        LabReport whole = LabReport.silent(TITLE);
        whole.paragraph("Rows called printed are the papers'. Pages are other pages than the papers' unless said"
                + " otherwise: most of theirs were not published. Made by: evaluate all.");
        whole.table(summary);
        whole.paragraph("Tagwave's records and menus are those of models trained without the set or site at hand; its"
                + " filter's figures are in sample.");
        whole.table(PrintedTable.read("coverage-thesis").table());
        whole.table(PrintedTable.read("coverage-others").table());
        whole.add(report);
        Path file = reports.resolve("papers.html");
        whole.writeHtml(file);
        OutputFile.text(whole.markdown(), reports.resolve("papers.md"));
        out().println("Report: " + file);
        return missing == 0 ? ExitStatus.DONE : ExitStatus.PARTLY;
    }

    /** Runs a part; if its pages are missing, the report says so instead. */
    private void part(String name, Runnable work) {
        err().println("evaluate all: " + name);
        try {
            work.run();
        } catch (UserException e) {
            missing++;
            err().println(e.getMessage());
            report.section("Not measured: " + name);
            report.paragraph(String.valueOf(e.getMessage()));
        }
    }

    private void thesis() {
        LabeledPages pages;
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            pages = LabeledPages.read(directory, loader, err());
        }
        ThesisReport thesis = new ThesisReport(pages, report, err());
        thesis.addTables();
        summary = thesis.summarize(summary);
        thesis.addExamples();
    }

    private void regions() {
        LabeledRegions regions = LabeledRegions.read(directory.resolve("regions"));
        report.section("Record extraction: features and content models (Tables 7 to 12)");
        PrintedTable printed = PrintedTable.read("thesis-11");
        new RegionEvaluation(repeats)
                .addTo(report, regions, err())
                .forEach((model, f) -> summary = summary.row(
                        "content models on the thesis' own regions (Table 11): F of " + model,
                        printed.cell(model.key(), "F"),
                        digits(f, 2),
                        "-"));
    }

    private void filters() {
        Path set = directory.resolve("records").resolve(FILTERED);
        List<LabeledPages.Page> pages = FilterEvaluation.pages(TruthPage.sets(set), set);
        report.section("TPS filters");
        List<FilterTables> tables = FilterEvaluation.run(pages, err());
        tables.forEach(table -> table.addTo(report));
        for (FilterTables published : tables) {
            summary = published.summarize(summary, tables.get(tables.size() - 1));
        }
    }

    private void menus() {
        List<MenuLabels.Page> pages = new MenuLabels().read(directory, directory.resolve("menus.jsonl"));
        report.section("Main menus");
        ReportTable table = PrintedTable.read("menu-4.1").table();
        MenuEvaluation published;
        MenuEvaluation ours;
        try (StepProgress progress = new StepProgress("menus", 2 * pages.size(), err())) {
            published =
                    MenuEvaluation.of(pages, new PublishedMenuDetector(PublishedMenuSettings.PAPER), progress::step);
            ours = MenuEvaluation.of(pages, MenuDetector.tagwave(MenuModel.SHIPPED), progress::step);
        }
        table = published.addTo(table, "profile published");
        table = ours.addHeldOutTo(table, "profile tagwave");
        table = ours.addTo(table, "profile tagwave" + (ours.heldOut().isEmpty() ? "" : ", in sample"));
        report.table(table);
        summary = summary.row(
                "main menus: F1",
                "94.46",
                MenuEvaluation.percent(published.f1()),
                ours.heldOut().isEmpty() ? "-" : MenuEvaluation.percent(MenuEvaluation.mean(ours.heldOut())));
        report.table(PrintedTable.read("menu-analysis").table());
        report.table(PrintedTable.read("menu-settings").table());
        PrintedTable.notes("menu-why").forEach(report::paragraph);
        report.table(PrintedTable.read("menu-times").table());
    }

    private void templates() {
        Path below = directory.resolve("template");
        List<TemplateEvaluation.Pair> all = new TemplatePairs(err()).below(below, pairs);
        TemplateEvaluation.Result result = TemplateReport.evaluate(below, all, err());
        TemplateReport templates = new TemplateReport(result.scores());
        for (List<String> row : templates.summary()) {
            summary = summary.row(row);
        }
        report.section("Templates");
        report.paragraph(TemplateReport.REMARK);
        templates.tables().forEach(report::table);
        report.paragraph("Times were measured once, in November 2026.");
        for (String times : List.of(
                "millis", "speed", "times-top-down", "times-bottom-up", "times-ps", "times-cps", "times-hashed")) {
            report.table(PrintedTable.read("template-5-" + times).table());
        }
        result.refused().forEach(report::paragraph);
    }
}
