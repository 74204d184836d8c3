package io.tagwave.store.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.tagwave.cli.Cli;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.PostgresServer;
import io.tagwave.store.StoreException;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** On PostgreSQL, which any number of processes may open. */
class CrawlLockTest {

    @Test
    void aCrawlHasOneOwnerAtATime() {
        Assumptions.assumeTrue(
                PostgresServer.installed().isPresent(), "PostgreSQL is not installed: apt-get install postgresql");
        try (PostgresServer server = PostgresServer.start();
                Database database = Database.open(server.url())) {
            long id = new Crawls(database).start(List.of("http://127.0.0.1:1/"), "");
            FrontierSettings settings = FrontierSettings.defaults();
            try (DatabaseFrontier owner = DatabaseFrontier.open(database, id, settings)) {
                owner.add(List.of("http://127.0.0.1:1/"), 0);
                assertThrows(StoreException.class, () -> DatabaseFrontier.open(database, id, settings));
                Cli second = Cli.run("crawl", "--resume", "--db", server.url());
                assertEquals(2, second.status());
                assertEquals(
                        "crawl 1 is under way in another process: take part with crawl --join, wait for its end, or stop it there\n",
                        second.err());
                long other = new Crawls(database).start(List.of(), "");
                DatabaseFrontier.open(database, other, settings).close();
            }
            DatabaseFrontier.open(database, id, settings).close();
        }
    }
}
