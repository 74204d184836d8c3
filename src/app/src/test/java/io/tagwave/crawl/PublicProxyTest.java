package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.render.BrowserConfig;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.RenderSettings;
import io.tagwave.render.RenderedPage;
import io.tagwave.render.TestBrowsers;
import io.tagwave.render.WaitCondition;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** 127.0.0.2 stands for a private address here, and 127.0.0.1 for a public one. */
@Timeout(300)
@Tag("slow")
class PublicProxyTest {

    /** Seconds that a page is shown at most. */
    private static final int LONGEST = 16;

    private static final String PRIVATE = "127.0.0.2";

    private final TestSite site = new TestSite();
    private final PublicProxy proxy = new PublicProxy(
            CrawlSettings.defaults().refused(address -> address.getHostAddress().equals(PRIVATE)));

    @AfterEach
    void close() {
        proxy.close();
        site.close();
    }

    @Test
    void requestsAreForwardedAndThoseToPrivateAddressesEndWithoutAnAnswer() throws IOException {
        site.html("/x?a=1", "public");
        String head = " HTTP/1.1\r\nHost: e\r\nProxy-Connection: keep-alive\r\n\r\n";
        assertTrue(ask("GET " + site.url("/x?a=1") + head).endsWith("public"));
        assertEquals("", ask("GET " + site.url(PRIVATE, "/x?a=1") + head));
        String tunnelled = ask("CONNECT 127.0.0.1:" + site.port() + " HTTP/1.1\r\n\r\nGET /x?a=1 HTTP/1.1\r\n\r\n");
        assertTrue(tunnelled.startsWith("HTTP/1.1 200 Connection established\r\n\r\nHTTP/1.1 200"), tunnelled);
        assertEquals("", ask("CONNECT " + PRIVATE + ":" + site.port() + " HTTP/1.1\r\n\r\nGET /x HTTP/1.1\r\n\r\n"));
        assertEquals("", ask("nonsense\r\n\r\n"));
        assertEquals("", ask("GET http://[x/ HTTP/1.1\r\n\r\n"));
        assertEquals(2, site.requests().size());
        assertEquals(PRIVATE + " is a private address", proxy.refusal(PRIVATE));
        assertNull(proxy.refusal("127.0.0.1"));
    }

    private String ask(String text) throws IOException {
        String[] address = proxy.address().split(":");
        try (Socket socket = new Socket(address[0], Integer.parseInt(address[1]))) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    /** What pages do to get there; each is tried without the proxy too, to see that it would. */
    @Test
    void noPageInABrowserReachesAPrivateAddress() throws IOException {
        TestBrowsers.require("chromium");
        String target = site.url(PRIVATE, "/secret");
        site.html("/script", "<p>one<script>location = '" + target + "?script'</script>");
        site.html("/refresh", "<meta http-equiv=refresh content='0;url=" + target + "?refresh'><p>two");
        site.html(
                "/form",
                "<form method=post action='" + target + "?form'></form><script>document.forms[0].submit()</script>");
        site.page(
                "/redirect", (request, out) -> TestSite.answer(out, 302, Map.of("Location", target + "?redirect"), ""));
        site.html("/frame", "<iframe src='" + target + "?frame'></iframe><p>four");
        site.html("/fetch", "<p>five<script>fetch('" + target + "?fetch', {mode: 'no-cors'})</script>");
        site.otherwise((request, out) -> TestSite.html(out, "<p>secret"));
        List<String> ways = List.of("script", "refresh", "form", "redirect", "frame", "fetch");
        show(ways, proxy.address(), 1);
        assertEquals(
                List.of(),
                site.requests().stream()
                        .filter(request -> request.host().equals(PRIVATE))
                        .toList());
        // How long a page takes to go on is the browser's to say: one that was taken before that is shown longer.
        for (int seconds = 1; seconds <= LONGEST; seconds *= 2) {
            show(unreached(ways), null, seconds);
        }
        assertEquals(List.of(), unreached(ways));
    }

    private List<String> unreached(List<String> ways) {
        return ways.stream().filter(way -> site.count("/secret?" + way) == 0).toList();
    }

    /** Shows the pages for so many seconds each, since they are parsed before they go on. */
    private void show(List<String> ways, String through, int seconds) throws IOException {
        RenderSettings settings = RenderSettings.of(BrowserConfig.load("chromium"))
                .proxy(through)
                .waitFor(WaitCondition.time(Duration.ofSeconds(seconds)))
                .pageLimit(Duration.ofSeconds(30));
        try (BrowserPool pool = new BrowserPool(settings)) {
            for (String way : ways) {
                RenderedPage page = pool.render(PageRequest.of(site.url("/" + way)));
                String body = new String(page.page().body(), StandardCharsets.UTF_8);
                assertFalse(through != null && body.contains("secret</p>"), way + ": " + body);
            }
        }
    }

    @Test
    void aPrivateSeedIsNeverAskedForAlsoWithoutRobots(@TempDir Path folder) throws Exception {
        TestBrowsers.require("chromium");
        site.links("/");
        String db = folder.resolve("public").toString();
        for (String host : List.of("127.0.0.1", "localhost")) {
            Cli.run(
                    "crawl",
                    "--new",
                    "--db",
                    db,
                    "--public-only",
                    "--ignore-robots",
                    "--render",
                    "always",
                    site.url(host, "/"));
        }
        assertEquals(2, Cli.number(db, "SELECT COUNT(*) FROM page WHERE outcome = 'private_address'"));
        assertEquals(List.of(), site.requests());
    }
}
