package io.tagwave.value;

import java.util.HashMap;
import java.util.Map;

/**
 * Words with what they stand for, found in a text without taking it apart: open addressing. Case makes no difference, nor do
 * points within a word, and the two i of Turkish are one.
 */
final class WordTable {

    /** The hash of no characters. */
    static final int START = 0x01000193;

    private static final int PRIME = 0x01000193;

    private final String[] words;
    /** Of the words, which differ nearly always where these do. */
    private final int[] hashes;

    private final Lexicon.Sense[] senses;

    /** Of words that are in lower case and without points. */
    WordTable(Map<String, Lexicon.Sense> known) {
        words = new String[Integer.highestOneBit(known.size()) * 4];
        senses = new Lexicon.Sense[words.length];
        hashes = new int[words.length];
        new HashMap<>(known).forEach((word, sense) -> {
            int hash = hash(word, 0, word.length());
            int slot = slot(hash);
            while (words[slot] != null) {
                slot = slot + 1 & words.length - 1;
            }
            words[slot] = word;
            hashes[slot] = hash;
            senses[slot] = sense;
        });
    }

    /** What a word of a text stands for, or null. */
    Lexicon.Sense get(String text, int start, int end) {
        return get(text, start, end, hash(text, start, end));
    }

    /** The same of a word whose hash is known. */
    Lexicon.Sense get(String text, int start, int end, int hash) {
        int slot = slot(hash);
        while (words[slot] != null) {
            if (hashes[slot] == hash && isSame(words[slot], text, start, end)) {
                return senses[slot];
            }
            slot = slot + 1 & words.length - 1;
        }
        return null;
    }

    private int slot(int hash) {
        return (hash ^ hash >>> 15) & words.length - 1;
    }

    private static int hash(String text, int start, int end) {
        int hash = START;
        for (int i = start; i < end; i++) {
            hash = mixed(hash, text.charAt(i));
        }
        return hash;
    }

    /** The hash of a word with one character more. */
    static int mixed(int hash, char c) {
        char folded = folded(c);
        return folded == 0 ? hash : (hash ^ folded) * PRIME;
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
