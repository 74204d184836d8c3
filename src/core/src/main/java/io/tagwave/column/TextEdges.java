package io.tagwave.column;

import java.util.function.IntPredicate;

/** Cuts characters off both ends of texts. */
public final class TextEdges {

    private TextEdges() {}

    /** Returns a text from the first code point that may begin it to the last one that may end it. */
    public static String trimmed(String text, IntPredicate mayBegin, IntPredicate mayEnd) {
        int start = 0;
        int end = text.length();
        while (start < end && !mayBegin.test(text.codePointAt(start))) {
            start += Character.charCount(text.codePointAt(start));
        }
        while (end > start && !mayEnd.test(text.codePointBefore(end))) {
            end -= Character.charCount(text.codePointBefore(end));
        }
        return text.substring(start, end);
    }
}
