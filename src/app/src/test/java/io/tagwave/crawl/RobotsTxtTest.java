package io.tagwave.crawl;

import static io.tagwave.crawl.TestSite.answer;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.Outcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class RobotsTxtTest {

    private final TestSite site = new TestSite();
    private final List<String> turns = new ArrayList<>();
    private HttpPageSource source;

    @AfterEach
    void close() {
        source.close();
        site.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {300, 304, 399, 400, 401, 403, 404, 410, 428, 430, 499})
    void clientErrorsAndRedirectsToNowhereCountAsNoRules(int status) {
        site.page("/robots.txt", (request, out) -> answer(out, status, Map.of(), "User-agent: *\nDisallow: /"));
        RobotsTxt robots = asked(1);
        assertTrue(robots.answer(site.url("/x")).allowed());
    }

    @ParameterizedTest
    @ValueSource(ints = {429, 500, 503, 599})
    void tooManyRequestsAndServerErrorsForbidEverythingAfterAllAttempts(int status) {
        site.page("/robots.txt", (request, out) -> answer(out, status, Map.of(), ""));
        RobotsTxt robots = asked(1);
        assertEquals(
                RobotsTxt.Answer.forbidden(Outcome.EXCLUDED_BY_ROBOTS, "robots.txt: HTTP " + status),
                robots.answer(site.url("/x")));
    }

    @Test
    void rulesThatWereRefusedForNowAreAskedForAgainAfterThePauseThatTheServerWants() {
        site.page("/robots.txt", (request, out) -> answer(out, 429, Map.of("Retry-After", "60"), ""));
        RobotsTxt robots = asked(2);
        Duration later = robots.answer(site.url("/x")).later();
        assertTrue(later.toSeconds() >= 50 && later.toSeconds() <= 60, "" + later);
        assertNull(robots.crawlDelay(site.url("/x")));
        assertEquals(List.of(), robots.sitemaps(site.url("/x")));
    }

    @Test
    void aServerThatGetsWellIsObeyedAndItsFailuresAreForgotten() {
        site.page("/robots.txt", (request, out) -> {
            boolean well = site.count("/robots.txt") == 2;
            answer(out, well ? 200 : 503, Map.of("Retry-After", "0"), "User-agent: *\nDisallow: /shut");
        });
        RobotsTxt robots = asked(2);
        assertEquals(RobotsTxt.Answer.ASK, robots.answer(site.url("/x")), "its pause is over");
        fetch(robots, site.url("/x"));
        assertTrue(robots.answer(site.url("/x")).allowed());
        assertEquals(RobotsTxt.Answer.FORBIDDEN, robots.answer(site.url("/shut")));
        fetch(robots, site.url("/x"));
        assertEquals(RobotsTxt.Answer.ASK, robots.answer(site.url("/x")), "one failure again, not two");
    }

    @Test
    void whoCanNotBeReachedForbidsNothingButFailsItself() {
        RobotsTxt robots = robots(CrawlSettings.defaults().attempts(1));
        fetch(robots, "http://127.0.0.1:1/x");
        RobotsTxt.Answer answer = robots.answer("http://127.0.0.1:1/x");
        assertEquals(Outcome.UNREACHABLE, answer.outcome());
        assertTrue(answer.reason().startsWith("robots.txt: "), answer.reason());
    }

    @Test
    void aPrivateAddressIsNotTriedAgain() {
        RobotsTxt robots = robots(CrawlSettings.defaults().attempts(3).publicOnly(true));
        fetch(robots, site.url("/x"));
        assertEquals(Outcome.PRIVATE_ADDRESS, robots.answer(site.url("/x")).outcome());
    }

    @Test
    void fiveRedirectsAreFollowedEachInTheTurnOfItsHostAndMoreAreNoRules() {
        for (int i = 1; i <= 6; i++) {
            String next = site.url(i % 2 == 0 ? "127.0.0.1" : "127.0.0.2", "/rules" + i);
            site.page(
                    i == 1 ? "/robots.txt" : "/rules" + (i - 1),
                    (request, out) -> answer(out, 301, Map.of("Location", next), ""));
        }
        site.page("/rules6", (request, out) -> answer(out, 200, Map.of(), "User-agent: *\nDisallow: /"));
        RobotsTxt robots = asked(1);
        assertTrue(robots.answer(site.url("/x")).allowed());
        assertEquals(0, site.count("/rules6"));
        site.page("/rules5", (request, out) -> answer(out, 200, Map.of(), "User-agent: *\nDisallow: /"));
        turns.clear();
        fetch(robots, site.url("/x"));
        assertEquals(RobotsTxt.Answer.FORBIDDEN, robots.answer(site.url("/x")));
        assertEquals(site.url("/robots.txt"), turns.get(0));
        assertEquals(site.url("127.0.0.2", "/rules5"), turns.get(5));
    }

    @Test
    void aRedirectOutOfTheWebIsNoRules() {
        site.page("/robots.txt", (request, out) -> answer(out, 302, Map.of("Location", "mailto:x@e.org"), ""));
        assertTrue(asked(1).answer(site.url("/x")).allowed());
    }

    @Test
    void delaysAreCappedAndThoseOfNothingAreNone() {
        site.page(
                "/robots.txt",
                (request, out) -> answer(
                        out,
                        200,
                        Map.of(),
                        "User-agent: tagwave\nCrawl-delay: 2\nDisallow: /shut\nSitemap: " + site.url("/map.xml")
                                + "\nUser-agent: *\nDisallow: /"));
        RobotsTxt robots = asked(1);
        assertEquals(Duration.ofSeconds(2), robots.crawlDelay(site.url("/x")));
        assertEquals(List.of(site.url("/map.xml")), robots.sitemaps(site.url("/x")));
        assertTrue(robots.answer(site.url("/x")).allowed(), "its own rules count, not those for all");
        assertNull(robots.crawlDelay("http://unknown.example/"));
        assertEquals(List.of(), robots.sitemaps("http://unknown.example/"));
        RobotsTxt hasty = robots(CrawlSettings.defaults().maxCrawlDelay(Duration.ofMillis(1999)));
        fetch(hasty, site.url("/x"));
        assertEquals(Duration.ofMillis(1999), hasty.crawlDelay(site.url("/x")));
        site.page("/robots.txt", (request, out) -> answer(out, 200, Map.of(), "User-agent: *\nCrawl-delay: 86400"));
        fetch(hasty, site.url("/x"));
        assertEquals(Duration.ofMillis(1999), hasty.crawlDelay(site.url("/x")));
        assertTrue(hasty.answer(site.url("/x")).allowed(), "a long pause is no refusal");
        site.page("/robots.txt", (request, out) -> answer(out, 200, Map.of(), "User-agent: *\nCrawl-delay: 0"));
        fetch(hasty, site.url("/x"));
        assertNull(hasty.crawlDelay(site.url("/x")));
    }

    @Test
    void onlyOneIsSentForTheRulesAndWhoComesMeanwhileWaits() {
        RobotsTxt robots = robots(CrawlSettings.defaults());
        assertEquals(RobotsTxt.Answer.ASK, robots.answer(site.url("/x")));
        assertNotNull(robots.answer(site.url("/y")).later());
        assertEquals(RobotsTxt.Answer.ASK, robots.answer("http://other.example/x"), "another host has other rules");
        assertThrows(
                IllegalStateException.class,
                () -> robots.fetch(site.url("/x"), address -> {
                    throw new IllegalStateException("a fault on the way");
                }));
        assertEquals(RobotsTxt.Answer.ASK, robots.answer(site.url("/y")), "somebody has to go again");
    }

    @ParameterizedTest
    @ValueSource(strings = {"301", "99999999999999", "Fri, 31 Dec 9999 23:59:59 GMT"})
    void aServerThatWantsToBeLeftAloneForTooLongForbidsEverythingAtOnce(String pause) {
        site.page("/robots.txt", (request, out) -> answer(out, 503, Map.of("Retry-After", pause), ""));
        RobotsTxt.Answer answer = asked(3).answer(site.url("/x"));
        assertEquals(Outcome.UNREACHABLE, answer.outcome());
        assertTrue(answer.reason().startsWith("robots.txt: HTTP 503, to be left alone for "), answer.reason());
    }

    @Test
    void theLongestPauseIsStillWaitedFor() {
        site.page("/robots.txt", (request, out) -> answer(out, 503, Map.of("Retry-After", "300"), ""));
        assertNotNull(asked(3).answer(site.url("/x")).later());
    }

    @Test
    void rulesAreKeptOfSoManyHostsAndForgottenWhereTheyWereUsedLongestAgo() {
        String refused = "http://127.0.0.1:1/";
        RobotsTxt robots = asked(1);
        for (int i = 2; i < 4096; i++) {
            robots.answer("http://host" + i + ".example/");
        }
        fetch(robots, refused);
        assertTrue(robots.answer(site.url("/x")).allowed(), "as many as may be");
        robots.answer("http://host4096.example/");
        for (int i = 2; i < 4096; i++) {
            robots.answer("http://host" + i + ".example/");
        }
        fetch(robots, refused);
        assertEquals(RobotsTxt.Answer.ASK, robots.answer(site.url("/x")));
        assertNotNull(robots.answer(refused).outcome());
    }

    @Test
    void whoCanNotComeBackFetchesTheRulesOrWaitsForThoseThatAnotherFetches() throws Exception {
        CountDownLatch ready = new CountDownLatch(1);
        site.page("/robots.txt", (request, out) -> {
            ready.await();
            answer(out, 200, Map.of(), "User-agent: *\nDisallow: /shut");
        });
        RobotsTxt robots = robots(CrawlSettings.defaults());
        FutureTask<Boolean> first = admitting(robots, "/a");
        FutureTask<Boolean> second = admitting(robots, "/b");
        FutureTask<Boolean> third = admitting(robots, "/shut");
        ready.countDown();
        assertTrue(first.get());
        assertTrue(second.get());
        assertFalse(third.get());
        assertEquals(1, site.count("/robots.txt"));
        assertEquals(List.of(site.url("/robots.txt")), turns);
    }

    @Test
    void whoIsInterruptedInThatWaitIsNotAdmittedAndStaysInterrupted() throws Exception {
        RobotsTxt robots = robots(CrawlSettings.defaults());
        assertEquals(RobotsTxt.Answer.ASK, robots.answer(site.url("/x")), "somebody is under way, and stays so");
        FutureTask<Boolean> interrupted = admitting(() -> !admits(robots, "/x") && Thread.interrupted(), "/x");
        Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("admits /x"))
                .forEach(Thread::interrupt);
        assertTrue(interrupted.get());
    }

    @Test
    void whoCanNotComeBackAsksAgainAtOnceWhereTheServerAllowsItAndLeavesNobodyWaiting() {
        site.page("/robots.txt", (request, out) -> {
            boolean well = site.count("/robots.txt") == 2;
            answer(out, well ? 200 : 503, Map.of("Retry-After", "0"), "User-agent: *\nDisallow: /shut");
        });
        RobotsTxt robots = robots(CrawlSettings.defaults().attempts(3));
        assertTrue(admits(robots, "/x"));
        assertTrue(robots.answer(site.url("/y")).allowed());
    }

    @Test
    void rulesThatAreRefusedForNowAdmitNothing() {
        site.page("/robots.txt", (request, out) -> answer(out, 503, Map.of("Retry-After", "60"), ""));
        RobotsTxt robots = robots(CrawlSettings.defaults());
        assertFalse(admits(robots, "/x"));
        assertFalse(admits(robots, "/x"));
        assertEquals(1, site.count("/robots.txt"));
    }

    private FutureTask<Boolean> admitting(RobotsTxt robots, String path) {
        return admitting(() -> admits(robots, path), path);
    }

    /** Returns once the thread waits, be it for the server or for another thread. */
    private FutureTask<Boolean> admitting(Callable<Boolean> asking, String path) {
        FutureTask<Boolean> task = new FutureTask<>(asking);
        Thread thread = new Thread(task, "admits " + path);
        long asked = site.count("/robots.txt");
        thread.start();
        while (thread.isAlive() && thread.getState() != Thread.State.WAITING && site.count("/robots.txt") == asked) {
            Thread.onSpinWait();
        }
        return task;
    }

    private boolean admits(RobotsTxt robots, String path) {
        return robots.admits(site.url(path), address -> () -> turns.add(address));
    }

    private RobotsTxt asked(int attempts) {
        RobotsTxt robots = robots(CrawlSettings.defaults().attempts(attempts));
        assertEquals(RobotsTxt.Answer.ASK, robots.answer(site.url("/x")));
        fetch(robots, site.url("/x"));
        return robots;
    }

    private RobotsTxt robots(CrawlSettings settings) {
        CrawlSettings built = settings.timeout(Duration.ofSeconds(5));
        if (source != null) {
            source.close();
        }
        source = new HttpPageSource(built);
        return new RobotsTxt(built, source);
    }

    private void fetch(RobotsTxt robots, String url) {
        robots.fetch(url, address -> () -> turns.add(address));
    }
}
