package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.frontier.FrontierSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("alone")
@Tag("slow")
class FairnessTest {

    private static final int HOSTS = 40;
    private static final int PAGES = 10;
    private static final int DELAY = 200;

    @TempDir
    Path folder;

    /**
     * 40 hosts, 8 workers, 200 ms: the ideal is one host's robots.txt and pages, one delay apart. Workers that sleep on
     * their host would take more than five times as long.
     */
    @Test
    void manyHostsTakeHardlyLongerThanOne() throws Exception {
        try (TestSite site = new TestSite()) {
            List<String> links =
                    IntStream.range(1, PAGES).mapToObj(i -> "/" + i).toList();
            site.otherwise((request, out) -> TestSite.html(out, request.host() + request.path()));
            site.page("/robots.txt", (request, out) -> TestSite.answer(out, 404, Map.of(), ""));
            site.page("/", (request, out) -> TestSite.html(out, TestSite.linking(request.host(), links)));
            crawl(site, folder.resolve("cold"), Duration.ZERO);
            long workStart = System.nanoTime();
            crawl(site, folder.resolve("work"), Duration.ZERO);
            double work = (System.nanoTime() - workStart) / 1e9;
            int before = site.requests().size();
            long start = System.nanoTime();
            List<Double> gaps = crawl(site, folder.resolve("warm"), Duration.ofMillis(DELAY));
            double seconds = (System.nanoTime() - start) / 1e9;
            double ideal = PAGES * DELAY / 1000.0;
            System.out.printf(
                    "fairness: %.2f s, ideal %.2f s, ratio %.2f; without delay %.2f s; gaps in ms: %s%n",
                    seconds, ideal, seconds / ideal, work, histogram(gaps));
            assertEquals(HOSTS * (PAGES + 1), site.requests().size() - before);
            assertEquals(HOSTS * PAGES, gaps.size());
            // The turn itself is never early; a worker may be put to sleep before it can look at its watch.
            assertTrue(gaps.get(gaps.size() / 20) >= DELAY - 1, "early: " + gaps.subList(0, 20));
            // On a busy machine the work itself takes its time, with or without pauses.
            assertTrue(seconds < 1.3 * ideal + 3 * work, seconds + " s, without delay " + work);
        }
    }

    private static List<Double> crawl(TestSite site, Path folder, Duration delay) throws Exception {
        String[] seeds = IntStream.rangeClosed(1, HOSTS)
                .mapToObj(i -> site.url("127.0.0." + i, "/"))
                .toArray(String[]::new);
        TestCrawl crawl = new TestCrawl(folder)
                .frontier(FrontierSettings.defaults().withDelay(delay).withPerHost(4));
        crawl.settings(settings -> settings.threads(8));
        crawl.run(seeds);
        return crawl.turns().gaps();
    }

    private static Map<String, Long> histogram(List<Double> gaps) {
        return gaps.stream().collect(Collectors.groupingBy(FairnessTest::bin, TreeMap::new, Collectors.counting()));
    }

    private static String bin(double gap) {
        if (gap < DELAY) {
            return "<" + DELAY;
        }
        return gap < DELAY + 5 ? DELAY + "-" + (DELAY + 5) : gap < DELAY + 20 ? DELAY + "+5..20" : DELAY + "+20..";
    }
}
