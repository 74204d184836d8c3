package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.Cli;
import io.tagwave.render.TestBrowsers;
import io.tagwave.rows.JsonText;
import io.tagwave.store.PostgresServer;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A shop of ten pages is taken whole, again when it has changed, and again when nothing has. */
class ListCommandTest extends ShopFixture {

    @Test
    void threeVisits() throws IOException {
        threeVisits(database());
    }

    @Test
    @Tag("slow")
    void threeVisitsOnPostgres() throws IOException {
        Assumptions.assumeTrue(PostgresServer.installed().isPresent(), "PostgreSQL is not installed");
        try (PostgresServer server = PostgresServer.start()) {
            threeVisits(server.url());
        }
    }

    @Test
    @Tag("slow")
    void threeVisitsInABrowser() throws IOException {
        TestBrowsers.require("chromium");
        threeVisits(database(), "--render", "always", "--browsers", "1");
    }

    private void threeVisits(String db, String... options) throws IOException {
        visit(db, options);
        assertEquals(List.of(), changes(db));
        shop.season(2);
        visit(db, options);
        assertEquals(shop.changes(), new HashSet<>(changes(db)));
        assertEquals(shop.changes().size(), changes(db).size());
        visit(db, options);
        assertEquals(List.of(), changes(db));
        String history = query(db, "SELECT COUNT(*) FROM history_1 WHERE first_crawl = 1 AND last_crawl = 1");
        assertEquals("32", history, "12 are gone, 20 had another price");
        assertEquals("240", query(db, "SELECT COUNT(*) FROM history_1 WHERE last_crawl = 3"));
        assertEquals("32", query(db, "SELECT COUNT(*) FROM history_1 WHERE first_crawl = 2 AND last_crawl = 3"));
        assertEquals("240", query(db, "SELECT COUNT(*) FROM merged_1"), "as the first crawl saw it");
        assertEquals("44", query(db, "SELECT COUNT(*) FROM changes WHERE crawl = 2"));
    }

    @Test
    void itemsOfPagesThatALimitedCrawlDoesNotComeToStay() throws IOException {
        visit(database());
        shop.redesign(html -> html.replace("Imprint and", "Imprint,"));
        for (String[] limit : new String[][] {{"--pages", "2"}, {"--depth", "0"}, {"--exclude", "page=3"}}) {
            Cli limited = Cli.run(with("list", site.url("/shop"), limit[0], limit[1]));
            assertEquals(0, limited.status(), limited.err());
            assertWhole();
            assertEquals(List.of(), changes(database()), limit[0]);
            shop.redesign(html -> html.replace("Imprint and", "Imprint and " + limit[0]));
        }
        Cli crawl = Cli.run("crawl", site.url("/shop"), "--db", database(), "--new", "--delay", "0", "--depth", "0");
        assertEquals(0, crawl.status(), crawl.err());
        assertEquals("240", query(database(), "SELECT COUNT(*) FROM current_1"));
        assertEquals(List.of(), changes(database()));
    }

    @Test
    void itemsOfAPageThatNothingLeadsToAnyMoreAreGone() throws IOException {
        visit(database());
        Cli.run(with("list", site.url("/shop"), "--pages", "2"));
        shop.redesign(html -> html.replaceAll("<a (rel=next )?href='/shop\\?page=10'>.*?</a>", ""));
        Cli list = Cli.run(with("list", site.url("/shop")));
        assertEquals(0, list.status(), list.err());
        assertEquals("216", query(database(), "SELECT COUNT(*) FROM current_1"));
        List<String> changes = changes(database());
        assertEquals(24, changes.size(), changes.toString());
        assertTrue(changes.stream().allMatch(change -> change.startsWith("gone ")), changes.toString());
    }

    @Test
    void changesOfNoListAreRefused() {
        Cli.run(with("list", site.url("/shop"), "--pages", "1"));
        Cli none = Cli.run("changes", "--db", database(), "--list", "99");
        assertEquals(2, none.status());
        assertTrue(none.err().startsWith("--list: expected a number"), none.err());
        assertEquals(0, Cli.run("changes", "--db", database(), "--list", "1").status());
        Cli csv = Cli.run("changes", "--db", database(), "--format", "csv");
        assertEquals(2, csv.status());
        assertTrue(csv.err().contains("expected text or jsonl, found csv"), csv.err());
    }

    @Test
    @Tag("slow")
    void killedAndResumed() throws Exception {
        for (int season = 1; season <= 2; season++) {
            shop.season(season);
            killAfter(3, "list", site.url("/shop"));
            killAfter(3, "list", "--resume");
            Cli end = Cli.run(with("list", "--resume"));
            assertEquals(0, end.status(), end.err());
            assertWhole();
        }
        assertEquals(shop.changes(), new HashSet<>(changes(database())));
        long asked = site.count("/shop");
        visit(database());
        assertEquals(asked + 1, site.count("/shop"));
        assertEquals(List.of(), changes(database()));
    }

