package io.tagwave.value;

import java.math.BigDecimal;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the power of ten behind a number: {@code 23k}, {@code 1.2 million}, {@code 3万5千}.
 *
 * @param scale the power
 * @param more what the digits behind the power add
 * @param end one past its last character
 * @param isLetter whether it is one letter
 */
record PowerFinder(BigDecimal scale, BigDecimal more, int end, boolean isLetter) {

    /** Currencies that are counted in crores. */
    private static final Set<String> CRORES = Set.of("INR", "PKR", "BDT", "NPR", "LKR");
    /** Length of the code of a currency. */
    private static final int CODE = 3;
    /** Letters of an abbreviation for what a price is for one of: {@code ea}, {@code pcm}, {@code each}. */
    private static final int MAX_MEASURE = 4;
    /** Words of the longest power: miler de milions. */
    private static final int MAX_WORDS = 3;

    /**
     * Returns the power at a position, or null.
     *
     * @param priced whether a currency stands before the number
     */
    static @Nullable PowerFinder at(String text, int at, boolean priced, int language) {
        int from = TextTokens.afterBlank(text, at);
        if (from >= text.length()) {
            return null;
        }
        char first = text.charAt(from);
        if (TextTokens.isIdeograph(first) || first >= '가' && first <= '힣') {
            return eastern(text, from, language);
        }
        int end = endOfWord(text, from);
        // The currency may touch the power: 100 kUSD.
        int to = end - from > CODE && CurrencyNames.isCurrency(text.substring(end - CODE, end)) ? end - CODE : end;
        if (to - from == 1 && isInitial(text, to, from > at)) {
            return null;
        }
        boolean pointed = text.startsWith(".", to) && to - from > 1;
        boolean money = priced || CurrencyNames.after(text, pointed ? to + 1 : to) != null;
        String word = text.substring(from, to);
        Lexicon.Sense sense = power(word, money, language);
        Lexicon.Sense all = Lexicon.senses(Lexicon.key(word));
        if (sense == null || !Lexicon.isOneThing(all, sense, language)) {
            return null;
        }
        boolean known = word.length() == 1
                ? isPower(word, sense, from > at, money, language)
                : sense.isOf(language) || sense.rank() == 0 || word.length() > 2;
        // m2, km/h
        char behind = to < text.length() ? text.charAt(to) : 0;
        boolean goesOn =
                TextTokens.isDigit(behind) || behind == '²' || behind == '³' || behind == '/' && word.length() > 1;
        if (goesOn && mayBeUnit(word, all, sense, language)) {
            return null;
        }
        // What is a unit, too, is a power only of money, and not where the page's language has only the unit.
        if (!known || mayBeUnit(word, all, sense, language) && !(money && isMoneyPower(word, all, sense, language))) {
            return null;
        }
        BigDecimal scale = BigDecimal.TEN.pow(sense.number());
        return new PowerFinder(scale, BigDecimal.ZERO, pointed ? to + 1 : to, word.length() == 1);
    }

    /** Returns whether a letter is the first of several: {@code 350.000 k.k.}, {@code $12 T-shirt}, {@code $500 M/F}. */
    private static boolean isInitial(String text, int to, boolean spaced) {
        char behind = to + 1 < text.length() && Letters.isOne(text.charAt(to + 1)) ? text.charAt(to) : 0;
        return behind == '.' || behind == '-' || behind == '&' || behind == '/' && spaced;
    }

    /** Returns whether a power is "cr", which is a credit beside other currencies than rupees and taka. */
    static boolean isForeignCrore(String power, CurrencyNames.@Nullable Mention money, PageConventions conventions) {
        String word = Lexicon.key(power.strip());
        if (!word.startsWith("cr") || word.startsWith("crore")) {
            return false;
        }
        String currency = money == null ? conventions.currency() : money.code(conventions);
        return currency == null ? money == null || money.name().endsWith("$") : !CRORES.contains(currency);
    }

    private static Lexicon.@Nullable Sense power(String word, boolean money, int language) {
        Lexicon.Sense sense = Lexicon.sense(Lexicon.key(word), Lexicon.Sort.POWER, language);
        Lexicon.Sense priced = Lexicon.sense(Lexicon.key(word), Lexicon.Sort.PRICE_POWER, language);
        boolean foreign = sense == null || !sense.isOf(language) && sense.rank() > 0;
        return foreign && money && priced != null ? priced : sense;
    }

    /** Returns whether a power is a unit as well: in the page's language, or where neither belongs to it. */
    private static boolean mayBeUnit(String word, Lexicon.@Nullable Sense all, Lexicon.Sense power, int language) {
        Lexicon.Sense other = Lexicon.best(all, Lexicon.Sort.UNIT, language);
        boolean letter = power.rank() == 0 && word.length() == 1 && "KMBTG".contains(word);
        return other != null && !letter && (other.isOf(language) || !power.isOf(language) || other.rank() == 0);
    }

