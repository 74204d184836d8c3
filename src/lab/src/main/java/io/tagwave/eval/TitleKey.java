package io.tagwave.eval;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A title reduced to the characters that two writings of it share: its ASCII letters and digits, or, where these are too
 * few to identify it, the letters and digits of every script.
 */
record TitleKey(String text) {

    /** Fewer ASCII characters than this do not identify a title. */
    private static final int MIN_ASCII = 4;

    static TitleKey of(String title) {
        String ascii = ascii(title);
        return new TitleKey(ascii.length() >= MIN_ASCII ? ascii : anyScript(title));
    }

    /** Returns the keys of the titles that have any letter or digit. */
    static List<TitleKey> of(List<String> titles) {
        return titles.stream()
                .map(TitleKey::of)
                .filter(key -> !key.text.isEmpty())
                .toList();
    }

    static int[] containedIn(String text, List<TitleKey> keys) {
        String ascii = ascii(text);
        String anyScript = anyScript(text);
        return IntStream.range(0, keys.size())
                .filter(k -> {
                    String key = keys.get(k).text;
                    return (key.chars().allMatch(c -> c < 128) ? ascii : anyScript).contains(key);
                })
                .toArray();
    }

    private static String ascii(String text) {
        return text.replaceAll("[^A-Za-z0-9]+", "").toLowerCase(Locale.ROOT);
    }

    /** Returns the letters and digits of every script, in lower case. */
    static String anyScript(String text) {
        return text.replaceAll("[^\\p{L}\\p{N}]+", "").toLowerCase(Locale.ROOT);
    }
}
