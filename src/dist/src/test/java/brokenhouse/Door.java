package brokenhouse;

/** A front door that leads past the core. */
final class Door {

    private Door() {}

    static String wiring() {
        return brokenhouse.cli.Wiring.name();
    }
}
