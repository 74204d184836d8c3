package io.tagwave.crawl;

import static io.tagwave.crawl.TestSite.answer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What servers do to crawlers, from a real socket: each ends with its outcome, and the crawl ends. */
@Timeout(120)
class HostileSiteTest {

    private static final int LIMIT = 200_000;

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    @Test
    void aSlowDripEndsAtTheTimeLimit() throws Exception {
        site.page("/x", (request, out) -> {
            raw(out, "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n");
            drip(out);
        });
        assertEquals("timeout", outcomeOfOneAttempt());
    }

    @Test
    void aSlowDripOfHeadersEndsAtTheTimeLimitToo() throws Exception {
        site.page("/x", (request, out) -> {
            raw(out, "HTTP/1.1 200 OK\r\nX-Slow: ");
            drip(out);
        });
        assertEquals("timeout", outcomeOfOneAttempt());
    }

    @Test
    void aServerThatNeverAnswersEndsAtTheTimeLimit() throws Exception {
        site.page("/x", (request, out) -> Thread.sleep(60_000));
        assertEquals("timeout", outcome());
        assertEquals(3, site.count("/x"));
    }

    @Test
    void anEndlessBodyEndsAtTheByteLimit() throws Exception {
        site.page("/x", (request, out) -> {
            raw(out, "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n");
            while (true) {
                raw(out, "3e8\r\n" + "x".repeat(1000) + "\r\n");
            }
        });
        assertEquals("too_large", outcome());
    }

