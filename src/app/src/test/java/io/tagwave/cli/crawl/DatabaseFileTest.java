package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists as SQLite and DuckDB databases and Parquet files, read with the real drivers. */
class DatabaseFileTest extends LampSite {

    private static final int LAMPS = 47;

    @BeforeEach
    void open() {
        List<String[]> items = new ArrayList<>();
        for (int i = 1; i <= LAMPS; i++) {
            String price = i == 2 ? "" : "$" + (100 + i) + ".50";
            items.add(new String[] {"Lamp \"" + i + "' é", price, "2026-0" + (1 + i % 9) + "-01"});
        }
        serve(items);
    }

    private static List<List<String>> rows(Path file, String query) throws Exception {
        String url = file.toString().endsWith(".sqlite") ? "jdbc:sqlite:" : "jdbc:duckdb:";
        try (Connection database =
                        DriverManager.getConnection(file.toString().endsWith(".parquet") ? url : url + file);
                Statement statement = database.createStatement();
                ResultSet found = statement.executeQuery(query)) {
            List<List<String>> rows = new ArrayList<>();
            while (found.next()) {
                List<String> row = new ArrayList<>();
                for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
                    row.add(found.getString(i));
                }
                rows.add(row);
            }
            return rows;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "duckdb", "parquet"})
    void aListHasTypedColumns(String format) throws Exception {
        Path file = folder.resolve("it's lamps." + format);
        Cli run = list(0, "-o", file.toString(), "--want", "title, price, date");
        assertTrue(run.err().contains(LAMPS + " items from 1 page in " + file), run.err());
        String items = format.equals("parquet") ? "'" + file.toString().replace("'", "''") + "'" : "items";
        assertEquals(List.of(List.of(LAMPS + "")), rows(file, "SELECT COUNT(*) FROM " + items));
        assertEquals(
                List.of(List.of("Lamp \"1' é", "101.5", "2026-02-01"), List.of("Lamp \"3' é", "103.5", "2026-04-01")),
                rows(file, "SELECT title, price, date FROM " + items + " WHERE price < 104 ORDER BY price"));
        assertEquals(List.of(List.of("1")), rows(file, "SELECT COUNT(*) FROM " + items + " WHERE price IS NULL"));
        if (!format.equals("sqlite")) {
            assertEquals(
                    List.of(List.of("VARCHAR", "DOUBLE", "DATE")),
                    rows(file, "SELECT typeof(title), typeof(price), typeof(date) FROM " + items + " LIMIT 1"));
        } else {
            assertEquals(
                    List.of(List.of("text", "real", "text")),
                    rows(file, "SELECT typeof(title), typeof(price), typeof(date) FROM items LIMIT 1"));
        }
        assertEquals(List.of(file), files());
        list(0, "-o", file.toString(), "--want", "title, price, date");
        list(2, "-o", file.toString(), "--append");
    }

    private List<Path> files() throws Exception {
        try (var all = Files.list(folder)) {
            return all.toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "duckdb"})
    void tablesOfOthersAreKept(String format) throws Exception {
        Path file = folder.resolve("mine." + format);
        try (Connection database = DriverManager.getConnection("jdbc:" + format + ":" + file);
                Statement statement = database.createStatement()) {
            statement.execute("CREATE TABLE orders (number INTEGER)");
        }
        Cli run = list(2, "-o", file.toString());
        assertTrue(run.err().contains("has other tables, which would be lost (orders): name another file"), run.err());
        assertEquals(List.of(), rows(file, "SELECT * FROM orders"));
        assertTrue(site.requests().isEmpty(), "before anything is asked for");
        Files.writeString(file, "This is a text, not a database, and is of some length to be sure.".repeat(20));
        assertTrue(list(2, "-o", file.toString()).err().contains(" database: "));
    }

    @Test
    void anExportIsOneDatabaseOrOneParquetFile() throws Exception {
        String db = folder.resolve("shop").toString();
        site.html(
                "/other",
                "<!doctype html><title>Books</title><main><h1>Books</h1><ul>"
                        + "<li><a href='/b/1'>Emma</a><p>A story of a match maker, in three volumes.</p>"
                        + "<li><a href='/b/2'>Ulysses</a><p>A day in the town of Dublin, in one volume.</p>"
                        + "<li><a href='/b/3'>Walden</a><p>Two years in a hut at the pond, in one volume.</p></ul></main>");
        list(0, "--db", db, "-o", folder.resolve("lamps.csv").toString());
        run(
                0,
                "list",
                site.url("/other"),
                "--delay",
                "0",
                "--db",
                db,
                "-o",
                folder.resolve("books.csv").toString());
        Path file = folder.resolve("all.duckdb");
        Cli exported = run(0, "export", "--db", db, "-o", file.toString());
        assertTrue(exported.err().contains("50 records in 2 tables of " + file), exported.err());
        List<List<String>> tables = rows(file, "SELECT table_name FROM duckdb_tables() ORDER BY 1");
        assertEquals(2, tables.size());
        Path one = folder.resolve("one.parquet");
        Cli refused = run(2, "export", "--db", db, "-o", one.toString());
        assertTrue(refused.err().contains("a Parquet file holds one list, found 2"), refused.err());
        run(2, "export", "--db", db, "-o", file.toString(), "--excel");
        run(
                0,
                "export",
                "--db",
                db,
                "-o",
                one.toString(),
                "--query",
                "SELECT url, fetched_at, id, TRUE AS yes FROM page");
        assertEquals(
                List.of(List.of("VARCHAR", "TIMESTAMP WITH TIME ZONE", "BIGINT", "BOOLEAN")),
                rows(
                        one,
                        "SELECT typeof(url), typeof(fetched_at), typeof(id), typeof(yes) FROM '" + one + "' LIMIT 1"));
    }
}
