package io.tagwave.cli.page;

import io.tagwave.answer.VerdictExplanation;
import io.tagwave.cli.shared.ExtractionProfile;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.OutputFormat;
import io.tagwave.cli.shared.ProfileOptions;
import io.tagwave.cli.shared.PublishedMethods;
import io.tagwave.cli.shared.UserException;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.report.Chart;
import io.tagwave.report.HtmlReport;
import io.tagwave.tree.PageTree;
import io.tagwave.visit.LoadedPage;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Options that show why lists were kept or dropped. */
final class InspectionOptions {

    private static final int LONGEST_NAME = 60;

    @Option(names = "--explain")
    private boolean explain;

    @Option(names = "--figures", paramLabel = "DIR")
    private @Nullable Path figures;

    private final Set<String> folders = new HashSet<>();

    /** Rejects a profile without stages to show. */
    void check(ProfileOptions profile) {
        if (figures != null && profile.profile() == ExtractionProfile.TAGWAVE) {
            throw new UserException("--figures shows the thesis' stages: expected --profile thesis or published");
        }
    }

    /** Prints and draws what the options ask for; an explanation goes to standard error beside JSON. */
    void show(LoadedPage page, Extractor extractor, Extraction extraction, CommandLine command) {
        PageTree tree = page.page().tree();
        if (explain) {
            boolean json = command.getCommandSpec().findOption("--format").getValue() == OutputFormat.JSONL;
            PrintWriter out = json ? command.getErr() : command.getOut();
            List<String> lines = extractor instanceof RecordExtractor ours
                    ? VerdictExplanation.lines(tree, ours)
                    : PublishedMethods.load().explanation(tree, extractor, extraction);
            out.println(page.url() + ":" + System.lineSeparator() + String.join(System.lineSeparator(), lines));
        }
        if (figures != null) {
            draw(figures, page, PublishedMethods.load().figures(tree, extractor, extraction));
        }
    }

    private void draw(Path target, LoadedPage page, Map<String, Chart> charts) {
        Path folder = target.resolve(folder(page.url()));
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
