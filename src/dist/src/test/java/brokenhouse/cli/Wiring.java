package brokenhouse.cli;

/** Closes a cycle with the package that knows it. */
public final class Wiring {

    private Wiring() {}

    /** A value that is no constant, so that callers really depend on this class. */
    public static String name() {
        return brokenhouse.web.Known.class.getSimpleName();
    }
}
