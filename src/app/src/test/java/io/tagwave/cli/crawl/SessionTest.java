package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.archive.WarcText;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages behind a login: by cookies of a file and by headers, and what is told when the session has ended. */
class SessionTest {

    private static final String SECRET = "s3cr3t-session";
    private static final String FORM =
            "<title>Log in</title><main><h1>Log in</h1><form method=post><label>Name <input name=n>"
                    + "</label><label>Password <input type=password name=p></label><button>Log in</button></form></main>";

    @TempDir
    private Path folder;

    @AutoClose
    private final TestSite site = new TestSite()
            .page(
                    "/list",
                    (request, out) -> inside(request, out, WarcText.html(1) + "<a rel=next href=/list?page=2>Next</a>"))
            .page("/list?page=2", (request, out) -> inside(request, out, WarcText.html(2)))
            .html("/login", FORM);

    /** The session of the site, as a cookie and as a token. */
    private volatile String session = SECRET;

    private void inside(TestSite.Request request, OutputStream out, String body) throws IOException {
        boolean isIn = request.headers().getOrDefault("cookie", "").contains("sid=" + session)
                || request.headers().getOrDefault("authorization", "").equals("Bearer " + session);
        if (isIn) {
            TestSite.answer(
                    out, 200, Map.of("Content-Type", "text/html", "Set-Cookie", "sid=" + session + "; Path=/"), body);
        } else {
            TestSite.answer(out, 302, Map.of("Location", "/login"), "");
        }
    }

    private Path cookies(String... lines) throws IOException {
        return Files.writeString(
                folder.resolve("cookies.txt"), "# Netscape HTTP Cookie File\n\n" + String.join("\n", lines) + "\n");
    }

    private Path cookies() throws IOException {
        return cookies(
                "#HttpOnly_127.0.0.1\tFALSE\t/\tFALSE\t0\tsid\t" + SECRET, "other.example\tTRUE\t/\tFALSE\t0\ta\tb");
    }

    private String db() {
        return folder.resolve("db").toString();
    }

    private Cli list(String... options) {
        return Cli.run(Stream.concat(
                        Stream.of("list", site.url("/list"), "-o", folder + "/l.csv", "--db", db(), "--delay", "0"),
                        Stream.of(options))
                .toArray(String[]::new));
    }

    @Test
    void cookiesOfAFileOpenTheListAndAreNotStored() throws IOException, SQLException {
        Cli list = list("--cookie-file", cookies().toString());
        assertEquals(0, list.status(), list.err());
        assertTrue(list.err().contains("from 2 pages"), list.err());
        String all = String.join("\n", Cli.texts(db(), "SCRIPT"));
        assertTrue(all.contains("--cookie-file") && !all.contains(SECRET), all);
    }

    @Test
    void aSessionThatEndedIsAnOutcomeAndNoEmptyList() throws IOException, SQLException {
        list("--cookie-file", cookies().toString());
        String before = Files.readString(folder.resolve("l.csv"));
        session = "another";
        Cli list = list("--cookie-file", cookies().toString());
        assertEquals(1, list.status(), list.err());
        assertTrue(list.err().contains("login_lost") && list.err().contains("log in again"), list.err());
        assertEquals(before, Files.readString(folder.resolve("l.csv")));
        assertEquals(
                List.of("login_lost"),
                Cli.texts(db(), "SELECT outcome FROM page WHERE crawl_id = (SELECT max(id) FROM crawl)"));
        assertEquals(
                "0",
                Cli.texts(db(), "SELECT count(*) FROM changes WHERE change = 'gone'")
                        .get(0));
    }

    @Test
    void aPageThatAsksForTheNameFirstIsALogin() throws IOException, SQLException {
        site.html(
                "/login",
                "<title>Shop</title><main><h1>Hello</h1><form method=post><label>Mail <input type=email name=n></label>"
                        + "<button>Next</button></form></main>");
        Cli without = list();
        assertEquals(2, without.status(), without.err());
        assertTrue(without.err().contains("a form asks to log in: --cookie-file"), without.err());
        session = "another";
        Cli list = list("--cookie-file", cookies().toString());
        assertEquals(2, list.status(), list.err());
        assertTrue(list.err().contains("login_lost"), list.err());
    }

    @Test
    void headersGoToTheHostOfTheSeedAlone() throws IOException, SQLException {
        site.links("/", "/a", site.url("localhost", "/b")).links("/a").links("/b");
        Cli crawl = Cli.run(
                "crawl",
                site.url("/"),
                "--db",
                db(),
                "--delay",
                "0",
                "--scope",
                "any",
                "--header",
                "X-Token: " + SECRET,
                "--warc",
                folder + "/warc");
        assertEquals(0, crawl.status(), crawl.err());
        for (TestSite.Request request : site.requests()) {
            assertEquals(
                    request.host().startsWith("127.0.0.1"),
                    request.headers().containsKey("x-token"),
                    request.toString());
        }
        assertTrue(site.count("/b") > 0);
        String all = String.join("\n", Cli.texts(db(), "SCRIPT"));
        assertTrue(all.contains("X-Token:***") && !all.contains(SECRET), all);
        try (Stream<Path> files = Files.list(folder.resolve("warc"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".gz")).toList()) {
                byte[] bytes = Files.readAllBytes(file);
                String text = new String(
                        new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes(),
                        StandardCharsets.ISO_8859_1);
                assertTrue(text.contains("GET /a") && !text.contains(SECRET), text);
            }
        }
    }

    @Test
    void valuesOfHeadersMayBeInFiles() throws IOException {
        Path token = Files.writeString(folder.resolve("token"), "Bearer " + SECRET + "\n");
        Cli extract = Cli.run("extract", site.url("/list"), "--header", "Authorization: file:" + token);
        assertEquals(0, extract.status(), extract.err());
        assertTrue(extract.out().contains("main list"), extract.out());
        Cli none = Cli.run("extract", site.url("/list"), "--header", "Authorization: env:TAGWAVE_NO_SUCH_VARIABLE");
        assertEquals(2, none.status());
        assertEquals(
                "--header: expected a value of one line for Authorization, found none in env:TAGWAVE_NO_SUCH_VARIABLE",
                none.err().strip());
        session = "another";
        Cli lost = Cli.run("extract", site.url("/list"), "--header", "Authorization: file:" + token);
        assertEquals(2, lost.status());
        assertTrue(lost.err().contains("login_lost"), lost.err());
    }

    @Test
    void aFormBesideAListIsNoEndOfTheSession() throws IOException {
        site.page("/both", (request, out) -> inside(request, out, WarcText.html(1) + FORM));
        Cli list = Cli.run(
                "list",
                site.url("/both"),
                "-o",
                folder + "/b.csv",
                "--delay",
                "0",
                "--cookie-file",
                cookies().toString());
        assertEquals(0, list.status(), list.err());
    }

    @Test
    void filesOfCookiesThatAreNoneAreRefused() throws IOException {
        Cli old = list(
                "--cookie-file",
                cookies("127.0.0.1\tFALSE\t/\tFALSE\t1000\tsid\tx").toString());
        assertEquals(2, old.status());
        assertTrue(old.err().contains("all have expired; log in again"), old.err());
        Cli other = list("--cookie-file", cookies("sid=" + SECRET).toString());
        assertTrue(other.err().contains("expected 7 fields") && !other.err().contains(SECRET), other.err());
        Cli header = list("--header", SECRET);
        assertEquals("--header: expected \"NAME: VALUE\"", header.err().strip());
        assertFalse(site.count("/list") > 0);
    }
}
