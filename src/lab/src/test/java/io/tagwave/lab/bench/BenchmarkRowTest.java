package io.tagwave.lab.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.eval.MedianTimes;
import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BenchmarkRowTest {

    @Test
    void rowsAreKeptAndUnknownSizesAreNull() {
        try (Database database = Database.open("jdbc:h2:mem:benchmark")) {
            BenchmarkRow.store(
                    database,
                    List.of(
                            new BenchmarkRow("run", "u", "full", "spectrum", 1.5, 10, null, null),
                            new BenchmarkRow("run", "u", "lazy", "spectrum", 0.5, 10, 2, 20)));
            assertEquals(2.0, number(database, "SELECT SUM(millis) FROM benchmark"));
            assertEquals(1, number(database, "SELECT COUNT(records) FROM benchmark"));
            assertEquals(20, number(database, "SELECT SUM(records) FROM benchmark"));
        }
    }

    @Test
    void aViewComparesRenderedWithParsedPages() {
        try (Database database = Database.open("jdbc:h2:mem:rendered")) {
            BenchmarkRow.store(
                    database,
                    List.of(
                            new BenchmarkRow("r", "u", "parsed", "total", 2.0, 10, 1, 5),
                            new BenchmarkRow("r", "u", "rendered", "total", 8.0, 20, 1, 6),
                            new BenchmarkRow("r", "u", "rendered", "tree", 0.7, 20, 1, 6)));
            BenchmarkRow.store(
                    database,
                    List.of(
                            new BenchmarkRow("third", "u", "parsed", "total", 3.0, 10, 1, 5),
                            new BenchmarkRow("third", "u", "rendered", "total", 10.0, 20, 1, 6)));
            assertEquals(4.0, number(database, "SELECT ratio FROM benchmark_render WHERE run = 'r' AND url = 'u'"));
            assertEquals(
                    3.333, number(database, "SELECT ratio FROM benchmark_render WHERE run = 'third' AND url = 'u'"));
            assertEquals(
                    0.7,
                    number(
                            database,
                            "SELECT rendered_tree_millis FROM benchmark_render WHERE run = 'r' AND url = 'u'"));
            assertEquals(
                    6.0,
                    number(database, "SELECT rendered_records FROM benchmark_render WHERE run = 'r' AND url IS NULL"));
        }
    }

    @Test
    void everyStageOfAPageIsARow() {
        MedianTimes times = new MedianTimes("m", List.of(Map.of("s", 2.0, "t", 3.0), Map.of("s", 4.0)));
        List<BenchmarkRow> rows = BenchmarkRow.of(
                "r", times, List.of(new BenchmarkRow.Page("u", 7, null, null), new BenchmarkRow.Page("v", 8, 1, 2)));
        assertEquals(3, rows.size());
        assertEquals(new BenchmarkRow("r", "v", "m", "s", 4.0, 8, 1, 2), rows.get(2));
    }

    private static double number(Database database, String sql) {
        return database.call("read", connection -> Sql.query(connection, sql).first(row -> row.getDouble(1)))
                .orElseThrow();
    }
}
