package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Random;
import org.h2.mvstore.MVStore;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

public class DatabaseTest {

    @TempDir
    Path folder;

    @Test
    void aNewDatabaseHasItsTablesAndViewsAndKeepsThem() throws SQLException {
        try (Database database = Database.open(file())) {
            execute(database, "INSERT INTO next_page VALUES (1, 'u')");
        }
        try (Database database = Database.open(file())) {
            assertEquals(1.0, number(database, "SELECT COUNT(*) FROM next_page"));
            assertEquals(
                    0.0,
                    number(
                            database,
                            "SELECT COUNT(*) FROM information_schema.tables"
                                    + " WHERE LOWER(table_name) IN ('benchmark', 'benchmark_render')"));
            assertEquals(0.0, number(database, "SELECT COUNT(*) FROM records"));
            assertEquals(0.0, number(database, "SELECT COUNT(*) FROM crawl_summary"));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 99})
    void aDatabaseOfAnotherSchemaVersionIsRefusedInOneSentence(int version) throws SQLException {
        try (Database database = Database.open(file())) {
            execute(database, "UPDATE schema_info SET version = " + version);
        }
        String expected = "expected the database " + file() + " to have schema version 1, found version " + version
                + ": use the Tagwave that made it, or name a new database and crawl again";
        for (Executable opening : List.<Executable>of(
                () -> Database.open(file()),
                () -> Database.openExisting(file()),
                () -> Database.openReadOnly(file()),
                () -> Database.open("jdbc:h2:file:" + file()))) {
            StoreException refused = assertThrows(StoreException.class, opening);
            assertEquals(
                    expected.replace(
                            file(), refused.getMessage().contains("jdbc:") ? "jdbc:h2:file:" + file() : file()),
                    refused.getMessage());
        }
    }

    @Test
    void aDatabaseWhoseMakingWasCutShortIsFinished() throws SQLException {
        try (Database database = Database.open(file())) {
            execute(database, "DELETE FROM schema_info");
            execute(database, "DROP TABLE rendering CASCADE");
        }
        try (Database database = Database.open(file())) {
            assertEquals(0.0, number(database, "SELECT COUNT(*) FROM render_vs_parse"));
        }
    }

    @Test
    void aFileThatIsNoDatabaseIsRefusedInOneLine() throws Exception {
        Files.writeString(folder.resolve("db.mv.db"), "this is not a database, but it is long enough".repeat(1000));
        StoreException refused = assertThrows(StoreException.class, () -> Database.open(file()));
        assertTrue(refused.getMessage().startsWith("cannot open the database " + file()), refused.getMessage());
        assertEquals(1, refused.getMessage().lines().count());
    }

    @Test
    void aFolderThatCanNotBeMadeIsRefusedInOneLine() throws Exception {
        Files.writeString(folder.resolve("taken"), "a file where a folder was expected");
        String inside = folder.resolve("taken").resolve("db").toString();
        StoreException refused = assertThrows(StoreException.class, () -> Database.open(inside));
        assertTrue(refused.getMessage().startsWith("cannot write the database " + inside), refused.getMessage());
        assertEquals(1, refused.getMessage().lines().count());
    }

    @Test
    void anEmptyFileIsNamedAsSuch() throws Exception {
        Files.createFile(folder.resolve("db.mv.db"));
        StoreException refused = assertThrows(StoreException.class, () -> Database.openReadOnly(file()));
        assertTrue(refused.getMessage().contains("found the empty file"), refused.getMessage());
    }

    @Test
    void aDamagedFileIsNamedAsSuch() throws Exception {
        Files.writeString(folder.resolve("db.mv.db"), "hello");
        StoreException refused = assertThrows(StoreException.class, () -> Database.openReadOnly(file()));
        assertTrue(refused.getMessage().contains("its file is damaged, or no database at all"), refused.getMessage());
    }

    @Test
    void aFileThatMayNotBeWrittenIsNamedAsSuch() throws Exception {
        Database.open(file()).close();
        Path file = folder.resolve("db.mv.db");
        assertTrue(file.toFile().setWritable(false));
        Assumptions.assumeFalse(Files.isWritable(file), "this user may write any file");
        StoreException refused = assertThrows(StoreException.class, () -> Database.open(file()));
        assertTrue(refused.getMessage().endsWith("no permission to write " + file), refused.getMessage());
        Database.openReadOnly(file()).close();
    }

