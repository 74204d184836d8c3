package io.tagwave.bench;

import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.util.List;
import java.util.Objects;

/** Writes measurements to table {@code benchmark}, which view {@code render_vs_parse} summarizes. */
public final class BenchmarkTable {

    private final Database database;

    public BenchmarkTable(Database database) {
        this.database = database;
    }

    /** Adds the rows of a run, all or none. Creates table and view if they are missing. */
    public void add(List<BenchmarkRow> rows) {
        database.execute("store a benchmark", connection -> {
            for (String statement : script().split(";")) {
                if (!statement.isBlank()) {
                    Sql.execute(connection, statement);
                }
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

    private static String script() {
        try (InputStream in = Objects.requireNonNull(BenchmarkTable.class.getResourceAsStream("benchmark.sql"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replaceAll("(?m)^--.*$", "");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read benchmark.sql", e);
        }
    }
}
