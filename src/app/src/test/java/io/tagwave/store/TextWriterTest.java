package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.extract.DataRecord;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlSessionTest;
import io.tagwave.store.query.SqlStatementException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextWriterTest {

    @TempDir
    Path folder;

    private String db;

    @BeforeEach
    void name() {
        db = folder.resolve("db").toString();
    }

    @Test
    void aLongRegionTakesSeveralRowsThatHoldEachRecordOnce() throws SqlStatementException, SQLException {
        List<DataRecord> records = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            records.add(new DataRecord(0, 1, "/", "Über " + "x".repeat(9000), List.of(), null, null));
        }
        try (Database database = Database.open(db);
                Connection connection = database.connect()) {
            TextWriter writer = new TextWriter(connection);
            writer.add(3, records);
            writer.execute();
        }
        assertEquals(
                List.of(List.of(0L, 2L, "über"), List.of(3L, 4L, "über")),
                all("SELECT first_record, last_record, SUBSTRING(text, 1, 4) FROM region_text ORDER BY first_record"));
    }

    @Test
    void aDatabaseThatWasWrittenWithoutTextsGetsThem() throws SqlStatementException {
        try (Database database = Database.open(db)) {
            new InventedCrawl().write(database, 100);
        }
        assertEquals(List.of(List.of(5L)), all("SELECT COUNT(*) FROM region_text"));
        try (SqlSession session = SqlSession.open(db, true)) {
            session.run("DELETE FROM region_text").close();
        }
        Database.open(db).close();

        assertEquals(
                List.of(List.of(100L)),
                all("SELECT COUNT(*) FROM region_text t JOIN data_record d ON d.region_id = t.region_id"
                        + " AND d.ordinal BETWEEN t.first_record AND t.last_record AND LOWER(d.text) = t.text"));
    }

    private List<List<Object>> all(String sql) throws SqlStatementException {
        try (SqlSession session = SqlSession.open(db, false)) {
            return SqlSessionTest.all(session, sql);
        }
    }
}
