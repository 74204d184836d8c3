package io.tagwave.crawl;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.frontier.DatabaseFrontier;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Frontier;
import io.tagwave.web.Link;
import io.tagwave.web.PageVisitor;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Crawls into a real database in a folder of the test, with links but without extraction. */
final class TestCrawl {

    private final String file;
    private CrawlSettings settings =
            CrawlSettings.defaults().threads(4).pause(Duration.ofMillis(30)).timeout(Duration.ofSeconds(5));
    private UnaryOperator<PageVisitor<PageAnalysis>> visitor = UnaryOperator.identity();
    private UnaryOperator<Frontier<PageAnalysis>> pages = UnaryOperator.identity();
    private Consumer<Crawl<?>> start = crawl -> {};
    private boolean sitemaps;
    private final Turns turns = new Turns();
    private FrontierSettings frontier = FrontierSettings.defaults().withDelay(Duration.ZERO);

    TestCrawl(Path folder) {
        file = folder.resolve("crawl").toString();
    }

    /** Changes the settings of the next runs. */
    void settings(UnaryOperator<CrawlSettings> change) {
        settings = change.apply(settings);
    }

    TestCrawl frontier(FrontierSettings other) {
        frontier = other;
        return this;
    }

    /** Wraps what visits the pages. */
    TestCrawl visitor(UnaryOperator<PageVisitor<PageAnalysis>> wrapped) {
        visitor = wrapped;
        return this;
    }

    /** Wraps the pages that the crawl knows. */
    TestCrawl pages(UnaryOperator<Frontier<PageAnalysis>> wrapped) {
        pages = wrapped;
        return this;
    }

    /** Told of each crawl that is about to run, its seeds being known. */
    TestCrawl onStart(Consumer<Crawl<?>> told) {
        start = told;
        return this;
    }

    TestCrawl withSitemaps() {
        sitemaps = true;
        return this;
    }

    /** When the requests of all runs started. */
    Turns turns() {
        return turns;
    }

    /** Runs a new crawl to its end and returns its number. */
    long run(String... seeds) throws InterruptedException {
        try (Database database = Database.open(file)) {
            long id = new Crawls(database).start(List.of(seeds), "");
            run(database, id, seeds);
            return id;
        }
    }

    /** What is stored of a crawl's seeds. */
    List<String> seedsOf(long id) {
        try (Database database = Database.open(file)) {
            return new Crawls(database).seeds(id);
        }
    }

    void resume(long id, String... seeds) throws InterruptedException {
        try (Database database = Database.open(file)) {
            run(database, id, seeds);
        }
    }

    private void run(Database database, long id, String... seeds) throws InterruptedException {
        try (HttpPageSource http = new HttpPageSource(settings);
                DatabaseFrontier known = DatabaseFrontier.open(database, id, frontier)) {
            Crawl<PageAnalysis> crawl = new Crawl<>(
                    settings, turns.watch(pages.apply(known)), http, visitor.apply(http.visitor(TestCrawl::read)));
            crawl.seed(List.of(seeds));
            if (sitemaps) {
                crawl.seedFromSitemaps(List.of(seeds));
            }
            start.accept(crawl);
            crawl.run();
        }
    }

    /** Outcome by path of every page of the latest crawl. */
    Map<String, String> outcomes() throws SQLException {
        Map<String, String> outcomes = new TreeMap<>();
        for (Map<String, String> row :
                rows("SELECT url, outcome FROM page WHERE crawl_id = (SELECT MAX(id) FROM crawl)")) {
            outcomes.put(row.get("url").replaceFirst("^http://[^/]+", ""), row.get("outcome"));
        }
        return outcomes;
    }

    Map<String, String> page(String path) throws SQLException {
        return rows("SELECT * FROM page WHERE url LIKE '%" + path + "' ORDER BY crawl_id DESC")
                .get(0);
    }

    /** Takes the database away, as a disk that fails would. */
    void breakDatabase() {
        try (Database database = Database.open(file);
                Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("SHUTDOWN IMMEDIATELY");
        } catch (SQLException closed) {
            // So it shall be.
        }
    }

    List<Map<String, String>> rows(String sql) throws SQLException {
        List<Map<String, String>> rows = new ArrayList<>();
        try (Database database = Database.open(file);
                Connection connection = database.connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            while (row.next()) {
                Map<String, String> values = new LinkedHashMap<>();
                for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
                    values.put(
                            row.getMetaData().getColumnLabel(i).toLowerCase(java.util.Locale.ROOT), row.getString(i));
                }
                rows.add(values);
            }
        }
        return rows;
    }

    static AnalyzedPage<PageAnalysis> read(FetchedPage fetched) {
        ParsedPage page = new HtmlParser().parse(fetched.body(), fetched.charset(), fetched.finalUrl());
        if (page.title().equals("overflow")) {
            throw new StackOverflowError("a page that breaks the reader");
        }
        List<Link> links = page.links().stream()
                .map(link -> new Link(
                        link.url(),
                        link.text(),
                        link.rel().contains("nofollow"),
                        link.rel().contains("menu"),
                        false))
                .toList();
        return new AnalyzedPage<>(
                links,
                page.canonical(),
                page.robots(),
                null,
                null,
                new int[0],
                false,
                new PageAnalysis(page.encoding(), null, 0, -1, null, List.of()));
    }
}
