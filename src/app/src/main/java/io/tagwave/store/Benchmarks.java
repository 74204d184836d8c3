package io.tagwave.store;

import java.sql.PreparedStatement;
import java.util.List;

/** Table {@code benchmark}. */
public final class Benchmarks {

    private final Database database;

    public Benchmarks(Database database) {
        this.database = database;
    }

    /** Adds the rows of a run, all or none. */
    public void add(List<BenchmarkRow> rows) {
        database.call("store a benchmark", connection -> {
            connection.setAutoCommit(false);
            try (PreparedStatement insert =
                    connection.prepareStatement("INSERT INTO benchmark (run, url, mode, stage, millis, nodes, regions,"
                            + " records) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")) {
                for (BenchmarkRow row : rows) {
                    insert.setString(1, row.run());
                    insert.setString(2, row.url());
                    insert.setString(3, row.mode());
                    insert.setString(4, row.stage());
                    insert.setDouble(5, row.millis());
                    insert.setObject(6, row.nodes());
                    insert.setObject(7, row.regions());
                    insert.setObject(8, row.records());
                    insert.addBatch();
                }
                insert.executeBatch();
            }
            connection.commit();
            return null;
        });
    }
}
