package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.cli.Main;
import io.tagwave.cli.shared.PseudoTerminal;
import io.tagwave.crawl.TestSite;
import io.tagwave.web.FrontierProgress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class CrawlProgressTest {

    @TempDir
    Path folder;

    @Test
    void aLineSaysHowFarTheCrawlIsAndWhenItMayEnd() {
        FrontierProgress before = new FrontierProgress(10, 0, 100, 0, 0, 1);
        FrontierProgress now = new FrontierProgress(30, 2, 70, 4, 55, 3);
        assertEquals(
                "30 done, 74 queued, 2 failed, 2.0 pages/s, 55 records, 3 hosts waiting, about 37 s left",
                CrawlProgress.line(now, before, 10_000_000_000L));
        assertEquals(
                "30 done, 0 queued, 2 failed, 2.0 pages/s, 55 records, 0 hosts waiting",
                CrawlProgress.line(new FrontierProgress(30, 2, 0, 0, 55, 0), before, 10_000_000_000L));
    }

    @Test
    void besideOthersALineSaysWhatAllHaveDone() {
        FrontierProgress before = new FrontierProgress(10, 0, 100, 0, 0, 1);
        assertEquals(
                "30 done, 0 queued, 2 failed, 2.0 pages/s, 55 records, 0 hosts waiting; 95 done by 3 processes",
                CrawlProgress.line(new FrontierProgress(30, 2, 0, 0, 55, 0).among(3, 65), before, 10_000_000_000L));
    }

    @Test
    @Tag("slow")
    void aTerminalGetsABarAndAFilePlainLinesWhereverStandardErrorLeads() throws Exception {
        Assumptions.assumeTrue(PseudoTerminal.isAvailable(), "util-linux' script is not installed");
        assertTrue(hasBar(screen("")), "a bar on a terminal");
        String lines = screen("2> " + folder.resolve("err"));
        assertFalse(hasBar(lines), lines);
        String err = Files.readString(folder.resolve("err"));
        assertTrue(err.contains("1 done, 0 queued, 0 failed"), err);
        assertFalse(err.contains("\r"), err);
        // The answers in a file, the eyes on standard error.
        assertTrue(hasBar(screen("> " + folder.resolve("out"))));
    }

    private static boolean hasBar(String screen) {
        return Pattern.compile("pages\\s+\\d+% \\[").matcher(screen).find();
    }

    /** What a terminal shows of a crawl whose streams may be led elsewhere. */
    private String screen(String redirected) throws Exception {
        try (TestSite site = new TestSite().links("/")) {
            Path start = folder.resolve("start");
            Files.writeString(
                    start,
                    String.join(
                            " ",
                            List.of(
                                    "'" + Path.of(System.getProperty("java.home"), "bin", "java") + "'",
                                    "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '"
                                            + System.getProperty("java.class.path") + "'",
                                    Main.class.getName(),
                                    "crawl",
                                    site.url("/"),
                                    "--new --delay 0 --db " + folder.resolve("db"),
                                    redirected)));
            Path shown = folder.resolve("shown");
            ProcessBuilder script =
                    new ProcessBuilder("/usr/bin/script", "-qec", "sh " + start, "/dev/null").redirectErrorStream(true);
            script.environment().put("TERM", "xterm");
            assertEquals(0, script.redirectOutput(shown.toFile()).start().waitFor());
            return Files.readString(shown, StandardCharsets.UTF_8);
        }
    }

    @Test
    void ctrlCBesideABarEndsTheCrawlBetweenTwoPagesAndSaysHowToGoOn() throws Exception {
        Assumptions.assumeTrue(PseudoTerminal.isAvailable(), "util-linux' script is not installed");
        try (TestSite site = new TestSite()) {
            site.otherwise((request, out) -> TestSite.html(
                    out, TestSite.linking(request.path(), List.of(request.path() + "1", request.path() + "2"))));
            String db = folder.resolve("stopped").toString();
            try (PseudoTerminal terminal = new PseudoTerminal(
                    folder, "crawl", site.url("/"), "--ignore-robots", "--delay", "100", "--db", db)) {
                terminal.await("pages   ");
                terminal.await("% [");
                while (site.requests().size() < 3) {
                    Thread.sleep(20);
                }
                terminal.type("\u0003");
                terminal.await("Stopped. Go on with: tagwave crawl --resume --db " + db);
                assertEquals(130, terminal.status());
            }
            assertEquals(1, Cli.number(db, "SELECT COUNT(*) FROM crawl WHERE state = 'stopped'"));
        }
    }
}
