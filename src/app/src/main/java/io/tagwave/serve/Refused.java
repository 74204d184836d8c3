package io.tagwave.serve;

/** A request that is not answered as asked. The message is for the person who sent it. */
final class Refused extends Exception {

    private static final long serialVersionUID = 1;

    private final int status;

    Refused(int status, String message) {
        super(message);
        this.status = status;
    }

    /** The request makes no sense. */
    static Refused bad(String message) {
        return new Refused(400, message);
    }

    /** There is nothing of that name. */
    static Refused missing(String message) {
        return new Refused(404, message);
    }

    int status() {
        return status;
    }
}
