package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ways out of a list: standard output, a spreadsheet, and the end of an existing file. */
class ListOutputTest {

    @TempDir
    Path folder;

    @AutoClose
    private TestSite site;

    @BeforeEach
    void open() {
        site = new TestSite();
        StringBuilder items = new StringBuilder();
        for (int i = 1; i <= 6; i++) {
            items.append("<li><h3><a href='/item/" + i + "'>Lamp " + "ABCDEF".charAt(i - 1) + "</a></h3><b>$"
                    + (100 + i) + (i == 3 ? ".50" : ".00") + "</b><i>2026-0" + i + "-01</i>");
        }
        site.html("/", "<!doctype html><title>Lamps</title><main><h1>Lamps</h1><ul>" + items + "</ul></main>");
    }

    private Cli list(int status, String... more) {
        List<String> command = new ArrayList<>(List.of("list", site.url("/"), "--delay", "0", "-o"));
        command.addAll(List.of(more));
        Cli run = Cli.run(command.toArray(String[]::new));
        assertEquals(status, run.status(), run.err());
        return run;
    }

    @Test
    void aListGoesToStandardOutput() {
        Cli run = list(0, "-");
        List<String> lines = run.out().lines().toList();
        assertEquals(7, lines.size(), run.out());
        assertTrue(lines.get(1).contains(",101,"), "101 and not 101.0: " + lines.get(1));
        assertTrue(lines.get(3).contains(",103.5,"), lines.get(3));
        assertTrue(run.err().contains("6 items from 1 page in standard output"), run.err());
    }

    @Test
    void aSpreadsheetHasTypedCellsLinksAndAFrozenHead() throws IOException {
        Path file = folder.resolve("lamps.xlsx");
        list(0, file.toString());
        try (ZipFile zip = new ZipFile(file.toFile())) {
            String sheet = new String(
                    zip.getInputStream(zip.getEntry("xl/worksheets/sheet1.xml")).readAllBytes(),
                    StandardCharsets.UTF_8);
            assertTrue(sheet.contains("<v>103.5</v>"), sheet);
            assertTrue(sheet.contains("state=\"frozen\""), sheet);
            assertTrue(sheet.contains("<hyperlink "), sheet);
            assertFalse(sheet.contains("2026-01-01"), "a day is a number with a format");
            assertTrue(zip.getEntry("xl/styles.xml") != null);
        }
    }

    @Test
    void rowsAreAppendedToAFileOfTheSameColumns() throws IOException {
        Path file = folder.resolve("lamps.csv");
        list(0, file.toString(), "--append");
        String once = Files.readString(file);
        list(0, file.toString(), "--append");
        assertEquals(once + once.substring(once.indexOf("\r\n") + 2), Files.readString(file));
        Files.writeString(file, "a,b\n1,2");
        Cli other = list(2, file.toString(), "--append");
        assertTrue(other.err().contains("to have the columns of the list"), other.err());
        assertEquals("a,b\n1,2", Files.readString(file));
        Files.writeString(file, once.strip());
        list(0, file.toString(), "--append");
        assertEquals(13, Files.readAllLines(file).size(), "a line without its end is ended");
        Path lines = folder.resolve("lamps.jsonl");
        list(0, lines.toString(), "--append");
        list(0, lines.toString(), "--append");
        assertEquals(12, Files.readAllLines(lines).size());
        list(2, folder.resolve("lamps.xlsx").toString(), "--append");
        list(2, folder.resolve("lamps.txt").toString());
    }
}
