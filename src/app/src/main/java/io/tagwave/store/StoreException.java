package io.tagwave.store;

/** The database can not be opened, read or written. The message is one line for the person who named the database. */
public final class StoreException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public StoreException(String message) {
        super(message);
    }

    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
