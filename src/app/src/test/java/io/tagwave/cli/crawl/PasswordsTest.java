package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.store.PostgresServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Passwords are neither stored nor shown. */
@Timeout(120)
class PasswordsTest {

    private static final String SECRET = "TOPSECRET";

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite().links("/", "/a").links("/a");

    @Test
    void thoseOfHostsAreSentAndNotStored() throws SQLException, IOException {
        String db = folder.resolve("db").toString();
        Cli run = Cli.run(
                "crawl",
                site.url("/"),
                "--db",
                db,
                "--delay",
                "0",
                "--max-pages",
                "1",
                "--auth",
                "127.0.0.1=joe:" + SECRET);
        assertEquals(0, run.status(), run.err());
        assertTrue(
                site.requests().stream().anyMatch(request -> request.headers().containsKey("authorization")));
        assertEquals(
                List.of("crawl http://127.0.0.1:PORT/ --db DB --delay 0 --max-pages 1 --auth '127.0.0.1=***'"),
                Cli.texts(db, "SELECT settings FROM crawl").stream()
                        .map(text -> text.replace(":" + site.port(), ":PORT").replace(db, "DB"))
                        .toList());
        // The file itself is packed.
        String all = String.join("\n", Cli.texts(db, "SCRIPT"));
        assertTrue(all.contains("127.0.0.1=***") && !all.contains(SECRET), all);
        Path report = folder.resolve("report.html");
        assertEquals(0, Cli.run("report", "--db", db, "-o", report.toString()).status());
        assertFalse(Files.readString(report).contains(SECRET));
    }

    @Test
    void thoseInAddressesAreRefusedAndNotShown() throws IOException {
        String address = site.url("/a").replace("//", "//ann:" + SECRET + "@");
        String shown = address.replace("ann:" + SECRET, "***");
        String db = folder.resolve("db").toString();
        String file = Files.writeString(folder.resolve("a.html"), "<p>a").toString();
        String sentence = "expected an address without a login";
        for (Cli refused : List.of(
                Cli.run("extract", address),
                Cli.run("menu", address),
                Cli.run("template", address, file),
                Cli.run("diff", file, address))) {
            assertEquals(2, refused.status(), refused.out());
            assertEquals(
                    shown + ": " + sentence + "; crawl and list log in by --auth HOST=USER:PASSWORD",
                    refused.err().lines().findFirst().orElse(""));
        }
        assertEquals(
                "--site " + shown + ": " + sentence,
                Cli.run("menu", "--site", address, file).err().replaceFirst(";.*\n", ""));
        Cli json = Cli.run("extract", "--format", "jsonl", address);
        assertTrue(json.out().contains(shown) && !json.out().contains(SECRET), json.out());
        Path seeds = Files.writeString(folder.resolve("seeds"), site.url("/") + "\nann:" + SECRET + "@e.org/\n");
        Cli crawl = Cli.run("crawl", seeds.toString(), "--db", db);
        assertEquals(
                sentence + ", found http://***@e.org/ in " + seeds + ", line 2; log in by --auth HOST=USER:PASSWORD\n",
                crawl.err());
        assertEquals(List.of(), site.requests());
    }

    @Test
    void listsNameTheirDatabaseWithoutItsPassword() throws SQLException {
        String db = "jdbc:h2:file:" + folder.resolve("db") + ";USER=joe;PASSWORD=" + SECRET;
        String output = folder.resolve("list.csv").toString();
        Cli missing = Cli.run("list", "--resume", "--db", db.replace("h2", "none"), "-o", output);
        assertEquals(2, missing.status());
        assertTrue(missing.err().contains("PASSWORD=***"), missing.err());
        assertFalse(missing.err().contains(SECRET), missing.err());
        Cli run = Cli.run("crawl", site.url("/"), "--db", db, "--delay", "0", "--max-pages", "1");
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().startsWith("crawl 1 in jdbc:h2:file:"), run.out());
        Cli again = Cli.run("crawl", site.url("/"), "--db", db);
        assertTrue(again.err().contains("PASSWORD=*** has crawl 1"), again.err());
        assertFalse((run.out() + run.err() + again.err()).contains(SECRET), run.out());
        assertFalse(Cli.texts(db, "SELECT settings FROM crawl").get(0).contains(SECRET));
    }

    @Test
    void anExportNamesItsDatabaseWithoutThePassword() throws IOException {
        Assumptions.assumeTrue(PostgresServer.installed().isPresent(), "PostgreSQL is not installed");
        try (PostgresServer server = PostgresServer.start()) {
            String db = server.url() + (server.url().contains("?") ? "&" : "?") + "password=" + SECRET;
            Cli run = Cli.run("crawl", site.url("/"), "--db", db, "--delay", "0", "--max-pages", "1");
            assertEquals(0, run.status(), run.err());
            assertFalse((run.out() + run.err()).contains(SECRET), run.out());
            Path export = folder.resolve("export");
            String query = "SELECT url FROM page";
            Cli exported = Cli.run("export", "--db", db, "-o", export.toString(), "--query", query);
            assertEquals(0, exported.status(), exported.err());
            assertTrue(Files.readString(export.resolve("manifest.json")).contains("password=***"));
        }
    }
}
