package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.store.frontier.FrontierSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What servers do to crawlers, from a real socket: each ends with its outcome, and the crawl ends. */
/** Links that lead on for ever: each trap is bounded, and the crawl ends. */
@Timeout(120)
class LinkTrapsTest {

    @TempDir
    private Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    @Test
    void aCalendarWithoutEndIsBoundedByPagesOfAHost() throws Exception {
        site.otherwise((request, out) -> {
            int day = request.path().matches("/day/\\d+")
                    ? Integer.parseInt(request.path().substring(5))
                    : 0;
            TestSite.html(out, TestSite.linking("day " + day, List.of("/day/" + (day + 1), "/day/" + (day + 2))));
        });
        TestCrawl crawl = new TestCrawl(folder)
                .frontier(FrontierSettings.defaults().withDelay(Duration.ZERO).withMaxHostPages(50));
        crawl.settings(settings -> settings.robots(false));
        crawl.run(site.url("/day/0"));
        assertEquals(50, crawl.outcomes().size());
    }

    @Test
    void relativeLinksThatNestForEverStopWhereTheyRepeat() throws Exception {
        site.otherwise((request, out) -> TestSite.html(out, request.path() + "<a href='a/b/'>deeper</a>"));
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.robots(false));
        crawl.run(site.url("/"));
        assertEquals(5, crawl.outcomes().size());
    }

    @Test
    void sessionsInPathsLeadNowhereNew() throws Exception {
        site.page(
                "/",
                (request, out) -> TestSite.html(
                        out,
                        TestSite.linking(
                                "/",
                                List.of("/S(a1)/p", "/S(b2)/p", "/S(c3)/p", "/x?phpsessid=77", "/x;jsessionid=1A"))));
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.robots(false).threads(1));
        site.otherwise((request, out) -> TestSite.html(out, "<p>same<a href='deeper/'>x</a>"));
        crawl.run(site.url("/"));
        // The first is followed; the same bytes under another session are not, and parameters of sessions are dropped.
        assertEquals("done", crawl.outcomes().get("/S(a1)/p"));
        assertEquals("duplicate", crawl.outcomes().get("/S(b2)/p"));
        assertEquals("duplicate", crawl.outcomes().get("/S(c3)/p"));
        assertEquals("duplicate", crawl.outcomes().get("/S(a1)/deeper/"));
        assertEquals(null, crawl.outcomes().get("/S(b2)/deeper/"));
    }
}
