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

    private static final int SHORTEST_NAME = 2;
    private static final int LONGEST_NAME = 4;
    /** Characters beside a number that are looked at. */
    private static final int REACH = 5;

    /** Loaded when the first value asks for it: most pages never do. */
    private static final class Codes {
        static final Set<String> ALL = Currency.getAvailableCurrencies().stream()
                .map(Currency::getCurrencyCode)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a sign or code of a currency stands right before or right after the number. */
    static boolean beside(Numeral number) {
        String text = number.text();
        return isBefore(text, number.start()) || isAfter(text, number.end());
    }

    /** Whether a short text without digits is, or holds, the sign or code of a currency. */
    static boolean marked(String neighbour) {
        return marked(neighbour, 0, neighbour.length());
    }

    private static boolean marked(String text, int start, int end) {
        for (int i = start; i < end; i++) {
            if (isSign(text.charAt(i))) {
                return true;
            }
        }
        int length = end - start;
        if (length > 0 && text.charAt(end - 1) == '.') {
            length--;
        }
        if (length < SHORTEST_NAME || length > LONGEST_NAME) {
            return false;
        }
        String name = text.substring(start, start + length);
        return ABBREVIATIONS.contains(name) || (length == 3 && Codes.ALL.contains(name));
    }

    private static boolean isSign(char c) {
        return c < 128 ? c == '$' : Character.getType(c) == Character.CURRENCY_SYMBOL || IDEOGRAPHS.indexOf(c) >= 0;
    }

    /** Among the letters and signs back to the next blank or digit, one blank between allowed. */
    private static boolean isBefore(String text, int end) {
        int stop = end > 0 && isBlank(text.charAt(end - 1)) ? end - 1 : end;
        int start = stop;
        while (start > 0 && stop - start < REACH && isPart(text.charAt(start - 1))) {
            start--;
        }
        return marked(text, start, stop);
    }

    private static boolean isAfter(String text, int start) {
        int begin = start < text.length() && isBlank(text.charAt(start)) ? start + 1 : start;
        int end = begin;
        while (end < text.length() && end - begin < REACH && isPart(text.charAt(end))) {
            end++;
        }
        return marked(text, begin, end);
    }

    private static boolean isBlank(char c) {
        return (c <= ' ' || c >= 128) && (Character.isWhitespace(c) || Character.isSpaceChar(c));
    }

    private static boolean isPart(char c) {
        if (c < 128) {
            return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '.' || c == '$';
        }
        return Character.isLetter(c) || Character.getType(c) == Character.CURRENCY_SYMBOL;
    }
}
