package io.tagwave.visit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.crawl.Crawl;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.frontier.DatabaseFrontier;
import io.tagwave.store.frontier.FrontierSettings;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class GracefulShutdownTest {

    private final List<String> visited = new CopyOnWriteArrayList<>();

    /** As that of a list's items, when Ctrl-C comes between it and that of the list. */
    @Test
    @Timeout(60)
    void aCrawlThatBeginsWhenTheProgramIsAboutToEndDoesNothing() throws InterruptedException {
        StringWriter said = new StringWriter();
        GracefulShutdown stop = new GracefulShutdown(new PrintWriter(said), "list --resume");
        Thread ending = new Thread(stop::stop, "ending");
        try (Database database = Database.open("jdbc:h2:mem:stop");
                HttpPageSource http = new HttpPageSource();
                DatabaseFrontier frontier = DatabaseFrontier.open(
                        database, new Crawls(database).start(List.of(), ""), FrontierSettings.defaults())) {
            Crawl<PageAnalysis> ended = crawl(frontier, http);
            stop.of(ended);
            assertFalse(stop.isStopping());
            ending.start();
            while (!ended.isStopping()) {
                Thread.sleep(1);
            }
            Crawl<PageAnalysis> next = crawl(frontier, http);
            next.seed(List.of("http://e.invalid/"));
            stop.of(next);
            assertTrue(next.isStopping());
            assertTrue(stop.isStopping());
            next.run();
            assertEquals(List.of(), visited);
            assertEquals(0, frontier.progress().done());
            assertEquals(1, frontier.progress().waiting());
        } finally {
            stop.close();
        }
        ending.join();
        assertTrue(said.toString().contains("Go on with: tagwave list --resume"), said.toString());
    }

    /** What a visitor throws is stored as a fault of its page, and reaches no test. */
    private Crawl<PageAnalysis> crawl(DatabaseFrontier frontier, HttpPageSource http) {
        CrawlSettings settings = CrawlSettings.defaults().robots(false);
        return new Crawl<>(settings, frontier, http, (lease, turn) -> {
            visited.add(lease.url());
            throw new IllegalStateException("visited");
        });
    }
}
