package io.tagwave.lab.bench;

import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.Crawl;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.frontier.DatabaseFrontier;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.visit.CrawlPageReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;

/** The JVMs of {@link BenchCrawlCommand}: {@code serve DIR}, or {@code KIND ROOT PAGES THREADS STORE KNOWN}. */
final class CrawlBenchmarkProcess {

    private CrawlBenchmarkProcess() {}

    public static void main(String[] args) throws IOException, InterruptedException, ExecutionException {
        if (args[0].equals("serve")) {
            serve(Path.of(args[1]));
            return;
        }
        int pages = Integer.parseInt(args[2]);
        int threads = Integer.parseInt(args[3]);
        long start = System.nanoTime();
        CrawlMeasurement run = args[0].equals("bare")
                ? bare(args[1], pages, threads, start)
                : ours(args[1], pages, threads, args[4], Integer.parseInt(args[5]), start);
        System.out.println(run.line());
        System.exit(0);
    }

    /** Prints the address of the site; none where there is nothing to serve, and why. */
    private static void serve(Path folder) throws IOException {
        try {
            System.out.println(BenchSite.start(folder));
        } catch (UserException e) {
            System.err.println(e.getMessage());
        }
    }

    /** The floor: the JDK's client and the parser, with nothing kept. */
    private static CrawlMeasurement bare(String root, int pages, int threads, long start)
            throws InterruptedException, ExecutionException {
        HttpClient client = HttpClient.newHttpClient();
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        List<Future<Integer>> sizes = new ArrayList<>();
        for (int i = 0; i < pages; i++) {
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(root + "p/" + i)).build();
            sizes.add(workers.submit(() -> io.tagwave.dom.html.PlainParse.elements(
                    client.send(request, HttpResponse.BodyHandlers.ofByteArray())
                            .body(),
                    request.uri().toString())));
        }
        long elements = 0;
        for (Future<Integer> size : sizes) {
            elements += size.get();
        }
        if (elements < pages) {
            throw new IllegalStateException("expected pages with elements, found " + elements + " in all");
        }
        return CrawlMeasurement.ofThisProcess(pages, start);
    }

    private static CrawlMeasurement ours(String root, int pages, int threads, String store, int known, long start)
            throws InterruptedException {
        RecordExtractor extractor = new RecordExtractor(ContentModel.shipped(), System::nanoTime);
        CrawlSettings settings = CrawlSettings.defaults()
                .threads(threads)
                .include(List.of(Pattern.compile("/p/\\d+$")))
                .pageRobots(false);
        FrontierSettings frontierSettings =
                FrontierSettings.defaults().withDelay(Duration.ZERO).withMaxPages(pages);
        try (Database database = Database.open(store);
                HttpPageSource http = new HttpPageSource(settings);
                DatabaseFrontier frontier = DatabaseFrontier.open(
                        database, new Crawls(database).start(List.of(root), ""), frontierSettings)) {
            Crawl<PageAnalysis> crawl =
                    new Crawl<>(settings, frontier, http, http.visitor(CrawlPageReader.of(extractor)));
            crawl.seed(List.of(root + "p/0"));
            double cpu = CrawlMeasurement.cpuSoFar();
            long wall = System.nanoTime();
            seedMany(crawl, root, known);
            cpu = CrawlMeasurement.cpuSoFar() - cpu;
            wall = System.nanoTime() - wall;
            crawl.run();
            return CrawlMeasurement.ofThisProcess((int) frontier.progress().done(), start, database.cacheMegabytes())
                    .without(cpu, wall / 1e6);
        }
    }

    private static void seedMany(Crawl<?> crawl, String root, int known) {
        List<String> batch = new ArrayList<>();
        for (int i = 0; i < known; i++) {
            batch.add(root + "p/" + i);
            if (batch.size() == 10_000 || i == known - 1) {
                crawl.seed(batch);
                batch.clear();
            }
        }
    }

    /**
     * The numbered page: its bytes, and links to the two pages below it in a binary tree.
     *
     * @param root the site; a page that names another as its base would lead away from it
     */
    static byte[] page(byte[] original, String root, int number) {
        String links = "<p class=next><a href=" + root + "p/" + (2 * number + 1) + ">one</a> <a href=" + root + "p/"
                + (2 * number + 2) + ">other</a> " + number + "</p>";
        byte[] tail = links.getBytes(StandardCharsets.US_ASCII);
        byte[] page = java.util.Arrays.copyOf(original, original.length + tail.length);
        System.arraycopy(tail, 0, page, original.length, tail.length);
        return page;
    }
}
