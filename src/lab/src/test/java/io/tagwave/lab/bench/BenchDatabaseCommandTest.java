package io.tagwave.lab.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SavedQuery;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchDatabaseCommandTest {

    @TempDir
    Path folder;

    @Test
    void recordsAreWrittenExportedAndQueriedAndTheTimesAreStored() throws IOException, SQLException {
        String db = folder.resolve("invented").toString();

        Cli run = Cli.run("bench", "database", "--records", "400", "--db", db);

        assertEquals(0, run.status(), run.err());
        assertEquals(400, Cli.number(db, "SELECT COUNT(*) FROM data_record"));
        assertEquals(400, Cli.number(db, times("insert")));
        assertEquals(400, Cli.number(db, times("export")));
        for (SavedQuery query : SavedQueries.load().all()) {
            assertTrue(run.out().contains(query.name()), run.out());
        }
    }

    @Test
    void withKeepRecordsAreNotWrittenAgain() throws SQLException {
        String db = folder.resolve("kept").toString();
        Cli.run("bench", "database", "--records", "100", "--db", db);

        Cli again = Cli.run("bench", "database", "--records", "100", "--keep", "--db", db);

        assertEquals(0, again.status(), again.err());
        assertEquals(100, Cli.number(db, "SELECT COUNT(*) FROM data_record"));
        assertEquals(1, Cli.number(db, "SELECT COUNT(*) FROM benchmark WHERE mode = 'insert' AND stage = 'total'"));
    }

    private static String times(String what) {
        return "SELECT MAX(records) FROM benchmark WHERE stage = 'total' AND mode = '" + what + "'";
    }
}
