package io.tagwave.value;

/** What words are made of, in all scripts. */
public final class Letters {

    private Letters() {}

    /** Letters, the marks that scripts write on them, and the joiners that some spell with. */
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

    /** Whether a text is nothing but letters. */
    public static boolean areAll(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isOne(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}
