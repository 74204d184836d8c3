package brokenhouse.mcp;

/** Knows the wiring, which nothing but the wiring may. */
final class Breaker {

    private Breaker() {}

    static String wiring() {
        return brokenhouse.cli.Wiring.name();
    }
}
