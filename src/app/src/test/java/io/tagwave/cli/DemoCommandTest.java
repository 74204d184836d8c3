package io.tagwave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SavedQuery;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The demo from site to rows, and what the database's commands make of it. */
class DemoCommandTest {

    @TempDir
    static Path folder;

    private static String db;
    private static Run demo;

    /** What a command said. */
    private record Run(int status, String out, String err) {}

    @BeforeAll
    static void crawlTheDemoSite() {
        db = folder.resolve("demo").toString();
        demo = run("demo", "--db", db);
    }

    @Test
    void theDemoEndsWithThreeQuestionsAndTheirAnswers() {
        assertEquals(0, demo.status(), demo.err());
        assertEquals(
                3, demo.out().lines().filter(line -> line.startsWith("-- ")).count());
        assertTrue(demo.out().contains("excluded_by_robots"), demo.out());
        assertTrue(demo.out().contains("/shop/lanterns"), demo.out());
        assertTrue(demo.out().contains("£1,249.00"), demo.out());
    }

    @Test
    void theSiteIsServedForSeedsThatNeedNoNetwork() throws Exception {
        String seeds = Files.readString(Path.of("../../seeds/local.txt"));
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        Thread server = new Thread(() -> run("demo", "--port", "" + port));
        server.start();
        Path local = Files.writeString(folder.resolve("local.txt"), seeds.replace("8073", "" + port));
        try {
            for (int i = 0; i < 100 && !answers(port); i++) {
                Thread.sleep(50);
            }
            Run crawl = run("crawl", local.toString(), "--db", folder + "/local", "--delay", "0", "--depth", "1");
            assertEquals(0, crawl.status(), crawl.err());
            Run taken = run("demo", "--port", "" + port);
            assertEquals(2, taken.status());
            assertTrue(taken.err().startsWith("--port " + port + ": "), taken.err());
        } finally {
            server.interrupt();
            server.join();
        }
        assertEquals(2, run("demo", "--port", "70000").status());
    }

    private static boolean answers(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void everyOutcomeOfTheSiteIsARow() {
        Run outcomes = run("sql", "--db", db, "--format", "csv", "SELECT DISTINCT outcome FROM page ORDER BY 1");
        assertEquals("outcome done duplicate excluded_by_robots http_error not_html", words(outcomes.out()));
    }

    @Test
    void countsOfPagesAgreeWithTheirRows() {
        Run torn = run(
                "sql",
                "--db",
                db,
                "--format",
                "csv",
                "SELECT COUNT(*) FROM page p WHERE region_count <> (SELECT COUNT(*) FROM region r WHERE r.page_id = p.id)"
                        + " OR record_count <> (SELECT COUNT(*) FROM data_record d WHERE d.page_id = p.id)");
        assertEquals("count(*) 0", words(torn.out()));
    }

    @Test
    void everySavedQueryRuns() {
        assertTrue(SavedQueries.load().all().size() >= 12);
        for (SavedQuery query : SavedQueries.load().all()) {
            assertTrue(query.title().length() > 10, query.name());
            Run run = run("sql", "--db", db, query.name());
            assertEquals(0, run.status(), query.name() + ": " + run.err());
        }
    }

    @Test
    void anExportHoldsEveryRecordOnceAndSaysSo() throws Exception {
        Path lists = folder.resolve("lists");
        Path all = folder.resolve("all");
        assertEquals(0, run("export", "--db", db, "-o", lists.toString()).status());
        assertEquals(
                0,
                run("export", "--db", db, "-o", all.toString(), "--per", "all", "--format", "jsonl")
                        .status());
        JsonNode byList =
                new ObjectMapper().readTree(lists.resolve("manifest.json").toFile());
        JsonNode inOne =
                new ObjectMapper().readTree(all.resolve("manifest.json").toFile());
        assertEquals(inOne.get("rows").asLong(), byList.get("rows").asLong());
        assertEquals(
                inOne.get("rows").asLong(),
                Files.readAllLines(all.resolve("records.jsonl")).size());
        for (JsonNode file : byList.get("files")) {
            byte[] bytes = Files.readAllBytes(lists.resolve(file.get("file").asText()));
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            assertEquals(file.get("sha256").asText(), HexFormat.of().formatHex(hash));
            assertEquals(file.get("bytes").asLong(), bytes.length);
        }
    }

    @Test
    void aBrokenQueryIsAnsweredWithACaret() {
        Run broken = run("sql", "--db", db, "SELECT url, nme FROM page");
        assertEquals(2, broken.status());
        assertEquals(
                String.join(
                        System.lineSeparator(),
                        "Column \"NME\" not found",
                        "  SELECT url, nme FROM page",
                        "              ^",
                        ""),
                broken.err());
    }

    @Test
    void aDatabaseThatIsNotThereIsOneLine() {
        Run missing = run("export", "--db", folder.resolve("nowhere").toString());
        assertEquals(2, missing.status());
        assertEquals(1, missing.err().lines().count(), missing.err());
    }

    private static Run run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.run(new PrintWriter(out), new PrintWriter(err), args);
        return new Run(status, out.toString(), err.toString());
    }

    private static String words(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }
}
