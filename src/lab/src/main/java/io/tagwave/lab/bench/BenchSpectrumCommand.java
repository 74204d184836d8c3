package io.tagwave.lab.bench;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.lab.evaluate.LabReport;
import io.tagwave.lab.evaluate.SpectrumComparison;
import io.tagwave.store.Database;
import io.tagwave.tree.PageTree;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "spectrum",
        description =
                "Compares full and lazy power spectrum on the same pages in one run (thesis, 5.2.4 and Figure 15).")
final class BenchSpectrumCommand extends ConsoleCommand {

    @Parameters(paramLabel = "PAGE", arity = "1..*", description = "Files, directories, globs or URLs.")
    private List<String> arguments;

    @Option(names = "--rounds", defaultValue = "5")
    private int rounds;

    @Option(names = "--warm-ups", defaultValue = "3")
    private int warmUps;

    @Mixin
    private DatabaseOption db;

    @Option(names = "--report", paramLabel = "DIR", defaultValue = "reports")
    private Path directory;

    private final List<String> urls = new ArrayList<>();
    private final List<PageTree> pages = new ArrayList<>();

    @Override
    public Integer call() {
        if (rounds < 1 || warmUps < 0) {
            throw new UserException(
                    "--rounds, --warm-ups: expected at least 1 and 0, found " + rounds + " and " + warmUps);
        }
        boolean allLoaded = load(arguments, page -> {
            urls.add(page.url());
            pages.add(page.page().tree());
        });
        if (pages.isEmpty()) {
            throw new UserException("expected at least one page, found none that can be read");
        }
        save(SpectrumComparison.of(pages, warmUps, rounds, err()));
        return allLoaded ? ExitStatus.DONE : ExitStatus.PARTLY;
    }

    private void save(SpectrumComparison comparison) {
        LabReport report = new LabReport("Full against lazy power spectrum", out());
        comparison.addTo(report);
        String run = "spectrum " + Instant.now().truncatedTo(ChronoUnit.SECONDS);
        try (Database opened = Database.open(db.name())) {
            List<BenchmarkRow.Page> measured = IntStream.range(0, pages.size())
                    .mapToObj(
                            i -> new BenchmarkRow.Page(urls.get(i), pages.get(i).size(), null, null))
                    .toList();
            comparison.medians().forEach(m -> BenchmarkRow.store(opened, BenchmarkRow.of(run, m, measured)));
        }
        Path file = directory.resolve("spectrum.html");
        report.writeHtml(file);
        OutputFile.text(comparison.figure().toSvg(), directory.resolve("figure-15.svg"));
        out().println("Rows: " + db.name() + ", benchmark.run = '" + run + "'. Report: " + file);
    }
}
