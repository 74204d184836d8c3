package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Crawls pages that lead on by frames, refreshes and pictures alone. */
class LinkSourcesCrawlTest {

    @TempDir
    Path folder;

    @Test
    void whatABrowserWouldShowIsVisited() {
        try (TestSite site = new TestSite()) {
            site.html("/", "<frameset><frame src=menu><frame src=main></frameset>");
            site.html("/menu", "<map name=x><area href=area shape=rect></map><img usemap='#x'>");
            site.html("/main", "<iframe src=inner></iframe><svg><a xlink:href=svg><text>s</text></a></svg>");
            site.html(
                    "/inner",
                    "<meta http-equiv=refresh content='5; url=moved'><object data=part type=text/html></object>");
            site.page(
                    "/moved",
                    (request, out) -> TestSite.answer(
                            out, 200, Map.of("Content-Type", "text/html", "Refresh", "0; url=/last"), "<p>moved"));
            for (String leaf : new String[] {"/area", "/svg", "/part", "/last"}) {
                site.html(leaf, "<p>leaf " + leaf);
            }
            crawl(site);
            Set<String> asked =
                    site.requests().stream().map(TestSite.Request::path).collect(Collectors.toSet());
            assertEquals(Set.of("/", "/menu", "/main", "/inner", "/area", "/svg", "/part", "/moved", "/last"), asked);
        }
    }

    @Test
    void linksThatAreTooLongAreNoted() throws Exception {
        try (TestSite site = new TestSite()) {
            site.html("/", "<p><a href='/a?q=" + "x".repeat(9000) + "'>a</a> <a href='/b'>b</a>");
            site.html("/b", "<p>b");
            crawl(site);
        }
        String error = Cli.texts(folder.resolve("db").toString(), "SELECT error FROM page WHERE error IS NOT NULL")
                .get(0);
        assertTrue(error.contains("1 link of more than 8000 characters was left out"), error);
    }

    private void crawl(TestSite site) {
        Cli run = Cli.run(
                "crawl", site.url("/"), "--db", folder.resolve("db").toString(), "--ignore-robots", "--delay", "0");
        assertEquals(0, run.status(), run.err());
    }
}
