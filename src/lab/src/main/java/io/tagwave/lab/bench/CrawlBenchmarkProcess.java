package io.tagwave.lab.bench;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.tagwave.cli.Main;
import io.tagwave.dom.html.PlainParse;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.visit.PageArguments;
import io.tagwave.visit.PageLoadException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/** The processes of {@link CrawlBenchmark}: {@code serve DIR}, or {@code KIND ROOT PAGES THREADS STORE}. */
final class CrawlBenchmarkProcess {

    private static final String PREFIX = "/p/";

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
                : ours(args[1], pages, threads, args[4], start);
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
            String tag = "\"" + number + "\"";
            exchange.getResponseHeaders().set("ETag", tag);
            if (tag.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
                exchange.sendResponseHeaders(304, -1);
                return;
            }
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

    /** Runs the command as people call it, with its tables of lists and the compaction of the file. */
    private static CrawlMeasurement ours(String root, int pages, int threads, String store, long start) {
        List<String> command =
                List.of("crawl", root + "p/0", "--include", PREFIX + "\\d+$", "--max-pages", String.valueOf(pages));
        List<String> more = List.of(
                "--threads",
                String.valueOf(threads),
                "--delay",
                "0",
                "--ignore-page-robots",
                "--db",
                store,
                "--new",
                "--revisit");
        StringWriter said = new StringWriter();
        PrintWriter messages = new PrintWriter(said);
        int status = Main.run(
                messages,
                messages,
                Stream.of(command, more).flatMap(List::stream).toArray(String[]::new));
        try (Database database = Database.open(store)) {
            Crawls crawls = new Crawls(database);
            long crawl = crawls.latest()
                    .orElseThrow(() -> new IllegalStateException(status + ": " + said))
                    .id();
            return CrawlMeasurement.ofThisProcess((int) crawls.read(crawl), start);
        }
    }
}
