package brokenhouse.page;

/** What the wiring rightly knows. */
public final class Known {

    private Known() {}
}
