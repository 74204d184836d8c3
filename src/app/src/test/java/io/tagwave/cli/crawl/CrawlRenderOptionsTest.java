package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Main;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.crawl.TestSite;
import io.tagwave.demo.DemoSite;
import io.tagwave.render.TestBrowsers;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Crawls of the demo site with a real browser. */
@Tag("slow")
class CrawlRenderOptionsTest {

    @BeforeAll
    static void onlyWithABrowser() throws IOException {
        TestBrowsers.require("chromium");
    }

    @Test
    void autoShowsThePageThatNeedsScriptAndWritesDownWhy(@TempDir Path folder) {
        String db = folder.resolve("auto").toString();
        try (DemoSite site = DemoSite.start(0)) {
            run("crawl", site.root().toString(), "--db", db, "--delay", "0", "--render", "auto", "--browsers", "1");
        }
        String shown = run(
                "sql",
                "--db",
                db,
                "--format",
                "csv",
                "SELECT rendered, render_gain FROM page WHERE url LIKE '%/tides' AND render_decision IS NOT NULL");
        assertTrue(shown.contains("true,"), shown);
        String undecided = run(
                "sql",
                "--db",
                db,
                "--format",
                "csv",
                "SELECT COUNT(*) FROM page WHERE outcome = 'done' AND render_decision IS NULL");
        assertTrue(undecided.strip().endsWith("0"), undecided);
    }

    /** Page numbers beside an element without id, or one that a page's scripts define, are not taken for its list. */
    @Test
    void autoShowsAPageWhoseScriptsFillAnElementWithoutId(@TempDir Path folder) {
        String numbers = "<p>"
                + IntStream.rangeClosed(1, 30)
                        .mapToObj(page -> "<a href='?p=" + page + "'>" + page + "</a> ")
                        .collect(Collectors.joining())
                + "</p>";
        for (String root : List.of("<div class='results'></div>", "<shop-goods></shop-goods>", "<ul></ul>")) {
            String name = root.replaceAll("^<(\\S+?)[ >].*", "$1");
            try (TestSite site = new TestSite()) {
                site.html(
                        "/",
                        "<!doctype html><title>Lamps</title><main>" + root + numbers + "</main><script>"
                                + "const goods = document.querySelector('main > " + name + "');"
                                + "for (let i = 1; i < 21; i++) goods.innerHTML += `<li><h3><a href='/lamp/${i}'>Lamp ${i}</a></h3>"
                                + "<p>A lamp of brass, number ${i}, for desks and shelves.</p><b>€ ${i * 3}.50</b></li>`</script>");
                String db = folder.resolve(name).toString();
                crawl(db, site.url("/"), "auto", "--depth", "0");
                String shown = run("sql", "--db", db, "--format", "csv", "SELECT rendered, record_count FROM page");
                assertTrue(shown.contains("true,20"), root + shown);
            }
        }
    }

