package io.tagwave.store;

import java.sql.SQLException;

/** Reports that the database cannot be opened, read or written. The message is one line for the user. */
public final class StoreException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public StoreException(String message) {
        super(message);
    }

    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }

    /** Returns true if a database server ended or refused the connection, as it does while it restarts. */
    public boolean isConnectionLost() {
        for (Throwable cause = this; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql && sql.getSQLState() != null) {
                // Classes "connection exception" and "operator intervention" of PostgreSQL; H2 has no server.
                String state = sql.getSQLState();
                return state.startsWith("08") || state.startsWith("57P");
            }
        }
        return false;
    }

    /** Returns the reason of a failure in one line; a full disk hides behind many other messages. */
    public static String reason(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (String.valueOf(cause.getMessage()).contains("No space left")) {
                return "no space left on the disk";
            }
        }
        return failure instanceof SQLException sql ? Database.reason(sql) : String.valueOf(failure.getMessage());
    }
}
