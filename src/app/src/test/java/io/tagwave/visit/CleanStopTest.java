package io.tagwave.visit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.crawl.Crawl;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.store.frontier.H2Frontier;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class CleanStopTest {

    /** As that of a list's items, when Ctrl-C comes between it and that of the list. */
    @Test
    @Timeout(60)
    void aCrawlThatBeginsWhenTheProgramIsAboutToEndDoesNothing() throws InterruptedException {
        StringWriter said = new StringWriter();
        CleanStop stop = new CleanStop(new PrintWriter(said), "list --resume");
        Thread ending = new Thread(stop::stop, "ending");
        try (Database database = Database.open("jdbc:h2:mem:stop");
                HttpPageSource http = new HttpPageSource();
                H2Frontier frontier = H2Frontier.open(
                        database, new Crawls(database).start(List.of(), ""), FrontierSettings.defaults())) {
            Crawl<PageAnalysis> ended = crawl(frontier, http);
            stop.of(ended);
            assertFalse(stop.isStopping());
            ending.start();
            while (!ended.isStopping()) {
                Thread.onSpinWait();
            }
            Crawl<PageAnalysis> next = crawl(frontier, http);
            next.seed(List.of("http://e.invalid/"));
            stop.of(next);
            assertTrue(next.isStopping());
            assertTrue(stop.isStopping());
            next.run();
        } finally {
            stop.close();
        }
        ending.join();
        assertTrue(said.toString().contains("Go on with: tagwave list --resume"), said.toString());
    }

    private static Crawl<PageAnalysis> crawl(H2Frontier frontier, HttpPageSource http) {
        return new Crawl<>(CrawlSettings.defaults(), frontier, http, (lease, turn) -> {
            throw new AssertionError("asked for " + lease.url());
        });
    }
}
