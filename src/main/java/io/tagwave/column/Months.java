package io.tagwave.column;

import java.util.ArrayDeque;
import java.util.Calendar;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;

/**
 * Names of the months in all languages that the runtime knows, long and short. The runtime needs milliseconds for each
 * language, so they are asked one after the other until one knows the word: the order only decides how soon that is,
 * and whose month it is where two languages share a word (Polish and Croatian listopad).
 */
final class Months {

    private static final List<String> OFTEN_SEEN = List.of(
            "en", "de", "es", "fr", "ru", "pt", "it", "nl", "pl", "tr", "sv", "cs", "da", "nb", "fi", "el", "hu", "ro",
            "uk", "id", "vi", "ar", "fa", "he", "hi", "th");

    /** Languages asked for a word that stands beside a day without a year. */
    private static final int QUICKLY_ASKED = 10;

    private static final List<Integer> STYLES =
            List.of(Calendar.LONG_FORMAT, Calendar.SHORT_FORMAT, Calendar.LONG_STANDALONE, Calendar.SHORT_STANDALONE);

    private static final Months ALL = new Months();

    /** Names do not depend on a calendar's own language, and to make one for each takes as long as to read them. */
    private final Calendar calendar =
            new Calendar.Builder().setCalendarType("gregory").build();

    private final Map<String, Month> months = new HashMap<>();
    private final int seldomSeen;
    private final Queue<String> unread = new ArrayDeque<>(OFTEN_SEEN);

    /**
     * A month as a word names it.
     *
     * @param number 1 to 12
     * @param unread how many languages were left to ask after the one that knows the word
     */
    private record Month(int number, int unread) {}

    private Months() {
        Set<String> others = new TreeSet<>();
        for (Locale locale : Locale.getAvailableLocales()) {
            others.add(locale.getLanguage());
        }
        others.removeAll(OFTEN_SEEN);
        unread.addAll(others);
        seldomSeen = unread.size() - QUICKLY_ASKED;
    }

    /**
     * 1 to 12, or -1 for a word that names no month.
     *
     * @param rare whether to ask the languages too that are seldom seen, which takes half a second the first time
     */
    static int number(String word, boolean rare) {
        return ALL.find(key(word), rare ? 0 : ALL.seldomSeen);
    }

    /** Letters and the marks that some scripts write on them. */
    static boolean isWordPart(int c) {
        if (c < 128) {
            return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
        }
        int type = Character.getType(c);
        return Character.isLetter(c) || type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
    }

    /** What was read for other words counts no more than what this one may ask: answers depend on no earlier call. */
    private synchronized int find(String key, int left) {
        while (!months.containsKey(key) && unread.size() > left) {
            read(Locale.forLanguageTag(unread.remove()));
        }
        Month month = months.get(key);
        return month != null && month.unread >= left ? month.number : -1;
    }

    private void read(Locale locale) {
        for (int style : STYLES) {
            Map<String, Integer> names = calendar.getDisplayNames(Calendar.MONTH, style, locale);
            if (names != null) {
                names.forEach((name, month) -> months.putIfAbsent(key(name), new Month(month + 1, unread.size())));
            }
        }
    }

    private static String key(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return lower.endsWith(".") ? lower.substring(0, lower.length() - 1) : lower;
    }
}
