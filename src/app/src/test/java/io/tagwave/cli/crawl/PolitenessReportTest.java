package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive of a crawl shows whether it was polite. */
class PolitenessReportTest {

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    @Test
    void aCrawlThatObeysTheRulesHasNothingAgainstThem() throws IOException {
        rules("/robots.txt");
        Cli report = politeness("polite");
        assertEquals(0, report.status(), report.err());
        List<String> cells = cells(report);
        assertEquals("4", cells.get(2), "the rules and three pages");
        assertEquals("0", cells.get(3), "none is forbidden");
        assertEquals("0.2", cells.get(4));
        assertTrue(Double.parseDouble(cells.get(5)) >= .2, cells.get(5));
    }

    @Test
    void rulesBehindARedirectCountToo() throws IOException {
        site.page("/robots.txt", (request, out) -> TestSite.answer(out, 301, Map.of("Location", "/rules"), ""));
        rules("/rules");
        Cli report = politeness("moved");
        assertEquals(0, report.status(), report.out() + report.err());
        assertEquals("0.2", cells(report).get(4));
    }

    /** As of hosts that redirect all of http to https: one file is that of both. */
    @Test
    void rulesMayBeThoseOfAnotherHost() throws IOException {
        site.page("/robots.txt", (request, out) -> {
            if (request.host().startsWith("localhost")) {
                TestSite.answer(out, 200, Map.of("Content-Type", "text/plain"), "User-agent: *\nDisallow: /no/\n");
            } else {
                TestSite.answer(out, 301, Map.of("Location", site.url("localhost", "/robots.txt")), "");
            }
        });
        site.links("/", "/a");
        site.html("/a", "<p>a page");
        Cli report = politeness("host");
        assertEquals(0, report.status(), report.out() + report.err());
        assertTrue(report.out().contains(site.url("localhost", "").replaceFirst("/$", "")), report.out());
    }

    @Test
    void aCrawlThatIgnoresTheRulesIsTold() throws IOException {
        rules("/robots.txt");
        Cli report = politeness("rude", "--ignore-robots");
        assertEquals(1, report.status());
        assertEquals("not asked", cells(report).get(1));
        assertEquals(
                "4 requests were made against robots.txt: forbidden by it, before it was read, or too soon",
                report.err().strip());
    }

    @Test
    void aFileThatIsNoArchiveIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("a.warc"), "no archive");
        Cli report = Cli.run("report", "--politeness", file.toString());
        assertEquals(2, report.status());
        assertTrue(report.err().contains("expected whole WARC files of a crawl"), report.err());
    }

    private void rules(String path) {
        site.links("/", "/a", "/b", "/no/c");
        for (String page : List.of("/a", "/b", "/no/c")) {
            site.html(page, "<p>a page");
        }
        site.page(path, (request, out) -> {
            String rules = "User-agent: *\nDisallow: /no/\nCrawl-delay: 0.2\n";
            TestSite.answer(out, 200, Map.of("Content-Type", "text/plain"), rules);
        });
    }

    private Cli politeness(String name, String... more) throws IOException {
        Path archive = folder.resolve(name + "-warc");
        List<String> crawl = new ArrayList<>(List.of("crawl", site.url("/"), "--delay", "0", "--db"));
        crawl.addAll(List.of(folder.resolve(name).toString(), "--warc", archive.toString()));
        crawl.addAll(List.of(more));
        Cli crawled = Cli.run(crawl.toArray(String[]::new));
        assertEquals(0, crawled.status(), crawled.err());
        List<String> report = new ArrayList<>(List.of("report", "--politeness"));
        try (Stream<Path> files = Files.list(archive)) {
            files.map(Path::toString).filter(file -> file.endsWith(".warc.gz")).forEach(report::add);
        }
        return Cli.run(report.toArray(String[]::new));
    }

    private static List<String> cells(Cli report) {
        String line = report.out().lines().skip(2).findFirst().orElse("");
        return List.of(line.strip().split(" {2,}"));
    }
}
