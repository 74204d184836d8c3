package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Crawls sites that make pages without an end, and sites that only look like that. */
@Timeout(180)
class EndlessPagesTest {

    @TempDir
    Path folder;

    @Test
    void aCalendarEndsAndIsNamed() {
        try (TestSite site = new TestSite()) {
            site.otherwise((request, out) -> {
                String path = request.path();
                int number = Integer.parseInt("0" + path.replaceAll("\\D", ""));
                if (path.startsWith("/events/")) {
                    StringBuilder days = new StringBuilder("<a href=/events/" + (number + 1) + ">next month</a>");
                    for (int day = 1; day < 29; day++) {
                        days.append("<a href='/events/" + (number * 28 + day) + "'>" + day + "</a> ");
                    }
                    TestSite.html(out, "<h1>Month " + number + "</h1>" + days + "<p>No events");
                } else {
                    String word = Integer.toString(number * 7919, 36).replaceAll("\\d", "q");
                    TestSite.html(
                            out,
                            "<a href=/events/1>Calendar</a><p>Some words about " + word + "</p>"
                                    + (number < 40 ? "<a href=/doc/" + (number + 1) + ">next</a>" : ""));
                }
            });
            Cli run = crawl(site);
            List<String> asked =
                    site.requests().stream().map(TestSite.Request::path).toList();
            assertTrue(asked.size() < 1500, asked.size() + " requests");
            assertTrue(asked.contains("/doc/40"));
            assertTrue(
                    run.err().contains("pages were not asked: the last 100 pages like " + site.url("/events/#")),
                    run.err());
        }
    }

    @Test
    void numberedPagesWithPicturesAreAllVisited() throws Exception {
        try (TestSite site = new TestSite()) {
            site.otherwise((request, out) -> {
                int number = Integer.parseInt("0" + request.path().replaceAll("\\D", ""));
                TestSite.html(
                        out,
                        "<img src=/i/" + number + ".jpg><p>Photo " + number
                                + (number < 250 ? "<a href=/photo/" + (number + 1) + ">next</a>" : ""));
            });
            crawl(site);
        }
        assertEquals(
                251, Cli.number(folder.resolve("db").toString(), "SELECT COUNT(*) FROM page WHERE outcome = 'done'"));
    }

    /** The same items for ever, each time with other texts. */
    @Test
    void itemsThatOnlyReadOtherwiseEndTheList() throws Exception {
        try (TestSite site = new TestSite()) {
            AtomicInteger asked = new AtomicInteger();
            site.otherwise((request, out) -> {
                StringBuilder html = new StringBuilder("<title>Board</title><ul>");
                int visit = asked.incrementAndGet();
                for (int i = 0; i < 12; i++) {
                    html.append("<li><a href=/post/" + i + ">Post number " + i + "</a> <i>seen " + (visit * 31 + i)
                            + " times</i> <p>What somebody wrote on the board on day " + i + ".</p></li>");
                }
                TestSite.html(out, html + "</ul><a rel=next href='/board?page=" + (visit + 1) + "'>Next</a>");
            });
            Cli run = Cli.run(
                    "list",
                    site.url("/board"),
                    "-o",
                    folder.resolve("l.csv").toString(),
                    "--ignore-robots",
                    "--delay",
                    "0");
            assertEquals(0, run.status(), run.err());
            assertTrue(asked.get() < 60, asked + " requests");
            assertTrue(run.err().contains("link to the same items as earlier ones"), run.err());
        }
    }

    private Cli crawl(TestSite site) {
        Cli run = Cli.run(
                "crawl", site.url("/"), "--db", folder.resolve("db").toString(), "--ignore-robots", "--delay", "0");
        assertEquals(0, run.status(), run.err());
        return run;
    }
}
