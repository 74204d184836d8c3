package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.cli.shared.BrowserOptions;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.eval.TemplateEvaluation;
import io.tagwave.eval.ThesisTables;
import io.tagwave.lab.bench.StepProgress;
import io.tagwave.lab.bench.TemplateReport;
import io.tagwave.lab.labels.LabeledRegions;
import io.tagwave.lab.labels.MenuLabels;
import io.tagwave.lab.labels.TemplatePairs;
import io.tagwave.lab.labels.TruthPage;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import io.tagwave.menu.PublishedMenuSettings;
import io.tagwave.report.ReportTable;
import io.tagwave.visit.PageLoader;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "all",
        description = {
            "Makes every table and figure of the five papers again, as one HTML report: printed, reproduced and our own"
                    + " values side by side, and a line for what can not be reproduced.",
            "DIR holds records/SET/truth.jsonl, unstructured, regions/regions.csv, menus.jsonl and template; what is"
                    + " missing is named in the report."
        })
final class EvaluateAllCommand implements Callable<Integer> {

    /** The thesis' example is a page of this site. */
    private static final String EXAMPLE = "youtube";

    /** The labelled pages that the TPS filter papers' tables are about. */
    private static final String FILTERED = "tpsf";

    @Parameters(paramLabel = "DIR", description = "Labelled pages of all kinds.")
    private Path directory;

    @Option(
            names = "--out",
            paramLabel = "REPORTS",
            defaultValue = "reports",
            description = "Where papers.html goes, and its tables as papers.md (default: ${DEFAULT-VALUE}).")
    private Path reports;

    @Option(
            names = "--repeats",
            defaultValue = "10",
            description = "Shuffled cross-validations a content model (default: ${DEFAULT-VALUE}; the thesis: 200).")
    private int repeats;

    @Option(
            names = "--search-repeats",
            defaultValue = "1",
            description = "The same for each set of features; 0 leaves Table 12 and the grid of"
                    + " Table 17 out (default: ${DEFAULT-VALUE}).")
    private int searchRepeats;

    @Option(
            names = "--pairs",
            defaultValue = "6",
            description = "Pairs of pages a template (default: ${DEFAULT-VALUE}).")
    private int pairs;

    @Option(names = "--render", description = "Also show the pages in a browser, for Table 16 and Figure 14.")
    private boolean render;

    @Mixin
    private BrowserOptions browser;

    @Spec
    private CommandSpec spec;

    private final EvaluationReport findings = silent();
    private final Summary summary = new Summary();
    private PrintWriter err;
    private int missing;

    @Override
    public Integer call() {
        if (repeats < 1 || searchRepeats < 0 || pairs < 1) {
            throw new UserException("--repeats, --search-repeats, --pairs: expected at least 1, 0 and 1, found "
                    + repeats + ", " + searchRepeats + " and " + pairs);
        }
        if (!Files.isDirectory(directory)) {
            throw new UserException(directory + ": expected a directory of labelled pages");
        }
        err = spec.commandLine().getErr();
        EvaluationReport head = silent();
        head.say("Rows called printed are the papers'. Pages are other pages than the papers' unless said otherwise:"
                + " most of theirs were not published. Made by: evaluate all.");
        part("records of labelled pages", this::thesis);
        part("labelled regions", this::regions);
        part("the TPS filters", this::filters);
        part("main menus", this::menus);
        part("templates", this::templates);
        Path file = reports.resolve("papers.html");
        head.show(summary.table());
        head.say("Tagwave's records and menus are those of models trained without the set or site at hand; its filter's"
                + " figures are in sample.");
        head.show(Coverage.thesis());
        head.show(Coverage.others());
        head.add(findings);
        head.save(file);
        OutputFile.text(head.markdown(), reports.resolve("papers.md"));
        spec.commandLine().getOut().println("Report: " + file);
        return missing == 0 ? ExitStatus.DONE : ExitStatus.PARTLY;
    }

    private static EvaluationReport silent() {
        return new EvaluationReport("Five papers, measured again", new PrintWriter(Writer.nullWriter()));
    }

