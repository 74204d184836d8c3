package io.tagwave.lab.bench;

import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import java.sql.PreparedStatement;
import java.util.List;

/** Writes measurements to table {@code benchmark}, which view {@code benchmark_render} summarizes. */
record BenchmarkTable(Database database) {

    /** Adds the rows of a run, all or none. Creates table and view if they are missing. */
    public void add(List<BenchmarkRow> rows) {
        database.execute("store a benchmark", connection -> {
            for (String statement : SqlStatements.script(BenchmarkTable.class, "benchmark.sql")) {
                Sql.execute(connection, statement);
            }
            connection.setAutoCommit(false);
            try (PreparedStatement insert =
                    Sql.insert(connection, "benchmark", "run, url, mode, stage, millis, nodes, regions, records")) {
                for (BenchmarkRow row : rows) {
                    Sql.batch(
                            insert,
                            row.run(),
                            row.url(),
                            row.mode(),
                            row.stage(),
                            row.millis(),
                            row.nodes(),
                            row.regions(),
                            row.records());
                }
                insert.executeBatch();
            }
            connection.commit();
        });
    }
}
