package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.store.PostgresServer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Crawls into a PostgreSQL server that ends all connections meanwhile, as its restart does. */
@Tag("slow")
@Timeout(120)
class ReconnectedCrawlTest {

    @Test
    void aCrawlGoesOnWhenItsServerIsBack() throws Exception {
        Assumptions.assumeTrue(PostgresServer.installed().isPresent(), "PostgreSQL is not installed");
        try (PostgresServer server = PostgresServer.start();
                TestSite site = new TestSite()) {
            site.otherwise((request, out) -> {
                int number = Integer.parseInt("0" + request.path().replaceAll("\\D", ""));
                Thread.sleep(20);
                StringBuilder links = new StringBuilder("<p>Page " + number);
                for (int next = number * 5 + 1; next < Math.min(150, number * 5 + 6); next++) {
                    links.append(" <a href=/p" + next + ">" + next + "</a>");
                }
                TestSite.html(out, links.toString());
            });
            CompletableFuture<Cli> run = CompletableFuture.supplyAsync(() -> Cli.run(
                    "crawl", site.url("/"), "--db", server.url(), "--ignore-robots", "--delay", "0", "--threads", "2"));
            while (site.requests().size() < 30) {
                Thread.sleep(20);
            }
            try (Connection connection = DriverManager.getConnection(server.url());
                    Statement statement = connection.createStatement()) {
                statement.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        + " WHERE datname = current_database() AND pid <> pg_backend_pid()");
            }
            Cli ended = run.get();
            assertEquals(0, ended.status(), ended.err());
            assertTrue(ended.err().contains("connected again; the crawl continues"), ended.err());
            assertEquals(150, Cli.number(server.url(), "SELECT COUNT(*) FROM page WHERE outcome = 'done'"));
        }
    }
}
