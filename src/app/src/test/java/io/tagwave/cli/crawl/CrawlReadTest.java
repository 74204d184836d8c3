package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.serve.LocalServer;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.query.SavedQueries;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A crawl in a JVM of its own, read while it is under way. */
@Tag("slow")
class CrawlReadTest {

    private static final int PAGES = 30;
    /** Pages from here on are not answered before the test has read the others. */
    private static final int HELD = 20;

    @TempDir
    Path folder;

    private final CountDownLatch read = new CountDownLatch(1);

    @Test
    @Timeout(180)
    void aCrawlUnderWayIsReadByEveryCommandAndGoesOn() throws Exception {
        try (TestSite site = new TestSite()) {
            site.otherwise(this::serve);
            Path wishes = Files.createDirectories(folder.resolve("sites")).resolve("127.0.0.1.json");
            Files.writeString(wishes, "{\"host\": \"127.0.0.1\", \"lists\": [], \"not\": [\"ul.none/li\"]}");
            Process crawl = Cli.start(
                    folder.resolve("log"),
                    "crawl",
                    site.url("/0"),
                    "--delay",
                    "0",
                    "--threads",
                    "2",
                    "--metrics",
                    "0",
                    "--keep-html",
                    "--db",
                    database());
            while (crawl.isAlive() && !pages().equals("10")) {
                Thread.sleep(50);
            }
            assertTrue(crawl.isAlive(), Files.readString(folder.resolve("log")));
            everyCommandReads();
            try (LocalServer server = LocalServer.start(
                    database(), LocalServer.LOOPBACK, 0, null, SavedQueries.load(), SiteFolder.beside(database()))) {
                assertTrue(get(server, "crawls").contains("A crawl is running"));
                assertTrue(get(server, "metrics").contains("tagwave_run_running 1"));
                assertTrue(get(figures()).contains("tagwave_run_running 1"));
                assertTrue(get(figures().resolve("/pages/1/look")).contains("<code>" + wishes + "</code>"));
                read.countDown();
                assertEquals(0, TestSignals.end(crawl), Files.readString(folder.resolve("log")));
                assertTrue(get(server, "metrics").contains("tagwave_run_pages{outcome=\"done\"} " + PAGES + "\n"));
            }
        }
        assertEquals(String.valueOf(PAGES), pages());
    }

    private void everyCommandReads() throws IOException {
        Cli report = Cli.run(
                "report", "--db", database(), "-o", folder.resolve("r.html").toString());
        assertEquals(0, report.status(), report.err());
        Cli export = Cli.run(
                "export", "--db", database(), "-o", folder.resolve("export").toString());
        assertEquals(0, export.status(), export.err());
        Cli deleted = Cli.run("sql", "--db", database(), "DELETE FROM page");
        assertEquals(2, deleted.status(), deleted.out());
        Cli file = Cli.run("sql", "--db", database(), "SELECT FILE_READ('" + folder.resolve("log") + "')");
        assertEquals(2, file.status(), file.out());
    }

    /** At least ten pages, or how many there are. */
    private String pages() {
        Cli sql = Cli.run("sql", "--db", database(), "--format", "json", "SELECT COUNT(*) AS n FROM page");
        String count = sql.out().replaceAll("\\D", "");
        return !count.isEmpty() && read.getCount() > 0 && Integer.parseInt(count) >= 10 ? "10" : count;
    }

    /** The address of the crawl's own server, which it tells as it starts. */
    private URI figures() throws IOException {
        Matcher told = Pattern.compile("Metrics at (\\S+)").matcher(Files.readString(folder.resolve("log")));
        assertTrue(told.find(), "no address told");
        return URI.create(told.group(1));
    }

    private static String get(LocalServer server, String path) throws IOException, InterruptedException {
        return get(server.address().resolve(path));
    }

    private static String get(URI address) throws IOException, InterruptedException {
        HttpResponse<String> answer = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
        assertEquals(200, answer.statusCode(), answer.body());
        return answer.body();
    }

    private void serve(TestSite.Request request, OutputStream out) throws IOException, InterruptedException {
        if (!request.path().matches("/\\d+")) {
            TestSite.answer(out, 404, Map.of(), "");
            return;
        }
        int n = Integer.parseInt(request.path().substring(1));
        if (n >= HELD) {
            read.await();
        }
        StringBuilder html = new StringBuilder("<!doctype html><title>" + n + "</title><body><ul>");
        for (int i = 1; i < 12; i++) {
            html.append("<li class=item><a href=/" + (n + i) % PAGES + ">Product " + i + " of " + n + "</a>"
                    + "<span class=price>" + (n + i) + ".95</span><p>Some words about number " + i + "</p></li>");
        }
        TestSite.html(out, html + "</ul>");
    }

    private String database() {
        return folder.resolve("db").toString();
    }
}
