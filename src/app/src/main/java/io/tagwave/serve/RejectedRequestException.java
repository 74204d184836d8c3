package io.tagwave.serve;

/** A request that is not answered as asked. The message is for the person who sent it. */
final class RejectedRequestException extends Exception {

    private static final long serialVersionUID = 1;

    private final int status;

    RejectedRequestException(int status, String message) {
        super(message);
        this.status = status;
    }

    /** The request makes no sense. */
    static RejectedRequestException bad(String message) {
        return new RejectedRequestException(400, message);
    }

    /** There is nothing of that name. */
    static RejectedRequestException missing(String message) {
        return new RejectedRequestException(404, message);
    }

    int status() {
        return status;
    }
}
