package brokenhouse.rows;

/** Knows the wiring, which nothing but the wiring may, and a module that comes later. */
final class Breaker {

    private Breaker() {}

    static String later() {
        return brokenhouse.lab.Later.name();
    }

    static String wiring() {
        return brokenhouse.cli.Wiring.name();
    }
}
