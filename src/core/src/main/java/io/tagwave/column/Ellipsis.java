package io.tagwave.column;

import java.util.List;

/** Tells texts that are cut off with an ellipsis, of one character or three. */
public final class Ellipsis {

    private static final List<String> ELLIPSES = List.of("...", "\u2026");

    private Ellipsis() {}

    /** Returns a text without the ellipsis at its end, the text itself if it has none. */
    public static String without(String text) {
        for (String ellipsis : ELLIPSES) {
            if (text.endsWith(ellipsis)) {
                return text.substring(0, text.length() - ellipsis.length()).strip();
            }
        }
        return text;
    }
}
