package brokenhouse.spark;

/** What no other module may know. */
public final class Latest {

    private Latest() {}

    public static String name() {
        return "latest";
    }
}
