package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.archive.WarcText;
import io.tagwave.cli.Cli;
import io.tagwave.store.PostgresServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An import that is killed at any time, also before its first page, is resumed by the same command and loses nothing. */
@Tag("slow")
class ImportKillTest {

    private static final int KILLS = Integer.getInteger("tagwave.kills", 6);
    private static final int PAGES = 200;

    @TempDir
    Path folder;

    @Test
    @Timeout(600)
    void anImportKilledAtAnyTimeIsResumed() throws Exception {
        killed(name -> folder.resolve(name).toString());
    }

    @Test
    @Timeout(600)
    void soIsOneIntoPostgres() throws Exception {
        Map<String, PostgresServer> servers = new HashMap<>();
        try {
            killed(name -> servers.computeIfAbsent(name, any -> PostgresServer.startIfInstalled())
                    .url());
        } finally {
            servers.values().forEach(PostgresServer::close);
        }
    }

    private void killed(UnaryOperator<String> databases) throws Exception {
        ByteArrayOutputStream archive = new ByteArrayOutputStream();
        for (int page = 0; page < PAGES; page++) {
            archive.writeBytes(WarcText.gzip(WarcText.page(page)));
        }
        Files.write(folder.resolve("a.warc.gz"), archive.toByteArray());
        long start = System.nanoTime();
        assertEquals(0, TestSignals.end(start(databases.apply("whole"))));
        long wholeMillis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        Random random = new Random(8);
        for (int kill = 0; kill < KILLS; kill++) {
            String name = databases.apply("killed" + kill);
            Process killed = start(name);
            killed.waitFor(random.nextInt((int) wholeMillis), TimeUnit.MILLISECONDS);
            killed.destroyForcibly().waitFor();
            Cli read = Cli.run("sql", "--db", name, "SELECT COUNT(*) FROM records");
            assertTrue(read.status() == 0 || read.err().contains("expected a"), read.err());
            Cli resumed =
                    Cli.run("import", folder.resolve("a.warc.gz").toString(), "--resume", "--keep-html", "--db", name);
            assertEquals(0, resumed.status(), resumed.err());
            for (String count : new String[] {
                "SELECT COUNT(*) FROM page WHERE outcome = 'done'", "SELECT COUNT(DISTINCT url) FROM page"
            }) {
                assertEquals(PAGES, Cli.number(name, count));
            }
            assertEquals(
                    Cli.number(databases.apply("whole"), "SELECT COUNT(*) FROM records"),
                    Cli.number(name, "SELECT COUNT(*) FROM records"));
        }
    }

    private Process start(String name) throws IOException {
        return Cli.start(
                folder.resolve("log"), "import", folder.resolve("a.warc.gz").toString(), "--keep-html", "--db", name);
    }
}
