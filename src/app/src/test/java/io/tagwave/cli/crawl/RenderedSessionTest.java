package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.render.TestBrowsers;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages behind a login in a real browser. */
@Tag("slow")
class RenderedSessionTest {

    private static final String SECRET = "s3cr3t-session";

    /** A page whose script fetches its list from the same host, and a script from another. */
    private static final String SHELL =
            "<title>Members</title><h1>Our members</h1><ul id=l></ul><script src='%s'></script><script>fetch('/data').then(r => r.json())"
                    + ".then(all => { l.innerHTML = all.map(n => '<li><a href=/m/' + n + '>Member no. ' + n + '</a> <b>' + n"
                    + " + '.50 €</b></li>').join('') })</script>";

    @TempDir
    private Path folder;

    private final TestSite site = new TestSite();

    @BeforeAll
    static void onlyWithABrowser() throws IOException {
        TestBrowsers.require("chromium");
    }

    @AfterEach
    void close() {
        site.close();
    }

    private void serveMembers() {
        site.page(
                        "/members",
                        (request, out) ->
                                inside(request, out, "text/html", SHELL.formatted(site.url("localhost", "/other.js"))))
                .page("/data", (request, out) -> inside(request, out, "application/json", "[1,2,3,4,5,6,7,8]"))
                .html("/other.js", "")
                .html("/login", "<form method=post><input type=password name=p><button>Log in</button></form>");
    }

    private static void inside(TestSite.Request request, OutputStream out, String type, String body)
            throws IOException {
        boolean isIn = request.headers().getOrDefault("cookie", "").contains("sid=" + SECRET)
                || request.headers().getOrDefault("x-token", "").equals(SECRET);
        TestSite.answer(
                out,
                isIn ? 200 : 302,
                isIn ? Map.of("Content-Type", type, "Set-Cookie", "again=" + SECRET) : Map.of("Location", "/login"),
                isIn ? body : "");
    }

    private String db() {
        return folder.resolve("db").toString();
    }

    private Cli list(String... options) {
        return Cli.run(Stream.concat(
                        Stream.of(
                                "list",
                                site.url("/members"),
                                "-o",
                                folder + "/l.csv",
                                "--db",
                                db(),
                                "--delay",
                                "0",
                                "--render",
                                "always",
                                "--browsers",
                                "1"),
                        Stream.of(options))
                .toArray(String[]::new));
    }

    private void assertNothingSecretIsKept(String secret) throws IOException, SQLException {
        String all = String.join("\n", Cli.texts(db(), "SCRIPT"));
        assertFalse(all.contains(secret), all);
        if (Files.exists(folder.resolve("warc"))) {
            try (Stream<Path> files = Files.list(folder.resolve("warc"))) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".gz")).toList()) {
                    byte[] bytes = Files.readAllBytes(file);
                    String text = new String(
                            new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes(),
                            StandardCharsets.ISO_8859_1);
                    assertFalse(text.contains(secret), text);
                }
            }
        }
    }

    @Test
    void headersGoToTheHostOfTheSeedAloneAlsoFromABrowser() throws IOException, SQLException {
        serveMembers();
        Cli list = list("--header", "X-Token: " + SECRET);
        assertEquals(0, list.status(), list.err());
        assertTrue(list.err().contains("8 items"), list.err());
        assertTrue(site.count("/data") > 0 && site.count("/other.js") > 0);
        for (TestSite.Request request : site.requests()) {
            if (!request.path().equals("/robots.txt")) {
                assertEquals(
                        request.host().startsWith("127.0.0.1"),
                        request.headers().containsKey("x-token"),
                        request.toString());
            }
        }
        assertNothingSecretIsKept(SECRET);
    }

    @Test
    void cookiesOfAFileOpenAPageInABrowser() throws IOException {
        serveMembers();
        Path cookies = Files.writeString(
                folder.resolve("cookies.txt"), "#HttpOnly_127.0.0.1\tFALSE\t/\tFALSE\t0\tsid\t" + SECRET + "\n");
        Cli extract = Cli.run("extract", site.url("/members"), "--render", "--cookie-file", cookies.toString());
        assertEquals(0, extract.status(), extract.err());
        assertTrue(extract.out().contains("Member no. 8"), extract.out());
        Cli lost = Cli.run("extract", site.url("/members"), "--render", "--header", "X-Token: old");
        assertEquals(2, lost.status());
        assertTrue(lost.err().contains("login_lost"), lost.err());
    }

    @Test
    void aBrowserWithoutDevToolsIsRefused() {
        Cli list = list("--header", "X-Token: " + SECRET, "--browser", "firefox");
        assertEquals(2, list.status());
        assertEquals(
                "--header and --cookie-file: expected a browser with DevTools, as chromium, found firefox",
                list.err().strip());
    }
}
