package io.tagwave.bench;

import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The records that were found on a page, as a bag: compared by letters and digits alone. */
public final class RecordTextBag {

    private final Map<String, Integer> times = new HashMap<>();
    private final int size;

    private RecordTextBag(Collection<String> texts) {
        size = texts.size();
        texts.forEach(text -> times.merge(key(text), 1, Integer::sum));
    }

    /** The bag of the records' texts. */
    public static RecordTextBag of(Collection<String> texts) {
        return new RecordTextBag(texts);
    }

    /** Number of records. */
    public int size() {
        return size;
    }

    /** How many of these records the others do not have. */
    public int beyond(RecordTextBag others) {
        int beyond = 0;
        for (Map.Entry<String, Integer> own : times.entrySet()) {
            beyond += Math.max(0, own.getValue() - others.times.getOrDefault(own.getKey(), 0));
        }
        return beyond;
    }

    private static String key(String text) {
        return text.replaceAll("[^\\p{L}\\p{N}]+", "").toLowerCase(Locale.ROOT);
    }
}
