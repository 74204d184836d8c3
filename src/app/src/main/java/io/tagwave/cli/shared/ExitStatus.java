package io.tagwave.cli.shared;

/** What a command ends with. */
public final class ExitStatus {

    /** Everything was done. */
    public static final int DONE = 0;
    /** Some of the named pages failed, the rest was done. */
    public static final int PARTLY = 1;
    /** Bad usage, or nothing could be done. */
    public static final int NOTHING = 2;

    private ExitStatus() {}
}