    @Test
    void aCompressionBombEndsAtTheByteLimit() throws Exception {
        ByteArrayOutputStream bomb = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bomb)) {
            for (int i = 0; i < 500; i++) {
                gzip.write(new byte[100_000]);
            }
        }
        assertTrue(bomb.size() < LIMIT);
        site.page(
                "/x",
                (request, out) -> answer(
                        out, 200, Map.of("Content-Type", "text/html", "Content-Encoding", "gzip"), bomb.toByteArray()));
        assertEquals("too_large", outcome());
    }

    @Test
    void damagedCompressionIsAnError() throws Exception {
        site.page(
                "/x",
                (request, out) -> answer(
                        out,
                        200,
                        Map.of("Content-Type", "text/html", "Content-Encoding", "gzip"),
                        "\u0001no gzip at all"));
        assertEquals("http_error", outcome());
    }

    @Test
    void hugeHeadersAreRefused() throws Exception {
        site.page(
                "/x",
                (request, out) ->
                        answer(out, 200, Map.of("Content-Type", "text/html", "X-Huge", "h".repeat(1_000_000)), "<p>x"));
        assertEquals("too_large", outcome());
    }

    @Test
    void aConnectionThatBreaksInMidBodyIsTriedAgainAndThenUnreachable() throws Exception {
        site.page("/x", (request, out) -> {
            raw(out, "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 1000\r\n\r\n<p>half");
            throw new IOException("reset");
        });
        assertEquals("unreachable", outcome());
        assertEquals(3, site.count("/x"));
    }

    @Test
    void aContentLengthThatIsTooShortCutsThePageAndHarmsNoOther() throws Exception {
        site.page("/x", (request, out) -> {
            raw(out, "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5\r\n\r\n<p>ab<p>and more of it");
        });
        site.links("/y");
        TestCrawl crawl = crawl("/x", "/y");
        assertEquals(Map.of("/", "done", "/x", "done", "/y", "done"), crawl.outcomes());
        assertEquals("5", crawl.page("/x").get("bytes"));
    }

    @Test
    void redirectsInACircleAreALoop() throws Exception {
        redirect("/x", "/x2");
        redirect("/x2", "/x");
        assertEquals("redirect_loop", outcome());
        assertEquals(1, site.count("/x"));
    }

    @Test
    void aCookieTrapThatRedirectsForEverIsALoop() throws Exception {
        site.otherwise((request, out) ->
                answer(out, 302, Map.of("Location", "/x?try=" + System.nanoTime(), "Set-Cookie", "seen=1"), ""));
        assertEquals("redirect_loop", outcome());
        assertTrue(site.requests().size() < 20);
    }

    @Test
    void redirectsOutOfTheWebAreOffScope() throws Exception {
        redirect("/x", "file:///etc/passwd");
        assertEquals("off_scope", outcome());
    }

    @Test
    void privateAddressesAreRefusedAlsoAfterARedirect() throws Exception {
        TestCrawl crawl = crawl(settings -> settings.publicOnly(true), "/x");
        assertEquals(Map.of("/", "private_address"), crawl.outcomes());
        assertEquals(List.of(), site.requests());
    }

    @Test
    void aRedirectToAPrivateAddressIsRefusedWhereTheFirstHostWasNot() throws Exception {
        site.page("/x", (request, out) -> answer(out, 302, Map.of("Location", site.url("127.0.0.2", "/secret")), ""));
        TestCrawl crawl = crawl(
                settings -> settings.scope(ScopeKind.ANY)
                        .refused(address -> address.getHostAddress().equals("127.0.0.2")),
                "/x");
        assertEquals(Map.of("/", "done", "/x", "private_address"), crawl.outcomes());
        assertTrue(site.requests().stream().noneMatch(request -> request.host().equals("127.0.0.2")));
    }

    @Test
    void aNameThatLeadsToAPrivateAddressIsRefusedToo() throws Exception {
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.publicOnly(true));
        crawl.run(site.url("localhost", "/x"));
        assertEquals(Map.of("/x", "private_address"), crawl.outcomes());
        assertTrue(crawl.page("/x").get("error").contains("localhost is "));
        assertEquals(List.of(), site.requests());
    }

    @Test
    void aConnectionThatIsResetInMidBodyIsTriedAgainAndThenUnreachable() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"))) {
            AtomicInteger resets = new AtomicInteger();
            Thread resetting = new Thread(() -> resetEach(server, resets), "resetting");
            resetting.setDaemon(true);
            resetting.start();
            TestCrawl crawl = new TestCrawl(folder);
            crawl.settings(settings -> settings.robots(false).timeout(Duration.ofSeconds(5)));
            crawl.run("http://127.0.0.1:" + server.getLocalPort() + "/x");
            assertEquals(Map.of("/x", "unreachable"), crawl.outcomes());
            assertTrue(
                    crawl.page("/x").get("error").contains("reset"),
                    crawl.page("/x").get("error"));
            assertEquals(3, resets.get());
        }
    }

    /** A socket that is closed with unsent patience sends RST, where others send FIN. */
    private static void resetEach(ServerSocket server, AtomicInteger resets) {
        while (!server.isClosed()) {
            try (Socket socket = server.accept()) {
                socket.getInputStream().read(new byte[4096]);
                raw(
                        socket.getOutputStream(),
                        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9999\r\n\r\n<p>half");
                Thread.sleep(100);
                socket.setSoLinger(true, 0);
                resets.incrementAndGet();
            } catch (IOException | InterruptedException over) {
                return;
            }
        }
    }

    @Test
    void tooManyRequestsIsObeyedAndTriedAgain() throws Exception {
        site.page("/x", (request, out) -> {
            if (site.count("/x") == 1) {
                answer(out, 429, Map.of("Retry-After", "1"), "");
            } else {
                TestSite.html(out, "<p>now");
            }
        });
        TestCrawl crawl = crawl("/x", "/y");
        assertEquals("done", crawl.outcomes().get("/x"));
        List<TestSite.Request> asked = site.requests();
        long refused = asked.stream()
                .filter(r -> r.path().equals("/x"))
                .findFirst()
                .orElseThrow()
                .nanos();
        long again = asked.get(asked.size() - 1).nanos();
        assertTrue(again - refused >= 990_000_000, (again - refused) / 1e6 + " ms");
        assertEquals("2", crawl.page("/x").get("attempts"));
    }

    @Test
    void aServerThatAsksForTooMuchTimeIsLeftAlone() throws Exception {
        site.page("/x", (request, out) -> answer(out, 503, Map.of("Retry-After", "86400"), ""));
        TestCrawl crawl = crawl("/x");
        assertEquals("http_error", crawl.outcomes().get("/x"));
        assertEquals("503", crawl.page("/x").get("status"));
        assertEquals(1, site.count("/x"));
    }

    @Test
    void aServerErrorIsAnOutcomeAfterAllAttempts() throws Exception {
        site.page("/x", (request, out) -> answer(out, 503, Map.of(), ""));
        assertEquals("http_error", outcome());
        assertEquals(3, site.count("/x"));
    }

    @Test
    void robotsThatStayUnreachableForbidEverything() throws Exception {
        site.page("/robots.txt", (request, out) -> answer(out, 503, Map.of(), ""));
        TestCrawl crawl = crawl("/x");
        assertEquals(Map.of("/", "excluded_by_robots"), crawl.outcomes());
        assertEquals(3, site.count("/robots.txt"));
        assertEquals("robots.txt: HTTP 503", crawl.page("/").get("error"));
    }

    @Test
    void hugeRobotsCountUpToTheirLimit() throws Exception {
        String rules = "User-agent: *\nDisallow: /x\n" + "# filling\n".repeat(100_000) + "Disallow: /y\n";
        site.page("/robots.txt", (request, out) -> answer(out, 200, Map.of(), rules));
        site.links("/y");
        assertEquals(
                Map.of("/", "done", "/x", "excluded_by_robots", "/y", "done"),
                crawl("/x", "/y").outcomes());
    }

    @Test
    void redirectedRobotsAreFollowed() throws Exception {
        redirect("/robots.txt", "/rules.txt");
        site.page("/rules.txt", (request, out) -> answer(out, 200, Map.of(), "User-agent: *\nDisallow: /x"));
        assertEquals("excluded_by_robots", outcome());
    }

    @Test
    void aLabelThatNamesNoEncodingOrTheWrongOneIsReadAsBrowsersDo() throws Exception {
        byte[] latin = "<meta charset=windows-1252><p>caf\u00e9".getBytes(Charset.forName("windows-1252"));
        site.page(
                "/x", (request, out) -> answer(out, 200, Map.of("Content-Type", "text/html; charset=klingon"), latin));
        site.page(
                "/y",
                (request, out) -> answer(out, 200, Map.of("Content-Type", "text/html; charset=iso-8859-1"), latin));
        TestCrawl crawl = crawl("/x", "/y");
        assertEquals("windows-1252", crawl.page("/x").get("charset"));
        assertEquals("windows-1252", crawl.page("/y").get("charset"));
    }

    @Test
    void aPageWithoutContentTypeIsHtmlWhenItLooksSo() throws Exception {
        site.page("/x", (request, out) -> answer(out, 200, Map.of(), "  <!DOCTYPE html><p>x"));
        site.page(
                "/y",
                (request, out) -> answer(out, 200, Map.of(), "\u0000\u0001 binary".getBytes(StandardCharsets.UTF_8)));
        site.page("/z", (request, out) -> answer(out, 200, Map.of("Content-Type", "application/pdf"), "%PDF"));
        assertEquals(
                Map.of("/", "done", "/x", "done", "/y", "not_html", "/z", "not_html"),
                crawl("/x", "/y", "/z").outcomes());
    }

    @Test
    void anAnswerThatWasNotAskedForAs304IsAnOutcome() throws Exception {
        site.page("/x", (request, out) -> answer(out, 304, Map.of(), ""));
        assertEquals("http_error", outcome());
    }

    @Test
    void hostsThatDoNotExistOrDoNotListenAreUnreachable() throws Exception {
        TestCrawl crawl = new TestCrawl(folder);
        crawl.run("http://127.0.0.1:1/a", "http://does-not-exist.invalid/b");
        assertEquals(Map.of("/a", "unreachable", "/b", "unreachable"), crawl.outcomes());
        assertTrue(crawl.page("/b").get("error").startsWith("robots.txt: unknown host"));
    }

    @Test
    void aHostThatAlwaysFailsIsGivenUpSoThatTheCrawlEnds() throws Exception {
        String[] dead = new String[40];
        for (int i = 0; i < dead.length; i++) {
            dead[i] = "http://127.0.0.1:1/" + i;
        }
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.robots(false).attempts(1));
        crawl.run(dead);
        assertEquals(40, crawl.outcomes().size());
        assertTrue(
                crawl.rows("SELECT * FROM page WHERE error LIKE 'not asked%'").size() >= 20);
    }

    private String outcome() throws Exception {
        return crawl("/x").outcomes().get("/x");
    }

    /** Where each attempt takes as long as may be. */
    private String outcomeOfOneAttempt() throws Exception {
        return crawl(settings -> settings.attempts(1), "/x").outcomes().get("/x");
    }

    private TestCrawl crawl(String... paths) throws Exception {
        return crawl(settings -> settings, paths);
    }

    private TestCrawl crawl(UnaryOperator<CrawlSettings> change, String... paths) throws Exception {
        site.links("/", paths);
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.timeout(Duration.ofMillis(1500)).maxBytes(LIMIT));
        crawl.settings(change);
        crawl.run(site.url("/"));
        return crawl;
    }

    private void redirect(String from, String to) {
        site.page(from, (request, out) -> answer(out, 302, Map.of("Location", to), ""));
    }

    private static void raw(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
    }

    private static void drip(OutputStream out) throws IOException, InterruptedException {
        for (int i = 0; i < 600; i++) {
            raw(out, "x");
            Thread.sleep(50);
        }
    }
}
