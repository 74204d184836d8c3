package io.tagwave.cli;

/** Ends the command with one sentence for the user: what was expected, what was found, and where. */
final class UserException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UserException(String message) {
        super(message);
    }
}
