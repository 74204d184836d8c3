package io.tagwave.value;

import java.util.stream.IntStream;

/** Recognizes letters of all scripts. */
public final class Letters {

    private Letters() {}

    /** Returns whether a character is a letter, a mark on one, or a joiner between them. */
    public static boolean isOne(char c) {
        if (c < 128) {
            return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
        }
        int type = Character.getType(c);
        return Character.isLetter(c)
                || type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || c == '\u200c'
                || c == '\u200d'
                || c == '॰';
    }

    /** Returns where letters end that start at a position. */
    static int end(String text, int from) {
        int end = from;
        while (end < text.length() && isOne(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** Returns whether any character of a part of a text is a letter. */
    static boolean anyIn(String text, int from, int to) {
        return IntStream.range(from, to).anyMatch(i -> isOne(text.charAt(i)));
    }

    /** Returns whether a text consists of letters. */
    public static boolean areAll(String text) {
        return text.chars().allMatch(c -> isOne((char) c));
    }
}
