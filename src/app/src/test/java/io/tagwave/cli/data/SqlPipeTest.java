package io.tagwave.cli.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.store.Database;
import io.tagwave.store.ShopCrawl;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Statements that {@code sql} reads from a pipe. */
@Timeout(180)
class SqlPipeTest {

    @TempDir
    static Path folder;

    @BeforeAll
    static void crawl() {
        try (Database database = Database.open(folder.resolve("db").toString())) {
            ShopCrawl.write(database, 100);
        }
    }

    @Test
    void statementsGoOnOverLinesAndSavedQueriesAreOne() throws Exception {
        Path log = folder.resolve("log");
        assertEquals(0, piped(log, "SELECT\n  COUNT(*) AS many\nFROM data_record;\nduplicates\nVALUES\n(6 * 7);\n"));
        List<String> lines = Files.readAllLines(log);
        assertEquals(List.of("many", "100"), lines.subList(0, 2), lines.toString());
        assertEquals("42", lines.get(lines.size() - 1), lines.toString());
        assertTrue(lines.stream().anyMatch(line -> line.contains("for_example")), lines.toString());
    }

    @Test
    void aQueryWithoutColumnsIsAProblem() throws Exception {
        Path log = folder.resolve("problem");
        assertEquals(2, piped(log, "SELECT;\nSELECT 6 * 7;\n"));
        List<String> lines = Files.readAllLines(log);
        assertTrue(lines.contains("expected columns to ask for, found none"), lines.toString());
        assertTrue(lines.contains("42"), lines.toString());
    }

    private static int piped(Path log, String text) throws IOException, InterruptedException {
        Process process = Cli.start(
                log, "sql", "--format", "csv", "--db", folder.resolve("db").toString());
        try (OutputStream in = process.getOutputStream()) {
            in.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return process.waitFor();
    }
}
