package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.render.TestBrowsers;
import io.tagwave.store.StoreException;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.store.query.TableInfo;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The program in a JVM of its own, killed again and again while it crawls, and then let run to its end: it leaves what the same crawl
 * leaves that nobody killed.
 */
@Tag("slow")
class CrawlKillTest {

    /** As many for each sort of crawl as one likes, by {@code -Dtagwave.kills=60}. */
    private static final int KILLS = Integer.getInteger("tagwave.kills", 2);

    private static final int JITTER_MILLIS = 30;

    /** Pages that do not change are so for whoever asks by their tag. */
    private static final String TAG = "\"constant\"";

    @TempDir
    Path folder;

    private volatile boolean reading = true;
    private int reads;

    /** What is stored of the pages, or how the crawl comes to them. */
    private enum Sort {
        KEPT(1, 40, "--keep-html"),
        ALL_THAT_IS_FOUND(1, 40, "--keep-html", "--menu-first", "--lists-first", "--sitemaps"),
        RENDERED(1, 16, "--render", "always", "--browsers", "2"),
        AGAIN(2, 40, "--revisit");

        /** The number of the crawl that is killed: one may be there before. */
        private final int crawl;

        /** A run is killed after so many requests at most. Half of it, times the kills, is nearly the whole crawl. */
        private final int longestRun;

        private final int pages;
        private final List<String> options;

