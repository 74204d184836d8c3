package io.tagwave.eval;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A title reduced to what two writings of it share: its ASCII letters and digits, or, where that leaves too little to
 * tell titles apart, the letters and digits of every script.
 */
record TitleKey(String text) {

    /** Fewer ASCII characters than this do not identify a title. */
    private static final int LEAST_ASCII = 4;

    static TitleKey of(String title) {
        String ascii = ascii(title);
        return new TitleKey(ascii.length() >= LEAST_ASCII ? ascii : anyScript(title));
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    /** The numbers of those keys that a record's text holds. */
    static int[] heldBy(String record, List<TitleKey> keys) {
        String ascii = ascii(record);
        String wide = anyScript(record);
        return IntStream.range(0, keys.size())
                .filter(k -> {
                    String key = keys.get(k).text;
                    return (key.chars().allMatch(c -> c < 128) ? ascii : wide).contains(key);
                })
                .toArray();
    }

    private static String ascii(String text) {
        return text.replaceAll("[^A-Za-z0-9]+", "").toLowerCase(Locale.ROOT);
    }

    private static String anyScript(String text) {
        return text.replaceAll("[^\\p{L}\\p{N}]+", "").toLowerCase(Locale.ROOT);
    }
}
