package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

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

class RegionWriterTest {

    @TempDir
    Path folder;

    private String db;

    @BeforeEach
    void name() {
        db = folder.resolve("db").toString();
    }

    @Test
    void aLongRegionTakesSeveralRowsThatHoldEachRecordOnce() throws SqlStatementException, SQLException {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            rows.add(List.of("Über " + "x".repeat(9000)));
        }
        try (Database database = Database.open(db);
                Connection connection = database.connect()) {
            new RegionWriter(database, connection)
                    .write(3, List.of(ListPages.region("/", "li", List.of(ListPages.TITLE), rows)));
        }
        assertEquals(
                List.of(List.of(0L, 2L, "über"), List.of(3L, 4L, "über")),
                all("SELECT first_record, last_record, SUBSTRING(text, 1, 4) FROM region_text ORDER BY first_record"));
    }

    private List<List<Object>> all(String sql) throws SqlStatementException {
        try (SqlSession session = SqlSession.open(db, false)) {
            return SqlSessionTest.all(session, sql);
        }
    }
}
