package io.tagwave.crawl;

import static io.tagwave.crawl.TestSite.answer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What robots.txt decides about pages at the door, and about what pages in a browser ask for. */
@Timeout(60)
class PreFetchCheckTest {

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    private TestCrawl crawl;

    @BeforeEach
    void oneWorker() {
        crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.threads(1).pause(Duration.ofMillis(1)));
    }

    @Test
    void thePageWaitsUntilItsRulesCanBeHad() throws Exception {
        site.page("/robots.txt", (request, out) -> {
            boolean well = site.count("/robots.txt") == 3;
            answer(out, well ? 200 : 503, Map.of(), "User-agent: *\nDisallow: /shut");
        });
        site.links("/", "/shut");
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done", "/shut", "excluded_by_robots"), crawl.outcomes());
        assertEquals(
                "robots.txt forbids it; --ignore-robots requests it all the same",
                crawl.page("/shut").get("error"));
        assertEquals("1", crawl.page("/").get("attempts"), "waiting for the rules is no attempt at the page");
        assertEquals(
                List.of("/robots.txt", "/robots.txt", "/robots.txt", "/"),
                site.requests().stream().map(TestSite.Request::path).toList());
    }

    @Test
    void aHostThatCanNotBeReachedIsNamedAsSuchAndNotAskedForItsPage() throws Exception {
        crawl.settings(settings -> settings.attempts(2));
        crawl.run("http://127.0.0.1:1/x");
        Map<String, String> page = crawl.page("/x");
        assertEquals("unreachable", page.get("outcome"));
        assertTrue(page.get("error").startsWith("robots.txt: "), page.get("error"));
        assertEquals("http://127.0.0.1:1/x", page.get("url"));
        assertEquals("1", page.get("attempts"));
    }

    @Test
    void whereARedirectLeadsIsForbiddenByTheRulesOfItsHostButTheRowIsThePages() throws Exception {
        site.page("/robots.txt", (request, out) -> answer(out, 200, Map.of(), "User-agent: *\nDisallow: /shut"));
        site.page("/", (request, out) -> answer(out, 302, Map.of("Location", "/shut"), ""));
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "excluded_by_robots"), crawl.outcomes());
        assertEquals(0, site.count("/shut"));
    }

    /** The other host is asked for its part of the rules in its own turn: its crawl would not know otherwise. */
    @Test
    void rulesThatLieElsewhereAreAskedForInTheTurnOfTheirHost() throws Exception {
        String elsewhere = site.url("127.0.0.2", "/rules");
        site.page("/robots.txt", (request, out) -> answer(out, 301, Map.of("Location", elsewhere), ""));
        site.page("/rules", (request, out) -> answer(out, 200, Map.of(), "User-agent: *\nDisallow: /shut"));
        site.links("/");
        crawl.run(site.url("/"));
        assertEquals(
                List.of(site.url("/robots.txt"), elsewhere, site.url("/")),
                crawl.turns().addresses());
    }

    @Test
    void aPageInABrowserMayAskForWhatIsInScopeAndAllowed() throws Exception {
        site.page("/robots.txt", (request, out) -> answer(out, 200, Map.of(), "User-agent: *\nDisallow: /shut"));
        site.links("/");
        crawl.onStart(crawl -> {
            assertTrue(crawl.admits(site.url("/style.css")));
            assertFalse(crawl.admits(site.url("/shut.js")));
            assertFalse(crawl.admits(site.url("127.0.0.2", "/x.js")));
        });
        crawl.run(site.url("/"));
        assertEquals(1, site.count("/robots.txt"), "the rules are shared with the crawl");
        assertTrue(Stream.of("/style.css", "/shut.js", "/x.js").allMatch(path -> site.count(path) == 0));
    }

    @Test
    void withoutRobotsAPageInABrowserMayAskForAllThatIsInScope() throws Exception {
        site.page("/robots.txt", (request, out) -> answer(out, 200, Map.of(), "User-agent: *\nDisallow: /"));
        crawl.settings(settings -> settings.robots(false));
        crawl.onStart(crawl -> {
            assertTrue(crawl.admits(site.url("/shut.js")));
            assertFalse(crawl.admits(site.url("127.0.0.2", "/x.js")));
        });
        crawl.run(site.url("/"));
        assertEquals(0, site.count("/robots.txt"));
    }
}
