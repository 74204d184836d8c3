package io.tagwave.cli.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.tagwave.cli.shared.PseudoTerminal;
import io.tagwave.store.Database;
import io.tagwave.store.ShopCrawl;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The prompt of {@code sql} as a person meets it: on a terminal. */
@Timeout(180)
class SqlPromptTest {

    private static final String PROMPT = "tagwave> ";
    private static final String ENTER = "\r";
    /** As a terminal in application mode sends it, which a line editor asks for. */
    private static final String UP = "\u001bOA";

    private static final String CTRL_C = "\u0003";
    private static final String CTRL_D = "\u0004";

    @TempDir
    static Path folder;

    @BeforeAll
    static void crawl() {
        assumeTrue(PseudoTerminal.isAvailable(), "no /usr/bin/script (util-linux) here to make a terminal with");
        try (Database database = Database.open(folder.resolve("db").toString())) {
            ShopCrawl.write(database, 1000);
        }
    }

    @Test
    void aStatementGoesOnUntilItsSemicolon() throws Exception {
        try (PseudoTerminal terminal = prompt()) {
            terminal.type("SELECT 'records', COUNT(*)" + ENTER);
            terminal.await("-> ");
            terminal.type("FROM data_record;" + ENTER);
            terminal.await("1000");
            leave(terminal);
        }
    }

    @Test
    void oneWordAloneGoesOnUnlessItNamesASavedQuery() throws Exception {
        try (PseudoTerminal terminal = prompt()) {
            terminal.type("SELECT" + ENTER);
            terminal.await("-> ");
            terminal.type("6 * 9;" + ENTER);
            terminal.await("54");
            terminal.await(PROMPT);
            terminal.type("duplicates" + ENTER);
            terminal.await("for_example");
            terminal.await(PROMPT);
            terminal.type("quit" + ENTER);
            assertEquals(0, terminal.status());
        }
    }

    @Test
    void theTabulatorCompletesNames() throws Exception {
        try (PseudoTerminal terminal = prompt()) {
            terminal.type("SELECT 41 + COUNT(*) FROM crawl_s\t");
            terminal.await("crawl_summary");
            terminal.type("WHERE 1 = 0;" + ENTER);
            terminal.await("41");
            leave(terminal);
        }
    }

    @Test
    void earlierStatementsComeBackAlsoInTheNextSession() throws Exception {
        try (PseudoTerminal terminal = prompt()) {
            terminal.type("SELECT 6 * 7;" + ENTER);
            terminal.await("42");
            terminal.await(PROMPT);
            terminal.type(UP + ENTER);
            terminal.await("42");
            leave(terminal);
        }
        try (PseudoTerminal terminal = prompt()) {
            terminal.type(UP + UP + ENTER);
            terminal.await("SELECT 6 * 7;");
            terminal.await("42");
            leave(terminal);
        }
    }

    @Test
    void tablesAndColumnsAreDescribed() throws Exception {
        try (PseudoTerminal terminal = prompt()) {
            terminal.type("\\d" + ENTER);
            terminal.await("table  data_record");
            terminal.await("view   records");
            terminal.await(PROMPT);
            terminal.type("\\d data_record" + ENTER);
            terminal.await("href");
            terminal.await("character varying");
            terminal.await(PROMPT);
            terminal.type("\\d region_1" + ENTER);
            terminal.await("price");
            leave(terminal);
        }
    }

    @Test
    void aMistakeIsExplainedAndTheNextStatementRuns() throws Exception {
        try (PseudoTerminal terminal = prompt()) {
            terminal.type("SELECT nonsense FROM page;" + ENTER);
            terminal.await("NONSENSE");
            terminal.await("^");
            terminal.await(PROMPT);
            terminal.type("half a statement" + CTRL_C);
            terminal.await(PROMPT);
            terminal.type("DELETE FROM page;" + ENTER);
            terminal.await("read only");
            terminal.await(PROMPT);
            terminal.type("SELECT 5 * 5;" + ENTER);
            terminal.await("25");
            terminal.await(PROMPT);
            terminal.type(CTRL_D);
            assertEquals(0, terminal.status());
        }
    }

    private static PseudoTerminal prompt() throws IOException, InterruptedException {
        PseudoTerminal terminal =
                new PseudoTerminal(folder, "sql", "--db", folder.resolve("db").toString());
        terminal.await(PROMPT);
        return terminal;
    }

    private static void leave(PseudoTerminal terminal) throws IOException, InterruptedException {
        terminal.type("\\q" + ENTER);
        assertEquals(0, terminal.status());
    }
}