    /** Returns whether a power that is a unit as well is one of money in the page's language, as far as that is known. */
    private static boolean isMoneyPower(String word, Lexicon.@Nullable Sense all, Lexicon.Sense power, int language) {
        Lexicon.Sense unit = Lexicon.best(all, Lexicon.Sort.UNIT, language);
        // Only English writes millions as m.
        boolean isUnit = unit != null && unit.isOf(language) && language > 0;
        return !isUnit || power.isOf(language) && (word.length() > 1 || Character.isUpperCase(word.charAt(0)));
    }

    /** Returns whether a letter is a power: k, K, M, B and T right behind the digits; m, b and t only of money. */
    private static boolean isPower(String word, Lexicon.Sense sense, boolean spaced, boolean money, int language) {
        if (!sense.isOf(language) && sense.rank() > 0) {
            return false;
        }
        boolean touches = !spaced || money;
        return switch (word) {
            case "k", "K", "M" -> touches;
            case "G" -> !spaced;
            case "B", "T" -> !spaced && (money || language < 0) || touches && sense.isOf(language);
            case "m", "b", "t" -> money && (!spaced || sense.isOf(language));
            default -> language > 0 && touches;
        };
    }

    /** Returns the power of 1.2万, and those of 1億2000万 and 3万5千 with the digits between. */
    private static @Nullable PowerFinder eastern(String text, int from, int language) {
        int end = endOfEastern(text, from, language);
        String rest = Lexicon.key(text.substring(from).strip());
        if (end == from || Lexicon.sense(rest, Lexicon.Sort.UNIT, language) != null) {
            return null;
        }
        BigDecimal scale = eastern(text, from, end, language);
        BigDecimal more = BigDecimal.ZERO;
        BigDecimal last = scale;
        NumberToken lesser = NumberToken.in(text, end);
        while (lesser != null && lesser.start() == end && lesser.form() == NumberToken.Form.WHOLE) {
            int next = endOfEastern(text, lesser.end(), language);
            BigDecimal of = eastern(text, lesser.end(), next, language);
            if (of.compareTo(last) >= 0) {
                break;
            }
            more = more.add(lesser.value('.').multiply(of));
            last = of;
            end = next;
            lesser = NumberToken.in(text, end);
        }
        return new PowerFinder(scale, more, end, false);
    }

    private static int endOfEastern(String text, int from, int language) {
        for (int to = Math.min(from + 2, text.length()); to > from; to--) {
            if (Lexicon.sense(Lexicon.key(text.substring(from, to)), Lexicon.Sort.POWER, language) != null) {
                return to;
            }
        }
        return from;
    }

    /** Returns the power of a word, one of none. */
    private static BigDecimal eastern(String text, int from, int to, int language) {
        Lexicon.Sense sense = Lexicon.sense(Lexicon.key(text.substring(from, to)), Lexicon.Sort.POWER, language);
        return sense == null ? BigDecimal.ONE : BigDecimal.TEN.pow(sense.number());
    }

    static int endOfWord(String text, int from) {
        int to = from;
        while (to < text.length() && Letters.isOne(text.charAt(to)) && !TextTokens.isIdeograph(text.charAt(to))) {
            to++;
        }
        return to;
    }

    /**
     * Returns whether a slash and a word, a short last word or a last letter stick to a price that was read: {@code 12/nt},
     * {@code 12ea}, {@code 45 L}. It is for one of something unknown, or in an unknown power of ten.
     */
    static boolean isPerUnknown(String text, int end) {
        boolean spaced = text.startsWith(" ", end);
        int last = endOfWord(text, spaced ? end + 1 : end);
        int length = last - end - (spaced ? 1 : 0);
        if (last == text.length()
                && (length == 1 || !spaced && length > 0 && length <= MAX_MEASURE && text.charAt(end) >= 'a')) {
            return true;
        }
        int slash = TextTokens.afterBlank(text, Letters.end(text, end));
        int of = TextTokens.afterBlank(text, slash + 1);
        return of < text.length()
                && text.charAt(slash) == '/'
                && (Letters.isOne(text.charAt(of)) || TextTokens.isDigit(text.charAt(of)));
    }

    /** Returns whether one of the next words is a power of ten in the page's language, which was not understood. */
    static boolean isBeforePower(String text, int at, int language) {
        int from = at;
        for (int words = 0; words < MAX_WORDS; words++) {
            int word = TextTokens.afterBlank(text, from);
            from = endOfWord(text, word);
            Lexicon.Sense power = from - word > 1
                    ? Lexicon.sense(Lexicon.key(text.substring(word, from)), Lexicon.Sort.POWER, language)
                    : null;
            if (power != null && power.isOf(language)) {
                return true;
            }
        }
        return false;
    }
}
