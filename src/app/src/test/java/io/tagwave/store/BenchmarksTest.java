package io.tagwave.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchmarksTest {

    @Test
    void rowsAreKeptWithWhatIsNotKnownAsNull(@TempDir Path folder) throws SQLException {
        try (Database database = Database.open(folder.resolve("t").toString())) {
            new Benchmarks(database)
                    .add(List.of(
                            new BenchmarkRow("run", "u", "full", "spectrum", 1.5, 10, null, null),
                            new BenchmarkRow("run", "u", "lazy", "spectrum", 0.5, 10, 2, 20)));
            try (Connection connection = database.connect();
                    ResultSet row = connection
                            .createStatement()
                            .executeQuery("SELECT SUM(millis), COUNT(records), SUM(records) FROM benchmark")) {
                row.next();
                assertEquals(2.0, row.getDouble(1));
                assertEquals(1, row.getInt(2));
                assertEquals(20, row.getInt(3));
            }
        }
    }
}
