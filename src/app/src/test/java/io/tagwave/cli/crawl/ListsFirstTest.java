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

/** A crawl of a list over four pages, whose items have pages of their own. */
class ListsFirstTest {

    private static final List<String> TREES = List.of("Alder", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Oak");
    private static final int PAGES = 4;

    @TempDir
    Path folder;

    private static String address(int page) {
        return page == 1 ? "/trees" : "/trees?page=" + page;
    }

    private static String list(int page) {
        StringBuilder html = new StringBuilder("<title>Trees</title><h1>All our trees</h1><div>");
        for (String tree : TREES) {
            html.append("<div class=item><h2><a href='/tree/" + page + tree + "'>" + tree + " " + page
                    + "</a></h2><p>A " + tree + " of the wood, " + page * tree.length() + " years old</p><b>" + page
                    + tree.length() + ".50 EUR</b></div>");
        }
        html.append("</div><p class=pages>");
        for (int i = 1; i <= PAGES; i++) {
            html.append(i == page ? "<b>" + i + "</b> " : "<a href='" + address(i) + "'>" + i + "</a> ");
        }
        return html.append("</p>").toString();
    }

    private static TestSite site() {
        TestSite site = new TestSite();
        return site.otherwise((request, out) -> {
            String page = request.path().replaceFirst("^/trees(\\?page=)?", "");
            boolean item = request.path().startsWith("/tree/");
            TestSite.html(out, item ? "<p>One tree" : list(page.isEmpty() ? 1 : Integer.parseInt(page)));
        });
    }

    private List<String> crawled(TestSite site, String... options) {
        List<String> arguments = new ArrayList<>(List.of("crawl", site.url("/trees"), "--db"));
        arguments.add(folder.resolve("db").toString());
        arguments.addAll(List.of("--ignore-robots", "--delay", "0", "--threads", "1", "--max-pages", "5"));
        arguments.addAll(List.of(options));
        Cli run = Cli.run(arguments.toArray(String[]::new));
        assertEquals(0, run.status(), run.err());
        return site.requests().stream().map(TestSite.Request::path).toList();
    }

    @Test
    void nextPagesGoFirstAndAreStored() throws SQLException {
        try (TestSite site = site()) {
            List<String> asked = crawled(site, "--lists-first");
            assertEquals(List.of("/trees", "/trees?page=2", "/trees?page=3", "/trees?page=4"), asked.subList(0, PAGES));
        }
        assertEquals("3", sql("SELECT COUNT(*) FROM next_page"));
        assertEquals(
                "3",
                sql("SELECT COUNT(*) FROM link l JOIN region r ON r.id = l.next_of AND r.page_id = l.page_id AND r.main"
                        + " JOIN page p ON p.id = l.page_id WHERE l.url LIKE '%page=' || l.text"));
    }

    @Test
    void otherwiseTheyWaitForTheirTurn() {
        try (TestSite site = site()) {
            assertTrue(crawled(site).get(1).startsWith("/tree/"));
        }
    }

    private String sql(String query) throws SQLException {
        return Cli.texts(folder.resolve("db").toString(), query).get(0);
    }
}
