package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.archive.Archive;
import io.tagwave.archive.ArchivedPage;
import io.tagwave.archive.WarcText;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.netpreserve.jwarc.WarcReader;
import org.netpreserve.jwarc.WarcRecord;

/** A crawl that keeps an archive, killed again and again: at any time, what its database calls done is in the archive. */
@Tag("slow")
class ArchiveKillTest {

    /** As many as one likes, by {@code -Dtagwave.kills=60}. */
    private static final int KILLS = Integer.getInteger("tagwave.kills", 3);

    private static final int LONGEST_RUN = 50;
    private static final int PAGES = LONGEST_RUN + LONGEST_RUN / 2 * KILLS;
    private static final int JITTER_MILLIS = 30;

    @TempDir
    Path folder;

    @Test
    @Timeout(600)
    void whatTheDatabaseCallsDoneIsInTheArchive() throws Exception {
        Random random = new Random(6);
        int kills = 0;
        try (TestSite site = new TestSite()) {
            site.otherwise(ArchiveKillTest::serve);
            for (int i = 0; i < KILLS; i++) {
                kills += killed(site, random.nextInt(LONGEST_RUN), random.nextInt(JITTER_MILLIS)) ? 1 : 0;
                Set<String> archived = archived();
                Set<String> done = done();
                assertTrue(
                        archived.containsAll(done), () -> "missing of " + done.size() + ": " + missing(done, archived));
            }
            Process last = start(site);
            assertEquals(0, TestSignals.end(last), Files.readString(folder.resolve("log")));
        }
        assertEquals(KILLS, kills);
        assertEquals(PAGES, done().size());
        assertTrue(archived().containsAll(done()));
        everyFileIsWhole();
    }

    private static Set<String> missing(Set<String> done, Set<String> archived) {
        Set<String> missing = new TreeSet<>(done);
        missing.removeAll(archived);
        return missing;
    }

    /** Torn records were cut off, files have their names, and none of another run was gone on with. */
    private void everyFileIsWhole() throws IOException {
        int records = 0;
        for (Path file : files()) {
            assertTrue(file.toString().endsWith(".warc.gz"), file.toString());
            try (WarcReader reader = new WarcReader(file)) {
                int number = 0;
                for (WarcRecord record : reader) {
                    assertEquals(number++ == 0, record.type().equals("warcinfo"));
                    records++;
                }
            }
        }
        assertTrue(records > 2 * PAGES, records + " records");
    }

    private Set<String> archived() throws IOException {
        Set<String> urls = new TreeSet<>();
        for (Path file : files()) {
            try (Archive archive = Archive.open(file, 1 << 20)) {
                for (Optional<ArchivedPage> next = archive.next(); next.isPresent(); next = archive.next()) {
                    if (next.get().error() == null) {
                        urls.add(next.get().name());
                    }
                }
            }
        }
        return urls;
    }

    private List<Path> files() throws IOException {
        if (!Files.exists(folder.resolve("warc"))) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder.resolve("warc"))) {
            return files.filter(file -> !file.toString().endsWith(".cdxj"))
                    .sorted()
                    .toList();
        }
    }

    private Set<String> done() throws SQLException {
        return new TreeSet<>(Cli.texts(database(), "SELECT url FROM page WHERE outcome = 'done'"));
    }

    private boolean killed(TestSite site, int requests, int millis) throws Exception {
        int before = site.requests().size();
        return TestSignals.kill(start(site), () -> site.requests().size() - before, requests, millis);
    }

    private Process start(TestSite site) throws IOException {
        return Cli.start(
                folder.resolve("log"),
                "crawl",
                site.url("/0"),
                "--resume",
                "--delay",
                "0",
                "--threads",
                "4",
                "--warc",
                folder.resolve("warc").toString(),
                "--db",
                database());
    }

    /** Page n links to pages 2n + 1 and 2n + 2. */
    private static void serve(TestSite.Request request, OutputStream out) throws IOException, InterruptedException {
        if (!request.path().matches("/\\d+")) {
            TestSite.answer(out, 404, Map.of(), "");
            return;
        }
        int n = Integer.parseInt(request.path().substring(1));
        Thread.sleep(5);
        StringBuilder html = new StringBuilder(WarcText.html(n).replace("/item", "/" + n + "#"));
        for (int next = 2 * n + 1; next <= 2 * n + 2 && next < PAGES; next++) {
            html.append("<a href=/" + next + ">Next</a>");
        }
        TestSite.html(out, html.toString());
    }

    private String database() {
        return folder.resolve("killed").toString();
    }
}
