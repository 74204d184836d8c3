package brokenhouse.lab;

/** Of a module that comes after all others. */
public final class Later {

    private Later() {}

    /** A value that is no constant, so that callers really depend on this class. */
    public static String name() {
        return brokenhouse.web.Known.class.getSimpleName();
    }
}
