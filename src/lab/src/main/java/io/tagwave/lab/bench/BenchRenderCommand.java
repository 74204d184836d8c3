package io.tagwave.lab.bench;

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
import io.tagwave.lab.report.StepProgress;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.RenderSettings;
import io.tagwave.report.HtmlReport;
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
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "render",
        description = "Parses and renders the same pages in turns, offline: what rendering costs and what it finds.")
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
    private Integer limit;

    @Option(names = "--images", description = "Render a third time, with images.")
    private boolean images;

    @Option(
            names = "--throughput",
            description =
                    "Also measure the pool of --browsers sessions beside one plain session. That one waits as long as"
                            + " a page loads, which takes some pages minutes.")
    private boolean throughput;

    @Option(
            names = "--drift",
            description =
                    "Instead, let the pool of --browsers sessions show the pages twice, the second time in the opposite"
                            + " order, and tell failures, what is left behind, and the latency of late pages to that of early"
                            + " ones. Stores nothing.")
    private boolean drift;

    @Mixin
    private DatabaseOption db;

    @Option(names = "--report", paramLabel = "FILE", description = "Write tables and figure as an HTML page.")
    private Path report;

    @Mixin
    private ProfileOptions profile;

    @Mixin
    private BrowserOptions browser;

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (rounds < 1 || limit != null && limit < 1) {
            throw new UserException("--rounds and --limit: expected at least 1");
        }
        if (browser.sessions() < 1) {
            throw new UserException("expected 1 or more browsers, found " + browser.sessions());
        }
        if (drift && (throughput || images)) {
            throw new UserException("--drift: expected neither --throughput nor --images beside it");
        }
        try (LocalPageServer local = new LocalPageServer()) {
            List<RenderTask.BenchPage> pages = pages(local);
            return drift ? drift(pages) : measure(pages);
        }
    }

    private int measure(List<RenderTask.BenchPage> pages) throws InterruptedException, IOException {
        Extractor extractor = profile.extractor();
        long before = System.nanoTime();
        try (BrowserPool pool = BrowserOptions.start(settings().sessions(1));
                BrowserPool showing = images ? BrowserOptions.start(withImages().sessions(1)) : null) {
            double start = (System.nanoTime() - before) / 1e6 / (showing == null ? 1 : 2);
            RenderTask parse = new RenderTask("parsed", pages, extractor, null);
            RenderTask render = new RenderTask("rendered", pages, extractor, pool);
            List<RenderTask> subjects = new ArrayList<>(List.of(parse, render));
            if (showing != null) {
                subjects.add(new RenderTask("rendered_images", pages, extractor, showing));
            }
            List<List<RenderTask.Facts>> facts;
            try (StepProgress progress = progress("first look, pages", pages.size())) {
                facts = look(subjects, pages, progress);
            }
            if (pages.isEmpty()) {
                throw new UserException("not one page could be rendered");
            }
            List<MedianTimes> medians = compare(subjects, pages.size());
            RenderReport results =
                    new RenderReport(pages, facts.get(0), facts.get(1), medians.get(0), medians.get(1), start);
            String run = "render " + Instant.now().truncatedTo(ChronoUnit.SECONDS);
            store(run, pages, medians, facts);
            show(run, results, medians, pages);
        }
        return ExitStatus.DONE;
    }

    private List<MedianTimes> compare(List<RenderTask> subjects, int pages) {
        try (StepProgress progress = progress("rounds, pages each way", rounds * pages * subjects.size())) {
            return new TimingComparison(0, rounds)
                    .run(
                            subjects.stream()
                                    .map(RenderTask::task)
                                    .map(progress::counting)
                                    .toList(),
                            pages);
        }
    }

    private int drift(List<RenderTask.BenchPage> pages) throws InterruptedException, IOException {
        if (pages.isEmpty()) {
            throw new UserException("expected at least one page");
        }
        List<String> urls = pages.stream().map(RenderTask.BenchPage::url).toList();
        BrowserDrift trial;
        try (StepProgress progress = progress("pages shown", 2 * urls.size())) {
            trial = BrowserDrift.run(urls, settings(), browser.sessions(), progress::step);
        }
        PrintWriter err = spec.commandLine().getErr();
        for (int i = 0; i < pages.size(); i++) {
            for (int run = 0; run < 2; run++) {
                String error = trial.error(run, i);
                if (error != null) {
                    err.println(pages.get(i).name() + ": " + error);
                }
            }
        }
        List<ReportTable> tables = new DriftReport(trial, browser.sessions()).tables();
        PrintWriter out = spec.commandLine().getOut();
        tables.forEach(table -> out.println(table.toText()));
        if (report != null) {
            HtmlReport html = new HtmlReport("A long run of browsers");
            tables.forEach(html::table);
            Files.writeString(report, html.toHtml());
        }
        return ExitStatus.DONE;
    }

    private StepProgress progress(String what, int steps) {
        return new StepProgress(what, steps, spec.commandLine().getErr());
    }

    /** What each way sees on each page; pages that cannot be rendered are named and left out. This warms up too. */
    private List<List<RenderTask.Facts>> look(
            List<RenderTask> subjects, List<RenderTask.BenchPage> pages, StepProgress progress) {
        List<List<RenderTask.Facts>> facts = new ArrayList<>();
        subjects.forEach(subject -> facts.add(new ArrayList<>()));
        for (int page = 0; page < pages.size(); ) {
            List<RenderTask.Facts> seen = new ArrayList<>();
            for (RenderTask subject : subjects) {
                seen.add(subject.look(page));
            }
            progress.step();
            String error = seen.stream()
                    .map(RenderTask.Facts::error)
                    .filter(e -> e != null)
                    .findFirst()
                    .orElse(null);
            if (error != null) {
                spec.commandLine().getErr().println(pages.remove(page).name() + ": " + error);
                continue;
            }
            for (int i = 0; i < seen.size(); i++) {
                facts.get(i).add(seen.get(i));
            }
            page++;
        }
        return facts;
    }

    private void store(
            String run,
            List<RenderTask.BenchPage> pages,
            List<MedianTimes> medians,
            List<List<RenderTask.Facts>> facts) {
        List<BenchmarkRow> rows = new ArrayList<>();
        for (int way = 0; way < medians.size(); way++) {
            for (int page = 0; page < pages.size(); page++) {
                RenderTask.Facts seen = facts.get(way).get(page);
                String url = pages.get(page).name();
                String mode = medians.get(way).mode();
                medians.get(way)
                        .pages()
                        .get(page)
                        .forEach((stage, millis) -> rows.add(new BenchmarkRow(
                                run,
                                url,
                                mode,
                                stage,
                                millis,
                                seen.nodes(),
                                seen.regions(),
                                seen.records().size())));
            }
        }
        try (Database database = Database.open(db.name())) {
            new BenchmarkTable(database).add(rows);
        } catch (StoreException e) {
            throw new UserException(e.getMessage());
        }
    }

    private void show(String run, RenderReport results, List<MedianTimes> medians, List<RenderTask.BenchPage> pages)
            throws InterruptedException, IOException {
        List<ReportTable> tables = new ArrayList<>(
                List.of(results.table16(), results.stages(), results.fits(), results.records(), results.auto()));
        if (images) {
            tables.add(withAndWithoutImages(medians));
        }
        if (throughput) {
            List<String> urls = pages.stream().map(RenderTask.BenchPage::url).toList();
            try (StepProgress progress = progress("throughput, pages shown", 2 * urls.size())) {
                BrowserPoolBenchmark trial =
                        BrowserPoolBenchmark.run(urls, settings(), browser.sessions(), progress::step);
                tables.add(RenderReport.pool(trial, browser.sessions()));
            }
        }
        PrintWriter out = spec.commandLine().getOut();
        tables.forEach(table -> out.println(table.toText()));
        out.println("rows of run '" + run + "' in " + db.name() + ", see view render_vs_parse");
        if (report != null) {
            HtmlReport html = new HtmlReport("Rendered against parsed");
            html.figure(results.figure14(), "Every point is a page; the lines are fitted by least squares.");
            tables.forEach(html::table);
            Files.writeString(report, html.toHtml());
        }
    }

    private static ReportTable withAndWithoutImages(List<MedianTimes> medians) {
        double parsed = medians.get(0).total("total");
        return ReportTable.of("With images and without", "", "times the parsed time")
                .row(
                        "images blocked",
                        String.format(Locale.ROOT, "%.2f", medians.get(1).total("total") / parsed))
                .row(
                        "images loaded",
                        String.format(Locale.ROOT, "%.2f", medians.get(2).total("total") / parsed));
    }

    private RenderSettings.Builder settings() {
        return browser.settings().offline(true);
    }

    private RenderSettings.Builder withImages() {
        return browser.settings(browser.config().withBlockedTypes(Set.of())).offline(true);
    }

    private List<RenderTask.BenchPage> pages(LocalPageServer local) throws IOException {
        List<RenderTask.BenchPage> pages = new ArrayList<>();
        try (HttpPageSource web = new HttpPageSource()) {
            for (String name : names()) {
                if (PageLoader.isUrl(name)) {
                    fetched(name, web, local, pages);
                } else {
                    byte[] bytes = Files.readAllBytes(Path.of(name));
                    pages.add(new RenderTask.BenchPage(name, bytes, local.url(Path.of(name))));
                }
            }
        }
        Collections.shuffle(pages, new Random(1)); // so that no site comes in a row
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

    private void fetched(String name, HttpPageSource web, LocalPageServer local, List<RenderTask.BenchPage> pages) {
        FetchedPage page = web.fetch(PageRequest.of(name));
        if (page.outcome() != Outcome.DONE) {
            spec.commandLine().getErr().println(name + ": " + page.outcome().code() + ": " + page.error());
            return;
        }
        byte[] bytes = page.charset() == null ? page.body() : marked(page.body(), page.charset());
        pages.add(new RenderTask.BenchPage(name, bytes, local.url(bytes)));
    }

    /** With a byte order mark, parser and browser read alike what the server's header had said. */
    private static byte[] marked(byte[] body, Charset charset) {
        return ('\ufeff' + new String(body, charset)).getBytes(StandardCharsets.UTF_8);
    }
}