    @Test
    void aPageThatCanNotBeHadTakesNothingAway() throws IOException {
        visit(database());
        shop.failAt("/shop?page=4");
        Cli broken = Cli.run(with("list", site.url("/shop"), "--attempts", "1"));
        assertEquals(1, broken.status(), broken.err());
        assertTrue(broken.err().contains("/shop?page=4: http_error"), broken.err());
        assertWhole();
        assertEquals(List.of(), changes(database()));
    }

    @Test
    void aWeeklyCrawlKeepsWhatHasNotChanged() throws IOException {
        String[] crawl = {"crawl", site.url("/shop"), "--db", database(), "--delay", "0", "--revisit"};
        assertEquals(0, Cli.run(crawl).status());
        assertEquals("1", query(database(), "SELECT COUNT(*) FROM page WHERE outcome = 'duplicate'"));
        String[] again = java.util.Arrays.copyOf(crawl, crawl.length + 1);
        again[crawl.length] = "--new";
        for (int week = 2; week <= 3; week++) {
            assertEquals(0, Cli.run(again).status());
            String notModified = " AND outcome = 'not_modified'";
            assertEquals(
                    week == 2 ? "10" : "11",
                    query(database(), "SELECT COUNT(*) FROM page WHERE crawl_id = " + week + notModified),
                    "the duplicate has nothing to be compared with at first");
            assertEquals("240", query(database(), "SELECT COUNT(*) FROM current_1"));
            assertEquals(List.of(), changes(database()));
        }
    }

    @Test
    void someFirstPagesAloneAreAskedFor() throws IOException {
        Cli two = Cli.run("list", site.url("/shop"), "-o", csv().toString(), "--delay", "0", "--pages", "2");
        assertEquals(0, two.status(), two.err());
        assertTrue(two.err().contains("48 items from 2 pages"), two.err());
        assertTrue(
                two.err()
                        .contains(
                                "Stopped after 2 pages (--pages 2). The list continues at " + site.url("/shop?page=3")),
                two.err());
        assertEquals(0, site.count("/shop?page=3"));
    }

    private void visit(String db, String... options) throws IOException {
        String[] command = {"list", site.url("/shop"), "-o", csv().toString(), "--db", db, "--delay", "0"};
        String[] all = new String[command.length + options.length];
        System.arraycopy(command, 0, all, 0, command.length);
        System.arraycopy(options, 0, all, command.length, options.length);
        Cli list = Cli.run(all);
        assertEquals(0, list.status(), list.err());
        assertTrue(list.err().contains("240 items from 10 pages"), list.err());
        assertWhole();
    }

    /** The file has all goods with their prices, each once. */
    private void assertWhole() throws IOException {
        Map<String, String> found = new TreeMap<>();
        List<String> lines = Files.readAllLines(csv());
        for (String line : lines.subList(1, lines.size())) {
            String name = line.replaceFirst("^.*\"([^\"]+ no\\. \\d+)\".*$", "$1");
            String price = line.replaceFirst("^.*€ ([\\d.]+).*$", "$1");
            assertEquals(null, found.put(name, price), line);
        }
        assertEquals(new TreeMap<>(shop.prices()), found);
    }

    private static List<String> changes(String db) throws IOException {
        Cli changes = Cli.run("changes", "--db", db, "--format", "jsonl");
        assertEquals(0, changes.status(), changes.err());
        List<String> found = new java.util.ArrayList<>();
        for (String line : changes.out().lines().toList()) {
            JsonNode change = JsonText.MAPPER.readTree(line);
            String kind = change.get("change").asText();
            List<String> names = new java.util.ArrayList<>(List.of(
                    "list",
                    "name",
                    "change",
                    "key",
                    "title",
                    "link",
                    "column",
                    "old",
                    "new",
                    "at",
                    "old_text",
                    "new_text",
                    "percent"));
            if (!kind.equals("changed")) {
                names.add("row");
            }
            assertEquals(names, Cli.names(change));
            assertEquals(
                    change.get("change").asText().equals("changed"),
                    change.get("old").isNumber(),
                    line);
            found.add(change.get("change").asText() + " "
                    + change.get("key").asText().replaceFirst(".*/", ""));
        }
        return found;
    }

    private static String query(String db, String sql) {
        Cli answer = Cli.run("sql", "--db", db, "--format", "csv", sql);
        assertEquals(0, answer.status(), answer.err());
        return answer.out().lines().skip(1).findFirst().orElseThrow();
    }

    private void killAfter(int requests, String... command) throws Exception {
        int before = site.requests().size();
        Process process = Cli.start(folder.resolve("log"), with(command));
        while (process.isAlive() && site.requests().size() <= before + requests) {
            Thread.sleep(1);
        }
        process.waitFor(30, TimeUnit.MILLISECONDS);
        assertTrue(process.isAlive(), "ended before it could be killed: " + Files.readString(folder.resolve("log")));
        process.destroyForcibly().waitFor();
    }
}
