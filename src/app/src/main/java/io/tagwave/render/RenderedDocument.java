package io.tagwave.render;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The document in a window.
 *
 * @param html its source; null if it is too long
 * @param address its URL
 * @param type its content type
 * @param status HTTP status, 0 if the browser does not report it
 * @param vain true if timers of the page were waited for until the limit, and nothing changed
 */
record RenderedDocument(@Nullable String html, String address, String type, int status, boolean vain) {

    private static final int VALUES = 5;

    /** Reads the result of {@link PageScript#PAGE}: empty if the page navigated meanwhile. */
    static Optional<RenderedDocument> of(List<?> look) {
        if (look.size() < VALUES) {
            return Optional.empty();
        }
        return Optional.of(new RenderedDocument(
                (@Nullable String) look.get(0),
                String.valueOf(look.get(1)),
                String.valueOf(look.get(2)),
                ((Number) look.get(3)).intValue(),
                Boolean.TRUE.equals(look.get(4))));
    }
}
