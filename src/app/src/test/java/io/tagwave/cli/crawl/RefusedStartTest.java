package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A command that is refused leaves nothing that the corrected one would be refused for. */
@Timeout(120)
class RefusedStartTest {

    private static final String NOBODY = "http://127.0.0.1:1/";

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite().links("/");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--threads 0 | --threads: expected at least 1, found 0",
                "--depth -1 | --depth: expected at least 0, found -1",
                "--per-host 0 | --per-host: expected at least 1, found 0",
                "--proxy foo | --proxy: expected HOST:PORT, found foo",
                "--spectrum full | --spectrum: expected --profile thesis",
                "--model nofile | --model: no such file: nofile",
                "--render always --browser nope | browser: expected chromium, firefox",
                "--render always --browsers 0 | expected 1 or more browsers, found 0",
                "--render always --webdriver foo | --webdriver: expected an address such as http://HOST:4444, found foo",
                "--render always --webdriver grid:4444 | --webdriver: expected an address",
                "--render always --browser firefox --strict-subrequests | --strict-subrequests: expected a browser with",
                "--render always --public-only --webdriver http://127.0.0.1:1/ | --public-only: not with --webdriver"
            })
    void optionsAreRefusedBeforeADatabaseIsMade(String options, String sentence) {
        for (Cli refused : List.of(crawl(options), list(options))) {
            assertEquals(2, refused.status());
            assertTrue(refused.err().startsWith(sentence), refused.err());
            assertFalse(Files.exists(file()));
        }
        assertEquals(List.of(), site.requests());
    }

    @Test
    void aBrokenFileOfASiteIsRefusedBeforeADatabaseIsMade() throws IOException {
        Path sites = Files.createDirectories(folder.resolve("sites"));
        Path broken = Files.writeString(sites.resolve("127.0.0.1.json"), "{");
        for (Cli refused : List.of(crawl(""), list(""))) {
            assertEquals(2, refused.status());
            assertTrue(refused.err().startsWith(broken.toString()), refused.err());
            assertFalse(Files.exists(file()));
        }
    }

    @Test
    void foldersAndPortsAreTriedBeforeADatabaseIsMade() throws IOException {
        try (ServerSocket used = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            Path noFolder = Files.writeString(folder.resolve("file"), "");
            for (String options : List.of(
                    "--warc " + noFolder,
                    "--warc " + noFolder.resolve("below"),
                    "--metrics " + used.getLocalPort(),
                    "--metrics 65536")) {
                Cli refused = crawl(options);
                assertEquals(2, refused.status(), options + refused.out());
                assertTrue(refused.err().startsWith(options.replaceFirst(" .*", "")), refused.err());
                assertFalse(Files.exists(file()), options);
            }
        }
        assertEquals(List.of(), site.requests());
    }

    @Test
    void optionsThatCanNotWorkAreNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("page.htm"), "<html><body>x</body></html>");
        String sentence = ": expected a folder, found the file " + file + "\n";
        assertEquals("--sites" + sentence, crawl("--sites " + file).err());
        assertEquals(
                "--auth: expected HOST=USER:PASSWORD, found a=***\n",
                crawl("--auth a=b").err());
        assertFalse(Files.exists(file()));
    }

    @Test
    void sentencesSayWhatIsWrong() throws IOException {
        Path page = Files.writeString(folder.resolve("page.htm"), "<html><body>x</body></html>");
        assertEquals(
                "--model: no such file: nofile\n",
                Cli.run("extract", "--model", "nofile", page.toString()).err());
        assertEquals(
                "--model: no such file: nofile\n",
                Cli.run("menu", "--model", "nofile", page.toString()).err());
        assertEquals(
                "nofile: no such file\n",
                Cli.run("diff", page.toString(), "nofile").err());
        Cli refused = crawl("--public-only");
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("127.0.0.1 is a private address"), refused.err());
    }

    @Test
    void whatIsRefusedLaterLeavesNoDatabase() throws IOException {
        String options = "--render always --webdriver " + NOBODY;
        for (Cli refused : List.of(crawl(options), list(options))) {
            assertEquals(2, refused.status(), refused.out());
            assertEquals(
                    "no session from " + NOBODY + ": expected a Selenium Grid or WebDriver server, found nothing that"
                            + " listens there\n",
                    refused.err());
            assertEquals(List.of(), files());
        }
        Path browser = browserThatDoesNotStart();
        Cli unstarted = crawl("--render auto --browser " + browser);
        assertEquals(2, unstarted.status(), unstarted.out());
        assertTrue(unstarted.err().startsWith("no browser: chromium did not start"), unstarted.err());
        assertEquals(List.of(browser), files());
        Cli corrected = crawl("");
        assertEquals(0, corrected.status(), corrected.err());
        assertTrue(corrected.out().contains(" in " + db()), corrected.out());
    }

    @Test
    void aRefusedCrawlLeavesTheDatabaseAsItWas() throws Exception {
        assertEquals(0, crawl("").status());
        String tables = "SELECT COUNT(*) FROM list_crawl";
        assertEquals(1, Cli.number(db(), tables));
        for (String options : List.of(
                "--resume http://e.invalid/ --render always --webdriver " + NOBODY,
                "--new --render always --browser " + browserThatDoesNotStart())) {
            Cli refused = crawl(options);
            assertEquals(2, refused.status(), refused.out());
            assertEquals(1, Cli.number(db(), tables));
            assertEquals(1, Cli.number(db(), "SELECT CARDINALITY(seeds) FROM crawl"));
            assertEquals(1, Cli.number(db(), "SELECT COUNT(*) FROM page"));
        }
    }

    /** A program that ends at once. */
    private Path browserThatDoesNotStart() throws IOException {
        return Files.writeString(
                folder.resolve("browser.properties"), "engine = chromium\nbinary = /bin/false\ndriver = /bin/false\n");
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    private Cli crawl(String options) {
        return run(List.of("crawl", site.url("/"), "--db", db(), "--delay", "0"), options);
    }

    private Cli list(String options) {
        String output = folder.resolve("list.csv").toString();
        return run(List.of("list", site.url("/"), "--db", db(), "-o", output, "--delay", "0"), options);
    }

    private static Cli run(List<String> command, String options) {
        Stream<String> more = options.isEmpty() ? Stream.of() : Stream.of(options.split(" "));
        return Cli.run(Stream.concat(command.stream(), more).toArray(String[]::new));
    }

    private String db() {
        return folder.resolve("db").toString();
    }

    private Path file() {
        return folder.resolve("db.mv.db");
    }
}
