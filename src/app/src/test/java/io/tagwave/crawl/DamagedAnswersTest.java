package io.tagwave.crawl;

import static io.tagwave.crawl.TestSite.answer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers that no server should give: each is an outcome, and none is a fault of the program. */
@Timeout(120)
class DamagedAnswersTest {

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "HTTP/1.1 000 -",
                "HTTP/1.1 -1 -",
                "HTTP/1.1 99 -",
                "HTTP/1.1 abc -",
                "HTTP/1.1 99999999999 -",
                "HTTP/1.1 1000 -",
                "HTTP/1.1",
                "HTTP/9.9 200 -",
                "HTTP/1.1 200 -\r\nContent-Length: 99999999999999999999",
                "HTTP/1.1 200 -\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\nzzz",
                "garbage"
            })
    void aDamagedHeadIsAnErrorOfTheServer(String head) throws Exception {
        site.page("/x", (request, out) -> {
            out.write((head + "\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
            out.close();
        });
        String outcome = crawl().outcomes().get("/x");
        assertTrue(outcome.equals("http_error") || outcome.equals("unreachable"), head + ": " + outcome);
    }

    @Test
    void aStatusThatIsNoneIsAnErrorOfTheServer() throws Exception {
        site.page("/x", (request, out) -> {
            out.write("HTTP/1.1 000 -\r\nContent-Length: 0\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
        });
        assertEquals("http_error", crawl().outcomes().get("/x"));
    }

    @Test
    void aCompressionThatIsCutShortIsAnErrorOfTheServer() throws Exception {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            for (int i = 0; i < 2000; i++) {
                gzip.write(("<p>paragraph " + i + "</p>").getBytes(StandardCharsets.UTF_8));
            }
        }
        byte[] half = Arrays.copyOf(packed.toByteArray(), packed.size() / 2);
        site.page(
                "/x",
                (request, out) ->
                        answer(out, 200, Map.of("Content-Type", "text/html", "Content-Encoding", "gzip"), half));
        TestCrawl crawl = crawl();
        assertEquals("http_error", crawl.outcomes().get("/x"));
        assertTrue(crawl.page("/x").get("error").startsWith("damaged compression"));
        assertEquals("200", crawl.page("/x").get("status"), "there was one");
        assertEquals("text/html", crawl.page("/x").get("content_type"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3600", "9999999999", "99999999999999999999999", "Fri, 31 Dec 9999 23:59:59 GMT"})
    void robotsThatWantToBeLeftAloneForTooLongEndTheHost(String after) throws Exception {
        site.page("/robots.txt", (request, out) -> answer(out, 429, Map.of("Retry-After", after), ""));
        site.links("/", "/x");
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.maxPause(Duration.ofSeconds(2)));
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "unreachable"), crawl.outcomes());
        assertTrue(crawl.page("/").get("error").contains("longer than the longest pause"));
        assertEquals(1, site.count("/robots.txt"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"9999999999", "99999999999999999999999"})
    void aPageThatWantsToBeLeftAloneForEverEndsTheHost(String after) throws Exception {
        site.page("/x", (request, out) -> answer(out, 503, Map.of("Retry-After", after), ""));
        assertEquals("http_error", crawl().outcomes().get("/x"));
        assertEquals(1, site.count("/x"));
    }

    private TestCrawl crawl() throws Exception {
        site.links("/", "/x");
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.timeout(Duration.ofMillis(1500)).attempts(1));
        crawl.run(site.url("/"));
        return crawl;
    }
}
