package io.tagwave.lab.bench;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.bench.BenchmarkRow;
import io.tagwave.bench.BenchmarkTable;
import io.tagwave.bench.MedianTimes;
import io.tagwave.bench.TimingComparison;
import io.tagwave.cli.shared.BrowserOptions;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.ProfileOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.extract.Extractor;
import io.tagwave.lab.bench.RenderTask.BenchPage;
import io.tagwave.lab.bench.RenderTask.Facts;
import io.tagwave.lab.bench.RenderTask.Look;
import io.tagwave.lab.report.LabReport;
import io.tagwave.lab.report.StepProgress;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.RenderSettings;
import io.tagwave.report.ReportTable;
import io.tagwave.store.Database;
import io.tagwave.store.StoreException;
import io.tagwave.visit.LocalPageServer;
import io.tagwave.visit.PageArguments;
import io.tagwave.visit.PageLoadException;
import io.tagwave.visit.PageLoader;
import io.tagwave.visit.SeedArguments;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "render", description = "Parses and renders the same pages in turns, and compares cost and records.")
final class BenchRenderCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PAGE",
            arity = "1..*",
            description = "File, directory, glob, URL, or a .txt file of URLs. Pages of the web are fetched once.")
    private List<String> named;

    @Option(names = "--rounds", defaultValue = "3", description = "Rounds that count (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(names = "--limit", paramLabel = "N", description = "Take a sample of N pages.")
    private @Nullable Integer limit;

    @Option(
            names = "--live",
            description = "Render pages of the web at their own addresses, with their scripts and data, instead of"
                    + " offline from a copy. Needs URLs.")
    private boolean live;

    @Option(names = "--images", description = "Render a third time, with images.")
    private boolean images;

    @Mixin
    private DatabaseOption db;

    @Option(names = "--report", paramLabel = "FILE", description = "Write tables and figure as an HTML page.")
    private @Nullable Path report;

    @Mixin
    private ProfileOptions profile;

    @Mixin
    private BrowserOptions browser;

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (rounds < 1 || limit != null && limit < 1) {
            throw new UserException("--rounds and --limit: expected at least 1");
        }
        try (LocalPageServer local = new LocalPageServer()) {
            measure(pages(local));
        }
        return ExitStatus.DONE;
    }

    private void measure(List<BenchPage> pages) throws InterruptedException {
        Extractor extractor = profile.extractor();
        long before = System.nanoTime();
        try (BrowserPool pool = BrowserOptions.start(settings().sessions(1));
                BrowserPool withImages =
                        images ? BrowserOptions.start(withImages().sessions(1)) : null) {
            double start = (System.nanoTime() - before) / 1e6 / (images ? 2 : 1);
            List<RenderTask> ways = new ArrayList<>(List.of(
                    new RenderTask("parsed", pages, extractor, Optional.empty()),
                    new RenderTask("rendered", pages, extractor, Optional.of(pool))));
            if (withImages != null) {
                ways.add(new RenderTask("rendered_images", pages, extractor, Optional.of(withImages)));
            }
            List<List<Facts>> facts;
            try (StepProgress progress = progress("first look, pages", pages.size())) {
                facts = look(ways, pages, progress);
            }
            if (pages.isEmpty()) {
                throw new UserException("not one page could be rendered");
            }
            List<MedianTimes> times;
            try (StepProgress progress = progress("rounds, pages each way", rounds * pages.size() * ways.size())) {
                times = new TimingComparison(0, rounds)
                        .run(
                                ways.stream()
                                        .map(RenderTask::task)
                                        .map(progress::counting)
                                        .toList(),
                                pages.size());
            }
            String run = "render " + Instant.now().truncatedTo(ChronoUnit.SECONDS);
            store(run, pages, times, facts);
            show(run, new RenderReport(pages, facts.get(0), facts.get(1), times.get(0), times.get(1), start), times);
        }
    }

    private StepProgress progress(String label, int steps) {
        return new StepProgress(label, steps, spec.commandLine().getErr());
    }

    /** Returns the facts of each way on each page; pages that cannot be rendered are named and removed. Warms up too. */
    private List<List<Facts>> look(List<RenderTask> ways, List<BenchPage> pages, StepProgress progress) {
        List<List<Facts>> facts = new ArrayList<>();
        ways.forEach(way -> facts.add(new ArrayList<>()));
        for (int page = 0; page < pages.size(); ) {
            int number = page;
            List<Look> looks = ways.stream().map(way -> way.look(number)).toList();
            progress.step();
            Optional<Look> failed =
                    looks.stream().filter(look -> look.facts().isEmpty()).findFirst();
            if (failed.isPresent()) {
                spec.commandLine()
                        .getErr()
                        .println(pages.remove(page).name() + ": " + failed.get().error());
                continue;
            }
            for (int way = 0; way < looks.size(); way++) {
                looks.get(way).facts().ifPresent(facts.get(way)::add);
            }
            page++;
        }
        return facts;
    }

    private void store(String run, List<BenchPage> pages, List<MedianTimes> times, List<List<Facts>> facts) {
        List<BenchmarkRow> rows = new ArrayList<>();
        for (int way = 0; way < times.size(); way++) {
            String mode = times.get(way).mode();
            for (int page = 0; page < pages.size(); page++) {
                Facts seen = facts.get(way).get(page);
                String url = pages.get(page).name();
                int records = seen.records().size();
                times.get(way)
                        .pages()
                        .get(page)
                        .forEach((stage, millis) -> rows.add(new BenchmarkRow(
                                run, url, mode, stage, millis, seen.nodes(), seen.regions(), records)));
            }
        }
        try (Database database = Database.open(db.name())) {
            new BenchmarkTable(database).add(rows);
        } catch (StoreException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        }
    }

    private void show(String run, RenderReport results, List<MedianTimes> times) {
        LabReport tables =
                new LabReport("Rendered against parsed", spec.commandLine().getOut());
        tables.figure(results.figure14(), "Every point is a page; the lines are fitted by least squares.");
        tables.paragraph(
                live
                        ? "live: pages load their scripts and data"
                        : "offline: scripts and data of the site are not loaded (--live loads them)");
        results.tables().forEach(tables::table);
        if (images) {
            double parsed = times.get(0).total("total");
            tables.table(ReportTable.of("With images and without", "", "times the parsed time")
                    .row("images blocked", digits(times.get(1).total("total") / parsed, 2))
                    .row("images loaded", digits(times.get(2).total("total") / parsed, 2)));
        }
        spec.commandLine()
                .getOut()
                .println("rows of run '" + run + "' in " + db.name() + ", see view benchmark_render");
        tables.writeHtml(report);
    }

    private RenderSettings.Builder settings() {
        return browser.settings().offline(!live);
    }

    private RenderSettings.Builder withImages() {
        return browser.settings(browser.config().withBlockedTypes(Set.of())).offline(!live);
    }

    private List<BenchPage> pages(LocalPageServer local) throws IOException {
        List<BenchPage> pages = new ArrayList<>();
        try (HttpPageSource web = new HttpPageSource()) {
            for (String name : names()) {
                if (PageLoader.isUrl(name)) {
                    fetched(name, web, local).ifPresent(pages::add);
                } else if (live) {
                    throw new UserException("--live: expected URLs, found the file " + name);
                } else {
                    byte[] bytes = Files.readAllBytes(Path.of(name));
                    pages.add(new BenchPage(name, bytes, local.url(Path.of(name)), 0));
                }
            }
        }
        Collections.shuffle(pages, new Random(1)); // so that the pages of a site are apart
        return limit == null || limit >= pages.size() ? pages : new ArrayList<>(pages.subList(0, limit));
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        for (String argument : named) {
            try {
                names.addAll(
                        argument.endsWith(".txt") ? SeedArguments.read(List.of(argument)) : PageArguments.of(argument));
            } catch (PageLoadException e) {
                throw new UserException(argument + ": " + e.getMessage());
            }
        }
        return names;
    }

    private Optional<BenchPage> fetched(String name, HttpPageSource web, LocalPageServer local) {
        FetchedPage page = web.fetch(PageRequest.of(name));
        if (page.outcome() != Outcome.DONE) {
            spec.commandLine().getErr().println(name + ": " + page.outcome().code() + ": " + page.error());
            return Optional.empty();
        }
        Charset charset = page.charset();
        byte[] bytes = charset == null ? page.body() : marked(page.body(), charset);
        return Optional.of(
                live
                        ? new BenchPage(name, bytes, page.finalUrl(), page.millis())
                        : new BenchPage(name, bytes, local.url(bytes), 0));
    }

    /** Adds a byte order mark, by which parser and browser read the page in the charset of the server's header. */
    private static byte[] marked(byte[] body, Charset charset) {
        return ('\ufeff' + new String(body, charset)).getBytes(StandardCharsets.UTF_8);
    }
}
