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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A command that is refused leaves nothing that the corrected one would be refused for. */
@Timeout(120)
class RefusedStartTest {

    @TempDir
    Path folder;

    private final TestSite site = new TestSite().links("/");

    @AfterEach
    void close() {
        site.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--threads 0",
                "--depth -1",
                "--per-host 0",
                "--proxy foo",
                "--spectrum full",
                "--model nofile",
                "--render always --browser nope",
                "--render always --browsers 0",
                "--render always --public-only --webdriver http://127.0.0.1:1/"
            })
    void optionsAreRefusedBeforeADatabaseIsMade(String options) {
        assertEquals(2, crawl(options).status());
        assertFalse(Files.exists(file()));
        assertEquals(2, list(options).status());
        assertFalse(Files.exists(file()));
        assertEquals(List.of(), site.requests());
    }

    @Test
    void aBrokenFileOfASiteIsRefusedBeforeADatabaseIsMade() throws IOException {
        Path sites = Files.createDirectories(folder.resolve("sites"));
        Files.writeString(sites.resolve("127.0.0.1.json"), "{");
        assertEquals(2, crawl("").status());
        assertEquals(2, list("").status());
        assertFalse(Files.exists(file()));
    }

    @Test
    void optionsThatCanNotWorkAreNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("page.htm"), "<html><body>x</body></html>");
        String sentence = ": expected a folder, found the file " + file + "\n";
        assertEquals("--sites" + sentence, crawl("--sites " + file).err());
        assertEquals(
                "--screenshots" + sentence,
                crawl("--render always --screenshots " + file).err());
        assertEquals(
                "--screenshots" + sentence,
                Cli.run("extract", "--render", "--screenshots", file.toString(), file.toString())
                        .err());
        assertEquals(
                "--auth: expected HOST=USER:PASSWORD, found a=***\n",
                crawl("--auth a=b").err());
        assertEquals(
                "--html: not with --format\n",
                Cli.run("menu", "--html", "--format", "jsonl", file.toString()).err());
        assertFalse(Files.exists(file()));
    }

    @Test
    void sentencesSayWhatIsWrong() throws IOException {
        Path page = Files.writeString(folder.resolve("page.htm"), "<html><body>x</body></html>");
        assertEquals(
                "--model: no such file: nofile\n",
                Cli.run("extract", "--model", "nofile", page.toString()).err());
        assertEquals(
                "nofile: no such file\n",
                Cli.run("diff", page.toString(), "nofile").err());
        Cli refused = crawl("--public-only");
        assertTrue(refused.err().contains("127.0.0.1 is a private address"), refused.err());
    }

    @Test
    void whatIsRefusedLaterLeavesNoCrawl() throws Exception {
        try (ServerSocket used = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            Path noFolder = Files.writeString(folder.resolve("file"), "");
            for (String options : List.of(
                    "--warc " + noFolder,
                    "--metrics " + used.getLocalPort(),
                    "--render always --webdriver http://127.0.0.1:1/")) {
                Cli refused = crawl(options);
                assertEquals(2, refused.status(), options + refused.out());
                assertEquals(0, Cli.number(db(), "SELECT COUNT(*) FROM crawl"), options);
            }
            Cli list = list("--render always --webdriver http://127.0.0.1:1/");
            assertEquals(2, list.status(), list.err());
            assertEquals(0, Cli.number(db(), "SELECT COUNT(*) FROM crawl"));
        }
        Cli corrected = crawl("");
        assertEquals(0, corrected.status(), corrected.err());
        assertTrue(corrected.out().contains(" in " + db()), corrected.out());
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
