package io.tagwave.cli.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.tagwave.cli.Cli;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

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
}
