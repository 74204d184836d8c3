package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.frontier.DatabaseFrontier;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlSessionTest;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On files that the program made when its schema was older: three pages of the demo site, four with a list and a menu. */
class MigrationTest {

    @TempDir
    Path folder;

    @BeforeEach
    void unpack() throws IOException {
        unpack("schema-1.zip", "old");
        unpack("schema-2.zip", "newer");
        unpack("schema-3.zip", "recent");
    }

    private void unpack(String archive, String name) throws IOException {
        try (InputStream in = MigrationTest.class.getResourceAsStream(archive);
                ZipInputStream zip = new ZipInputStream(in)) {
            zip.getNextEntry();
            Files.copy(zip, folder.resolve(name + ".mv.db"));
        }
    }

    @Test
    void anOlderDatabaseIsBroughtUpToDateWithACopyBeside() throws SqlStatementException {
        Database.open(file()).close();
        assertTrue(Files.exists(folder.resolve("old.schema-1.zip")));
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(
                    List.of(List.of((long) DatabaseSchema.VERSION)),
                    SqlSessionTest.all(session, "SELECT version FROM schema_info"));
            assertEquals(List.of(List.of(37L)), SqlSessionTest.all(session, "SELECT SUM(record_count) FROM page"));
            assertEquals(
                    List.of(List.of(1249.0)),
                    SqlSessionTest.all(
                            session,
                            "SELECT MAX(d.numbers[c.ordinal]) FROM data_record d JOIN region_column c"
                                    + " ON c.region_id = d.region_id AND c.kind = 'price'"));
            assertEquals(
                    List.of(List.of(37L)),
                    SqlSessionTest.all(session, "SELECT SUM(last_record - first_record + 1) FROM region_text"));
            assertEquals(
                    List.of(List.of("2024-09-02")),
                    SqlSessionTest.all(
                            session,
                            "SELECT MIN(d.dates[c.ordinal]) FROM data_record d JOIN region_column c"
                                    + " ON c.region_id = d.region_id AND c.kind = 'date'"));
        }
    }

    @Test
    void linksMenusAndTimingsReadAsBefore() throws SQLException {
        try (Database database = Database.open(folder.resolve("newer").toString())) {
            assertEquals(48, number(database, "SELECT COUNT(*) FROM link"));
            assertEquals(
                    16, number(database, "SELECT COUNT(*) FROM link WHERE in_menu AND NOT nofollow AND ordinal < 4"));
            assertEquals(16, number(database, "SELECT COUNT(*) FROM link WHERE nofollow AND url LIKE '%/item_.html'"));
            assertEquals(
                    4,
                    number(
                            database,
                            "SELECT COUNT(*) FROM link WHERE ordinal = 11 AND text = 'Thing 7 of ' || (page_id - 1)"));
            assertEquals(
                    4,
                    number(
                            database,
                            "SELECT COUNT(*) FROM menu WHERE ordinal = 2 AND text = 'Chairs' AND href LIKE '%/2.html'"));
            assertEquals(28, number(database, "SELECT COUNT(*) FROM timing WHERE millis > 0"));
            assertEquals(
                    4,
                    number(
                            database,
                            "SELECT COUNT(*) FROM anchor WHERE text IN ('Home', 'Lamps', 'Chairs', 'Tables')"));
            assertEquals(
                    0,
                    number(
                            database,
                            "SELECT COUNT(*) FROM INFORMATION_SCHEMA.TABLES WHERE TABLE_NAME LIKE '%/_2' ESCAPE '/'"));
        }
        assertTrue(Files.exists(folder.resolve("newer.schema-2.zip")));
    }

    @Test
    void rowsHaveATimeOfTheirOwn() throws SQLException {
        try (Database database = Database.open(folder.resolve("recent").toString())) {
            assertEquals(2, number(database, "SELECT COUNT(*) FROM timing WHERE stage = 'align' AND millis > 0"));
            assertEquals(0, number(database, "SELECT COUNT(*) FROM timing WHERE stage = 'rows'"));
            DatabaseTest.execute(database, "UPDATE page_detail SET rows_millis = 1 WHERE page_id = 1");
            assertEquals(1, number(database, "SELECT COUNT(*) FROM timing WHERE stage = 'rows'"));
        }
        assertTrue(Files.exists(folder.resolve("recent.schema-3.zip")));
    }

    @Test
    void theListsOfOldPagesAreMainOnes() throws SQLException {
        try (Database database = Database.open(folder.resolve("recent").toString())) {
            double lists = number(database, "SELECT COUNT(*) FROM region WHERE content");
            assertTrue(lists > 0);
            assertEquals(lists, number(database, "SELECT COUNT(*) FROM region WHERE main"));
            assertEquals(0, number(database, "SELECT COUNT(*) FROM region WHERE main AND NOT content"));
        }
    }

    @Test
    void aMigratedCrawlGoesOn() throws SQLException {
        try (Database database = Database.open(folder.resolve("newer").toString())) {
            DatabaseFrontier.open(database, 1, FrontierSettings.defaults()).close();
            assertEquals(4, number(database, "SELECT COUNT(*) FROM page WHERE link_count = 12"));
            assertEquals(4, number(database, "SELECT COUNT(*) FROM frontier WHERE state = 2"));
            assertEquals(36, number(database, "SELECT COUNT(*) FROM anchor"));
        }
    }

    private static double number(Database database, String sql) throws SQLException {
        return DatabaseTest.number(database, sql);
    }

    @Test
    void whoOnlyReadsIsToldWhatToDo() {
        StoreException refused = assertThrows(StoreException.class, () -> SqlSession.open(file(), false));
        assertTrue(refused.getMessage().contains("found version 1, made by an older Tagwave: 'sql --write'"));
        assertEquals(1, refused.getMessage().lines().count());
    }

    @Test
    void aDatabaseNamedByItsUrlIsLeftAsItIs() throws SqlStatementException {
        StoreException refused = assertThrows(StoreException.class, () -> Database.open("jdbc:h2:file:" + file()));
        assertTrue(refused.getMessage().contains("only an H2 file named by its path"), refused.getMessage());
        whoOnlyReadsIsToldWhatToDo();
    }

    private String file() {
        return folder.resolve("old").toString();
    }
}
