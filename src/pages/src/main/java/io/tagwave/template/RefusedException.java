package io.tagwave.template;

/** The pages would take more time or memory than the algorithm allows itself; the message says which bound. */
public final class RefusedException extends Exception {

    private static final long serialVersionUID = 1;

    RefusedException(String reason) {
        super(reason);
    }
}
