package io.tagwave.lab.bench;

import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.eval.TemplateEvaluation;
import io.tagwave.eval.TemplateScore;
import io.tagwave.lab.labels.TemplatePairs;
import io.tagwave.template.TemplateAlgorithms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "all",
        description =
                "Measures reading, menus, filter, templates, a crawl and the start in one run, and writes the page"
                        + " of benchmarks. On a quiet machine a few minutes.")
final class BenchAllCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "A folder of pages; they are read, and crawled over and over.")
    private Path folder;

    @Option(
            names = "--templates",
            paramLabel = "DIR",
            description = "Folders of pages of one template each, for the template algorithms.")
    private Path templates;

    @Option(names = "--pages", defaultValue = "2000", description = "Pages to crawl (default: ${DEFAULT-VALUE}).")
    private int pages;

    @Option(names = "--known", defaultValue = "200000", description = "Addresses that one crawl knows beforehand.")
    private int known;

    @Option(names = "--rounds", defaultValue = "1", description = "Rounds of crawls (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(names = "--passes", defaultValue = "20", description = "Passes over the pages (default: ${DEFAULT-VALUE}).")
    private int passes;

    @Option(names = "--stock", paramLabel = "CLASSPATH", description = "As of bench crawl.")
    private String stock;

    @Option(
            names = "--launcher",
            paramLabel = "FILE",
            description = "bin/tagwave of a distribution, to time its start.")
    private Path launcher;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            defaultValue = "benchmarks.md",
            description = "Where the page goes (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<Path> files = files();
        if (passes < 1 || pages < 1 || rounds < 1) {
            throw new UserException("expected --passes, --pages and --rounds of 1 or more, found " + passes + ", "
                    + pages + " and " + rounds);
        }
        BenchmarkReport page = new BenchmarkReport(command());
        page.reading(StageTimes.measure(files, passes), files.size(), passes);
        if (templates != null) {
            page.templates(compared());
        }
        page.crawl(new CrawlBenchmark(folder, pages, rounds, 8, known, stock).runs(), known);
        if (launcher != null) {
            page.start(StartTimes.of(launcher, files.get(0)));
        }
        OutputFile.text(page.toString(), out);
        spec.commandLine().getOut().print(page);
        return ExitStatus.DONE;
    }

    /** What was asked for, without where things stand on this machine. */
    private String command() {
        return "bench all DIR --pages " + pages + " --rounds " + rounds + " --passes " + passes + " --known " + known
                + (templates == null ? "" : " --templates DIR") + (stock == null ? "" : " --stock CLASSPATH")
                + (launcher == null ? "" : " --launcher FILE");
    }

    private List<Path> files() throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new UserException(folder + ": expected a folder with HTML pages, found none");
        }
        try (Stream<Path> all = Files.list(folder)) {
            List<Path> files = all.filter(
                            file -> file.toString().toLowerCase(Locale.ROOT).matches("(?s).*\\.x?html?"))
                    .sorted()
                    .toList();
            if (files.isEmpty()) {
                throw new UserException(folder + ": expected a folder with HTML pages, found none");
            }
            return files;
        }
    }

    private List<TemplateScore> compared() {
        TemplatePairs source = new TemplatePairs(spec.commandLine().getErr());
        List<TemplateAlgorithms> algorithms = List.of(
                TemplateAlgorithms.TOP_DOWN,
                TemplateAlgorithms.HASHED,
                TemplateAlgorithms.CPS,
                TemplateAlgorithms.PS,
                TemplateAlgorithms.BOTTOM_UP);
        return new TemplateEvaluation(algorithms, 5, System::nanoTime)
                .run(source.below(templates, 3), () -> {})
                .scores();
    }
}