    /** A part whose pages are not there leaves a line instead. */
    private void part(String what, Runnable work) {
        err.println("evaluate all: " + what);
        try {
            work.run();
        } catch (UserException e) {
            missing++;
            err.println(e.getMessage());
            findings.section("Not measured: " + what);
            findings.say(e.getMessage());
        }
    }

    private void thesis() {
        LabeledPages pages;
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            pages = LabeledPages.read(directory, loader, err);
        }
        ThesisReport section = new ThesisReport(pages, findings, err);
        section.show();
        section.summarise(summary);
        section.figures(EXAMPLE);
        if (render) {
            try (PageLoader loader = PageLoader.rendering(() -> BrowserOptions.start(browser.settings()))) {
                section.rendered(LabeledPages.available(directory, loader, err));
            }
        } else {
            findings.say("Table 16 and Figure 14 need a browser: evaluate all --render.");
        }
    }

    private void regions() {
        LabeledRegions file = LabeledRegions.read(directory.resolve("regions"));
        findings.section("Record extraction: features and content models (Tables 7 to 12)");
        new RegionEvaluation(repeats, searchRepeats, 1, true)
                .show(file, findings, err)
                .forEach((model, f) -> summary.add(
                        "content models on the thesis' own regions (Table 11): F of " + model,
                        digits(ThesisTables.COMPLETE.get(model.toLowerCase(Locale.ROOT))[3], 2),
                        digits(f, 2),
                        "-"));
        findings.section("Features of the labelled regions (Figures 13, 16 to 18)");
        new FeatureFigures(file).all().forEach(findings::draw);
    }

    private void filters() {
        Path set = directory.resolve("records").resolve(FILTERED);
        List<FilterEvaluation.Labelled> pages = EvaluateFilterCommand.pages(TruthPage.sets(set), set);
        findings.section("TPS filters");
        List<FilterEvaluation.Outcome> outcomes = FilterEvaluation.run(pages, err);
        FilterTables.show(outcomes, findings);
        FilterTables.summarise(outcomes, summary);
    }

    private void menus() {
        List<MenuLabels.Page> pages = new MenuLabels().read(directory, directory.resolve("menus.jsonl"));
        findings.section("Main menus");
        ReportTable table = MenuEvaluation.table();
        MenuEvaluation published;
        MenuEvaluation ours;
        try (StepProgress progress = new StepProgress("menus", 2 * pages.size(), err)) {
            published = MenuEvaluation.of(pages, MenuDetector.published(PublishedMenuSettings.PAPER), progress::step);
            table = published.in(table, "profile published");
            ours = MenuEvaluation.of(pages, MenuDetector.tagwave(MenuModel.SHIPPED), progress::step);
            table = ours.leftOutIn(table, "profile tagwave");
            table = ours.in(table, "profile tagwave" + (ours.leftOut().isEmpty() ? "" : ", in sample"));
        }
        findings.show(table);
        summary.add(
                "main menus: F1",
                "94.46",
                MenuEvaluation.percent(published.f1()),
                ours.leftOut().isEmpty() ? "-" : MenuEvaluation.percent(MenuEvaluation.mean(ours.leftOut())));
        MenuAnalysis.show(pages, findings, err);
        findings.show(MenuTimes.table(pages, err));
    }

    private void templates() {
        Path below = directory.resolve("template");
        List<TemplateEvaluation.Pair> all = new TemplatePairs(err).below(below, pairs);
        if (all.isEmpty()) {
            throw new UserException(below + ": expected folders of two pages or more, found none");
        }
        TemplateEvaluation.Result result = EvaluateTemplateCommand.run(all, 2, err);
        TemplateReport figures = new TemplateReport(result.scores());
        figures.summary().forEach(row -> summary.add(row.get(0), row.get(1), row.get(2), row.get(3)));
        findings.section("Templates");
        findings.say(EvaluateTemplateCommand.REMARK);
        figures.tables().forEach(findings::show);
        figures.correlations().forEach(findings::show);
        figures.charts().forEach((name, chart) -> findings.draw(chart, name));
        result.refused().forEach(findings::say);
    }
}
