package io.tagwave.eval;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** A bag of values: counts the occurrences of each. */
public final class Bag<T> {

    private final Map<T, Integer> counts = new HashMap<>();
    private final int size;

    private Bag(Collection<T> values) {
        size = values.size();
        values.forEach(value -> counts.merge(value, 1, Integer::sum));
    }

    public static <T> Bag<T> of(Collection<T> values) {
        return new Bag<>(values);
    }

    /** Returns the bag of a text's words, in lower case: runs of letters and numbers of any script. */
    public static Bag<String> ofWords(String text) {
        List<String> words = Stream.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
                .filter(word -> !word.isEmpty())
                .toList();
        return new Bag<>(words);
    }

    /** Returns the bag of whole records, compared by letters and numbers alone. */
    public static Bag<String> ofRecords(Collection<String> texts) {
        return new Bag<>(texts.stream().map(TitleKey::anyScript).toList());
    }

    /** Returns the number of values, each as often as it occurs. */
    public int size() {
        return size;
    }

    /** Returns each value once. */
    Set<T> values() {
        return counts.keySet();
    }

    /** Returns the number of values that both bags contain. */
    public int common(Bag<T> other) {
        return counts.entrySet().stream()
                .mapToInt(one -> Math.min(one.getValue(), other.counts.getOrDefault(one.getKey(), 0)))
                .sum();
    }

    /** Returns Jaccard's index: 1 where both contain the same, 0 where nothing is common; 1 for two empty bags. */
    public double jaccard(Bag<T> other) {
        int common = common(other);
        int either = size + other.size - common;
        return either == 0 ? 1 : (double) common / either;
    }
}
