package io.tagwave.cli.shared;

/** The exit statuses of commands. */
public final class ExitStatus {

    /** Everything succeeded. */
    public static final int DONE = 0;
    /** Some of the pages failed, the others succeeded. */
    public static final int PARTLY = 1;
    /** Bad usage, or nothing succeeded. */
    public static final int NOTHING = 2;
    /** Holds what was read breaks with what is known, and was not taken. */
    public static final int REFUSED = 3;

    private ExitStatus() {}
}
