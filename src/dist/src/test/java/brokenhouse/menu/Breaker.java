package brokenhouse.menu;

/** Knows the wiring, which nothing but the wiring may. */
final class Breaker {

    private Breaker() {}

    static String wiring() {
        return brokenhouse.cli.Wiring.name();
    }

    /** Breaks the rule of chance. */
    static double chance() {
        return new java.util.Random().nextDouble();
    }

    /** Breaks the purity of the core, and knows libraries that belong to others. */
    static Object[] strangers() {
        return new Object[] {
            java.nio.file.Path.class,
            org.jsoup.nodes.Document.class,
            java.sql.Connection.class,
            org.openqa.selenium.WebDriver.class,
            edu.uci.ics.crawler4j.crawler.WebCrawler.class,
            org.tribuo.Model.class,
            picocli.CommandLine.class
        };
    }
}
