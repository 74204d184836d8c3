package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.eval.TemplateEvaluation;
import io.tagwave.lab.bench.StepProgress;
import io.tagwave.lab.bench.TemplateReport;
import io.tagwave.lab.labels.TemplatePairs;
import io.tagwave.report.HtmlReport;
import io.tagwave.report.ReportTable;
import io.tagwave.template.TemplateAlgorithms;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "template",
        description = "Holds the template algorithms against top-down mapping: the figures of the template thesis,"
                + " Chapter 5, on other pages.")
final class EvaluateTemplateCommand implements Callable<Integer> {

    static final String REMARK =
            "cps and ps are the methods of the thesis after equal heads and tails of lists have been"
                    + " matched, with lists realigned; cps-printed and ps-printed are the methods as printed (CPS-TD and PS-TD);"
                    + " top-down is TD-TD, bottom-up BU-TD; hashed is Tagwave's own. The printed rows are of the thesis' ten sets"
                    + " of pages, which were not published.";

    @Parameters(paramLabel = "DIR", description = "One folder of pages of one template each.")
    private Path directory;

    @Option(names = "--pairs", defaultValue = "15", description = "Pairs a set at most (default: ${DEFAULT-VALUE}).")
    private int pairs;

    @Option(
            names = "--runs",
            defaultValue = "5",
            description = "How often a pair is timed; the least counts (default: ${DEFAULT-VALUE}).")
    private int runs;

    @Option(
            names = "--report",
            paramLabel = "DIR",
            defaultValue = "reports",
            description = "Where template.html and the figures go (default: ${DEFAULT-VALUE}).")
    private Path reports;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (pairs < 1 || runs < 1) {
            throw new UserException("expected --pairs and --runs of 1 or more, found " + pairs + " and " + runs);
        }
        TemplatePairs source = new TemplatePairs(spec.commandLine().getErr());
        List<TemplateEvaluation.Pair> all = source.below(directory, pairs);
        if (all.isEmpty()) {
            throw new UserException(directory + ": expected folders of two pages or more, found none");
        }
        TemplateEvaluation.Result result = run(all, runs, spec.commandLine().getErr());
        result.refused().forEach(spec.commandLine().getErr()::println);
        show(new TemplateReport(result.scores()));
        return source.failed() == 0 ? ExitStatus.DONE : ExitStatus.PARTLY;
    }

    /** All algorithms on all pairs, with progress. */
    static TemplateEvaluation.Result run(List<TemplateEvaluation.Pair> pairs, int runs, PrintWriter err) {
        try (StepProgress progress = new StepProgress("pairs of pages", 2 * pairs.size(), err)) {
            return new TemplateEvaluation(List.of(TemplateAlgorithms.values()), runs, System::nanoTime)
                    .run(pairs, progress::step);
        }
    }

    private void show(TemplateReport figures) {
        HtmlReport report = new HtmlReport("Template algorithms against top-down mapping");
        report.paragraph(REMARK);
        for (ReportTable table : figures.tables()) {
            spec.commandLine().getOut().println(table.toText());
            report.table(table);
        }
        report.section("Correlations");
        for (ReportTable table : figures.correlations()) {
            spec.commandLine().getOut().println(table.toText());
            report.table(table);
        }
        report.section("Figures");
        figures.charts().forEach((name, chart) -> {
            report.figure(chart, name);
            OutputFile.text(chart.toSvg(), reports.resolve(name.replaceAll("[^A-Za-z0-9._-]", "_") + ".svg"));
        });
        OutputFile.page(report, reports.resolve("template.html"));
        spec.commandLine().getOut().println("Report: " + reports.resolve("template.html"));
    }
}
