package brokenhouse.value;

import java.time.LocalDate;

/** Knows the wiring, which nothing but the wiring may, and what day it is. */
final class Breaker {

    private Breaker() {}

    static String wiring() {
        return brokenhouse.cli.Wiring.name() + LocalDate.now();
    }
}
