package io.tagwave.want;

/** Says why a wish cannot be read, cannot be met, or can be met in several ways. */
public final class WishException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    WishException(String message) {
        super(message);
    }
}
