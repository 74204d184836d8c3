package io.tagwave.lab.bench;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.tagwave.crawl.Crawl;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.dom.html.PlainParse;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.frontier.DatabaseFrontier;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.visit.CrawlPageReader;
import io.tagwave.visit.PageArguments;
import io.tagwave.visit.PageLoadException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The processes of {@link CrawlBenchmark}: {@code serve DIR}, or {@code KIND ROOT PAGES THREADS STORE KNOWN}. */
final class CrawlBenchmarkProcess {

    private static final String PREFIX = "/p/";
    private static final int SEED_BATCH = 10_000;

    private CrawlBenchmarkProcess() {}

    public static void main(String[] args) throws IOException, InterruptedException, ExecutionException {
        if (args[0].equals("serve")) {
            serve(Path.of(args[1]));
            return;
        }
        int pages = Integer.parseInt(args[2]);
        int threads = Integer.parseInt(args[3]);
        long start = System.nanoTime();
        CrawlMeasurement run = args[0].equals(CrawlBenchmark.BARE)
                ? bare(args[1], pages, threads, start)
                : ours(args[1], pages, threads, args[4], Integer.parseInt(args[5]), start);
        System.out.println(run.line());
        System.exit(0);
    }

    /**
     * Serves the pages of a folder on a free loopback port as {@code /p/0}, {@code /p/1} and so on without end, and prints the
     * URL; prints only an error where there is nothing to serve.
     */
    private static void serve(Path folder) throws IOException {
        List<byte[]> pages = new ArrayList<>();
        try {
            for (String file : PageArguments.of(folder.toString())) {
                pages.add(Files.readAllBytes(Path.of(file)));
            }
        } catch (PageLoadException e) {
            System.err.println(folder + ": " + e.getMessage());
            return;
        }
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 256);
        server.createContext("/", exchange -> answer(exchange, pages));
        server.setExecutor(Executors.newFixedThreadPool(8));
        server.start();
        System.out.println("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }

    private static void answer(HttpExchange exchange, List<byte[]> pages) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            if (!path.matches(PREFIX + "\\d{1,9}")) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            int number = Integer.parseInt(path.substring(PREFIX.length()));
            String root = "http://" + exchange.getRequestHeaders().getFirst("Host") + PREFIX;
            byte[] body = page(pages.get(number % pages.size()), root, number);
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
        }
    }

    /**
     * Returns the numbered page: its bytes, and links to the two pages below it in a binary tree. The links are absolute,
     * since a page may name another site as its base.
     */
    private static byte[] page(byte[] original, String root, int number) {
        String links = "<p class=next><a href=" + root + (2 * number + 1) + ">one</a> <a href=" + root
                + (2 * number + 2) + ">other</a> " + number + "</p>";
        byte[] tail = links.getBytes(StandardCharsets.US_ASCII);
        byte[] page = Arrays.copyOf(original, original.length + tail.length);
        System.arraycopy(tail, 0, page, original.length, tail.length);
        return page;
    }

    /** Crawls with the JDK's client and the parser, and keeps nothing. */
    private static CrawlMeasurement bare(String root, int pages, int threads, long start)
            throws InterruptedException, ExecutionException {
        HttpClient client = HttpClient.newHttpClient();
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        List<Future<Integer>> sizes = new ArrayList<>();
        for (int i = 0; i < pages; i++) {
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(root + "p/" + i)).build();
            sizes.add(workers.submit(() -> PlainParse.elements(
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
            for (int from = 0; from < known; from += SEED_BATCH) {
                crawl.seed(IntStream.range(from, Math.min(known, from + SEED_BATCH))
                        .mapToObj(i -> root + "p/" + i)
                        .toList());
            }
            cpu = CrawlMeasurement.cpuSoFar() - cpu;
            wall = System.nanoTime() - wall;
            crawl.run();
            return CrawlMeasurement.ofThisProcess((int) frontier.progress().done(), start)
                    .without(cpu, wall / 1e6);
        }
    }
}
