package io.tagwave.store.frontier;

import java.sql.SQLException;

/**
 * Goes round the hosts with waiting pages that may stand in the table alone, in the order of their names: one look into an
 * index a host, however many pages it has. Not for use by two threads at once.
 */
final class UnloadedHosts {

    private final FrontierTable table;
    private String last = "";
    private boolean fromStart = true;
    private boolean mayHold = true;

    UnloadedHosts(FrontierTable table) {
        this.table = table;
    }

    /** Whether there may be hosts that nobody has listed. */
    boolean mayHold() {
        return mayHold;
    }

    /** A host was left to the table. */
    void added() {
        mayHold = true;
    }

    /** Begins to look, where the last look was broken off. */
    void begin() {
        fromStart = last.isEmpty();
    }

    /** The next host, or null at the end of a round; after a whole round there is nothing unlisted any more. */
    String next() throws SQLException {
        String host = table.hostAfter(last);
        if (host == null) {
            mayHold = !fromStart;
            fromStart = true;
            last = "";
        } else {
            last = host;
        }
        return host;
    }
}