    /** The first page is read twice: its page numbers, which it has before its scripts ran, are not looked for in what they show. */
    @Test
    void autoListsWhatScriptsShow(@TempDir Path folder) {
        String numbers = IntStream.rangeClosed(1, 30)
                .mapToObj(page -> "<a href='?p=" + page + "'>" + page + "</a> ")
                .collect(Collectors.joining());
        try (TestSite site = new TestSite()) {
            for (int page = 1; page < 31; page++) {
                site.html(
                        page == 1 ? "/" : "/?p=" + page,
                        "<!doctype html><title>Lamps</title><main><table><thead><tr><th>Lamp<th>Room<th>Price</tr></thead>"
                                + "<tbody id=rows></tbody></table><p>" + numbers + "</p><a rel=next href='?p="
                                + (page + 1)
                                + "'>Next</a></main><script>for (let i = 1; i < 21; i++) document.querySelector('#rows')"
                                + ".innerHTML += `<tr><td><a href='/lamp/" + page + "-${i}'>Lamp " + page
                                + "-${i}</a></td>"
                                + "<td>${['Hall', 'Kitchen', 'Study'][i % 3]}</td><td>€ ${i * 3}.50</td></tr>`</script>");
            }
            Path file = folder.resolve("lamps.csv");
            String[] list = {
                "list",
                site.url("/"),
                "-o",
                file.toString(),
                "--db",
                folder.resolve("db").toString(),
                "--pages",
                "3",
                "--delay",
                "0",
                "--render",
                "auto",
                "--browsers",
                "1"
            };
            String out = run(list);
            assertEquals(61, Files.readAllLines(file).size(), out);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void alwaysShowsEveryPageAndKeepsItsRequestsToTheScope(@TempDir Path folder) {
        String db = folder.resolve("always").toString();
        try (DemoSite site = DemoSite.start(0)) {
            run(
                    "crawl",
                    site.url("/tides"),
                    "--db",
                    db,
                    "--delay",
                    "0",
                    "--depth",
                    "0",
                    "--render",
                    "always",
                    "--browsers",
                    "1",
                    "--strict-subrequests");
        }
        String shown = run("sql", "--db", db, "--format", "csv", "SELECT outcome, rendered FROM page");
        assertTrue(shown.contains("done,true"), shown);
    }

    @Test
    void anArchiveGivesThePageBackAsItWasShown(@TempDir Path folder) throws IOException {
        String db = folder.resolve("shown").toString();
        String again = folder.resolve("again").toString();
        Path archive = folder.resolve("archive");
        try (DemoSite site = DemoSite.start(0)) {
            crawl(db, site.url("/tides"), "auto", "--depth", "0", "--warc", archive.toString());
        }
        try (Stream<Path> files = Files.list(archive)) {
            Path file = files.filter(name -> name.toString().endsWith(".warc.gz"))
                    .findFirst()
                    .orElseThrow();
            run("import", file.toString(), "--db", again);
        }
        String query = "SELECT url, outcome, rendered, record_count, link_count, sha256 FROM page";
        assertTrue(row(db, query).contains(",done,true,"), row(db, query));
        assertEquals(row(db, query), row(again, query));
    }

    @Test
    void whatPagesAskForIsJudgedAndCounted(@TempDir Path folder) {
        String db = folder.resolve("strict").toString();
        try (TestSite site = new TestSite()) {
            script(site, "/own.js", "own");
            script(site, "/forbidden.js", "forbidden");
            script(site, "/other.js", "other");
            site.page(
                    "/robots.txt",
                    (request, out) -> TestSite.answer(
                            out,
                            200,
                            Map.of("Content-Type", "text/plain"),
                            "User-agent: *\nDisallow: /forbidden.js\n"));
            site.html(
                    "/page",
                    "<link rel=icon href=data:,><body><script src=/own.js></script><script src=/forbidden.js></script>"
                            + "<script src=" + site.url("localhost", "/other.js") + "></script>");
            crawl(db, site.url("/page"), "always", "--strict-subrequests", "--keep-html");
            assertEquals(1, site.count("/own.js"));
            assertEquals(0, site.count("/forbidden.js"));
            assertEquals(0, site.count("/other.js"));
        }
        assertEquals("4,2", row(db, "SELECT requests, refused FROM rendering JOIN page ON page.id = page_id"));
    }

    @Test
    void redirectsInABrowserAreStored(@TempDir Path folder) {
        String db = folder.resolve("redirects").toString();
        try (TestSite site = new TestSite()) {
            redirect(site, "/one", "/two");
            redirect(site, "/two", "/end");
            site.html("/end", "<link rel=icon href=data:,><p>end");
            crawl(db, site.url("/one"), "always");
            assertEquals(
                    site.url("/one") + "," + site.url("/two") + "," + site.url("/end") + ",3",
                    row(
                            db,
                            "SELECT redirects[1], redirects[2], final_url, requests FROM rendering"
                                    + " JOIN page ON page.id = page_id"));
        }
    }

    @Test
    void autoJudgesEachHopOfARedirectBeforeItAsks(@TempDir Path folder) {
        String db = folder.resolve("hops").toString();
        try (TestSite site = new TestSite()) {
            redirect(site, "/out", site.url("localhost", "/outside"));
            redirect(site, "/in", "/inside");
            redirect(site, "/locked", "/private");
            site.html("/inside", "<p>inside");
            site.page(
                    "/robots.txt",
                    (request, out) -> TestSite.answer(
                            out, 200, Map.of("Content-Type", "text/plain"), "User-agent: *\nDisallow: /private\n"));
            site.links("/start", "/out", "/in", "/locked");
            crawl(db, site.url("/start"), "auto", "--depth", "1");
            assertEquals(0, site.count("/outside"));
            assertEquals(0, site.count("/private"));
            assertEquals("off_scope", row(db, "SELECT outcome FROM page WHERE url LIKE '%/out'"));
            assertEquals("excluded_by_robots", row(db, "SELECT outcome FROM page WHERE url LIKE '%/locked'"));
            assertEquals(
                    "done," + site.url("/inside"),
                    row(db, "SELECT outcome, final_url FROM page WHERE url LIKE '%/in'"));
        }
    }

    /** The pool tries a page again in a new browser at once, the crawl after a pause. */
    @Test
    void aPageThatItsBrowsersDieOfIsShownAgainLaterOnce(@TempDir Path folder) {
        String db = folder.resolve("dies").toString();
        AtomicInteger deaths = new AtomicInteger();
        try (TestSite site = new TestSite()) {
            site.links("/", "/always", "/twice");
            site.page("/always", (request, out) -> TestBrowsers.kill());
            site.page("/twice", (request, out) -> {
                if (deaths.getAndIncrement() < 2) {
                    TestBrowsers.kill();
                } else {
                    TestSite.html(out, "<p>shown");
                }
            });
            crawl(db, site.url("/"), "always", "--threads", "1", "--retry-pause", "10");
            assertEquals(4, site.count("/always"));
            assertEquals("render_failed,2", row(db, "SELECT outcome, attempts FROM page WHERE url LIKE '%/always'"));
            assertEquals(3, site.count("/twice"));
            assertEquals("done,2", row(db, "SELECT outcome, attempts FROM page WHERE url LIKE '%/twice'"));
        }
    }

    private static void script(TestSite site, String path, String text) {
        Map<String, String> type = Map.of("Content-Type", "text/javascript");
        site.page(path, (request, out) -> TestSite.answer(out, 200, type, "document.body.append('" + text + "')"));
    }

    private static void redirect(TestSite site, String from, String to) {
        site.page(from, (request, out) -> TestSite.answer(out, 302, Map.of("Location", to), ""));
    }

    private static void crawl(String db, String seed, String mode, String... more) {
        List<String> arguments = new ArrayList<>(
                List.of("crawl", seed, "--db", db, "--delay", "0", "--render", mode, "--browsers", "1"));
        arguments.addAll(List.of(more));
        run(arguments.toArray(new String[0]));
    }

    /** The one row of an answer. */
    private static String row(String db, String query) {
        List<String> lines =
                run("sql", "--db", db, "--format", "csv", query).lines().toList();
        assertEquals(2, lines.size(), lines.toString());
        return lines.get(1);
    }

    private static String run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
        assertEquals(ExitStatus.DONE, status, err.toString());
        return out.toString();
    }
}
