package io.tagwave.template;

/** The pages would take more time or memory than the algorithm allows itself; the message says which bound. */
public final class AlgorithmLimitException extends Exception {

    private static final long serialVersionUID = 1;

    public AlgorithmLimitException(String reason) {
        super(reason);
    }
}
