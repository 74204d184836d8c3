package brokenhouse.signal;

/** Knows the wiring, which nothing but the wiring may. */
final class WiringBreaker {

    private WiringBreaker() {}

    static String wiring() {
        return brokenhouse.cli.Wiring.name();
    }
}
