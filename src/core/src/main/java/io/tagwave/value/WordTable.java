package io.tagwave.value;

import java.util.HashMap;
import java.util.Map;

/**
 * Words with what they stand for, found in a text without taking it apart: open addressing. Case makes no difference, nor do
 * points within a word, and the two i of Turkish are one.
 */
final class WordTable {

    private static final int PRIME = 0x01000193;

    private final String[] words;
    private final Lexicon.Sense[] senses;

    /** Of words that are in lower case and without points. */
    WordTable(Map<String, Lexicon.Sense> known) {
        words = new String[Integer.highestOneBit(known.size()) * 4];
        senses = new Lexicon.Sense[words.length];
        new HashMap<>(known).forEach((word, sense) -> {
            int slot = slot(word, 0, word.length());
            while (words[slot] != null) {
                slot = slot + 1 & words.length - 1;
            }
            words[slot] = word;
            senses[slot] = sense;
        });
    }

    /** What a word of a text stands for, or null. */
    Lexicon.Sense get(String text, int start, int end) {
        int slot = slot(text, start, end);
        while (words[slot] != null) {
            if (isSame(words[slot], text, start, end)) {
                return senses[slot];
            }
            slot = slot + 1 & words.length - 1;
        }
        return null;
    }

    private int slot(String text, int start, int end) {
        int hash = PRIME;
        for (int i = start; i < end; i++) {
            char c = folded(text.charAt(i));
            hash = c == 0 ? hash : (hash ^ c) * PRIME;
        }
        return (hash ^ hash >>> 15) & words.length - 1;
    }

    private static boolean isSame(String word, String text, int start, int end) {
        int at = 0;
        for (int i = start; i < end; i++) {
            char c = folded(text.charAt(i));
            if (c != 0 && (at == word.length() || word.charAt(at++) != c)) {
                return false;
            }
        }
        return at == word.length();
    }

    /** In lower case; 0 for what makes no difference. */
    static char folded(char c) {
        if (c < 128) {
            return c >= 'A' && c <= 'Z' ? (char) (c | ' ') : c == '.' ? 0 : c;
        }
        return c == 'ı' || c == 'İ' ? 'i' : c == '\u0307' || c == '॰' ? 0 : Character.toLowerCase(c);
    }
}
