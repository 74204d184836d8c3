package io.tagwave.store.query;

/** The database refused a statement. The message is its own, in one line. */
public final class SqlStatementException extends Exception {

    private static final long serialVersionUID = 1;

    private final int position;

    SqlStatementException(String message, int position, Throwable cause) {
        super(message, cause);
        this.position = position;
    }

    /** Where in the statement, counted from 0, or -1 when the database does not say. */
    public int position() {
        return position;
    }
}
