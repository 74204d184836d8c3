package io.tagwave.cli.crawl;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.PostgresServer;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;

/**
 * How long processes take for a crawl that they share, from when all of them are there, to be held against the simulation in {@code scale.md}:
 * {@code SharedCrawlTime PROCESSES WORKERS DELAY ANSWER HOSTS PAGES}, times in milliseconds. One page, which leads to the others, is not answered
 * before.
 */
final class SharedCrawlTime {

    private final int hosts;
    private final int pages;
    private final int answer;
    private final CountDownLatch there = new CountDownLatch(1);

    private SharedCrawlTime(int answer, int hosts, int pages) {
        this.answer = answer;
        this.hosts = hosts;
        this.pages = pages;
    }

    public static void main(String[] arguments) throws Exception {
        int[] numbers = new int[6];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Integer.parseInt(arguments[i]);
        }
        try (PostgresServer server = PostgresServer.start();
                TestSite site = new TestSite()) {
            new SharedCrawlTime(numbers[3], numbers[4], numbers[5])
                    .run(server.url(), site, numbers[0], numbers[1], numbers[2]);
        }
    }

    private void run(String db, TestSite site, int processes, int workers, int delay) throws Exception {
        site.otherwise(this::serve);
        String seed = site.url("127.0.0.1", "/start");
        try (Database database = Database.open(db)) {
            new Crawls(database)
                    .start(List.of(seed), "crawl " + seed + " --scope any --delay " + delay + " --attempts 1");
        }
        List<Process> all = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            Path log = Files.createTempFile("process", ".txt");
            all.add(Cli.start(log, "crawl", "--join", "--db", db, "--threads", Integer.toString(workers)));
        }
        while (Cli.number(db, "SELECT COUNT(*) FROM crawl_process") < processes) {
            Thread.sleep(200);
        }
        Thread.sleep(1500);
        there.countDown();
        long start = System.nanoTime();
        for (Process process : all) {
            if (process.waitFor() != 0) {
                throw new IOException("a process failed");
            }
        }
        tell(db, site, start, delay);
    }

    private void tell(String db, TestSite site, long start, int delay) throws SQLException {
        Map<String, List<Long>> times = site.requests().stream()
                .filter(request -> request.nanos() > start)
                .collect(Collectors.groupingBy(
                        TestSite.Request::host,
                        TreeMap::new,
                        Collectors.mapping(request -> request.nanos(), Collectors.toList())));
        long last = start;
        double waits = 0;
        int gaps = 0;
        List<Double> first = new ArrayList<>();
        for (List<Long> of : times.values()) {
            first.add((of.get(0) - start) / 1e6);
            last = Math.max(last, of.get(of.size() - 1));
            // between robots.txt and the first page nothing is answered late
            for (int i = 2; i < of.size(); i++) {
                waits += (of.get(i) - of.get(i - 1)) / 1e6 - answer - delay;
                gaps++;
            }
        }
        double seconds = (last - start) / 1e9 + answer / 1e3;
        double done = Cli.number(db, "SELECT COUNT(*) FROM page") - 1;
        System.out.printf(
                Locale.ROOT,
                "%.0f pages in %.1f s, %.1f a second; by process %s; first requests to hosts after %.0f to %.0f ms; more than delay"
                        + " and answer between two: %.1f ms%n",
                done,
                seconds,
                done / seconds,
                Cli.texts(db, "SELECT pages FROM crawl_process ORDER BY id"),
                first.stream().min(Double::compare).orElseThrow(),
                first.stream().max(Double::compare).orElseThrow(),
                waits / gaps);
        Cli.texts(db, "SELECT stage || ' ' || AVG(millis) FROM timing GROUP BY stage ORDER BY stage")
                .forEach(stage -> System.out.println("  ms of a page: " + stage));
    }

    /** Page n of a host leads to two others of it, so that there are always enough. */
    private void serve(TestSite.Request request, OutputStream out) throws IOException, InterruptedException {
        if (request.path().equals("/robots.txt")) {
            TestSite.answer(out, 404, Map.of(), "");
            return;
        }
        String port = request.headers().get("host").replaceFirst(".*:", "");
        StringBuilder html = new StringBuilder("<!doctype html><title>" + request.path() + "</title><ul>");
        if (request.path().equals("/start")) {
            there.await();
            for (int host = 1; host <= hosts; host++) {
                html.append("<li><a href=http://127.0.1." + host + ":" + port + "/0>host " + host + "</a>");
            }
        } else {
            Thread.sleep(answer);
            int page = Integer.parseInt(request.path().substring(1));
            for (int i = 1; i <= 12; i++) {
                int to = Math.min(pages - 1, page * 2 + Math.min(2, i));
                html.append("<li class=item><a href=/" + to + ">Product " + i + " of " + page + " at " + request.host()
                        + "</a><span class=price>" + (page + i) + ".95</span><p>Some words about number " + i
                        + "</p></li>");
            }
        }
        TestSite.answer(out, 200, Map.of("Content-Type", "text/html"), html + "</ul>");
    }
}
