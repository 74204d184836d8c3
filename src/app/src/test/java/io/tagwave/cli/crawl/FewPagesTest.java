package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.archive.WarcText;
import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is told of a crawl or a list that ends after a page or two. */
class FewPagesTest {

    private static final String SHELL =
            "<title>Offers</title><h1>Offers</h1><div id=root></div><script src=app.js></script>";

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite();

    private Cli crawl(String... options) {
        List<String> command = new ArrayList<>(List.of("crawl", site.url("/"), "--delay", "0", "--new", "--db"));
        command.add(folder.resolve("db").toString());
        command.addAll(List.of(options));
        Cli crawl = Cli.run(command.toArray(String[]::new));
        assertEquals(0, crawl.status(), crawl.err());
        return crawl;
    }

    private static void assertTold(Cli run, String... sentences) {
        for (String sentence : sentences) {
            assertTrue(run.err().contains(sentence), run.err());
        }
    }

    @Test
    void linksThatAreNotFollowedAreToldWithTheOption() {
        String other = "http://localhost:" + site.port() + "/a";
        site.html("/", "<a href=" + other + ">a</a><a rel=nofollow href=/b>b</a><a href=/c>c</a>");
        assertTold(
                crawl("--exclude", "/c"),
                "Only 1 page was read\n",
                "1 link " + other + ": not followed, because it is on another host (--scope domain or any follows it)",
                "1 link " + site.url("/b") + ": not followed, because the page asks not to follow it"
                        + " (--ignore-page-robots follows it)",
                "1 link " + site.url("/c") + ": not followed, because its URL matches --exclude");
        assertTold(crawl("--depth", "0"), "not followed, because it is deeper than --depth 0");
        assertTold(crawl("--max-pages", "1"), "more pages wait for a larger --max-pages");
    }

    @Test
    void pagesThatAskNotToBeFollowedAreTold() {
        site.html("/", "<meta name=robots content=nofollow><a href=/a>a</a><a href=/b>b</a>");
        assertTold(crawl(), "2 links, such as " + site.url("/a") + ": not followed, because the page asks not to");
        site.html("/", "<meta name=robots content=noindex,nofollow><a href=/a>a</a>");
        assertTold(crawl(), "Only 0 pages were read", "noindex (the page asks not to be indexed; --ignore-page-robots");
    }

    @Test
    void pagesWithoutLinksAndPagesThatFailedAreTold() {
        site.html("/", "<p>Nothing more.");
        assertTold(crawl(), "Only 1 page was read: no link leads to another page");
        site.html("/", "<a href=/gone>a</a>");
        assertTold(crawl(), "Only 1 page was read\n", site.url("/gone") + ": http_error");
        site.html("/", SHELL);
        assertTold(crawl(), "Only 1 page was read\n", "its scripts may fill one: --render runs them in a browser");
        assertFalse(crawl("--render", "always").err().contains("its scripts may fill"));
    }

    @Test
    void viewsThatScriptsShowAreTold() {
        site.html("/", "<p>Shop <a href='#/lamps'>Lamps</a> <a href='#!/desks'>Desks</a> <a href='#top'>Top</a>");
        assertTold(crawl(), "views of the page that its scripts show are not followed, such as #/lamps (2 links)");
    }

    @Test
    void aCrawlOfThreePagesSaysNothing() {
        site.links("/", "/a", "/b", "http://other.example/").html("/a", "<p>a").html("/b", "<p>b");
        assertFalse(crawl().err().contains("Only"));
    }

    @Test
    void aListOfAPageThatScriptsFillIsNotDone() {
        Path csv = folder.resolve("offers.csv");
        String[] command = {"list", site.url("/"), "-o", csv.toString(), "--delay", "0"};
        site.html("/", SHELL);
        Cli none = Cli.run(command);
        assertEquals(2, none.status(), none.err());
        assertTold(none, "its scripts may fill one: --render runs them in a browser");
        assertFalse(Files.exists(csv));
        site.html("/", WarcText.html(1) + "<a rel=next href=/2>Next</a>").html("/2", SHELL);
        Cli half = Cli.run(command);
        assertEquals(1, half.status(), half.err());
        assertTold(half, site.url("/2") + ": no main list is in the page as it was sent");
    }
}
