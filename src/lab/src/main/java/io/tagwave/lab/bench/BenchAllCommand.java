package io.tagwave.lab.bench;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.eval.TemplateEvaluation;
import io.tagwave.lab.labels.TemplatePairs;
import io.tagwave.papers.template.TemplateAlgorithms;
import io.tagwave.visit.PageArguments;
import io.tagwave.visit.PageLoadException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "all",
        description =
                "Measures reading, menus, filter, templates, a crawl and the start in one run, and writes the page"
                        + " of benchmarks. Takes a few minutes on a quiet machine.")
final class BenchAllCommand extends ConsoleCommand {

    @Parameters(paramLabel = "DIR", description = "A folder of pages, which are read, and crawled over and over.")
    private Path folder;

    @Option(names = "--templates", paramLabel = "DIR")
    private @Nullable Path templates;

    @Option(names = "--pages", defaultValue = "2000")
    private int pages;

    @Option(names = "--known", defaultValue = "200000")
    private int known;

    @Option(names = "--rounds", defaultValue = "1")
    private int rounds;

    @Option(names = "--passes", defaultValue = "20")
    private int passes;

    @Option(names = "--stock", paramLabel = "CLASSPATH")
    private @Nullable String stock;

    @Option(names = "--launcher", paramLabel = "FILE")
    private @Nullable Path launcher;

    @Option(names = "--out", paramLabel = "FILE", defaultValue = "benchmarks.md")
    private Path out;

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<Path> files = files();
        if (passes < 1 || pages < 1 || rounds < 1) {
            throw new UserException("expected --passes, --pages and --rounds of 1 or more, found " + passes + ", "
                    + pages + " and " + rounds);
        }
        BenchmarkReport report = new BenchmarkReport(words());
        report.reading(StageTimes.measure(files, passes), files.size(), passes);
        if (templates != null) {
            List<TemplateAlgorithms> algorithms = List.of(
                    TemplateAlgorithms.TOP_DOWN,
                    TemplateAlgorithms.HASHED,
                    TemplateAlgorithms.CPS,
                    TemplateAlgorithms.PS,
                    TemplateAlgorithms.BOTTOM_UP);
            TemplatePairs pairs = new TemplatePairs(err());
            report.templates(new TemplateEvaluation(algorithms, 5, System::nanoTime)
                    .run(pairs.below(templates, 3), () -> {})
                    .scores());
        }
        report.crawl(new CrawlBenchmark(folder, pages, rounds, 8, known, stock).runs(), known);
        if (launcher != null) {
            report.start(StartTimes.of(launcher, files.get(0)));
        }
        OutputFile.text(report.markdown(), out);
        out().print(report.markdown());
        return ExitStatus.DONE;
    }

    /** Returns the command without the paths of this machine. */
    private String words() {
        return "bench all DIR --pages " + pages + " --rounds " + rounds + " --passes " + passes + " --known " + known
                + (templates == null ? "" : " --templates DIR") + (stock == null ? "" : " --stock CLASSPATH")
                + (launcher == null ? "" : " --launcher FILE");
    }

    private List<Path> files() {
        try {
            return PageArguments.of(folder.toString()).stream().map(Path::of).toList();
        } catch (PageLoadException e) {
            throw new UserException(folder + ": expected a folder with HTML pages, found none");
        }
    }
}