        Sort(int crawl, int longestRun, String... options) {
            this.crawl = crawl;
            this.longestRun = longestRun;
            this.pages = longestRun * 3 / 2 + longestRun / 2 * KILLS;
            this.options = List.of(options);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aCrawlThatIsKilledAgainAndAgainLosesNothingAndDoesNothingTwice(Sort sort) throws Exception {
        if (sort == Sort.RENDERED) {
            TestBrowsers.require("chromium");
        }
        Random random = new Random(5);
        int kills = 0;
        Thread reader = new Thread(this::readOnAndOn, "reader");
        try (TestSite site = new TestSite()) {
            site.otherwise((request, out) -> serve(request, out, sort.pages));
            if (sort == Sort.AGAIN) {
                whole(site, sort, "killed");
            }
            reader.start();
            for (int i = 0; i < KILLS; i++) {
                kills += killed(site, sort, random.nextInt(sort.longestRun), random.nextInt(JITTER_MILLIS)) ? 1 : 0;
                opensForReading();
            }
            double doneBefore = number("SELECT COUNT(*) FROM page WHERE crawl_id = " + sort.crawl);
            assertEquals(0, TestSignals.end(start(site, sort)), Files.readString(folder.resolve("log")));
            for (int crawl = 1; crawl <= sort.crawl; crawl++) {
                whole(site, sort, "whole");
            }
            System.out.printf(
                    "kill test: %d kills while crawling (%s), %.0f of %d pages done by then, read %d times meanwhile%n",
                    kills, sort, doneBefore, sort.pages, reads);
        } finally {
            reading = false;
            reader.join();
        }
        assertTrue(reads > 0, "somebody read meanwhile");
        assertEquals(KILLS, kills);
        String own = " FROM page WHERE crawl_id = " + sort.crawl;
        assertEquals(sort.pages, number("SELECT COUNT(*)" + own));
        assertEquals(
                sort.pages, number("SELECT COUNT(DISTINCT url)" + own + " AND outcome IN ('done', 'not_modified')"));
        assertEquals(sort.pages, number("SELECT COUNT(*) FROM frontier WHERE state = 2 AND crawl_id = " + sort.crawl));
        assertEquals(0, number("SELECT COUNT(*)" + own + " AND record_count = 0 AND outcome = 'done'"));
        everyCountAgrees();
        nothingIsLeftOver();
        assertEquals(counts("whole"), counts("killed"));
    }

    /** A crawl that nobody kills needs no JVM of its own. */
    private void whole(TestSite site, Sort sort, String name) throws SQLException {
        Cli run = Cli.run(command(site, sort, name));
        assertEquals(0, run.status(), run.err());
    }

    /** However a crawl ended, what it has is there to be read. */
    private void opensForReading() throws IOException, SQLException {
        if (Files.exists(folder.resolve("killed.mv.db")) && Files.size(folder.resolve("killed.mv.db")) > 0) {
            number("SELECT COUNT(*) FROM records");
        }
    }

    /** How many rows each table has, lists under one name. Groups of pages of one template start anew with each run. */
    private Map<String, Long> counts(String name) throws SqlStatementException {
        Map<String, Long> counts = new TreeMap<>();
        try (SqlSession session = SqlSession.open(folder.resolve(name).toString(), false)) {
            for (TableInfo relation : session.relations()) {
                try (QueryResult rows = session.run("SELECT COUNT(*) FROM " + relation.name())) {
                    counts.merge(
                            relation.name().replaceFirst("_\\d+$", "_N"),
                            (Long) rows.next().get(0),
                            Long::sum);
                }
            }
        }
        counts.remove("template");
        return counts;
    }

    /** Somebody who looks at the crawl all the time, whether it runs or not. */
    private void readOnAndOn() {
        while (reading) {
            try (SqlSession session = SqlSession.open(database("killed"), false);
                    QueryResult rows = session.run("SELECT COUNT(*) FROM records")) {
                rows.next();
                reads++;
            } catch (StoreException | SqlStatementException e) {
                // The crawl was killed, or is about to start.
            }
            LockSupport.parkNanos(100_000_000);
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
            String orphans = " t WHERE NOT EXISTS (SELECT 1 FROM page p WHERE p.id = t.page_id)";
            assertEquals(0, number("SELECT COUNT(*) FROM " + table + orphans), table);
        }
        assertEquals(0, number(orphans("data_record")));
        assertEquals(0, number(orphans("region_column")));
        assertEquals(
                0,
                number("SELECT COUNT(*) FROM region r WHERE content AND column_count <>"
                        + " (SELECT COUNT(*) FROM region_column c WHERE c.region_id = r.id)"));
        assertEquals(
                number("SELECT COUNT(*) FROM page WHERE outcome = 'done'"),
                number("SELECT COUNT(*) FROM timing WHERE stage = 'parse'"));
    }

    private static String orphans(String part) {
        return "SELECT COUNT(*) FROM " + part + " t WHERE NOT EXISTS (SELECT 1 FROM region r WHERE r.id = t.region_id)";
    }

    /** Starts the crawl, kills it some time after some requests. False when it ended itself before. */
    private boolean killed(TestSite site, Sort sort, int requests, int millis) throws Exception {
        int before = site.requests().size();
        return TestSignals.kill(start(site, sort), () -> site.requests().size() - before, requests, millis);
    }

    private Process start(TestSite site, Sort sort) throws IOException, SQLException {
        return Cli.start(folder.resolve("log"), command(site, sort, "killed"));
    }

    /** Begins or goes on with the crawl of a database; where it holds fewer crawls than are wanted, begins another one. */
    private String[] command(TestSite site, Sort sort, String name) throws SQLException {
        boolean isThere = Files.exists(folder.resolve(name + ".mv.db"));
        boolean another = isThere && sort.crawl > Cli.number(database(name), "SELECT COUNT(*) FROM crawl");
        List<String> command = new ArrayList<>(List.of("crawl", site.url("/0"), another ? "--new" : "--resume"));
        command.addAll(List.of("--delay", "0", "--threads", "4", "--db", database(name)));
        command.addAll(sort.options);
        return command.toArray(String[]::new);
    }

    /** Page n has a list of records, and links to pages 2n + 1 and 2n + 2 and to some that are known. */
    private static void serve(TestSite.Request request, OutputStream out, int pages)
            throws IOException, InterruptedException {
        if (request.path().equals("/sitemap.xml")) {
            StringBuilder map = new StringBuilder("<urlset>");
            for (int i = pages / 2; i < pages; i += 3) {
                map.append("<url><loc>http://" + request.headers().get("host") + "/" + i + "</loc></url>");
            }
            TestSite.answer(out, 200, Map.of("Content-Type", "text/xml"), map + "</urlset>");
            return;
        }
        if (!request.path().matches("/\\d+")) {
            TestSite.answer(out, 404, Map.of(), "");
            return;
        }
        int n = Integer.parseInt(request.path().substring(1));
        // A program that has just started is slow to store: with less it is killed before it has stored anything.
        Thread.sleep(25);
        if (n % 2 == 1 && TAG.equals(request.headers().get("if-none-match"))) {
            TestSite.answer(out, 304, Map.of("ETag", TAG), "");
            return;
        }
        StringBuilder html = new StringBuilder("<!doctype html><title>" + n + "</title><body><ul>");
        for (int i = 0; i < 12; i++) {
            int target = i < 2 ? 2 * n + 1 + i : (n * 7 + i) % pages;
            html.append("<li class=item><a href=/" + target % pages + ">Product " + i + " of " + n + "</a>"
                    + "<span class=price>" + (n + i) + ".95</span><p>Some words about number " + i + "</p></li>");
        }
        TestSite.answer(out, 200, Map.of("Content-Type", "text/html", "ETag", TAG), html + "</ul>");
    }

    private String database(String name) {
        return folder.resolve(name).toString();
    }

    private double number(String sql) throws SQLException {
        return Cli.number(database("killed"), sql);
    }
}
