package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.TestSignals;
import io.tagwave.archive.WarcText;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.render.TestBrowsers;
import io.tagwave.rows.JsonText;
import io.tagwave.store.PostgresServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A shop of ten pages is taken whole, again when it has changed, and again when nothing has. */
class ListCommandTest {

    @TempDir
    Path folder;

    private final ChangingShop shop = new ChangingShop();
    private TestSite site;

    @BeforeEach
    void open() {
        site = new TestSite().otherwise(shop::serve);
    }

    @AfterEach
    void close() {
        site.close();
    }

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
    void aListThatContinuesByScriptIsSaidToBeIncomplete() {
        shop.redesign(html -> html.replaceAll("<link rel=.?next[^>]*>", "")
                .replaceAll("<a (rel=next )?href='/shop\\?page=\\d+'>", "<a href='#'>"));
        for (int run = 1; run <= 2; run++) {
            Cli list = Cli.run(with("list", site.url("/shop")));
            assertEquals(0, list.status(), list.err());
            assertTrue(list.err().contains("the list continues by links that only a script can follow"), list.err());
        }
    }

    @Test
    void aLastPageWithoutAListIsNamed() throws IOException {
        try (TestSite site2 = new TestSite()) {
            site2.html("/l", WarcText.html(1) + "<a rel=next href='/l?page=2'>Next</a>")
                    .html("/l?page=2", "<title>Shop</title><p>Lamp 9 is the only one left here.</p>");
            Cli list = Cli.run(with("list", site2.url("/l")));
            assertTrue(list.err().contains("No list was found on " + site2.url("/l?page=2")), list.err());
        }
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
    @Tag("slow")
    void aListWithoutEndThatIsStoppedIsWrittenUpToThere() throws Exception {
        try (TestSite endless = new TestSite()) {
            endless.otherwise((request, out) -> {
                String number = request.path().replaceAll("\\D", "");
                int page = number.isEmpty() ? 1 : Integer.parseInt(number);
                Thread.sleep(20);
                TestSite.html(out, WarcText.html(page) + "<a rel=next href=/p" + (page + 1) + ">Next</a>");
            });
            Process process = Cli.start(folder.resolve("log"), with("list", endless.url("/p1")));
            while (process.isAlive() && endless.requests().size() < 20) {
                Thread.sleep(5);
            }
            TestSignals.interrupt(process);
            assertTrue(process.waitFor(60, TimeUnit.SECONDS));
            String said = Files.readString(folder.resolve("log"));
            assertTrue(said.contains("Stopped before the end of the list: "), said);
            assertTrue(Files.readAllLines(csv()).size() > 100, said);
            Cli more = Cli.run(with("list", "--resume", "--pages", "40"));
            assertEquals(401, Files.readAllLines(csv()).size(), more.err());
        }
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

    @Test
    void whatLimitsLeaveOutIsTold() {
        Cli most = Cli.run(with("list", site.url("/shop"), "--max-pages", "2"));
        assertEquals(0, most.status(), most.err());
        assertTrue(most.err().contains("48 items from 2 pages"), most.err());
        assertTrue(
                most.err().contains("Stopped at --max-pages 2. The list continues at " + site.url("/shop?page=3")),
                most.err());
        Cli excluded = Cli.run(with("list", site.url("/shop"), "--exclude", "page=3"));
        assertTrue(excluded.err().contains("The list continues at " + site.url("/shop?page=3")), excluded.err());
        assertTrue(excluded.err().contains("--exclude"), excluded.err());
        Path shallow = folder.resolve("shallow.csv");
        Cli depth = Cli.run("list", site.url("/shop"), "-o", shallow.toString(), "--delay", "0", "--depth", "1");
        assertTrue(depth.err().contains("48 items from 2 pages"), depth.err());
        assertTrue(
                depth.err()
                        .contains(
                                "Stopped after 2 pages (--depth 1). The list continues at " + site.url("/shop?page=3")),
                depth.err());
    }

    @Test
    void aListThatRepeatsItselfEnds() throws IOException {
        site.otherwise((request, out) -> {
            int page = request.path().contains("=")
                    ? Integer.parseInt(request.path().replaceFirst(".*=", ""))
                    : 1;
            StringBuilder html = new StringBuilder("<title>" + page + "</title><ul>");
            for (int i = 0; i < 10; i++) {
                int number = Math.min(page, 3) * 10 + i;
                html.append("<li class=item><a href=/item/" + number + ">Lamp " + number + " of brass</a>"
                        + "<p>Some words about number " + number + "</p></li>");
            }
            TestSite.html(out, html + "</ul><a rel=next href='/list?page=" + (page + 1) + "'>next</a>");
        });
        Cli list = Cli.run("list", site.url("/list"), "-o", csv().toString(), "--delay", "0");
        assertEquals(0, list.status(), list.err());
        assertTrue(list.err().contains("30 items from 3 pages"), list.err());
        assertEquals(1, site.count("/list?page=4"));
        assertEquals(0, site.count("/list?page=5"));
    }

    @Test
    void aSingleItemOnTheLastPageIsAnItem() throws IOException {
        site.otherwise((request, out) -> TestSite.html(out, lamps(request.path(), "")));
        Cli list = Cli.run("list", site.url("/lamps"), "-o", csv().toString(), "--delay", "0");
        assertEquals(0, list.status(), list.err());
        assertTrue(list.err().contains("21 items from 3 pages"), list.err());
        List<String> lines = Files.readAllLines(csv());
        assertTrue(lines.get(21).contains("Lamp 20 of brass"), lines.get(21));
        assertEquals(
                lines.get(20).chars().filter(c -> c == ',').count(),
                lines.get(21).chars().filter(c -> c == ',').count());
    }

    @Test
    void linksThatAskNotToBeFollowedAreTold() throws IOException {
        site.otherwise((request, out) -> TestSite.html(out, lamps(request.path(), " rel=nofollow")));
        Cli list = Cli.run("list", site.url("/lamps"), "-o", csv().toString(), "--delay", "0");
        assertEquals(0, list.status(), list.err());
        assertTrue(list.err().contains("The list continues at " + site.url("/lamps?page=2")), list.err());
        assertTrue(list.err().contains("--ignore-page-robots"), list.err());
        Cli all = Cli.run("list", site.url("/lamps"), "-o", csv().toString(), "--delay", "0", "--ignore-page-robots");
        assertTrue(all.err().contains("21 items from 3 pages"), all.err());
    }

    /** Three pages, the last with one lamp. */
    private static String lamps(String path, String rel) {
        int page = path.contains("=") ? Integer.parseInt(path.replaceFirst(".*=", "")) : 1;
        StringBuilder html = new StringBuilder("<title>" + page + "</title><h1>Lamps</h1><ul class=lamps>");
        for (int i = 10 * (page - 1); i < Math.min(21, 10 * page); i++) {
            html.append("<li class=lamp><a href=/lamp/" + i + ">Lamp " + i + " of brass</a><p>Some words about lamp "
                    + i + "</p><b>€ " + (20 + i) + ".50</b></li>");
        }
        html.append("</ul><p>");
        for (int number = 1; number <= 3; number++) {
            html.append(
                    number == page
                            ? " " + number
                            : " <a" + rel + " href='/lamps?page=" + number + "'>" + number + "</a>");
        }
        return html + "</p>";
    }

    @Test
    void firstPagesThatWereNotReadAreNamed() {
        site.page(
                "/robots.txt",
                (request, out) -> TestSite.answer(
                        out, 200, Map.of("Content-Type", "text/plain"), "User-agent: *\nDisallow: /secret\n"));
        site.page(
                "/pdf",
                (request, out) -> TestSite.answer(out, 200, Map.of("Content-Type", "application/pdf"), "%PDF-1.4"));
        String[] some = {"list", site.url("/shop"), site.url("/secret"), site.url("/pdf")};
        Cli list = Cli.run(with(some));
        assertEquals(1, list.status(), list.err());
        assertTrue(
                list.err()
                        .contains(
                                site.url("/secret") + ": excluded_by_robots (robots.txt forbids it; --ignore-robots "),
                list.err());
        assertTrue(list.err().contains(site.url("/pdf") + ": not_html (content type application/pdf)"), list.err());
        assertTrue(list.err().contains("240 items from 10 pages"), list.err());
        Path other = folder.resolve("other.csv");
        Cli none = Cli.run("list", site.url("/secret"), "-o", other.toString(), "--delay", "0");
        assertEquals(2, none.status(), none.err());
        assertTrue(
                none.err()
                        .contains(
                                site.url("/secret") + ": excluded_by_robots (robots.txt forbids it; --ignore-robots "),
                none.err());
        assertFalse(none.err().contains("no list was found"), none.err());
        assertFalse(Files.exists(other));
        site.html("/hidden", "<meta name=robots content=noindex><p>a");
        Cli hidden = Cli.run("list", site.url("/hidden"), "-o", other.toString(), "--delay", "0");
        assertEquals(2, hidden.status(), hidden.err());
        assertTrue(
                hidden.err().contains("noindex (the page asks not to be indexed; --ignore-page-robots "), hidden.err());
    }

    @Test
    void whatIsMissingIsSaidInALine() throws IOException {
        assertEquals(2, Cli.run("list", "-o", csv().toString()).status());
        Cli wrong = Cli.run(
                "list", site.url("/shop"), "-o", folder.resolve("goods.txt").toString());
        assertEquals(2, wrong.status());
        assertTrue(wrong.err().contains("expected a file that ends in .csv, .jsonl or .xlsx"), wrong.err());
        Path blocked = Files.writeString(folder.resolve("file"), "").resolve("goods.csv");
        Cli nowhere = Cli.run("list", site.url("/shop"), "-o", blocked.toString(), "--db", database());
        assertEquals(2, nowhere.status());
        assertTrue(nowhere.err().startsWith(blocked + " cannot be written"), nowhere.err());
        assertEquals(List.of(), site.requests());
        Cli none = Cli.run("list", site.url("/none"), "-o", csv().toString(), "--delay", "0");
        assertEquals(2, none.status());
        assertTrue(none.err().contains("404"), none.err());
        assertFalse(Files.exists(csv()));
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

    private String[] with(String... command) {
        List<String> all = new java.util.ArrayList<>(List.of(command));
        all.addAll(List.of("-o", csv().toString(), "--db", database(), "--delay", "0"));
        return all.toArray(String[]::new);
    }

    private String database() {
        return folder.resolve("shop").toString();
    }

    private Path csv() {
        return folder.resolve("goods.csv");
    }
}
