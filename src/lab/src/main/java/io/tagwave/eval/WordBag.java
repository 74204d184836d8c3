package io.tagwave.eval;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a text and how often each occurs in it. */
public final class WordBag {

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

    private final Map<String, Integer> counts = new HashMap<>();
    private final int size;

    private WordBag(String text) {
        String normal = Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
        Matcher words = WORD.matcher(normal);
        int found = 0;
        while (words.find()) {
            counts.merge(words.group(), 1, Integer::sum);
            found++;
        }
        size = found;
    }

    /** The words of a text, as normal form KC in lower case. */
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
