package io.tagwave.cli.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page about a crawl, with and without the bytes of its pages. */
class ReportCommandTest {

    /** A line of a chart with at least this many points is no frame or axis. */
    private static final Pattern SIGNAL =
            Pattern.compile("(?:[ML]?[-0-9.]+[ ,][-0-9.]+ ?){50}|[MLHVhvl][-0-9.,MLHVhvl ]{400}");

    @TempDir
    Path folder;

    @Test
    void theSignalOfAListsPageIsDrawnFromItsBytes() throws IOException {
        String html = report("--keep-html");

        assertTrue(html.contains("Each position is a node of the page"), "the caption of a drawn sequence");
        assertTrue(html.contains("The list has positions " + positions() + "."), "where the list was found");
        assertTrue(SIGNAL.matcher(html).find(), "a line through the positions");
        assertFalse(html.contains("alert(1)"), "nothing of the page's source but the texts of its records");
    }

    @Test
    void withoutItsBytesNoSequenceIsDrawn() throws IOException {
        String html = report();

        assertFalse(html.contains("Where it was found in the page"));
        assertFalse(SIGNAL.matcher(html).find());
    }

    private String report(String... options) throws IOException {
        try (TestSite site = new TestSite()) {
            site.html("/", page());
            List<String> command =
                    new ArrayList<>(List.of("crawl", site.url("/"), "--db", db(), "--ignore-robots", "--delay", "0"));
            command.addAll(List.of(options));
            Cli crawl = Cli.run(command.toArray(String[]::new));
            assertEquals(0, crawl.status(), crawl.err());
        }
        Path output = folder.resolve("report.html");
        Cli report = Cli.run("report", "--db", db(), "-o", output.toString());
        assertEquals(0, report.status(), report.err());
        return Files.readString(output);
    }

    private String positions() {
        Cli query = Cli.run(
                "sql",
                "--db",
                db(),
                "--format",
                "csv",
                "SELECT start_pos || ' to ' || end_pos FROM region WHERE content");
        return query.out().lines().skip(1).findFirst().orElseThrow();
    }

    private String db() {
        return folder.resolve("db").toString();
    }

    private static String page() {
        StringBuilder html =
                new StringBuilder("<title>Shop</title><h1>Lamps</h1><script>alert(1)</script><ul id=list>");
        for (int i = 0; i < 15; i++) {
            html.append("<li class=item><h3><a href='#i" + i + "'>A lamp with number " + i + "</a></h3><p>It costs "
                    + (i * 7 + 3) + " crowns and shines.</p><span class=price>" + (i * 7 + 3) + " €</span></li>");
        }
        return html.append("</ul><p>That is all.</p>").toString();
    }
}
