package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.render.TestBrowsers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The delay of a crawl holds for whatever asks a host, browsers too. */
@Tag("slow")
class CrawlRenderingDelayTest {

    private static final long DELAY_MILLIS = 800;

    @BeforeAll
    static void onlyWithABrowser() throws IOException {
        TestBrowsers.require("chromium");
    }

    @ParameterizedTest
    @CsvSource({"auto, 6", "always, 4"})
    void requestsOfBrowsersTakeTheHostsTurn(String mode, int expected, @TempDir Path folder) {
        try (TestSite site = new TestSite()) {
            site.links("/start", "/a", "/b");
            for (String page : List.of("/a", "/b")) {
                site.html(page, "<link rel=icon href=data:,><div id=app></div><script>var app = 1;</script>");
            }
            Cli run = Cli.run(
                    "crawl",
                    site.url("/start"),
                    "--db",
                    folder.resolve("db").toString(),
                    "--delay",
                    Long.toString(DELAY_MILLIS),
                    "--render",
                    mode,
                    "--browsers",
                    "1");
            assertEquals(0, run.status(), run.err());
            List<TestSite.Request> requests = site.requests().stream()
                    .filter(request -> !request.path().contains("favicon"))
                    .toList();
            assertEquals(expected, requests.size(), requests.toString());
            for (int i = 1; i < requests.size(); i++) {
                long gap = (requests.get(i).nanos() - requests.get(i - 1).nanos()) / 1_000_000;
                assertTrue(
                        gap >= DELAY_MILLIS,
                        gap + " ms before " + requests.get(i).path() + " of " + requests);
            }
        }
    }
}
