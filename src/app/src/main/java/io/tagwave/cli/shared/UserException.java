package io.tagwave.cli.shared;

/** Ends the command with one sentence for the user: what was expected, what was found, and where. */
public final class UserException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UserException(String message) {
        super(message);
    }
}
