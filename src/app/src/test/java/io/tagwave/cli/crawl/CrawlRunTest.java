package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tagwave.crawl.CrawlSettings;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.visit.GracefulShutdown;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CrawlRunTest {

    /** Not by what a person asked for alone: any fault would leave a crawl that the next command is refused for. */
    @Test
    void aCrawlThatAFaultKeepsFromBeginningIsTakenBack() {
        PrintWriter err = new PrintWriter(new StringWriter());
        try (GracefulShutdown stop = new GracefulShutdown(err, "crawl --resume");
                Database database = Database.open("jdbc:h2:mem:fault")) {
            Crawls crawls = new Crawls(database);
            long id = crawls.start(List.of("http://e.invalid/"), "crawl http://e.invalid/");
            CrawlRenderOptions none = null;
            CrawlRun run = new CrawlRun(
                    database,
                    id,
                    CrawlSettings.defaults(),
                    FrontierSettings.defaults(),
                    none,
                    null,
                    List.of(),
                    null,
                    false,
                    null,
                    false);
            assertThrows(NullPointerException.class, () -> run.run(List.of("http://e.invalid/"), true, stop, err));
            assertEquals(Optional.empty(), crawls.latest());
        }
    }
}
