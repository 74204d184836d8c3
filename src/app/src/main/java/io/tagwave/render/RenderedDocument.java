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
record RenderedDocument(String html, String address, String type, int status) {

    private static final int VALUES = 4;

    /** Reads the answer of {@link PageScript#PAGE}: nothing when the document went away meanwhile. */
    static Optional<RenderedDocument> of(List<?> look) {
        if (look.size() < VALUES) {
            return Optional.empty();
        }
        return Optional.of(new RenderedDocument(
                (String) look.get(0),
                String.valueOf(look.get(1)),
                String.valueOf(look.get(2)),
                ((Number) look.get(3)).intValue()));
    }
}
