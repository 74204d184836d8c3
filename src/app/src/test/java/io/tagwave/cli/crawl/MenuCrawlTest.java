package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Menus in a crawl of a site whose articles stand before its menu. */
class MenuCrawlTest {

    private static final List<String> SECTIONS = List.of("News", "Sport", "Culture", "Science", "Travel");

    @TempDir
    Path folder;

    private static String page(String title) {
        StringBuilder html = new StringBuilder("<title>" + title + "</title><div class=lead><p>" + title
                + " starts with a teaser that stands before all else: <a href='/article/0-" + title
                + "'>an article with a rather long title about " + title + "</a></p></div><ul class=main-nav>");
        SECTIONS.forEach(s -> html.append("<li><a href='/" + s + "'>" + s + "</a>"));
        html.append("</ul><div class=body>");
        for (int i = 1; i < 5; i++) {
            html.append("<h2>About " + title + "</h2><p>" + "Some words of an article. ".repeat(10)
                    + "<a href='/article/" + i + "-" + title + "'>Read the whole long article " + i + " about " + title
                    + "</a></p>");
        }
        return html.append("</div>").toString();
    }

    private static TestSite site() {
        TestSite site = new TestSite();
        site.html("/", page("Home"));
        SECTIONS.forEach(s -> site.html("/" + s, page(s)));
        return site.otherwise(
                (request, out) -> TestSite.html(out, page(request.path().replaceFirst(".*-", ""))));
    }

    private List<String> crawled(TestSite site, String... options) {
        List<String> arguments = new ArrayList<>(List.of("crawl", site.url("/"), "--db"));
        arguments.add(folder.resolve("db").toString());
        arguments.addAll(List.of("--ignore-robots", "--delay", "0", "--threads", "1", "--max-pages", "6"));
        arguments.addAll(List.of(options));
        Cli run = Cli.run(arguments.toArray(String[]::new));
        assertEquals(0, run.status(), run.err());
        return site.requests().stream().map(TestSite.Request::path).toList();
    }

    @Test
    void menusAreStoredAndTheirLinksMarked() throws SQLException {
        try (TestSite site = site()) {
            crawled(site);
        }
        assertEquals(
                "News,Sport,Culture,Science,Travel",
                sql("SELECT LISTAGG(text, ',') WITHIN GROUP (ORDER BY ordinal)"
                        + " FROM menu WHERE page_id = (SELECT MIN(id) FROM page)"));
        assertEquals("5", sql("SELECT COUNT(*) FROM link WHERE in_menu AND page_id = (SELECT MIN(id) FROM page)"));
        assertEquals("0", sql("SELECT COUNT(*) FROM link WHERE in_menu AND url LIKE '%article%'"));
        assertEquals(
                sql("SELECT COUNT(*) FROM page WHERE outcome = 'done'"),
                sql("SELECT COUNT(DISTINCT page_id) FROM menu"));
    }

    @Test
    void menuLinksCanBeCrawledFirst() {
        try (TestSite site = site()) {
            List<String> asked = crawled(site, "--menu-first");
            assertEquals(List.of("/", "/News", "/Sport", "/Culture", "/Science", "/Travel"), asked);
        }
    }

    @Test
    void otherwiseLinksAreCrawledInTheOrderOfThePage() {
        try (TestSite site = site()) {
            assertTrue(crawled(site).get(1).startsWith("/article/0"));
        }
    }

    private String sql(String query) throws SQLException {
        return Cli.texts(folder.resolve("db").toString(), query).get(0);
    }
}
