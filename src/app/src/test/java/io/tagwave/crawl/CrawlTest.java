package io.tagwave.crawl;

import static io.tagwave.crawl.TestSite.answer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.frontier.FrontierSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class CrawlTest {

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    @Test
    void everyPageIsVisitedOnceAndCountsAgree() throws Exception {
        site.links("/", "/a", "/b", "/a#part", "./b", "/c?y=1&x=2", "/c?x=2&y=1", "mailto:x@example.org");
        site.links("/a", "/", "/b").links("/b", "/").links("/c?y=1&x=2");
        TestCrawl crawl = new TestCrawl(folder);
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done", "/a", "done", "/b", "done", "/c?y=1&x=2", "done"), crawl.outcomes());
        assertEquals(1, site.count("/b"));
        assertEquals("7", crawl.page("/").get("link_count"));
        assertEquals("3", crawl.page("/").get("found_count"));
        assertEquals("finished", crawl.rows("SELECT state FROM crawl").get(0).get("state"));
    }

    /** The first spelling of a link is requested as it is; another spelling of the same page is not requested again. */
    @Test
    void aLinkIsRequestedAsItIsWritten() throws Exception {
        String[] links = {
            "/show?z=1&a=2&sig=3",
            "/story.php?sid=1",
            "/story.php?sid=2",
            "/talk?sessionid=1;jsessionid=2",
            "/flag?b&a=&c=1",
            "/plus?q=a+b%2Bc&d=%20",
            "/caf%c3%a9",
            "/p%2d1",
            "/j%f8rgen",
            "/90%+of",
            "/?s=ni%u011fde",
            "/[a]|b?c[]=1|2^{3}",
            "/a;jsessionid=1A/b",
            "/q?" + "x".repeat(7000)
        };
        site.links("/", links);
        for (String link : links) {
            site.links(link, "/show?a=2&z=1&sig=3", "/flag?c=1&a=&b", "/caf%C3%A9", "/p-1#x");
        }
        TestCrawl crawl = new TestCrawl(folder);
        crawl.run(site.url("/"));
        Map<String, String> expected = new HashMap<>(Map.of("/", "done"));
        Stream.of(links).forEach(link -> expected.put(link, "done"));
        assertEquals(expected, crawl.outcomes());
        assertEquals(links.length + 2, site.requests().size(), "each once, and robots.txt");
    }

    @Test
    void twoCrawlsInOneDatabaseDoNotMeet() throws Exception {
        site.links("/", "/a").links("/a");
        TestCrawl crawl = new TestCrawl(folder);
        assertEquals(1, crawl.run(site.url("/")));
        assertEquals(2, crawl.run(site.url("/")));
        assertEquals(4, crawl.rows("SELECT * FROM page").size());
        assertEquals(2, site.count("/a"));
    }

    @Test
    void depthScopeAndPatternsBoundTheCrawl() throws Exception {
        site.links("/", "/1", "/skip/me", site.url("localhost", "/other"))
                .links("/1", "/2")
                .links("/2", "/3");
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.maxDepth(2).exclude(List.of(Pattern.compile("/skip/"))));
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done", "/1", "done", "/2", "done"), crawl.outcomes());
        assertEquals("2", crawl.page("/2").get("depth"));
    }

    @Test
    void maxPagesIsNeverPassedAndTheRestWaitsForTheNextRun() throws Exception {
        site.otherwise((request, out) -> TestSite.html(out, request.path()));
        site.links("/", "/1", "/2", "/3", "/4", "/5", "/6", "/7", "/8", "/9");
        TestCrawl crawl = new TestCrawl(folder)
                .frontier(FrontierSettings.defaults().withDelay(Duration.ZERO).withMaxPages(4));
        long id = crawl.run(site.url("/"));
        assertEquals(4, crawl.outcomes().size());
        crawl.frontier(FrontierSettings.defaults().withDelay(Duration.ZERO)).resume(id, site.url("/"));
        assertEquals(10, crawl.outcomes().size());
        assertEquals(
                11,
                site.requests().stream()
                                .filter(request -> !request.path().equals("/robots.txt"))
                                .count()
                        + 1);
    }

    @Test
    void redirectsAreFollowedHopByHopAndRecorded() throws Exception {
        site.links("/", "/old", "/away", "/known", "/target");
        redirect("/old", "/older");
        redirect("/older", "/oldest");
        site.links("/oldest", "/leaf").links("/leaf");
        redirect("/away", site.url("localhost", "/x"));
        redirect("/known", "/target");
        site.links("/target");
        TestCrawl crawl = new TestCrawl(folder);
        crawl.run(site.url("/"));
        assertEquals(
                Map.of(
                        "/",
                        "done",
                        "/old",
                        "done",
                        "/away",
                        "off_scope",
                        "/known",
                        "duplicate",
                        "/target",
                        "done",
                        "/leaf",
                        "done"),
                crawl.outcomes());
        assertEquals(site.url("/oldest"), crawl.page("/old").get("final_url"));
        assertEquals(crawl.page("/target").get("id"), crawl.page("/known").get("duplicate_of"));
        assertEquals(1, site.count("/target"));
    }

    @Test
    void menusOfLaterPagesGoBeforeLinksOfEarlierOnesOnRequest() throws Exception {
        site.html("/", "<a href=/a>a</a><a href=/b>b</a><a rel=menu href=/one>1</a>");
        site.html("/one", "<a href=/c>c</a><a rel=menu href=/two>2</a><a rel=menu href=/a>a</a>");
        site.html("/two", "2<a href=/d>d</a><a rel=menu href=/three>3</a>");
        for (String path : List.of("/three", "/a", "/b", "/c", "/d")) {
            site.links(path);
        }
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.threads(1).robots(false).menuFirst(true));
        crawl.run(site.url("/"));
        assertEquals(
                List.of("/", "/one", "/two", "/three", "/a", "/b", "/c", "/d"),
                site.requests().stream().map(TestSite.Request::path).toList());
    }

    @Test
    void theSameBytesOnTwoHostsLeadToThePagesOfEach() throws Exception {
        site.html("/", "<p>same<a href=x>x</a>").links("/x");
        TestCrawl crawl = new TestCrawl(folder);
        crawl.run(site.url("127.0.0.2", "/"), site.url("127.0.0.3", "/"));
        assertEquals(
                List.of("127.0.0.2", "127.0.0.3"),
                site.requests().stream()
                        .filter(request -> request.path().equals("/x"))
                        .map(TestSite.Request::host)
                        .sorted()
                        .toList());
    }

    @Test
    void theSameBytesAtTwoAddressesAreADuplicateOfTheFirst() throws Exception {
        site.links("/", "/one", "/two");
        site.html("/one", "<p>same<a href=x>x</a>")
                .html("/two", "<p>same<a href=x>x</a>")
                .links("/x");
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.threads(1));
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done", "/one", "done", "/two", "duplicate", "/x", "done"), crawl.outcomes());
        assertEquals(crawl.page("/one").get("id"), crawl.page("/two").get("duplicate_of"));
    }

    @Test
    void aSecondCrawlAsksOnlyForWhatChangedAndStillFollowsOldLinks() throws Exception {
        site.page("/", (request, out) -> {
            boolean same = "\"v1\"".equals(request.headers().get("if-none-match"));
            answer(
                    out,
                    same ? 304 : 200,
                    Map.of("Content-Type", "text/html", "ETag", "\"v1\""),
                    same ? "" : TestSite.linking("/", List.of("/a")));
        });
        site.links("/a");
        TestCrawl crawl = new TestCrawl(folder);
        crawl.run(site.url("/"));
        crawl.frontier(FrontierSettings.defaults().withDelay(Duration.ZERO).withRevisit(true));
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "not_modified", "/a", "done"), crawl.outcomes());
        assertEquals("304", crawl.page("/").get("status"));
    }

    @Test
    void aPageThatBreaksTheReaderIsAnOutcomeAndTheCrawlGoesOn() throws Exception {
        site.links("/", "/bad", "/good").html("/bad", "<title>overflow</title>").links("/good");
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.threads(1));
        crawl.run(site.url("/"));
        assertEquals(Map.of("/", "done", "/bad", "failed", "/good", "done"), crawl.outcomes());
        assertTrue(crawl.page("/bad").get("error").contains("StackOverflowError"));
        assertEquals("200", crawl.page("/bad").get("status"), "what came back is known all the same");
    }

    @Test
    void aFaultOnTheWayToAPageIsAnOutcomeAndTheCrawlGoesOn() throws Exception {
        site.links("/", "/exception", "/error", "/good").links("/good");
        TestCrawl crawl = new TestCrawl(folder).visitor(visitor -> (lease, turn) -> {
            if (lease.url().endsWith("/exception")) {
                throw new IllegalStateException("thrown on the way");
            }
            if (lease.url().endsWith("/error")) {
                throw new AssertionError("thrown on the way");
            }
            return visitor.visit(lease, turn);
        });
        crawl.settings(settings -> settings.threads(1));
        crawl.run(site.url("/"));
        assertEquals(
                Map.of("/", "done", "/exception", "failed", "/error", "failed", "/good", "done"), crawl.outcomes());
        assertTrue(crawl.page("/exception").get("error").contains("thrown on the way"));
        assertTrue(crawl.page("/error").get("error").contains("thrown on the way"));
        assertNull(crawl.page("/error").get("status"));
    }

    @Test
    void oneSlowHostDoesNotHoldUpAnother() throws Exception {
        site.otherwise((request, out) -> {
            if (request.host().equals("127.0.0.2")) {
                Thread.sleep(700);
            }
            TestSite.html(out, request.host() + request.path());
        });
        site.page(
                "/",
                (request, out) -> TestSite.html(
                        out,
                        TestSite.linking(request.host(), List.of("/1", "/2", "/3", "/4", "/5", "/6", "/7", "/8"))));
        TestCrawl crawl = new TestCrawl(folder)
                .frontier(FrontierSettings.defaults()
                        .withDelay(Duration.ofMillis(20))
                        .withPerHost(2));
        crawl.settings(settings -> settings.robots(false));
        crawl.run(site.url("127.0.0.2", "/"), site.url("127.0.0.3", "/"));
        long fastEnd = last("127.0.0.3");
        long slowEnd = last("127.0.0.2");
        assertTrue(fastEnd < slowEnd - 1_000_000_000L, (slowEnd - fastEnd) / 1e9 + " s");
    }

    @Test
    void basicAuthenticationGoesToItsHostAlone() throws Exception {
        site.links("/", site.url("127.0.0.2", "/x")).links("/x");
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings ->
                settings.credentials(Map.of("127.0.0.1", "me:secret")).scope(ScopeKind.ANY));
        crawl.run(site.url("/"));
        for (TestSite.Request request : site.requests()) {
            assertEquals(request.host().equals("127.0.0.1"), request.headers().containsKey("authorization"));
        }
    }

    @Test
    void everythingGoesThroughAProxyWhenOneIsNamed() throws Exception {
        TestCrawl crawl = new TestCrawl(folder);
        crawl.settings(settings -> settings.proxy("127.0.0.1:" + site.port()).robots(false));
        site.links("http://site.invalid/");
        crawl.run("http://site.invalid/");
        assertEquals("done", crawl.page("site.invalid/").get("outcome"));
    }

    @Test
    void aWallOfCookiesSaysWhatHelps() throws Exception {
        site.page("/", (request, out) -> answer(out, 302, Map.of("Location", "/", "Set-Cookie", "k=v"), ""));
        TestCrawl crawl = new TestCrawl(folder);
        crawl.run(site.url("/"));
        assertEquals(
                "back to " + site.url("/") + "; it sets a cookie, which --cookies sends back",
                crawl.page("/").get("error"));
    }

    @Test
    void cookiesAreKeptOnlyOnRequest() throws Exception {
        site.page(
                "/",
                (request, out) -> answer(
                        out,
                        200,
                        Map.of("Content-Type", "text/html", "Set-Cookie", "k=v; Path=/"),
                        "<a href=/a>a</a>"));
        site.links("/a");
        new TestCrawl(folder.resolve("without")).run(site.url("/"));
        assertFalse(
                site.requests().stream().anyMatch(request -> request.headers().containsKey("cookie")));
        TestCrawl keeping = new TestCrawl(folder.resolve("with"));
        keeping.settings(settings -> settings.cookies(true));
        keeping.run(site.url("/"));
        assertTrue(
                site.requests().stream().anyMatch(request -> request.headers().containsKey("cookie")));
    }

    private void redirect(String from, String to) {
        site.page(from, (request, out) -> answer(out, 302, Map.of("Location", to), ""));
    }

    private long last(String host) {
        return site.requests().stream()
                .filter(request -> request.host().equals(host))
                .mapToLong(TestSite.Request::nanos)
                .max()
                .orElseThrow();
    }
}
