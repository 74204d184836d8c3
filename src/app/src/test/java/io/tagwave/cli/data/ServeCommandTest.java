package io.tagwave.cli.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {

    @TempDir
    Path folder;

    @Test
    @Tag("slow")
    @Timeout(120)
    void itPrintsItsAddressAndEndsWhenItIsAskedTo() throws Exception {
        servesAndEnds(TestSignals::terminate);
        servesAndEnds(TestSignals::interrupt);
    }

    private void servesAndEnds(Consumer<Process> signal) throws Exception {
        Process program = Cli.start(folder.resolve("log"), "serve", "--db", database(), "--port", "0");
        String address = address(program);
        HttpClient browser = HttpClient.newHttpClient();
        assertEquals(200, get(address + "health").statusCode());
        // A query under way does not keep it.
        CompletableFuture<?> query = browser.sendAsync(
                HttpRequest.newBuilder(URI.create(address + "api/sql"))
                        .POST(HttpRequest.BodyPublishers.ofString(
                                "{\"query\":\"SELECT COUNT(*) FROM SYSTEM_RANGE(1, 100000)"
                                        + " a, SYSTEM_RANGE(1, 100000) b WHERE a.x + b.x < 0\"}"))
                        .build(),
                HttpResponse.BodyHandlers.discarding());
        Thread.sleep(300);
        assertFalse(query.isDone(), "the query takes longer");
        signal.accept(program);
        assertTrue(program.waitFor(20, TimeUnit.SECONDS), "it ended");
    }

    @Test
    @Timeout(120)
    void theFolderOfSitesIsThatWhichIsNamed() throws Exception {
        String db = folder.resolve("crawled").toString();
        try (TestSite site = new TestSite().links("/", "/a").links("/a")) {
            Cli crawl = Cli.run("crawl", site.url("/"), "--db", db, "--delay", "0", "--keep-html");
            assertEquals(0, crawl.status(), crawl.err());
        }
        Path wishes = Files.createDirectories(folder.resolve("wishes")).resolve("127.0.0.1.json");
        Files.writeString(wishes, "{\"host\": \"127.0.0.1\", \"lists\": [], \"not\": [\"ul.none/li\"]}");
        Process program = Cli.start(
                folder.resolve("log"),
                "serve",
                "--db",
                db,
                "--port",
                "0",
                "--sites",
                wishes.getParent().toString());
        try {
            String look = get(address(program) + "pages/1/look").body();
            assertTrue(look.contains("<code>" + wishes + "</code>"), look);
        } finally {
            program.destroyForcibly().waitFor();
        }
    }

    /** Where it serves, as it prints it. */
    private String address(Process program) throws Exception {
        String said = "";
        while (program.isAlive() && !said.contains("\n")) {
            Thread.sleep(20);
            said = Files.readString(folder.resolve("log"));
        }
        assertTrue(said.strip().matches("http://127\\.0\\.0\\.1:\\d+/"), said);
        return said.strip();
    }

    private static HttpResponse<String> get(String address) throws Exception {
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void whatKeepsItFromServingIsSaidInOneSentence() throws Exception {
        Cli missing = Cli.run("serve", "--db", folder.resolve("none").toString());
        assertEquals(2, missing.status());
        assertTrue(missing.err().startsWith("expected a database at "), missing.err());
        Cli wrong = Cli.run("serve", "--db", database(), "--port", "70000");
        assertEquals(2, wrong.status());
        assertTrue(wrong.err().contains("--port 70000: expected a port from 0 to 65535"), wrong.err());
        Path file = Files.writeString(folder.resolve("file"), "");
        Cli sites = Cli.run("serve", "--db", database(), "--sites", file.toString());
        assertEquals("--sites: expected a folder, found the file " + file + "\n", sites.err());
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            Cli second = Cli.run("serve", "--db", database(), "--port", String.valueOf(taken.getLocalPort()));
            assertEquals(2, second.status());
            assertTrue(second.err().startsWith("--port " + taken.getLocalPort()), second.err());
        }
    }

    private String database() throws Exception {
        String db = folder.resolve("shop").toString();
        if (!Files.exists(Path.of(db + ".mv.db"))) {
            try (Database database = Database.open(db)) {
                ListPages.write(database);
            }
        }
        return db;
    }
}
