package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a file that the program made when its schema had version 1: three pages of the demo site. */
class MigrationTest {

    @TempDir
    Path folder;

    @BeforeEach
    void unpack() throws IOException {
        try (InputStream in = MigrationTest.class.getResourceAsStream("schema-1.zip");
                ZipInputStream zip = new ZipInputStream(in)) {
            zip.getNextEntry();
            Files.copy(zip, folder.resolve("old.mv.db"));
        }
    }

    @Test
    void anOlderDatabaseIsBroughtUpToDateWithACopyBeside() throws SqlProblem {
        Database.open(file()).close();
        assertTrue(Files.exists(folder.resolve("old.schema-1.zip")));
        try (SqlSession session = SqlSession.open(file(), false)) {
            assertEquals(
                    List.of(List.of((long) Schema.VERSION)),
                    SqlSessionTest.all(session, "SELECT version FROM schema_info"));
            assertEquals(List.of(List.of(37L)), SqlSessionTest.all(session, "SELECT SUM(record_count) FROM page"));
            assertEquals(
                    List.of(List.of(1249.0)),
                    SqlSessionTest.all(
                            session,
                            "SELECT MAX(d.numbers[c.ordinal]) FROM data_record d JOIN region_column c"
                                    + " ON c.region_id = d.region_id AND c.kind = 'price'"));
            assertEquals(
                    List.of(List.of("2024-09-03")),
                    SqlSessionTest.all(
                            session,
                            "SELECT MIN(d.dates[c.ordinal]) FROM data_record d JOIN region_column c"
                                    + " ON c.region_id = d.region_id AND c.kind = 'date'"));
        }
    }

    @Test
    void whoOnlyReadsIsToldWhatToDo() {
        StoreException refused = assertThrows(StoreException.class, () -> SqlSession.open(file(), false));
        assertTrue(refused.getMessage().contains("found version 1, made by an older Tagwave: 'sql --write'"));
        assertEquals(1, refused.getMessage().lines().count());
    }

    private String file() {
        return folder.resolve("old").toString();
    }
}
