package io.tagwave.lab.bench;

import io.tagwave.eval.MedianTimes;
import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import java.sql.PreparedStatement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One measurement of table {@code benchmark}, which view {@code benchmark_render} summarizes.
 *
 * @param run name shared by all rows of one comparison
 * @param url the page
 * @param mode the thing that was compared
 * @param stage the part that was timed
 * @param millis time in milliseconds
 * @param nodes size of the page, or null if unknown
 * @param regions number of regions found, or null
 * @param records number of records found, or null
 */
record BenchmarkRow(
        String run,
        String url,
        String mode,
        String stage,
        double millis,
        @Nullable Integer nodes,
        @Nullable Integer regions,
        @Nullable Integer records) {

    /**
     * A page that was measured.
     *
     * @param regions number of regions found, or null
     * @param records number of records found, or null
     */
    record Page(
            String url,
            int nodes,
            @Nullable Integer regions,
            @Nullable Integer records) {}

    /** Returns the times of a task, whose pages are in the same order. */
    static List<BenchmarkRow> of(String run, MedianTimes times, List<Page> pages) {
        List<BenchmarkRow> rows = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            Page page = pages.get(i);
            times.pages()
                    .get(i)
                    .forEach((stage, millis) -> rows.add(new BenchmarkRow(
                            run, page.url, times.mode(), stage, millis, page.nodes, page.regions, page.records)));
        }
        return rows;
    }

    /** Adds rows to the table, all or none. Creates it, and the view that summarizes it, if they are missing. */
    static void store(Database database, List<BenchmarkRow> rows) {
        database.execute("store a benchmark", connection -> {
            for (String statement : SqlStatements.script(BenchmarkRow.class, "benchmark.sql")) {
                Sql.execute(connection, statement);
            }
            connection.setAutoCommit(false);
            try (PreparedStatement insert =
                    Sql.insert(connection, "benchmark", "run, url, mode, stage, millis, nodes, regions, records")) {
                for (BenchmarkRow row : rows) {
                    Sql.batch(
                            insert,
                            row.run,
                            row.url,
                            row.mode,
                            row.stage,
                            row.millis,
                            row.nodes,
                            row.regions,
                            row.records);
                }
                insert.executeBatch();
            }
            connection.commit();
        });
    }
}
