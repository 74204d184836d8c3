package io.tagwave.column;

import java.util.Currency;
import java.util.Set;
import java.util.stream.Collectors;

/** Signs and codes of the world's currencies, as Unicode, ISO 4217 and CLDR write them. */
final class Currencies {

    /** Written for the yen and the yuan in running text, though Unicode files them under ideographs. */
    private static final String IDEOGRAPHS = "円元圓원";

    private Currencies() {}

    /** What stands for the sign of a currency without one of its own (CLDR's symbols of two letters or more). */
    private static final Set<String> ABBREVIATIONS = Set.of(
            "kr", "Kr", "zł", "Kč", "Ft", "lei", "Lei", "лв", "руб", "грн", "ден", "дин", "Rs", "RM", "Rp", "TL", "KM",
            "din", "Bs", "Fr", "SFr", "Nfk", "сом", "сўм", "CFA", "FCFA", "Lek", "Lekë");

    private static final int LONGEST_ABBREVIATION = 4;

    /** Loaded when the first value asks for it: most pages never do. */
    private static final class Codes {
        static final Set<String> ALL = Currency.getAvailableCurrencies().stream()
                .map(Currency::getCurrencyCode)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a sign or code of a currency stands right before or right after the number. */
    static boolean beside(Numeral number) {
        String text = number.text();
        return marked(before(text, number.start())) || marked(after(text, number.end()));
    }

    /** Whether a short text without digits is, or holds, the sign or code of a currency. */
    static boolean marked(String neighbour) {
        if (neighbour.isEmpty()) {
            return false;
        }
        for (int i = 0; i < neighbour.length(); i++) {
            if (isSign(neighbour.charAt(i))) {
                return true;
            }
        }
        String word = neighbour.endsWith(".") ? neighbour.substring(0, neighbour.length() - 1) : neighbour;
        return word.length() <= LONGEST_ABBREVIATION
                && (ABBREVIATIONS.contains(word) || (word.length() == 3 && Codes.ALL.contains(word)));
    }

    private static boolean isSign(char c) {
        return c < 128 ? c == '$' : Character.getType(c) == Character.CURRENCY_SYMBOL || IDEOGRAPHS.indexOf(c) >= 0;
    }

    /** The letters and signs up to the next blank or digit, one blank between allowed. */
    private static String before(String text, int end) {
        int stop = end > 0 && isBlank(text.charAt(end - 1)) ? end - 1 : end;
        int start = stop;
        while (start > 0 && stop - start < 5 && isPart(text.charAt(start - 1))) {
            start--;
        }
        return start == stop ? "" : text.substring(start, stop);
    }

    private static String after(String text, int start) {
        int begin = start < text.length() && isBlank(text.charAt(start)) ? start + 1 : start;
        int end = begin;
        while (end < text.length() && end - begin < 5 && isPart(text.charAt(end))) {
            end++;
        }
        return begin == end ? "" : text.substring(begin, end);
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    private static boolean isPart(char c) {
        return Character.isLetter(c) || c == '.' || Character.getType(c) == Character.CURRENCY_SYMBOL;
    }
}
