package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.archive.WarcText;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Where a list ends, and what is told of the pages and items that are not in the file. */
class ListEndTest extends ShopFixture {

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
    void aNextPageInAHeaderIsFollowed() throws IOException {
        try (TestSite api = new TestSite()) {
            for (int number = 1; number <= 3; number++) {
                int page = number;
                String next = page == 3 ? "</p1>; rel=first" : "</x.css>; rel=preload, <p" + (page + 1) + ">; rel=next";
                api.page(
                        "/p" + page,
                        (request, out) -> TestSite.answer(
                                out, 200, Map.of("Content-Type", "text/html", "Link", next), WarcText.html(page)));
            }
            Cli list = Cli.run(with("list", api.url("/p1")));
            assertEquals(0, list.status(), list.err());
            assertTrue(list.err().contains("from 3 pages"), list.err());
            Cli page = Cli.run("extract", api.url("/p2"));
            assertTrue(page.out().contains("next page: " + api.url("/p3")), page.out());
        }
    }

    @Test
    void aPageThatOnlyLeadsToTheListIsFollowed() throws IOException {
        for (String header : List.of("", "1; url=/l")) {
            try (TestSite moved = new TestSite()) {
                String meta = header.isEmpty() ? "<meta http-equiv='Refresh' content='0; URL=l'>" : "";
                moved.page(
                                "/",
                                (request, out) -> TestSite.answer(
                                        out,
                                        200,
                                        header.isEmpty()
                                                ? Map.of("Content-Type", "text/html")
                                                : Map.of("Content-Type", "text/html", "Refresh", header),
                                        meta + "<title>Moved</title><p>This shop has moved."))
                        .html("/l", WarcText.html(1));
                String[] list = {"list", moved.url("/"), "-o", csv().toString(), "--delay", "0"};
                Cli all = Cli.run(list);
                assertEquals(0, all.status(), all.err());
                assertTrue(all.err().contains("10 items from 1 page "), all.err());
                Cli one = Cli.run("list", moved.url("/"), "-o", csv().toString(), "--delay", "0", "--pages", "1");
                assertEquals(2, one.status(), one.err());
                assertTrue(one.err().contains("The list continues at " + moved.url("/l")), one.err());
                moved.html("/l", "<meta http-equiv=refresh content=0><title>Soon</title><p>Not yet.");
                assertEquals(2, Cli.run(list).status());
            }
        }
    }

    @Test
    void aLastPageWithoutAListIsNamed() throws IOException {
        try (TestSite site2 = new TestSite()) {
            site2.html("/l", WarcText.html(1) + "<a rel=next href='/l?page=2'>Next</a>")
                    .html("/l?page=2", "<title>Shop</title><p>Lamp 9 is the only one left here.</p>");
            Cli list = Cli.run(with("list", site2.url("/l")));
            assertTrue(list.err().contains("No list was found on " + site2.url("/l?page=2")), list.err());
            assertEquals(1, list.status(), "items may be missing");
        }
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
        assertTrue(wrong.err().contains("expected a file that ends in .csv, .jsonl, .xlsx, .sqlite"), wrong.err());
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
}
