package brokenhouse.visit;

/** Knows the wiring, and the browser's library that it must leave to others. */
final class Breaker {

    private Breaker() {}

    static String wiring() {
        return brokenhouse.cli.Wiring.name();
    }

    static Class<?>[] strangers() {
        return new Class<?>[] {
            org.openqa.selenium.WebDriver.class,
            org.netpreserve.jwarc.WarcReader.class,
            org.apache.spark.annotation.Private.class,
            picocli.CommandLine.class
        };
    }
}
