package brokenhouse.tps;

/** Knows the wiring, which nothing but the wiring may. */
final class Breaker {

    private Breaker() {}

    static String wiring() {
        return brokenhouse.cli.Wiring.name();
    }

    /** Breaks the rule of streams. */
    static void print() {
        System.out.println();
    }
}
