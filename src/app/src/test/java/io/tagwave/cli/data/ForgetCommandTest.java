package io.tagwave.cli.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is forgotten makes the database smaller, and leaves the lists, their histories and their changes as they are. */
class ForgetCommandTest {

    private static final int PAGES = 12;
    private static final int ON_A_PAGE = 25;

    @TempDir
    Path folder;

    private volatile int week;

    /** Each week one item costs more, the first one is gone, and another one is added; the last page stays as it is. */
    private void serve(TestSite.Request request, OutputStream out) throws IOException {
        int page =
                request.path().contains("=") ? Integer.parseInt(request.path().replaceFirst(".*=", "")) : 1;
        StringBuilder items = new StringBuilder();
        int shift = page == PAGES ? 0 : week;
        for (int id = (page - 1) * 1000 + shift; id < (page - 1) * 1000 + ON_A_PAGE + shift; id++) {
            items.append("<li><h3><a href='/item/" + id + "'>Lamp " + id + "</a></h3><b>$" + (id + 100)
                    + (id % 1000 == 20 && shift > 0 ? "." + (10 + shift) : ".00") + "</b><p>Comes in "
                    + (2 + id % 3) + " sizes.</p></li>");
        }
        TestSite.html(
                out,
                "<!doctype html><title>Lamps</title><main><h1>Lamps</h1><ul>" + items + "</ul>"
                        + (page < PAGES ? "<a rel=next href='/all?page=" + (page + 1) + "'>Next</a>" : "") + "</main>");
    }

    @Test
    void whatIsForgottenIsKnownStill() throws SQLException {
        try (TestSite site = new TestSite().otherwise(this::serve)) {
            for (week = 0; week < 5; week++) {
                list(site);
            }
            String history = sql("SELECT key, price, first_crawl, last_crawl FROM history_1 ORDER BY key, first_crawl");
            String current = sql("SELECT * FROM current_1 ORDER BY key");
            String changes =
                    Cli.run("changes", "--db", db(), "--format", "jsonl").out();
            age(4);
            forget("9999d");
            long before = size();
            Cli run = forget("90d");
            assertTrue(run.err().startsWith("Removed 44 pages"), "the last page was read once: " + run.err());
            assertTrue(size() < before * 0.7, size() + " of " + before);
            assertEquals(
                    history,
                    sql("SELECT key, price, first_crawl, last_crawl FROM history_1 ORDER BY key, first_crawl"));
            assertEquals(current, sql("SELECT * FROM current_1 ORDER BY key"));
            assertEquals(
                    changes,
                    Cli.run("changes", "--db", db(), "--format", "jsonl").out());
            assertEquals("2", sql("SELECT COUNT(*) FROM lists"), "the latest two visits are compared");
            list(site);
            Set<String> told = new TreeSet<>(
                    Cli.run("changes", "--db", db()).out().lines().skip(1).toList());
            assertEquals(3 * (PAGES - 1), told.size(), told.toString());
            forget("9999d");
            long full = size();
            list(site);
            forget("9999d");
            assertTrue(size() - full <= 20 * 1024, "an unchanged run takes " + (size() - full) + " bytes");
        }
    }

    private void list(TestSite site) {
        Cli run = Cli.run(
                "list", site.url("/all"), "-o", folder.resolve("all.csv").toString(), "--db", db(), "--delay", "0");
        assertEquals(0, run.status(), run.err());
    }

    private Cli forget(String age) {
        Cli run = Cli.run("forget", "--db", db(), "--older", age);
        assertEquals(0, run.status(), run.err());
        return run;
    }

    private void age(int crawl) {
        try (Database database = Database.open(db())) {
            database.execute(
                    "age",
                    connection -> Sql.update(
                            connection,
                            "UPDATE crawl SET started_at = started_at - INTERVAL '100' DAY WHERE id <= ?",
                            crawl));
        }
    }

    private String sql(String query) {
        Cli run = Cli.run("sql", "--db", db(), "--format", "csv", query);
        assertEquals(0, run.status(), run.err());
        return run.out().lines().skip(1).reduce((a, b) -> a + "\n" + b).orElse("");
    }

    private long size() {
        return folder.resolve("lamps.mv.db").toFile().length();
    }

    private String db() {
        return folder.resolve("lamps").toString();
    }
}
