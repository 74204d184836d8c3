package io.tagwave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.store.Database;
import io.tagwave.store.ListPages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person meets in the first hour: each slip is answered by what was expected and found. */
class FirstHourTest {

    @TempDir
    private Path folder;

    private String db;

    @BeforeEach
    void fill() throws Exception {
        db = folder.resolve("db").toString();
        try (Database database = Database.open(db)) {
            ListPages.write(database);
        }
    }

    private Cli sql(String... arguments) {
        return Cli.run(java.util.stream.Stream.concat(
                        java.util.stream.Stream.of("sql", "--db", db), java.util.stream.Stream.of(arguments))
                .toArray(String[]::new));
    }

    @Test
    void aMisspeltStatementIsAnsweredByWhatCouldStandThere() {
        Cli run = sql("SELEC 1");
        assertEquals(2, run.status());
        assertTrue(
                run.err()
                        .startsWith("expected a statement such as SELECT, or the name of a saved query, found SELEC\n"),
                run.err());
    }

    /** H2 repeats the statement in its message, the query of the view included. */
    @Test
    void aRefusedQueryOverALongViewIsAnsweredInAFewLines() {
        StringBuilder columns = new StringBuilder("SELECT title");
        for (int i = 0; i < 3000; i++) {
            columns.append(", title AS t").append(i);
        }
        Cli run = sql(columns + " FROM region_1 WHERE title = = 1");
        assertEquals(2, run.status());
        assertTrue(run.err().startsWith("Syntax error"), run.err().substring(0, 80));
        assertTrue(run.err().lines().count() <= 3, "lines " + run.err().lines().count());
    }

    @Test
    void aRecursiveQueryMayNameARegion() {
        Cli run = sql(
                "--format",
                "csv",
                "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 3)"
                        + " SELECT COUNT(*), MAX(t.n) FROM region_1 JOIN t ON region_1.price > t.n");
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains(",3"), run.out());
    }

    @Test
    void aSecondStatementAndAnUnknownParameterAreRefused() {
        Cli second = sql("SELECT 1; SELECT 2");
        assertEquals(2, second.status());
        assertTrue(second.err().startsWith("expected one statement, found another behind it"), second.err());
        assertEquals(0, sql("SELECT 1; -- and no more").status());
        Cli unknown = sql("outcomes", "--param", "hots=x");
        assertEquals(2, unknown.status());
        assertEquals("--param hots: expected a parameter of the query, which has host\n", unknown.err());
    }

    @Test
    void optionsOfTheOtherProfileAreRefused() throws Exception {
        Path page = Files.writeString(folder.resolve("page.html"), "<p>x");
        for (List<String> option : List.of(List.of("--spectrum", "full"), List.of("--content", "lr"))) {
            Cli run = Cli.run("extract", option.get(0), option.get(1), page.toString());
            assertEquals(2, run.status());
            assertTrue(run.err().startsWith(option.get(0) + ": expected --profile thesis"), run.err());
        }
    }

    @Test
    void aMisspeltCommandOrOptionIsAnsweredByThoseThatAreMeant() {
        assertTrue(
                Cli.run("extrct", "x").err().contains("Did you mean"),
                Cli.run("extrct", "x").err());
        assertTrue(Cli.run("extract", "--formt", "jsonl", "x").err().contains("--format"));
    }

    @Test
    void optionsMayStandInAFileAndShellsCompleteThem() throws Exception {
        Path options = Files.writeString(folder.resolve("options"), "sql --db " + db + "\n--format csv\n");
        Cli run = Cli.run("@" + options, "SELECT COUNT(*) AS pages FROM page");
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().startsWith("pages"), run.out());
        Cli completion = Cli.run("generate-completion");
        assertEquals(0, completion.status(), completion.err());
        assertTrue(completion.out().contains("--format"), "options in the completion");
    }

    @Test
    void optionsThatOneAlwaysWantsAreReadFromAFile() throws Exception {
        Path own = Files.writeString(folder.resolve("own"), "tagwave.sql.format = jsonl\nthreads = none\n");
        System.setProperty("tagwave.options", own.toString());
        try {
            assertEquals("{\"one\":1}\n", sql("SELECT 1 AS one").out());
            assertTrue(sql("--format", "csv", "SELECT 1 AS one").out().startsWith("one"));
            Cli wrong = Cli.run(
                    "crawl", "http://e.org", "--db", folder.resolve("none").toString());
            assertEquals(2, wrong.status());
            assertTrue(wrong.err().contains("'--threads'") && wrong.err().contains("'none'"), wrong.err());
        } finally {
            System.clearProperty("tagwave.options");
        }
        assertTrue(sql("SELECT 1 AS one").out().startsWith("one"), "and without the file as before");
        Process bare = Cli.start(folder.resolve("log"), "sql", "--db", db, "SELECT 1 AS one");
        assertEquals(0, bare.waitFor());
        assertTrue(Files.readString(folder.resolve("log")).startsWith("one"), "nothing else is said");
    }

    @Test
    void aRowMayBeShownAsALineForEachValue() {
        Cli run = sql("--format", "expanded", "SELECT title, price FROM region_1 ORDER BY ordinal LIMIT 1");
        assertEquals("-- 1 --\ntitle  Rope\nprice  12.5\n", run.out());
    }

    @Test
    void aFolderForAFileOfOptionsIsNamed() {
        Cli run = Cli.run("@" + folder);
        assertEquals(2, run.status());
        assertEquals(
                "expected a file of options after @, found the folder " + folder,
                run.err().strip());
    }

    @Test
    void anUnknownNameAmongOwnDefaultsIsAnError() throws IOException {
        Path file = Files.writeString(folder.resolve("own.properties"), "tagwave.crawl.delai = 5\n");
        System.setProperty("tagwave.options", file.toString());
        try {
            Cli run = Cli.run("crawl", "--help");
            assertEquals(2, run.status());
            assertTrue(run.err().contains("did you mean tagwave.crawl.delay?"), run.err());
        } finally {
            System.clearProperty("tagwave.options");
        }
    }
}
