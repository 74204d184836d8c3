package io.tagwave.value;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;

/**
 * Words of dates, spans, units and powers of ten in many languages, from CLDR by way of a file beside this class: the runtime has
 * them too, but needs most of a second of CPU to read its languages one after the other, lacks the units, and each version of
 * it knows others.
 */
final class Lexicon {

    /** What a word may stand for. */
    enum Sort {
        MONTH,
        WEEKDAY,
        HALF,
        HIJRI,
        JALALI,
        AGO,
        DAY,
        UNIT,
        POWER
    }

    /**
     * One of the things that a word stands for.
     *
     * @param meaning a number of a month or day, a power of ten, the name of a unit ...
     * @param number the meaning as a number, 0 where it is none
     * @param languages a bit each
     * @param next another thing that it stands for, or null
     */
    record Sense(Sort sort, String meaning, int number, long languages, Sense next) {

        /** The best known language that has it, 0 is the best. */
        int rank() {
            return Long.numberOfTrailingZeros(languages);
        }

        boolean isOf(int language) {
            return language >= 0 && (languages >> language & 1) != 0;
        }
    }

    private static final ResourceBundle WORDS = ResourceBundle.getBundle("io.tagwave.value.lexicon", Locale.ROOT);
    private static final List<String> LANGUAGES =
            List.of(WORDS.getString("languages").split(","));
    private static final Map<String, Sense> SENSES = read();
    /** What begins or ends the words that tell how long ago something was. */
    private static final Set<String> AGO = agoWords();

    private Lexicon() {}

    /** The number of a language, -1 for one that is not known. */
    static int language(String code) {
        return LANGUAGES.indexOf(code);
    }

    /** The code of a language by its number, an empty string for -1. */
    static String code(int language) {
        return language < 0 ? "" : LANGUAGES.get(language);
    }

    /** Decimal mark, mark between groups of digits and order of a date of a language or one of its regions, or null. */
    static String customs(String language) {
        return WORDS.containsKey("customs." + language) ? WORDS.getString("customs." + language) : null;
    }

    /** All that a word in lower case stands for, null for an unknown one. */
    static Sense senses(String word) {
        return SENSES.get(word);
    }

    /** What a word stands for among things of a sort: in this language, else in the one that is seen most; or null. */
    static Sense sense(String word, Sort sort, int language) {
        Sense best = null;
        for (Sense sense = SENSES.get(word); sense != null; sense = sense.next()) {
            if (sense.sort() == sort) {
                if (sense.isOf(language)) {
                    return sense;
                }
                best = best == null || sense.rank() < best.rank() ? sense : best;
            }
        }
        return best;
    }

    /** Whether a text has a word that begins or ends what tells how long ago something was. */
    static boolean mayBeAgo(Tokens tokens) {
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.isWord(i) && AGO.contains(tokens.word(i))) {
                return true;
            }
        }
        return false;
    }

    /** The same of a text without a number. */
    static boolean mayBeAgo(String text) {
        String key = key(text);
        int blank = key.lastIndexOf(' ');
        return AGO.contains(key.substring(blank + 1))
                || AGO.contains(blank < 0 ? key : key.substring(0, key.indexOf(' ')));
    }

    private static Set<String> agoWords() {
        Set<String> words = new HashSet<>();
        SENSES.forEach((form, senses) -> {
            for (Sense sense = senses; sense != null; sense = sense.next()) {
                if (sense.sort() == Sort.AGO) {
                    Tokens tokens = new Tokens(form.replace('#', ' '));
                    for (int i = 0; i < tokens.size(); i++) {
                        if (tokens.isWord(i)) {
                            words.add(tokens.word(i));
                        }
                    }
                    words.add(form);
                }
            }
        });
        return Set.copyOf(words);
    }

    /** In lower case as the file has its words: the two i of Turkish are one. */
    static String key(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        for (int i = 0; i < lower.length(); i++) {
            char c = lower.charAt(i);
            if (c == 'ı' || c == '\u0307' || c == '.' || c == '॰') {
                return lower.replace('ı', 'i')
                        .replace("i\u0307", "i")
                        .replace(".", "")
                        .replace("॰", "");
            }
        }
        return lower;
    }

    private static Map<String, Sense> read() {
        Map<String, Sense> senses = new HashMap<>(1 << 13);
        for (String key : Collections.list(WORDS.getKeys()).stream().sorted().toList()) {
            int dot = key.indexOf('.');
            if (dot < 0 || key.startsWith("customs.")) {
                continue;
            }
            Sort sort = Sort.valueOf(key.substring(0, dot).toUpperCase(Locale.ROOT));
            String meaning = key.substring(dot + 1).replace('_', ' ').replace("deg", "°");
            for (String word : WORDS.getString(key).split("\\|")) {
                int at = word.lastIndexOf('@');
                senses.merge(
                        frame(word.substring(0, at)),
                        new Sense(sort, meaning, number(meaning), languages(word.substring(at + 1)), null),
                        (known, more) ->
                                new Sense(more.sort(), more.meaning(), more.number(), more.languages(), known));
            }
        }
        return senses;
    }

    /** Blanks beside the place of a number make no difference. */
    private static String frame(String word) {
        return word.indexOf('#') < 0 ? word : word.replace(" #", "#").replace("# ", "#");
    }

    private static int number(String meaning) {
        char first = meaning.charAt(meaning.length() - 1);
        return first >= '0' && first <= '9' && meaning.length() <= 3 ? Integer.parseInt(meaning) : 0;
    }

    private static long languages(String codes) {
        long languages = 0;
        for (String code : codes.split(",")) {
            int number = LANGUAGES.indexOf(code);
            languages |= number < 0 ? 0 : 1L << number;
        }
        return languages == 0 ? 1 : languages;
    }
}
