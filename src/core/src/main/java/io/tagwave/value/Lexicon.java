package io.tagwave.value;

import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/**
 * Knows words of dates, time spans, units and powers of ten in many languages, from CLDR by way of a resource file. The runtime has most
 * of them too, but takes most of a second of CPU to load its languages one after the other, lacks the units, and differs between
 * versions.
 */
final class Lexicon {

    /** Kinds of things that a word stands for. */
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
        /** A power of ten only of money. */
        PRICE_POWER,
        /** A word between a price and what it is for one of. */
        PER,
        /** A word between the ends of a range. */
        TO,
        /** Words beside the least or the greatest of what is meant. */
        BOUND,
        /** A word of a phrase such as "hours ago". */
        AGO_PART,
        /** The first of the two words of a month. */
        MONTH_PART
    }

    /**
     * One of the things that a word stands for.
     *
     * @param meaning a number of a month or day, a power of ten, the name of a unit ...
     * @param number the meaning as a number, 0 if it is none
     * @param languages one bit each
     * @param next another thing that the word stands for
     */
    record Sense(
            Sort sort,
            String meaning,
            int number,
            long languages,
            @Nullable Sense next) {

        /** Returns whether this or one of the next senses is of a sort. */
        boolean isAny(Sort wanted) {
            for (Sense sense = this; sense != null; sense = sense.next) {
                if (sense.sort == wanted) {
                    return true;
                }
            }
            return false;
        }

        /** Returns the most common language that has it; 0 is the most common of all. */
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
    private static final Map<String, Sense> SENSES = read();

    private Lexicon() {}

    /** Returns the number of a language, -1 if it is unknown. */
    static int language(String code) {
        return LANGUAGES.indexOf(code);
    }

    /** Returns the code of a language by its number, an empty string for -1. */
    static String code(int language) {
        return language < 0 ? "" : LANGUAGES.get(language);
    }

    /** Returns the decimal mark, the grouping mark and the order of dates of a language or of one of its regions; or null. */
    static @Nullable String conventions(String language) {
        return WORDS.containsKey("customs." + language) ? WORDS.getString("customs." + language) : null;
    }

    /** Returns all that a word stands for, by its {@linkplain #key key}; null for an unknown word. */
    static @Nullable Sense senses(String key) {
        return SENSES.get(key);
    }

    /** Returns what a word stands for among things of a sort: in a language, else in the most common one; or null. */
    static @Nullable Sense sense(String key, Sort sort, int language) {
        return best(senses(key), sort, language);
    }

    /** Returns the same among all that a word stands for. */
    static @Nullable Sense best(@Nullable Sense all, Sort sort, int language) {
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

    /** Returns whether none of the powers that a word is in a language differs from one of them. */
    static boolean isOneThing(@Nullable Sense all, Sense power, int language) {
        for (Sense sense = all; sense != null; sense = sense.next()) {
            boolean rival = sense.sort() == power.sort() && sense.isOf(language) == power.isOf(language);
            if (rival && sense.number() != power.number() && (power.isOf(language) || power.rank() > 0)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a text without a number may be the name of a day or time. Quick, with many false positives. */
    static boolean mayBeNamed(String text) {
        int last = text.lastIndexOf(' ') + 1;
        return NAMED.get(glance(text, 0)) || last > 0 && last < text.length() && NAMED.get(glance(text, last));
    }

    /** Hashes the first and last letter and the length. */
    private static int glance(String text, int start) {
        int first = Character.toLowerCase(text.charAt(start));
        int last = Character.toLowerCase(text.charAt(text.length() - 1));
        return (first * 31 + last) * 31 + text.length() - start & GLANCES - 1;
    }

    /** Returns a word as it is a key of the lexicon: in lower case and without points, with the two i of Turkish as one. */
    static String key(String word) {
        StringBuilder key = new StringBuilder(word.length());
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c != '.' && c != '\u0307' && c != '॰') {
                key.append(c == 'ı' || c == 'İ' ? 'i' : Character.toLowerCase(c));
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
                // Blanks beside the place of a number make no difference.
                String form = word.substring(0, at).replace(" #", "#").replace("# ", "#");
                long languages = known.computeIfAbsent(word.substring(at + 1), Lexicon::languages);
                add(senses, form, sort, meaning, languages);
                addParts(senses, form, sort, languages);
                addPer(senses, form, meaning, languages);
            }
        }
        return senses;
    }

    private static void add(Map<String, Sense> senses, String form, Sort sort, String meaning, long languages) {
        senses.put(form, new Sense(sort, meaning, number(meaning), languages, senses.get(form)));
    }

    private static void addParts(Map<String, Sense> senses, String form, Sort sort, long languages) {
        if (sort == Sort.AGO) {
            TextTokens tokens = new TextTokens(form.replace('#', ' '));
            for (int i = 0; i < tokens.size(); i++) {
                if (tokens.isWord(i) && best(senses.get(tokens.word(i)), Sort.AGO_PART, -1) == null) {
                    add(senses, tokens.word(i), Sort.AGO_PART, "", languages);
                }
            }
        }
        int blank = form.indexOf(' ');
        boolean month = sort == Sort.MONTH || sort == Sort.HIJRI || sort == Sort.JALALI;
        if (month && blank > 0) {
            add(senses, form.substring(0, blank), Sort.MONTH_PART, "", languages);
        }
        if ((sort == Sort.DAY || sort == Sort.AGO) && form.indexOf('#') < 0) {
            NAMED.set(glance(form, 0));
        }
    }

    /** Adds the last two words of "kilometer per hour": what stands before a measure, and the hour in this form. */
    private static void addPer(Map<String, Sense> senses, String form, String meaning, long languages) {
        int first = form.indexOf(' ');
        int last = form.lastIndexOf(' ');
        if (meaning.equals("km/h") && first > 0 && last > first && form.indexOf(' ', first + 1) == last) {
            add(senses, form.substring(first + 1, last), Sort.PER, "", languages);
            add(senses, form.substring(last + 1), Sort.UNIT, "h", languages);
        }
    }

    private static int number(String meaning) {
        int last = meaning.length() - 1;
        return last >= 0 && last < 3 && TextTokens.isDigit(meaning.charAt(last)) ? Integer.parseInt(meaning) : 0;
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
