package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.store.StoreException;
import io.tagwave.store.query.QueryRows;
import io.tagwave.store.query.SqlProblem;
import io.tagwave.store.query.SqlSession;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The program in a JVM of its own, killed again and again while it crawls, and then let run to its end. */
class CrawlKillTest {

    /** As many as one likes, by {@code -Dtagwave.kills=200}. */
    private static final int KILLS = Integer.getInteger("tagwave.kills", 10);

    private static final int PAGES = 17 * KILLS;

    /** A run is killed after so many requests at most: half of it, less what is lost each time, times the kills is nearly the whole crawl. */
    private static final int LONGEST_RUN = 64;

    private static final int JITTER_MILLIS = 30;

    @TempDir
    Path folder;

    private volatile boolean reading = true;
    private int reads;

    @Test
    @Timeout(3600)
    void aCrawlThatIsKilledAgainAndAgainLosesNothingAndDoesNothingTwice() throws Exception {
        Random random = new Random(5);
        int kills = 0;
        Thread reader = new Thread(this::readOnAndOn, "reader");
        reader.start();
        try (TestSite site = new TestSite()) {
            site.otherwise(CrawlKillTest::serve);
            for (int i = 0; i < KILLS; i++) {
                kills += killed(site, random.nextInt(LONGEST_RUN), random.nextInt(JITTER_MILLIS)) ? 1 : 0;
            }
            double doneBefore = number("SELECT COUNT(*) FROM page");
            Process last = start(site);
            last.waitFor();
            assertEquals(0, last.exitValue(), Files.readString(folder.resolve("log")));
            System.out.printf(
                    "kill test: %d kills while crawling, %.0f of %d pages done by then, read %d times meanwhile%n",
                    kills, doneBefore, PAGES, reads);
        } finally {
            reading = false;
            reader.join();
        }
        assertTrue(reads > 0, "somebody read meanwhile");
        assertEquals(KILLS, kills);
        assertEquals(PAGES, number("SELECT COUNT(*) FROM page"));
        assertEquals(PAGES, number("SELECT COUNT(DISTINCT url) FROM page WHERE outcome = 'done'"));
        assertEquals(PAGES, number("SELECT COUNT(*) FROM frontier WHERE state = 2"));
        assertEquals(0, number("SELECT COUNT(*) FROM page WHERE record_count = 0"));
        everyCountAgrees();
        nothingIsLeftOver();
    }

    /** Somebody who looks at the crawl all the time, whether it runs or not. */
    private void readOnAndOn() {
        while (reading) {
            try (SqlSession session = SqlSession.open(database(), false);
                    QueryRows rows = session.run("SELECT COUNT(*) FROM records")) {
                rows.next();
                reads++;
            } catch (StoreException | SqlProblem e) {
                // The crawl was killed, or is about to start.
            }
            LockSupport.parkNanos(20_000_000);
        }
    }

    private void everyCountAgrees() throws SQLException {
        assertEquals(
                0,
                number("SELECT COUNT(*) FROM page p WHERE region_count <>"
                        + " (SELECT COUNT(*) FROM region r WHERE r.page_id = p.id)"));
        assertEquals(
                0,
                number("SELECT COUNT(*) FROM page p WHERE record_count <>"
                        + " (SELECT COUNT(*) FROM data_record r WHERE r.page_id = p.id)"));
        assertEquals(
                0,
                number("SELECT COUNT(*) FROM page p WHERE link_count <>"
                        + " (SELECT COUNT(*) FROM link l WHERE l.page_id = p.id)"));
        assertEquals(
                0,
                number("SELECT COUNT(*) FROM region g WHERE record_count <>"
                        + " (SELECT COUNT(*) FROM data_record r WHERE r.region_id = g.id)"));
    }

    private void nothingIsLeftOver() throws SQLException {
        for (String table : List.of("region", "data_record", "link", "timing", "page_html")) {
            String orphans = " WHERE page_id NOT IN (SELECT id FROM page)";
            assertEquals(0, number("SELECT COUNT(*) FROM " + table + orphans), table);
        }
        assertEquals(0, number("SELECT COUNT(*) FROM data_record WHERE region_id NOT IN (SELECT id FROM region)"));
        assertEquals(0, number("SELECT COUNT(*) FROM region_column WHERE region_id NOT IN (SELECT id FROM region)"));
        assertEquals(
                0,
                number("SELECT COUNT(*) FROM region r WHERE content AND column_count <>"
                        + " (SELECT COUNT(*) FROM region_column c WHERE c.region_id = r.id)"));
        assertEquals(PAGES, number("SELECT COUNT(*) FROM timing WHERE stage = 'parse'"));
    }

    /** Starts the crawl, kills it some time after some requests. False when it ended itself before. */
    private boolean killed(TestSite site, int requests, int millis) throws Exception {
        int before = site.requests().size();
        return TestSignals.kill(start(site), () -> site.requests().size() - before, requests, millis);
    }

    private Process start(TestSite site) throws IOException {
        return Cli.start(
                folder.resolve("log"),
                "crawl",
                site.url("/0"),
                "--resume",
                "--delay",
                "0",
                "--threads",
                "4",
                "--keep-html",
                "--db",
                database());
    }

    /** Page n has a list of records, and links to pages 2n + 1 and 2n + 2 and to some that are known. */
    private static void serve(TestSite.Request request, OutputStream out) throws IOException, InterruptedException {
        if (!request.path().matches("/\\d+")) {
            TestSite.answer(out, 404, java.util.Map.of(), "");
            return;
        }
        int n = Integer.parseInt(request.path().substring(1));
        Thread.sleep(5);
        StringBuilder html = new StringBuilder("<!doctype html><title>" + n + "</title><body><ul>");
        for (int i = 0; i < 12; i++) {
            int target = i < 2 ? 2 * n + 1 + i : (n * 7 + i) % PAGES;
            html.append("<li class=item><a href=/" + target % PAGES + ">Product " + i + " of " + n + "</a>"
                    + "<span class=price>" + (n + i) + ".95</span><p>Some words about number " + i + "</p></li>");
        }
        TestSite.html(out, html + "</ul>");
    }

    private String database() {
        return folder.resolve("killed").toString();
    }

    private double number(String sql) throws SQLException {
        return Cli.number(database(), sql);
    }
}
