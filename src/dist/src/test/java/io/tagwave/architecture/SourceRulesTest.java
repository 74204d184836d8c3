package io.tagwave.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceRulesTest {

    private static final SourceRules SOURCES = new SourceRules(Path.of(".."));

    @Test
    void modulesKeepTheirLineBudgets() {
        assertEquals(SourceRules.LINE_BUDGETS.keySet(), SOURCES.linesByModule().keySet());
        assertEquals(List.of(), SOURCES.overBudget());
        assertTrue(
                SOURCES.totalLines() <= SourceRules.TOTAL_BUDGET,
                () -> "expected at most " + SourceRules.TOTAL_BUDGET + " main lines, found " + SOURCES.totalLines());
    }

    @Test
    void aSimpleTypeNameExistsOnce() {
        assertEquals(List.of(), SOURCES.namesThatExistTwice());
    }

    @Test
    void filesAreShort() {
        assertEquals(List.of(), SOURCES.filesOverTheLimit());
    }

    @Test
    void noPackageIsCrowded() {
        assertEquals(Map.of(), SOURCES.crowdedPackages());
    }

    @Test
    void theCommandLineIsOnlyACommandLine() {
        int lines = SOURCES.commandLineLines();
        assertTrue(lines > 0 && lines <= SourceRules.COMMAND_LINE_LIMIT, lines + " lines");
    }

    @Test
    void commentsOpenWithAVerb() {
        List<String> found = SOURCES.commentsThatOpenWithoutAVerb();
        assertTrue(found.size() <= SourceRules.RIDDLE_LIMIT, () -> found.size() + " files: " + found);
    }

    @Test
    void aTreeThatBreaksTheRulesIsReported(@TempDir Path folder) throws IOException {
        Path main = folder.resolve("unknown/src/main/java/a");
        Files.createDirectories(main.resolve("b"));
        Files.writeString(main.resolve("Twin.java"), "/** Whether it is one. */\nclass Twin {}\n");
        Files.writeString(main.resolve("b/Twin.java"), "class Twin {}\n" + "\n".repeat(SourceRules.FILE_LIMIT));
        SourceRules broken = new SourceRules(folder);
        assertFalse(broken.overBudget().isEmpty());
        assertFalse(broken.namesThatExistTwice().isEmpty());
        for (int i = 0; i <= SourceRules.PACKAGE_LIMIT; i++) {
            Files.createFile(main.resolve("File" + i + ".java"));
        }
        assertFalse(new SourceRules(folder).crowdedPackages().isEmpty());
        assertFalse(broken.filesOverTheLimit().isEmpty());
        assertFalse(broken.commentsThatOpenWithoutAVerb().isEmpty());
    }
}
