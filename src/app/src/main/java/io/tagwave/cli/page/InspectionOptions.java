package io.tagwave.cli.page;

import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.OutputFormat;
import io.tagwave.cli.shared.UserException;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.inspect.ThesisExplanation;
import io.tagwave.inspect.ThesisFigures;
import io.tagwave.inspect.ThesisInspection;
import io.tagwave.report.Chart;
import io.tagwave.report.HtmlReport;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.visit.LoadedPage;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Options that show what the thesis profile sees in a page. */
final class InspectionOptions {

    private static final int LONGEST_NAME = 60;

    @Option(
            names = "--explain",
            description = "Say of each candidate region why it was kept or dropped (profiles thesis and published).")
    private boolean explain;

    @Option(
            names = "--figures",
            paramLabel = "DIR",
            description = "Draw sequence, regions and spectra of each page as SVG, with a page of them all"
                    + " (profiles thesis and published).")
    private Path figures;

    private final Set<String> folders = new HashSet<>();

    /** Refuses an extractor that cannot be looked into. */
    void check(Extractor extractor) {
        if ((explain || figures != null) && !(extractor instanceof ThesisExtractor)) {
            throw new UserException(
                    "--explain and --figures show the thesis' stages: expected --profile thesis or" + " published");
        }
    }

    /** Shows what was asked for. An explanation goes to standard error when standard output is for JSON. */
    void show(LoadedPage page, Extractor extractor, Extraction extraction, CommandLine command) {
        if (!explain && figures == null || !(extractor instanceof ThesisExtractor thesis)) {
            return;
        }
        ThesisInspection inspection = ThesisInspection.of(page.page().tree(), thesis.stages(), extraction);
        if (explain) {
            boolean json = command.getCommandSpec().findOption("--format").getValue() == OutputFormat.JSONL;
            PrintWriter out = json ? command.getErr() : command.getOut();
            List<String> lines =
                    new ThesisExplanation(inspection, thesis.stages().classifier(), extraction).lines();
            out.println(page.url() + ": " + String.join(System.lineSeparator(), lines));
        }
        if (figures != null) {
            draw(page, inspection);
        }
    }

    private void draw(LoadedPage page, ThesisInspection inspection) {
        Path folder = figures.resolve(folder(page.url()));
        Map<String, Chart> charts = new ThesisFigures(inspection).all();
        HtmlReport report = new HtmlReport(page.url());
        charts.forEach((name, chart) -> {
            OutputFile.text(chart.toSvg(), folder.resolve(name + ".svg"));
            report.figure(chart, name + ".svg");
        });
        OutputFile.page(report, folder.resolve("index.html"));
    }

    /** A folder name made of the end of the page's, unlike all before. */
    private String folder(String url) {
        String plain = url.replaceAll("[^A-Za-z0-9.]+", "-").replaceAll("^[-.]+|[-.]+$", "");
        String base = plain.isEmpty() ? "page" : plain.substring(Math.max(0, plain.length() - LONGEST_NAME));
        String name = base;
        for (int number = 2; !folders.add(name); number++) {
            name = base + "-" + number;
        }
        return name;
    }
}
