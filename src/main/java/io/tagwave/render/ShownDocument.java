package io.tagwave.render;

import java.util.List;
import java.util.Optional;

/**
 * The document that a window shows.
 *
 * @param html its source, or null when it is too long
 * @param address where it stands
 * @param type its content type
 * @param status HTTP status, 0 when the browser does not tell
 */
record ShownDocument(String html, String address, String type, int status) {

    private static final int VALUES = 6;

    /** Reads the answer of {@link PageScript#PAGE}: nothing while the page is not finished. */
    static Optional<ShownDocument> of(List<?> look) {
        if (look.size() < VALUES) {
            return Optional.empty();
        }
        return Optional.of(new ShownDocument(
                (String) look.get(2),
                String.valueOf(look.get(3)),
                String.valueOf(look.get(4)),
                ((Number) look.get(5)).intValue()));
    }
}
