package io.tagwave.column;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

/**
 * Names of the months in all languages, from a file beside this class. The runtime knows them too, but needs most of a
 * second of CPU to read its languages one after the other, and each version of it knows others.
 */
final class Months {

    private static final ResourceBundle NAMES = ResourceBundle.getBundle("io.tagwave.column.months", Locale.ROOT);

    private static final Map<String, Integer> OFTEN = read("often.");
    private static final Map<String, Integer> SELDOM = read("seldom.");

    private Months() {}

    /**
     * 1 to 12, or -1 for a word that names no month.
     *
     * @param rare whether words count too that only languages have that are seldom seen
     */
    static int number(String word, boolean rare) {
        String key = word.toLowerCase(Locale.ROOT);
        int often = OFTEN.getOrDefault(key, -1);
        return often < 0 && rare ? SELDOM.getOrDefault(key, -1) : often;
    }

    /** Letters and the marks that some scripts write on them. */
    static boolean isWordPart(int c) {
        if (c < 128) {
            return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
        }
        int type = Character.getType(c);
        return Character.isLetter(c) || type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
    }

    /** Nothing but such. */
    static boolean isWord(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isWordPart(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static Map<String, Integer> read(String languages) {
        Map<String, Integer> months = new HashMap<>();
        for (int month = 1; month <= 12; month++) {
            for (String name : NAMES.getString(languages + month).split(" ")) {
                months.put(name, month);
            }
        }
        return months;
    }
}
