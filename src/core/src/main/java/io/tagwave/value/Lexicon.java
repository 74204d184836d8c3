package io.tagwave.value;

import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;

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
        POWER,
        /** A word of what tells how long ago something was. */
        AGO_PART,
        /** The first of the two words of a month. */
        MONTH_PART
    }

    /**
     * One of the things that a word stands for.
     *
     * @param meaning a number of a month or day, a power of ten, the name of a unit ...
     * @param number the meaning as a number, 0 where it is none
     * @param languages a bit each
     * @param next another thing that it stands for, or null
     * @param sorts its own and those of the next ones, a bit each
     */
    record Sense(Sort sort, String meaning, int number, long languages, Sense next, int sorts) {

        private static Sense of(Sort sort, String meaning, int number, long languages, Sense next) {
            int sorts = 1 << sort.ordinal() | (next == null ? 0 : next.sorts());
            return new Sense(sort, meaning, number, languages, next, sorts);
        }

        /** Whether it or one of the next ones is of a sort. */
        boolean isAny(Sort wanted) {
            return (sorts >> wanted.ordinal() & 1) != 0;
        }

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
    private static final int GLANCES = 1 << 14;
    private static final BitSet NAMED = new BitSet(GLANCES);
    private static final WordTable SENSES = new WordTable(read());

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
        return SENSES.get(word, 0, word.length());
    }

    /** All that a word of a text stands for, in any case; null for an unknown one. */
    static Sense senses(String text, int start, int end) {
        return SENSES.get(text, start, end);
    }

    /** The same of a word whose {@linkplain WordTable#mixed hash} is known. */
    static Sense senses(String text, int start, int end, int hash) {
        return SENSES.get(text, start, end, hash);
    }

    /** What a word stands for among things of a sort: in this language, else in the one that is seen most; or null. */
    static Sense sense(String word, Sort sort, int language) {
        return best(senses(word), sort, language);
    }

    /** The same among all that a word stands for. */
    static Sense best(Sense all, Sort sort, int language) {
        if (all == null || !all.isAny(sort)) {
            return null;
        }
        Sense best = null;
        for (Sense sense = all; sense != null; sense = sense.next()) {
            if (sense.sort() == sort) {
                if (sense.isOf(language)) {
                    return sense;
                }
                best = best == null || sense.rank() < best.rank() ? sense : best;
            }
        }
        return best;
    }

    /** Whether a text without a number may be a day or a time by its name: told at a glance, and often wrongly. */
    static boolean mayBeNamed(String text) {
        int last = text.lastIndexOf(' ') + 1;
        return NAMED.get(glance(text, 0)) || last > 0 && last < text.length() && NAMED.get(glance(text, last));
    }

    /** First and last letter and the length. */
    private static int glance(String text, int start) {
        int first = Character.toLowerCase(text.charAt(start));
        int last = Character.toLowerCase(text.charAt(text.length() - 1));
        return (first * 31 + last) * 31 + text.length() - start & GLANCES - 1;
    }

    /** In lower case and without points, as the file has its words. */
    static String key(String word) {
        StringBuilder key = new StringBuilder(word.length());
        for (int i = 0; i < word.length(); i++) {
            char c = WordTable.folded(word.charAt(i));
            if (c != 0) {
                key.append(c);
            }
        }
        return key.toString();
    }

    private static Map<String, Sense> read() {
        Map<String, Sense> senses = new HashMap<>(1 << 13);
        Map<String, Long> known = new HashMap<>();
        for (String key : Collections.list(WORDS.getKeys()).stream().sorted().toList()) {
            int dot = key.indexOf('.');
            if (dot < 0 || key.startsWith("customs.")) {
                continue;
            }
            Sort sort = Sort.valueOf(key.substring(0, dot).toUpperCase(Locale.ROOT));
            String meaning = key.substring(dot + 1).replace('_', ' ').replace("deg", "°");
            for (String word : WORDS.getString(key).split("\\|")) {
                int at = word.lastIndexOf('@');
                String form = frame(word.substring(0, at));
                long languages = known.computeIfAbsent(word.substring(at + 1), Lexicon::languages);
                add(senses, form, Sense.of(sort, meaning, number(meaning), languages, null));
                addParts(senses, form, sort, languages);
            }
        }
        return senses;
    }

    private static void add(Map<String, Sense> senses, String form, Sense more) {
        senses.merge(
                form,
                more,
                (known, next) -> Sense.of(next.sort(), next.meaning(), next.number(), next.languages(), known));
    }

    private static void addParts(Map<String, Sense> senses, String form, Sort sort, long languages) {
        if (sort == Sort.AGO) {
            TextTokens tokens = new TextTokens();
            tokens.cut(form.replace('#', ' '));
            for (int i = 0; i < tokens.size(); i++) {
                if (tokens.isWord(i) && best(senses.get(tokens.key(i)), Sort.AGO_PART, -1) == null) {
                    add(senses, tokens.key(i), Sense.of(Sort.AGO_PART, "", 0, languages, null));
                }
            }
        }
        int blank = form.indexOf(' ');
        boolean month = sort == Sort.MONTH || sort == Sort.HIJRI || sort == Sort.JALALI;
        if (month && blank > 0) {
            add(senses, form.substring(0, blank), Sense.of(Sort.MONTH_PART, "", 0, languages, null));
        }
        if ((sort == Sort.DAY || sort == Sort.AGO) && form.indexOf('#') < 0) {
            NAMED.set(glance(form, 0));
        }
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
