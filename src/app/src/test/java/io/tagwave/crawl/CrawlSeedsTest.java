package io.tagwave.crawl;

import static io.tagwave.crawl.TestSite.answer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Where a crawl starts, and that nothing of it is left when it has ended. */
@Timeout(60)
class CrawlSeedsTest {

    @TempDir
    Path folder;

    private final TestSite site = new TestSite();
    private TestCrawl crawl;

    @BeforeEach
    void oneWorker() {
        crawl = new TestCrawl(folder);
        crawl.settings().threads(1).robots(false);
    }

    @AfterEach
    void closeSite() {
        site.close();
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

    private static void sitemap(OutputStream out, List<String> pages) throws IOException {
        StringBuilder text =
                new StringBuilder("<?xml version='1.0'?><urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>");
        pages.forEach(page -> text.append("<url><loc>" + page + "</loc></url>"));
        answer(out, 200, Map.of("Content-Type", "application/xml"), text + "</urlset>");
    }
}
