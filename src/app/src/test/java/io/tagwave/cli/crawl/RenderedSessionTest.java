package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.archive.WarcText;
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
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @AutoClose
    private final TestSite site = new TestSite();

    @BeforeAll
    static void onlyWithABrowser() throws IOException {
        TestBrowsers.require("chromium");
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
                "--header, --cookie-file and --steps: expected a browser with DevTools, as chromium, found firefox",
                list.err().strip());
    }

    /** A club whose members log in by a form, and whose list is sorted by a form and shown after a consent. */
    private void serveClub() {
        String form =
                "<title>Log in</title><form method=post action=/session><input name=user><input type=password name=word>"
                        + "<button>Log in</button></form>";
        site.page("/club", (request, out) -> {
                    boolean isIn = request.headers().getOrDefault("cookie", "").contains("club=in");
                    TestSite.answer(
                            out,
                            isIn ? 200 : 302,
                            isIn ? Map.of("Content-Type", "text/html") : Map.of("Location", "/login"),
                            isIn
                                    ? "<title>Club</title>" + WarcText.html(1)
                                            + "<a rel=next href=/club?page=2>Next</a>"
                                    : "");
                })
                .page("/club?page=2", (request, out) -> {
                    boolean isIn = request.headers().getOrDefault("cookie", "").contains("club=in");
                    TestSite.answer(
                            out,
                            isIn ? 200 : 302,
                            isIn ? Map.of("Content-Type", "text/html") : Map.of("Location", "/login"),
                            isIn ? "<title>Club</title>" + WarcText.html(2) : "");
                })
                .html("/login", form)
                .page(
                        "/session",
                        (request, out) -> TestSite.answer(
                                out, 302, Map.of("Location", "/club", "Set-Cookie", "club=in; Path=/; HttpOnly"), ""));
    }

    private Path steps(String... lines) throws IOException {
        return Files.writeString(folder.resolve("steps.txt"), String.join("\n", lines) + "\n");
    }

    private Path login() throws IOException {
        Path word = Files.writeString(folder.resolve("word"), SECRET + "\n");
        return steps(
                "# Logs in.",
                "type input[name=user] = anna",
                "type input[name=word] = file:" + word,
                "click \"Log in\"");
    }

    private Cli club(String... options) {
        return Cli.run(Stream.concat(
                        Stream.of(
                                "list",
                                site.url("/club"),
                                "-o",
                                folder + "/l.csv",
                                "--db",
                                db(),
                                "--delay",
                                "0",
                                "--render",
                                "always"),
                        Stream.of(options))
                .toArray(String[]::new));
    }

    @Test
    void stepsLogInAndTheNextPagesStayInside() throws IOException, SQLException {
        serveClub();
        Cli list = club("--steps", login().toString(), "--allow-post");
        assertEquals(0, list.status(), list.err());
        assertTrue(list.err().contains("from 2 pages"), list.err());
        assertEquals(1, site.count("/session"));
        Cli crawl = Cli.run(
                "crawl",
                site.url("/club"),
                "--db",
                db(),
                "--new",
                "--delay",
                "0",
                "--render",
                "always",
                "--warc",
                folder + "/warc",
                "--steps",
                login().toString(),
                "--allow-post");
        assertEquals(0, crawl.status(), crawl.err());
        assertEquals(2, site.count("/session"));
        assertNothingSecretIsKept(SECRET);
    }

    @Test
    void aStepThatSendsDataIsRefusedWithoutPermission() throws IOException {
        serveClub();
        Cli list = club("--steps", login().toString());
        assertEquals(2, list.status());
        assertTrue(
                list.err().contains("step_failed")
                        && list.err().contains("line 4 of --steps (click \"Log in\")")
                        && list.err().contains("--allow-post permits it"),
                list.err());
        assertFalse(list.err().contains(SECRET), list.err());
        assertEquals(0, site.count("/session"));
        assertFalse(Files.exists(folder.resolve("l.csv")));
    }

    @Test
    void aSearchAChoiceAndAConsentNeedNoPermission() throws IOException {
        site.html(
                        "/search",
                        "<title>Search</title><div id=ask><button onclick=\"ask.remove();f.hidden=false\">Accept  all</button>"
                                + "</div><form hidden id=f action=/found><input name=q><select name=sort><option value=t>Title<option value=p>"
                                + "Price</select><button>Go</button></form>")
                .html("/found?q=lamp&sort=p", WarcText.html(1));
        Path steps = steps(
                "click \"Accept all\"",
                "wait form",
                "type input = lamp",
                "select select = Price",
                "click \"Go\"",
                "wait 1s");
        Cli extract = Cli.run("extract", "--render", "--steps", steps.toString(), site.url("/search"));
        assertEquals(0, extract.status(), extract.err());
        assertEquals(1, site.count("/found?q=lamp&sort=p"));
        assertTrue(extract.out().contains("main list"), extract.out());
    }

    /** What a person would answer at once keeps a list back: how to answer it is said, in each of the ways that pages have dialogs. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "<div id=ask role=dialog aria-modal=true>We value your privacy.<button>Yes</button></div>",
                "<dialog id=ask open>Sind Sie volljährig?<button>Ja</button></dialog>",
                "<section id=ask role=alertdialog>Choisissez un pays<button>France</button></section>"
            })
    void aDialogThatKeepsAListBackIsTold(String dialog) throws IOException {
        site.html(
                "/walled",
                "<title>Shop</title><main><h1>Shop</h1><p>Welcome.</p><div id=all></div></main>" + dialog
                        + "<script>document.querySelector('#ask button').onclick = function () { all.innerHTML = `"
                        + WarcText.html(1) + "`; ask.remove(); }</script>");
        String[] list = {"list", site.url("/walled"), "-o", "-", "--delay", "0", "--render", "always"};
        Cli walled = Cli.run(list);
        assertEquals(2, walled.status(), walled.err());
        assertTrue(walled.err().contains("--steps FILE with a line such as click"), walled.err());
        Path steps = steps("click button");
        Cli answered = Cli.run(Stream.concat(Stream.of(list), Stream.of("--steps", steps.toString()))
                .toArray(String[]::new));
        assertEquals(0, answered.status(), answered.err());
        assertFalse(answered.err().contains("--steps FILE"), answered.err());
    }

    @Test
    void stepsThatCannotBeDoneAsWrittenFailThePage() throws IOException {
        site.html(
                "/two",
                "<form action=/got><input type=password name=p><button class=b>One</button></form>"
                        + "<button class=b>Two</button><select><option>Old</select>");
        site.html("/got?p=" + SECRET, "<p>Hello</p>");
        Map<String, String> reasons = Map.of(
                "click .b",
                "line 1 of --steps (click .b): expected one visible element, found 2",
                "click .none",
                "line 1 of --steps (click .none): expected one visible element, found none",
                "click ..",
                "expected a CSS selector or a text in quotes",
                "select select = New",
                "expected one of the options Old",
                "type p = x",
                "line 1 of --steps (type p): expected one visible element, found none",
                "type input = " + SECRET + "\nclick \"One\"",
                "the form sends the password in an address");
        for (Map.Entry<String, String> one : reasons.entrySet()) {
            Cli extract = Cli.run(
                    "extract",
                    "--render",
                    "--wait-limit",
                    "1s",
                    "--steps",
                    steps(one.getKey()).toString(),
                    site.url("/two"));
            assertEquals(2, extract.status());
            assertTrue(extract.err().contains("step_failed") && extract.err().contains(one.getValue()), extract.err());
            assertFalse(extract.err().contains(SECRET), extract.err());
        }
        Cli wrong = Cli.run("extract", "--render", "--steps", steps("press x").toString(), site.url("/two"));
        assertTrue(wrong.err().startsWith("--steps: expected click TARGET"), wrong.err());
        Cli plain = Cli.run("extract", "--steps", steps("click x").toString(), site.url("/two"));
        assertTrue(
                plain.err().contains("step_failed: line 1 of --steps (click x): expected one visible element, found 0"),
                plain.err());
    }
}
