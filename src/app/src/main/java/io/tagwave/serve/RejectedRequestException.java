package io.tagwave.serve;

/**
 * Reports a request that cannot be answered; {@link RequestRouter} and {@link LocalServer} turn it into a response. The message
 * is for the user who sent it.
 */
final class RejectedRequestException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int status;

    RejectedRequestException(int status, String message) {
        super(message);
        this.status = status;
    }

    static RejectedRequestException bad(String message) {
        return new RejectedRequestException(400, message);
    }

    /** Returns an exception for a resource that does not exist. */
    static RejectedRequestException missing(String message) {
        return new RejectedRequestException(404, message);
    }

    int status() {
        return status;
    }
}
