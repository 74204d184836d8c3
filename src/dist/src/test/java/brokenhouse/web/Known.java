package brokenhouse.web;

/** What the wiring rightly knows. */
public final class Known {

    private Known() {}
}
