package brokenhouse.tree;

/** Knows the wiring, which nothing but the wiring may. */
final class Breaker {

    private Breaker() {}

    static String wiring() {
        return brokenhouse.cli.Wiring.name();
    }

    /** Breaks the rule of the clock. */
    static long clock() {
        return System.nanoTime() + System.currentTimeMillis();
    }
}