    /** As a process leaves it that is killed in mid-transaction. */
    @Test
    void aDatabaseWithAnUnfinishedTransactionCanBeRead() throws Exception {
        try (Database database = Database.open(file());
                Connection open = database.connect()) {
            open.setAutoCommit(false);
            try (Statement statement = open.createStatement()) {
                statement.execute("INSERT INTO next_page SELECT x, 'u' || x FROM SYSTEM_RANGE(1, 5000)");
            }
            execute(database, "INSERT INTO next_page VALUES (0, 'kept')");
            Files.copy(folder.resolve("db.mv.db"), folder.resolve("killed.mv.db"));
            open.rollback();
        }
        try (Database read = Database.openReadOnly(folder.resolve("killed").toString())) {
            assertEquals(1.0, number(read, "SELECT COUNT(*) FROM next_page"));
        }
    }

    /** As a process leaves it that is killed before it has made its first table. */
    @Test
    void aDatabaseThatWasJustBegunIsNamedAsSuch() {
        MVStore.open(folder.resolve("db.mv.db").toString()).close();
        StoreException refused = assertThrows(StoreException.class, () -> Database.openReadOnly(file()));
        assertTrue(refused.getMessage().startsWith("expected a Tagwave database at " + file()), refused.getMessage());
        Database.open(file()).close();
        Database.openReadOnly(file()).close();
    }

    @Test
    void aDamagedFileAndAFullDiskAreNamed() throws IOException {
        byte[] noise = new byte[5000];
        new Random(4).nextBytes(noise);
        Files.write(folder.resolve("db.mv.db"), noise);
        StoreException damaged = assertThrows(StoreException.class, () -> Database.openReadOnly(file()));
        assertTrue(
                damaged.getMessage().contains(": its file is damaged, or no database at all ("), damaged.getMessage());
        assertFalse(damaged.getMessage().contains("@"), damaged.getMessage());
        assertEquals(1, damaged.getMessage().lines().count());
        SQLException full =
                new SQLException("General error: \"x\"", "HY000", 50000, new IOException("No space left on device"));
        assertEquals("no space left on the disk", Database.openFailure(full));
    }

    @Test
    void aFileOfWhichMostWasOverwrittenIsMadeSmallerWhenItIsClosed() throws SQLException, IOException {
        Path stored = folder.resolve("db.mv.db");
        StringWriter said = new StringWriter();
        Database database = Database.open(file());
        overwrite(database, 100, 2);
        database.closing(new PrintWriter(said), () -> false);
        database.close();
        assertEquals("", said.toString(), "a small one is done at once");
        assertTrue(Files.size(stored) < 3 << 20, Files.size(stored) + " bytes");
        Database large = Database.open(file());
        overwrite(large, 400, 3);
        assertTrue(Files.size(stored) > 16 << 20, Files.size(stored) + " bytes");
        large.closing(new PrintWriter(said), () -> true);
        large.close();
        assertTrue(Files.size(stored) > 16 << 20, "who has stopped a command does not wait");
        Database other = Database.open(file());
        try (Database user = Database.open(file())) {
            other.close();
            assertTrue(Files.size(stored) > 16 << 20, "the file is in use");
            user.closing(new PrintWriter(said), () -> false);
        }
        assertTrue(
                said.toString().matches("Making the database smaller: of \\d+ MB, \\d+ % are in use\\R"),
                said.toString());
        assertTrue(Files.size(stored) < 16 << 20, Files.size(stored) + " bytes");
        try (Database again = Database.openReadOnly(file())) {
            assertEquals(400, number(again, "SELECT COUNT(*) FROM page_html WHERE OCTET_LENGTH(html) = 20000"));
        }
    }

    /** Pages of 20 kB, written again and again. */
    private static void overwrite(Database database, int pages, int times) throws SQLException {
        Random random = new Random(3);
        try (Connection connection = database.connect();
                PreparedStatement merge = connection.prepareStatement(
                        "MERGE INTO page_html (page_id, html) KEY (page_id) VALUES (?, ?)")) {
            for (int i = 0; i < times * pages; i++) {
                byte[] html = new byte[20_000];
                random.nextBytes(html);
                Sql.update(merge, (long) (i % pages), html);
            }
        }
    }

    private String file() {
        return folder.resolve("db").toString();
    }

    public static void execute(Database database, String sql) throws SQLException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    public static double number(Database database, String sql) throws SQLException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return row.getDouble(1);
        }
    }
}
