package io.tagwave.value;

import io.tagwave.value.Lexicon.Sense;
import io.tagwave.value.Lexicon.Sort;
import org.jspecify.annotations.Nullable;

/** Recognizes numbers that are only the least or the greatest that is meant ({@code from $25}, {@code up to 30 €}), or none ({@code 753 BC}). */
final class NumberBound {

    static final String LEAST = "min";
    private static final String GREATEST = "max";
    /** Meaning of words that say so of prices alone: {@code from 67 reviews} are 67. */
    private static final String LEAST_PRICE = "from";

    private static final String NO_WORD = "[^\\p{L}\\p{M}'’&]+";

    private NumberBound() {}

    /** Returns {@link #LEAST}, another word where the number is not meant, or null of one that is meant itself. */
    static @Nullable String of(String text, int start, int end, boolean priced, int language) {
        String before = text.substring(0, start).strip();
        String after = text.substring(end).strip();
        boolean plus = after.startsWith("+") && (after.length() == 1 || after.charAt(1) == ' ');
        if (plus || after.equals("~") || after.equals("〜") || before.endsWith(">") || before.endsWith("≥")) {
            return LEAST;
        }
        String meaning = before.endsWith("<") || before.endsWith("≤") ? GREATEST : null;
        String words = before.replaceAll(NO_WORD, " ").strip();
        for (; meaning == null && !words.isEmpty(); words = words.replaceFirst("^\\S+ ?", "")) {
            meaning = meaning(words + "#", language);
        }
        words = after.replaceAll(NO_WORD, " ").strip();
        // 100人以上
        boolean wide = words.length() > 2 && words.charAt(0) >= '\u2e80';
        words = wide ? words.substring(words.length() - 2) : words;
        for (; meaning == null && !words.isEmpty(); words = words.replaceFirst(" ?\\S+$", "")) {
            meaning = meaning("#" + words, language);
        }
        return LEAST_PRICE.equals(meaning) ? priced ? LEAST : null : meaning;
    }

    private static @Nullable String meaning(String phrase, int language) {
        Sense sense = Lexicon.sense(Lexicon.key(phrase), Sort.BOUND, language);
        return sense != null && (language < 0 || sense.isOf(language) || sense.rank() == 0) ? sense.meaning() : null;
    }
}
