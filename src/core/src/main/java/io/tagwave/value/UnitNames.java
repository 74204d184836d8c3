package io.tagwave.value;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Decides which unit a word stands for on a page. */
final class UnitNames {

    /** Units that a page of another language does not have by their abbreviations. */
    private static final Set<String> CUSTOMARY =
            Set.of("in", "ft", "yd", "mi", "st", "oz", "lb", "ac", "gal", "fl oz", "d", "wk", "mo", "y", "hp");
    /** Symbols of units in Cyrillic. */
    private static final Map<String, String> SYMBOLS = Map.of("г", "g", "л", "l", "м", "m", "т", "t");

    /** Languages so common that pages in no known language may have their short units. */
    private static final int COMMON_LANGUAGES = 6;

    private static final BigDecimal KIBI = BigDecimal.valueOf(1024);

    private UnitNames() {}

    /**
     * Returns the unit that a word stands for on this page, null if it may be several. Symbols have no point behind them, as
     * abbreviations may have: {@code 5 г} are grams, {@code 5 г.} years.
     *
     * @param pointed whether a point follows
     * @param spaced whether a blank stands before it
     */
    static Lexicon.@Nullable Sense unit(String word, boolean pointed, boolean spaced, int language) {
        Lexicon.Sense all = mayBeUnit(word, spaced, language) ? Lexicon.senses(Lexicon.key(word)) : null;
        Lexicon.Sense best = null;
        boolean power = false;
        boolean isSize = false;
        for (Lexicon.Sense sense = all; sense != null; sense = sense.next()) {
            boolean letter = sense.rank() == 0 && word.length() == 1 && Character.isLowerCase(word.charAt(0));
            power |= sense.sort() == Lexicon.Sort.POWER && sense.isOf(language) && !letter;
            if (sense.sort() != Lexicon.Sort.UNIT || !isKnown(word, sense, language)) {
                continue;
            }
            boolean own = sense.isOf(language);
            isSize |= sense.meaning().endsWith(" B");
            if (best == null || own && !best.isOf(language)) {
                best = sense;
            } else if (own == best.isOf(language) && !isSame(sense.meaning(), best.meaning())) {
                boolean size = sense.meaning().endsWith(" B") != best.meaning().endsWith(" B");
                boolean symbol = size
                        ? sense.meaning().endsWith(" B") == Character.isUpperCase(word.charAt(0))
                        : isSymbol(sense, word);
                if (!size && (pointed || symbol == isSymbol(best, word))) {
                    return null;
                }
                best = symbol ? sense : best;
            }
        }
        boolean doubtful =
                power && (best == null || !best.isOf(language) || !isSymbol(best, word) || isCustomary(best.meaning()));
        // "5 Mo" are megabytes in French, and months in English at the beginning of a line only.
        boolean foreign =
                isSize && best != null && isCustomary(best.meaning()) && Character.isUpperCase(word.charAt(0));
        boolean sentence =
                best != null && pointed && word.length() == 1 && (!best.isOf(language) || isSymbol(best, word));
        return doubtful || foreign || sentence ? null : best;
    }

    /** A single letter must be common to all languages, and in its own case. */
    private static boolean mayBeUnit(String word, boolean spaced, int language) {
        if (word.isEmpty()) {
            return false;
        }
        if (word.length() == 1 && word.charAt(0) < 128) {
            return "gmlhstLWV%\"B'".indexOf(word.charAt(0)) >= 0 && ("tB".indexOf(word.charAt(0)) < 0 || spaced);
        }
        boolean isName = word.length() > 3
                && Character.isUpperCase(word.charAt(0))
                && Character.isLowerCase(word.charAt(1))
                && !"de".equals(Lexicon.code(language));
        return !isName;
    }

    private static boolean isSame(String meaning, String other) {
        return meaning.equals(other)
                || meaning.endsWith("B") && other.endsWith("B") && (meaning.length() < 2 || other.length() < 2);
    }

    /** Returns whether a unit has no symbol that is the same in all languages. */
    static boolean isCustomary(String meaning) {
        return CUSTOMARY.contains(meaning);
    }

    private static boolean isSymbol(Lexicon.Sense sense, String word) {
        return sense.meaning().equals(word) || SYMBOLS.getOrDefault(word, "").equals(sense.meaning());
    }

    /** Returns whether a word may stand for a unit on this page: in its language, or as a symbol or long word of any. */
    private static boolean isKnown(String word, Lexicon.Sense sense, int language) {
        // "5 to 6" is no five terabytes, whose symbol in French is To.
        boolean size = sense.meaning().endsWith(" B");
        if (size && !sense.isOf(language) && !Character.isUpperCase(word.charAt(0)) && sense.rank() > 0) {
            return false;
        }
        if (sense.isOf(language) || language < 0 && sense.rank() < COMMON_LANGUAGES || word.length() > 3) {
            return true;
        }
        boolean customary = CUSTOMARY.contains(sense.meaning());
        return word.charAt(0) >= '\u0370'
                || !customary && (sense.rank() == 0 || sense.meaning().equals(word) || size);
    }

    /** Returns the name of a unit in values, in which sizes are in bytes. */
    static String name(String meaning) {
        return factor(meaning) == BigDecimal.ONE ? meaning : "B";
    }

    /** Returns by what the digits of a size are multiplied; one for other units. */
    static BigDecimal factor(String meaning) {
        if (meaning.endsWith(" B")) {
            return new BigDecimal(meaning.substring(0, meaning.length() - 2));
        }
        boolean binary = meaning.length() == 3 && meaning.endsWith("ib");
        return binary ? KIBI.pow("kmgt".indexOf(meaning.charAt(0)) + 1) : BigDecimal.ONE;
    }

    /** Returns where the unit at a position of a text ends. */
    static int endOfUnit(String text, int from) {
        int to = from;
        while (to < text.length()) {
            char c = text.charAt(to);
            if (!Letters.isOne(c) && "²³/°%\"″”℃㎡".indexOf(c) < 0 && !(c == '2' && to > from)) {
                break;
            }
            to++;
        }
        return to;
    }
}
