package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The ways out of a list: standard output, a spreadsheet, and the end of an existing file. */
class ListOutputTest extends LampSite {

    @BeforeEach
    void open() {
        List<String[]> items = new ArrayList<>();
        for (int i = 1; i <= 6; i++) {
            String price = "$" + (100 + i) + (i == 3 ? ".50" : ".00");
            items.add(new String[] {"Lamp " + "ABCDEF".charAt(i - 1), price, "2026-0" + i + "-01"});
        }
        serve(items);
    }

    @Test
    void aListGoesToStandardOutput() {
        Cli run = list(0, "-o", "-");
        List<String> lines = run.out().lines().toList();
        assertEquals(7, lines.size(), run.out());
        assertTrue(lines.get(1).contains(",101,"), "101 and not 101.0: " + lines.get(1));
        assertTrue(lines.get(3).contains(",103.5,"), lines.get(3));
        assertTrue(run.err().contains("6 items from 1 page in standard output"), run.err());
    }

    @Test
    void aSpreadsheetHasTypedCellsLinksAndAFrozenHead() throws IOException {
        Path file = folder.resolve("lamps.xlsx");
        list(0, "-o", file.toString());
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
        list(0, "-o", file.toString(), "--append");
        String once = Files.readString(file);
        list(0, "-o", file.toString(), "--append");
        assertEquals(once + once.substring(once.indexOf("\r\n") + 2), Files.readString(file));
        Files.writeString(file, "a,b\n1,2");
        Cli other = list(2, "-o", file.toString(), "--append");
        assertTrue(other.err().contains("to have the columns of the list"), other.err());
        assertEquals("a,b\n1,2", Files.readString(file));
        Files.writeString(file, once.strip());
        list(0, "-o", file.toString(), "--append");
        assertEquals(13, Files.readAllLines(file).size(), "a line without its end is ended");
        Path lines = folder.resolve("lamps.jsonl");
        list(0, "-o", lines.toString(), "--append");
        list(0, "-o", lines.toString(), "--append");
        assertEquals(12, Files.readAllLines(lines).size());
        list(2, "-o", folder.resolve("lamps.xlsx").toString(), "--append");
        list(2, "-o", folder.resolve("lamps.txt").toString());
    }
}
