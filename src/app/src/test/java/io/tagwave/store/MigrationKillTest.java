package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.cli.Cli;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlSessionTest;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program killed while it opens a database or brings an older one up to date. */
class MigrationKillTest {

    /** As many as one likes, by {@code -Dtagwave.kills=60}. */
    private static final int KILLS = Integer.getInteger("tagwave.kills", 3);

    private static final int OLD_VERSIONS = 3;

    /** From the start of a JVM, about so long until it opens the database, and again until it is done. */
    private static final int JITTER_MILLIS = 800;

    @TempDir
    Path folder;

    @Test
    void whateverIsLeftIsOpenedAndTheCopyIsOfBefore() throws Exception {
        Random random = new Random(7);
        int migrating = 0;
        for (int i = 0; i < KILLS; i++) {
            int version = 1 + i % OLD_VERSIONS;
            String name = "db" + i;
            unpack(MigrationKillTest.class.getResourceAsStream("schema-" + version + ".zip"), name);
            boolean late = i % 2 == 0;
            Path begun = file(name + ".schema-" + version + ".zip.part");
            Path copied = file(name + ".schema-" + version + ".zip");
            Process opening = Cli.start(folder.resolve("log"), "sql", "--write", "--db", path(name), "SELECT 1");
            // Every other one as soon as it migrates, the others whatever they are at.
            TestSignals.kill(
                    opening,
                    () -> !late || Files.exists(begun) || Files.exists(copied) ? 1 : 0,
                    0,
                    random.nextInt(late ? JITTER_MILLIS / 2 : 2 * JITTER_MILLIS));
            migrating += late ? 1 : 0;
            reads(name, version);
            Database.open(path(name)).close();
            assertEquals(List.of(List.of((long) DatabaseSchema.VERSION)), all(name, "SELECT version FROM schema_info"));
            assertEquals(records(version), all(name, "SELECT COUNT(*), SUM(numbers[3]) FROM data_record"), name);
            assertEquals(List.of(), leftovers(name));
            try (InputStream zip = Files.newInputStream(copied)) {
                unpack(zip, "copy" + i);
            }
            assertTrue(refusal("copy" + i).contains("found version " + version), refusal("copy" + i));
        }
        System.out.printf("kill test: %d kills while opening, %d of them while migrating%n", KILLS, migrating);
    }

    /** What an old database of that version has when nobody kills the program. */
    private List<List<Object>> records(int version) throws IOException, SqlStatementException {
        String name = "whole" + version;
        if (!Files.exists(file(name + ".mv.db"))) {
            unpack(MigrationKillTest.class.getResourceAsStream("schema-" + version + ".zip"), name);
            Database.open(path(name)).close();
        }
        return all(name, "SELECT COUNT(*), SUM(numbers[3]) FROM data_record");
    }

    /** It is read, or the reader is told what to do. */
    private void reads(String name, int version) throws SqlStatementException {
        try {
            assertEquals(1, all(name, "SELECT COUNT(*) FROM page").size());
        } catch (StoreException e) {
            // Of the version that it had: what is under way is no state to be found in.
            assertTrue(
                    e.getMessage().contains("found version " + version + ", made by an older Tagwave: 'sql --write'"),
                    version + ": " + e);
        }
    }

    /** What the migration made for itself. */
    private List<Path> leftovers(String name) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> f.getFileName().toString().startsWith(name + "."))
                    .filter(f ->
                            f.toString().contains(".migrating") || f.toString().endsWith(".part"))
                    .toList();
        }
    }

    private String refusal(String name) {
        try (SqlSession session = SqlSession.open(path(name), false)) {
            return "opened: " + session;
        } catch (StoreException e) {
            return e.getMessage();
        }
    }

    private List<List<Object>> all(String name, String sql) throws SqlStatementException {
        try (SqlSession session = SqlSession.open(path(name), false)) {
            return SqlSessionTest.all(session, sql);
        }
    }

    private void unpack(InputStream archive, String name) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(archive)) {
            zip.getNextEntry();
            Files.copy(zip, file(name + ".mv.db"));
        }
    }

    private Path file(String name) {
        return folder.resolve(name);
    }

    private String path(String name) {
        return file(name).toString();
    }
}
