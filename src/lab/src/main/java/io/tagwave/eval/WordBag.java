package io.tagwave.eval;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The words of a text and how often each occurs in it. */
public final class WordBag {

    private final Map<String, Integer> counts = new HashMap<>();
    private final int size;

    private WordBag(String text) {
        String folded = text.toLowerCase(Locale.ROOT);
        int found = 0;
        int start = 0;
        for (int at = 0; at <= folded.length(); at++) {
            if (at == folded.length() || !isOfWord(folded, at)) {
                if (at > start) {
                    counts.merge(folded.substring(start, at), 1, Integer::sum);
                    found++;
                }
                start = at + 1;
            }
        }
        size = found;
    }

    /** Whether a letter or a number stands there, also as the second half of one. */
    private static boolean isOfWord(String text, int at) {
        boolean second = at > 0 && Character.isLowSurrogate(text.charAt(at));
        return isOfWord(text.codePointAt(second ? at - 1 : at));
    }

    private static boolean isOfWord(int c) {
        int type = Character.getType(c);
        return Character.isLetter(c)
                || type == Character.DECIMAL_DIGIT_NUMBER
                || type == Character.LETTER_NUMBER
                || type == Character.OTHER_NUMBER;
    }

    /** The words of a text in lower case. */
    public static WordBag of(String text) {
        return new WordBag(text);
    }

    /** Each word once. */
    Set<String> words() {
        return counts.keySet();
    }

    /** Jaccard's index of two bags: 1 where both hold the same, 0 where nothing is common; 1 for two empty ones. */
    public double likeness(WordBag other) {
        int both = 0;
        for (Map.Entry<String, Integer> word : counts.entrySet()) {
            both += Math.min(word.getValue(), other.counts.getOrDefault(word.getKey(), 0));
        }
        int either = size + other.size - both;
        return either == 0 ? 1 : (double) both / either;
    }
}
