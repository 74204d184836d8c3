package io.tagwave.lab.bench;

import io.tagwave.cli.shared.BrowserOptions;
import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.ProfileOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.eval.MedianTimes;
import io.tagwave.eval.TimingComparison;
import io.tagwave.eval.TimingComparison.Task;
import io.tagwave.extract.Extractor;
import io.tagwave.lab.bench.RenderTask.BenchPage;
import io.tagwave.lab.bench.RenderTask.Facts;
import io.tagwave.lab.evaluate.LabReport;
import io.tagwave.lab.evaluate.StepProgress;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.RenderSettings;
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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "render", description = "Parses and renders the same pages in turns, and compares cost and records.")
final class BenchRenderCommand extends ConsoleCommand {

    @Parameters(
            paramLabel = "PAGE",
            arity = "1..*",
            description = "File, directory, glob, URL, or a .txt file of URLs. Pages of the web are fetched once.")
    private List<String> named;

    @Option(names = "--rounds", defaultValue = "3")
    private int rounds;

    @Option(names = "--limit", paramLabel = "N")
    private @Nullable Integer limit;

    @Option(names = "--live")
    private boolean live;

    @Mixin
    private ProfileOptions profile;

    @Mixin
    private BrowserOptions browser;

    @Override
    public Integer call() throws InterruptedException, IOException {
        browser.rejectSteps();
        if (rounds < 1 || limit != null && limit < 1) {
            throw new UserException("--rounds and --limit: expected at least 1");
        }
        try (LocalPageServer local = new LocalPageServer()) {
            measure(pages(local));
        }
        return ExitStatus.DONE;
    }

    private void measure(List<BenchPage> named) throws InterruptedException {
        Extractor extractor = profile.extractor();
        RenderSettings settings =
                browser.settings(browser.config()).offline(!live).sessions(1);
        long before = System.nanoTime();
        try (BrowserPool pool = BrowserOptions.start(settings)) {
            double start = (System.nanoTime() - before) / 1e6;
            RenderTask parse = new RenderTask("parsed", extractor, Optional.empty());
            RenderTask render = new RenderTask("rendered", extractor, Optional.of(pool));
            List<BenchPage> pages = new ArrayList<>();
            List<Facts> parsed = new ArrayList<>();
            List<Facts> rendered = new ArrayList<>();
            try (StepProgress progress = progress("first look, pages", named.size())) {
                for (BenchPage page : named) {
                    try {
                        rendered.add(render.look(page));
                        parsed.add(parse.look(page));
                        pages.add(page);
                    } catch (UserException e) {
                        err().println(e.getMessage());
                    }
                    progress.step();
                }
            }
            if (pages.isEmpty()) {
                throw new UserException("not one page could be rendered");
            }
            List<MedianTimes> times;
            try (StepProgress progress = progress("rounds, pages each way", rounds * pages.size() * 2)) {
                List<Task> tasks = List.of(progress.counting(parse.task(pages)), progress.counting(render.task(pages)));
                times = new TimingComparison(0, rounds).run(tasks, pages.size());
            }
            long limit = settings.waitLimit().toMillis();
            show(new RenderReport(parsed, rendered, times.get(0), times.get(1), start, limit));
        }
    }

    private StepProgress progress(String label, int steps) {
        return new StepProgress(label, steps, err());
    }

    private void show(RenderReport results) {
        LabReport tables = new LabReport("Rendered against parsed", out());
        tables.paragraph(
                live
                        ? "live: pages load their scripts and data"
                        : "offline: scripts and data of the site are not loaded (--live loads them)");
        results.tables().forEach(tables::table);
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
            err().println(name + ": " + page.outcome().code() + ": " + page.error());
            return Optional.empty();
        }
        Charset charset = page.charset();
        byte[] bytes = charset == null ? page.body() : marked(page.body(), charset);
        String url = live ? page.finalUrl() : local.url(bytes);
        return Optional.of(new BenchPage(name, bytes, url, live ? page.millis() : 0));
    }

    /** Adds a byte order mark, by which parser and browser read the page in the charset of the server's header. */
    private static byte[] marked(byte[] body, Charset charset) {
        return ('\ufeff' + new String(body, charset)).getBytes(StandardCharsets.UTF_8);
    }
}
