package io.tagwave.crawl;

import static io.tagwave.crawl.TestSite.answer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.frontier.FrontierSettings;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Where a crawl starts, and that nothing of it is left when it has ended. */
@Timeout(60)
class CrawlSeedsTest {

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    private TestCrawl crawl;

    @BeforeEach
    void oneWorker() {
        crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.threads(1).robots(false));
    }

    @Test
    void seedsCountOnceAndTakeTheirSitesIntoTheScope() throws Exception {
        String other = site.url("127.0.0.2", "/b");
        site.html("/", "<p>x").links("/a", other).html("/b", "<p>b");
        crawl.onStart(crawl -> {
            assertEquals(0, crawl.seed(List.of(site.url("/"), site.url("/#part"))));
            assertEquals(2, crawl.seed(List.of(site.url("/a"), site.url("/"), site.url("127.0.0.2", "/"))));
        });
        crawl.run(site.url("/"));
        assertEquals("done", crawl.page("/b").get("outcome"));
    }

    @Test
    void anAddressThatIsNoneOfTheWebIsNoSeedNorAreThoseBesideIt() throws Exception {
        site.html("/", "<p>x").html("/a", "<p>a");
        crawl.onStart(crawl -> {
            IllegalArgumentException refused = assertThrows(
                    IllegalArgumentException.class, () -> crawl.seed(List.of(site.url("/a"), "ftp://example.org/")));
            assertEquals("expected an http or https address, found ftp://example.org/", refused.getMessage());
        });
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done"), crawl.outcomes());
    }

    @Test
    void pagesOfAllSitemapsAreSeedsWhereTheyAreInScopeAndNotYetKnown() throws Exception {
        String second = site.url("127.0.0.2", "/");
        site.page("/sitemap.xml", (request, out) -> {
            boolean first = request.host().equals("127.0.0.1");
            sitemap(
                    out,
                    first
                            ? List.of(site.url("/"), site.url("/a"), site.url("127.0.0.3", "/off"))
                            : List.of(second, second + "b", second + "c"));
        });
        site.otherwise((request, out) -> TestSite.html(out, request.host() + request.path()));
        site.page("/robots.txt", (request, out) -> answer(out, 404, Map.of(), ""));
        crawl.onStart(crawl -> crawl.seedFromSitemaps(List.of(site.url("/"), site.url("/again"), second)));
        crawl.run(site.url("/"), second);
        assertEquals(
                Set.of(site.url("/"), site.url("/a"), second, second + "b", second + "c"),
                new HashSet<>(crawl.rows("SELECT url FROM page").stream()
                        .map(row -> row.get("url"))
                        .toList()));
        assertEquals(2, site.count("/sitemap.xml"));
        assertTrue(crawl.turns().addresses().contains(site.url("/sitemap.xml")), "in the turn of the host");
    }

    @Test
    void sitemapsBehindAnIndexAndInGzipAreSeedsOnRequest() throws Exception {
        site.page(
                "/robots.txt",
                (request, out) ->
                        answer(out, 200, Map.of("Content-Type", "text/plain"), "Sitemap: " + site.url("/index.xml")));
        site.page(
                "/index.xml",
                (request, out) -> answer(
                        out,
                        200,
                        Map.of("Content-Type", "application/xml"),
                        "<?xml version='1.0'?><sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
                                + "<sitemap><loc>" + site.url("/pages.xml.gz") + "</loc></sitemap></sitemapindex>"));
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(zipped)) {
            gzip.write(sitemap(List.of(site.url("/hidden"), site.url("localhost", "/away")))
                    .getBytes(StandardCharsets.UTF_8));
        }
        site.page(
                "/pages.xml.gz",
                (request, out) -> answer(out, 200, Map.of("Content-Type", "application/gzip"), zipped.toByteArray()));
        site.links("/").links("/hidden");
        TestCrawl crawl = new TestCrawl(folder).withSitemaps();
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done", "/hidden", "done"), crawl.outcomes());
    }

    @Test
    void aCrawlThatIsResumedWithSitemapsGoesOn() throws Exception {
        site.otherwise((request, out) -> TestSite.html(out, request.path()));
        site.page("/robots.txt", (request, out) -> answer(out, 404, Map.of(), ""));
        List<String> listed =
                IntStream.rangeClosed(1, 5).mapToObj(i -> site.url("/" + i)).toList();
        site.page("/sitemap.xml", (request, out) -> sitemap(out, listed));
        site.links("/", "/a", "/b");
        TestCrawl crawl = new TestCrawl(folder)
                .withSitemaps()
                .frontier(FrontierSettings.defaults().withDelay(Duration.ZERO).withMaxPages(2));
        long id = crawl.run(site.url("/"));
        assertEquals(2, crawl.outcomes().size());
        crawl.frontier(FrontierSettings.defaults().withDelay(Duration.ZERO)).resume(id, site.url("/"));
        assertEquals(8, crawl.outcomes().size());
    }

    @Test
    void pagesAreVisitedWhileSitemapsAreRead() throws Exception {
        CountDownLatch visited = new CountDownLatch(1);
        site.page("/robots.txt", (request, out) -> answer(out, 404, Map.of(), ""));
        site.page("/", (request, out) -> {
            TestSite.html(out, "first");
            visited.countDown();
        });
        site.page("/sitemap.xml", (request, out) -> {
            visited.await();
            sitemap(out, List.of(site.url("/listed")));
        });
        site.links("/listed");
        TestCrawl crawl = new TestCrawl(folder).withSitemaps();
        crawl.settings(settings -> settings.timeout(Duration.ofSeconds(30)));
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done", "/listed", "done"), crawl.outcomes());
        assertEquals(1, site.count("/robots.txt"));
    }

    @Test
    void asManySeedsAsOneLikesAreStoredAndFoundAgain() throws Exception {
        String[] seeds = new String[70_001];
        for (int i = 0; i < seeds.length; i++) {
            seeds[i] = site.url("/" + i);
        }
        site.otherwise((request, out) -> TestSite.html(out, request.path()));
        TestCrawl crawl = new TestCrawl(folder)
                .frontier(FrontierSettings.defaults().withDelay(Duration.ZERO).withMaxPages(3));
        long id = crawl.run(seeds);
        assertEquals(3, crawl.outcomes().size());
        assertEquals(List.of(seeds), crawl.seedsOf(id));
    }

    /** A thread that is left would keep the program from ending. */
    @Test
    void aCrawlThatHasEndedLeavesNoThreadBehind() throws Exception {
        Set<Thread> before = keepingTheProgram();
        site.links("/", "/a").links("/a");
        crawl.run(site.url("/"));
        Set<Thread> left = keepingTheProgram();
        left.removeAll(before);
        for (Thread thread : left) {
            thread.join();
        }
    }

    private static Set<Thread> keepingTheProgram() {
        Set<Thread> threads = new HashSet<>(Thread.getAllStackTraces().keySet());
        threads.removeIf(Thread::isDaemon);
        return threads;
    }

    private static String sitemap(List<String> pages) {
        return pages.stream()
                .map(page -> "<url><loc>" + page + "</loc></url>")
                .collect(Collectors.joining(
                        "",
                        "<?xml version='1.0'?><urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>",
                        "</urlset>"));
    }

    private static void sitemap(OutputStream out, List<String> pages) throws IOException {
        answer(out, 200, Map.of("Content-Type", "application/xml"), sitemap(pages));
    }
}
