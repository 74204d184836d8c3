package brokenhouse.eval;

/** Knows the wiring, which nothing but the wiring may, and a module that comes later. */
final class Breaker {

    private Breaker() {}

    static String wiring() {
        return brokenhouse.cli.Wiring.name() + brokenhouse.spark.Latest.name();
    }
}
