package brokenhouse.papers;

/** Knows a module that comes later. */
final class Later {

    private Later() {}

    static String lab() {
        return brokenhouse.lab.Later.name();
    }
}
