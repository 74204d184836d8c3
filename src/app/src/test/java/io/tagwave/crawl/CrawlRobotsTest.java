package io.tagwave.crawl;

import static io.tagwave.crawl.TestSite.answer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.frontier.FrontierSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What sites ask of crawlers: robots.txt, delays, and pages that are not to be indexed. */
@Timeout(60)
class CrawlRobotsTest {

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    @Test
    void robotsDecideWhenAPageIsLeasedByTheLongestMatch() throws Exception {
        site.page(
                "/robots.txt",
                (request, out) -> answer(
                        out,
                        200,
                        Map.of("Content-Type", "text/plain"),
                        "User-agent: other\nDisallow: /\n\nUser-agent: tagwave\nDisallow: /shut\nAllow: /shut/open$\n"));
        site.links("/", "/shut/a", "/shut/open", "/free").links("/free").links("/shut/open");
        TestCrawl crawl = new TestCrawl(folder);
        crawl.run(site.url("/"));
        assertEquals(
                Map.of("/", "done", "/shut/a", "excluded_by_robots", "/shut/open", "done", "/free", "done"),
                crawl.outcomes());
        assertEquals(0, site.count("/shut/a"));
        assertEquals(1, site.count("/robots.txt"));
        assertNull(crawl.page("/shut/a").get("status"));
    }

    @Test
    void robotsAreIgnoredOnlyOnRequest() throws Exception {
        site.page("/robots.txt", (request, out) -> answer(out, 200, Map.of(), "User-agent: *\nDisallow: /"));
        site.links("/");
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.robots(false));
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done"), crawl.outcomes());
        assertEquals(0, site.count("/robots.txt"));
    }

    @Test
    void crawlDelayOfRobotsHoldsTheHostBackUpToItsCap() throws Exception {
        site.page("/robots.txt", (request, out) -> answer(out, 200, Map.of(), "User-agent: *\nCrawl-delay: 99"));
        site.links("/", "/1", "/2").links("/1").links("/2");
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.maxCrawlDelay(Duration.ofMillis(150)));
        crawl.run(site.url("/"));
        assertEquals(4, site.requests().size());
        assertTrue(crawl.turns().gaps().get(0) >= 145, crawl.turns().gaps() + " ms");
    }

    @Test
    void theDelayIsKeptAtTheServerHoweverLateItHearsAndWhateverIsAsked() throws Exception {
        int delay = 60;
        TestSite.Page late = (request, out) -> {
            Thread.sleep(request.path().length() * 7L);
            answer(out, request.path().equals("/503") ? 503 : 302, Map.of("Location", "/to" + request.path()), "");
        };
        site.page("/robots.txt", (request, out) -> answer(out, 302, Map.of("Location", "/other-robots.txt"), ""));
        site.page("/other-robots.txt", (request, out) -> answer(out, 200, Map.of(), "User-agent: *\nAllow: /"));
        site.links("/", "/1", "/22", "/333", "/4444", "/503");
        for (String path : List.of("/1", "/22", "/333", "/4444", "/503")) {
            site.page(path, late).html("/to" + path, path);
        }
        TestCrawl crawl = new TestCrawl(folder)
                .frontier(FrontierSettings.defaults().withDelay(Duration.ofMillis(delay)))
                .withSitemaps();
        crawl.settings(settings -> settings.attempts(2));
        crawl.run(site.url("/"));
        // two robots.txt, a sitemap, the start, four redirects and their targets, and one page that fails twice
        assertEquals(14, site.requests().size());
        for (int i = 1; i < site.requests().size(); i++) {
            double gap =
                    (site.requests().get(i).nanos() - site.requests().get(i - 1).nanos()) / 1e6;
            assertTrue(
                    gap >= delay, gap + " ms before " + site.requests().get(i).path());
        }
    }

    @Test
    void pagesThatAskNotToBeIndexedAreNotStoredAndNofollowIsObeyed() throws Exception {
        site.html("/", "<a href=/meta>1</a><a href=/tag>2</a><a rel='x nofollow' href=/never>3</a>");
        site.html("/meta", "<meta name=robots content='NoIndex'><a href=/behind>4</a>")
                .links("/behind");
        site.page(
                "/tag",
                (request, out) -> answer(
                        out,
                        200,
                        Map.of("Content-Type", "text/html", "X-Robots-Tag", "otherbot: noindex, tagwave: nofollow"),
                        "<a href=/alsonever>5</a>"));
        TestCrawl crawl = new TestCrawl(folder);
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done", "/meta", "noindex", "/behind", "done", "/tag", "done"), crawl.outcomes());
    }
}
