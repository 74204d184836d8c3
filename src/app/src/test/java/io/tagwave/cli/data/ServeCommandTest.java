package io.tagwave.cli.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.cli.Cli;
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
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {

    @TempDir
    Path folder;

    @Test
    @Timeout(120)
    void itPrintsItsAddressAndEndsWhenItIsAskedTo() throws Exception {
        servesAndEnds(TestSignals::terminate);
        servesAndEnds(TestSignals::interrupt);
    }

    private void servesAndEnds(Consumer<Process> signal) throws Exception {
        Path log = folder.resolve("log");
        Process program = Cli.start(log, "serve", "--db", database(), "--port", "0");
        String said = "";
        while (program.isAlive() && !said.contains("\n")) {
            Thread.sleep(20);
            said = Files.readString(log);
        }
        String address = said.strip();
        assertTrue(address.matches("http://127\\.0\\.0\\.1:\\d+/"), said);
        HttpClient browser = HttpClient.newHttpClient();
        HttpRequest health =
                HttpRequest.newBuilder(URI.create(address + "health")).build();
        assertEquals(
                200, browser.send(health, HttpResponse.BodyHandlers.ofString()).statusCode());
        // A query under way does not keep it.
        browser.sendAsync(
                HttpRequest.newBuilder(URI.create(address + "api/sql"))
                        .POST(HttpRequest.BodyPublishers.ofString(
                                "{\"query\":\"SELECT COUNT(*) FROM SYSTEM_RANGE(1, 100000)"
                                        + " a, SYSTEM_RANGE(1, 100000) b WHERE a.x + b.x < 0\"}"))
                        .build(),
                HttpResponse.BodyHandlers.discarding());
        Thread.sleep(300);
        signal.accept(program);
        assertTrue(program.waitFor(20, TimeUnit.SECONDS), "it ended");
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
