package io.tagwave.cli.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.tagwave.cli.Cli;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages for those who collect logs. */
class LogFormatTest {

    @Test
    void messagesAreObjectsWithTimeAndLevel() throws IOException {
        Cli run = Cli.run("extract", "--log-format", "json", "missing \"page\".html");
        assertEquals(2, run.status());
        List<String> lines = run.err().lines().toList();
        for (String line : lines) {
            JsonNode message = new ObjectMapper().readTree(line);
            assertTrue(Instant.parse(message.get("time").asText()).isAfter(Instant.EPOCH), line);
        }
        JsonNode first = new ObjectMapper().readTree(lines.get(0));
        assertTrue(first.get("message").asText().contains("missing \"page\".html"), lines.get(0));
        JsonNode last = new ObjectMapper().readTree(lines.get(lines.size() - 1));
        assertEquals("error", last.get("level").asText());
        assertEquals("ended with status 2", last.get("message").asText());
    }

    @Test
    void linesBeginWithTimeAndLevelWhereAsked() {
        Cli run = Cli.run("sql", "--log-format", "timed", "--db", "missing-database", "SELECT 1");
        assertEquals(2, run.status());
        assertTrue(
                run.err().lines().allMatch(line -> line.matches("\\d{4}-\\d\\d-\\d\\dT\\S+Z (info|error) .+")),
                run.err());
    }

    @Test
    void otherMessagesStayAsTheyAre() {
        assertTrue(Cli.run("extract", "missing.html").err().startsWith("missing.html"));
    }

    @Test
    void aQuietCommandPrintsItsMessagesOnlyIfItFailed() {
        Cli quiet = Cli.run("extract", "--quiet", "missing.html");
        assertEquals(2, quiet.status());
        assertEquals(Cli.run("extract", "missing.html").err(), quiet.err());

        Cli json = Cli.run("extract", "--quiet", "--log-format", "json", "missing.html");
        assertTrue(json.err().lines().allMatch(line -> line.startsWith("{")), json.err());
        assertTrue(json.err().contains("ended with status 2"), json.err());
    }

    @Test
    void aQuietCommandThatDidAllOfItPrintsNothing(@TempDir Path folder) {
        String db = folder.resolve("db").toString();
        assertEquals(0, Cli.run("demo", "--db", db).status());
        String[] command = {"export", "--db", db, "-o", folder.resolve("rows").toString()};
        assertTrue(!Cli.run(command).err().isEmpty(), "an export that is not quiet says what it wrote");
        for (String format : List.of("plain", "timed", "json")) {
            Cli quiet = Cli.run(Stream.concat(Stream.of(command), Stream.of("--quiet", "--log-format", format))
                    .toArray(String[]::new));
            assertEquals(0, quiet.status(), quiet.err());
            assertEquals("", quiet.err());
        }
    }
}
