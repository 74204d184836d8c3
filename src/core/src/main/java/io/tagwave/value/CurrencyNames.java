package io.tagwave.value;

import java.util.Currency;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds names, signs and codes of currencies beside a number, and which currency they stand for on a page. */
public final class CurrencyNames {

    /** Characters of the longest name before a number; a name after it may be twice as long. */
    private static final int MAX_NAME_BEFORE = 6;

    private static final int MAX_LENGTH = 8;
    private static final ResourceBundle TABLES = ResourceBundle.getBundle("io.tagwave.value.currencies", Locale.ROOT);
    private static final Set<String> CODES = Set.of(TABLES.getString("codes").split(" "));
    /** Codes that are also words in capitals: they count only behind a number. */
    private static final Set<String> WORDS =
            Set.of("ALL", "TOP", "CUP", "MOP", "PEN", "TRY", "MAD", "COP", "SOS", "LAK");

    private static final Map<String, String> NAMES = pairs("names");
    private static final Map<String, String> SHARED = pairs("shared");
    /** Countries of the languages that are those of one country by far. */
    private static final Map<String, String> LOCAL = pairs("local");
    /** Languages with a sign of which they leave open what it stands for. */
    private static final Set<String> OPEN = Set.of(TABLES.getString("open").split(","));

    private CurrencyNames() {}

    /**
     * A mention of a currency.
     *
     * @param name as written
     * @param start its first character
     * @param end one past its last character
     */
    record Mention(String name, int start, int end) {

        /** Returns the code, or null if it is unknown. */
        @Nullable
        String code(PageConventions conventions) {
            return CurrencyNames.code(name, conventions);
        }
    }

    private static Map<String, String> pairs(String table) {
        Map<String, String> pairs = new HashMap<>();
        for (String pair : TABLES.getString(table).split(",")) {
            int blank = table.equals("names") ? pair.lastIndexOf(' ') : pair.indexOf(' ');
            pairs.put(pair.substring(0, blank), pair.substring(blank + 1));
        }
        return Map.copyOf(pairs);
    }

    /** Returns the mention that ends at a position, not counting a blank before the number; or null. */
    static @Nullable Mention before(String text, int at) {
        int end = at;
        while (end > 0 && " :".indexOf(text.charAt(end - 1)) >= 0 && at - end < 2) {
            end--;
        }
        int start = end;
        while (start > 0 && end - start < MAX_NAME_BEFORE && isPart(text.charAt(start - 1))) {
            start--;
        }
        Mention mention = longest(text, start, end, true);
        // US $36, CAD$36
        if (mention != null && mention.name().equals("$") && mention.start() > 1) {
            int gap = mention.start() - (text.charAt(mention.start() - 1) == ' ' ? 1 : 0);
            int first = gap;
            while (first > 0 && gap - first < 3 && isPart(text.charAt(first - 1))) {
                first--;
            }
            String country = text.substring(first, gap);
            String code = country.length() == 2 ? NAMES.get(country + "$") : CODES.contains(country) ? country : null;
            return code == null ? mention : new Mention(code, first, mention.end());
        }
        return mention;
    }

    /** Returns the mention that starts at a position, not counting a blank behind the number; or null. */
    static @Nullable Mention after(String text, int at) {
        int start = TextTokens.afterBlank(text, at);
        int end = start;
        while (end < text.length() && end - start < 2 * MAX_NAME_BEFORE && isPart(text.charAt(end))) {
            end++;
        }
        return longest(text, start, end, false);
    }

    /** Returns the more precise of two mentions: a code is more precise than a sign. */
    static @Nullable Mention better(@Nullable Mention before, @Nullable Mention after) {
        return before == null || after != null && CODES.contains(after.name()) ? after : before;
    }

    /** Returns a mention that takes up the whole range or, of signs and ideographs, the part that touches the number. */
    private static @Nullable Mention longest(String text, int start, int end, boolean before) {
        for (int length = Math.min(MAX_LENGTH, end - start); length > 0; length--) {
            int from = before ? end - length : start;
            int to = from + length;
            boolean whole = length == end - start;
            boolean sign = !Character.isLetter(text.charAt(before ? from : to - 1)) || text.charAt(from) >= '\u2e80';
            boolean dotted = !before && to < text.length() && text.charAt(to) == '.' || text.charAt(to - 1) == '.';
            if ((whole || sign || dotted || before && !Character.isLetter(text.charAt(from - 1)))
                    && isKnown(text.substring(from, to), before)) {
                return new Mention(text.substring(from, to), from, to);
            }
        }
        return null;
    }

    private static boolean isKnown(String name, boolean before) {
        if (NAMES.containsKey(name)) {
            return true;
        }
        if (name.length() == 4 && name.endsWith(".")) {
            return isKnown(name.substring(0, 3), before);
        }
        if (name.length() == 1) {
            return Character.getType(name.charAt(0)) == Character.CURRENCY_SYMBOL;
        }
        return CODES.contains(name) && !(before && WORDS.contains(name));
    }

    /** Returns whether a text is the name, sign or code of a currency and nothing else. */
    public static boolean isCurrency(String text) {
        String bare = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
        return bare.length() <= MAX_NAME_BEFORE && (NAMES.containsKey(bare) || CODES.contains(bare));
    }

    /**
     * Returns the currency in the name of a column, "Price (€)", "Valor R$" or "Cost USD", as written: a sign or a code, and other
     * names in brackets alone. Returns null without one or with several, and for what is a unit as well.
     */
    public static @Nullable String inName(String name) {
        String found = null;
        for (String word : name.split("[\\p{Z}()\\[\\]/,:]")) {
            boolean isInBrackets = name.contains("(" + word) || name.contains("[" + word);
            boolean isSign = word.chars().anyMatch(c -> Character.getType(c) == Character.CURRENCY_SYMBOL);
            boolean isCode = CODES.contains(word) && !WORDS.contains(word);
            if (isCurrency(word)
                    && (isSign
                            || isCode
                            || isInBrackets && Lexicon.sense(Lexicon.key(word), Lexicon.Sort.UNIT, -1) == null)) {
                if (found != null && !found.equals(word)) {
                    return null;
                }
                found = word;
            }
        }
        return found;
    }

    /** Returns the code that a name stands for on a page, or null if it is unknown. */
    static @Nullable String code(String name, PageConventions conventions) {
        String bare = name.endsWith(".") && !NAMES.containsKey(name) ? name.substring(0, name.length() - 1) : name;
        String known = NAMES.getOrDefault(bare, CODES.contains(bare) ? bare : "");
        String shared = SHARED.get(known);
        if (shared == null) {
            return known.isEmpty() ? null : known;
        }
        String local = conventions.currency();
        if (local != null && shared.contains(local)) {
            // A page in "en-US" on a host of Australia leaves "$" open.
            String host = conventions.hostCurrency();
            return host == null || host.equals(local) || !shared.contains(host) ? local : null;
        }
        if (local == null && OPEN.contains(Lexicon.code(conventions.language()) + " " + known)) {
            return null;
        }
        return shared.startsWith("?") ? null : shared.substring(0, 3);
    }

    /** Returns the currency of a country or, if that is empty, of the country of a language; null if it is unknown. */
    static @Nullable String local(String country, String language) {
        String region = country.isEmpty() ? LOCAL.getOrDefault(language, "") : country;
        try {
            Currency currency = region.isEmpty() ? null : Currency.getInstance(new Locale("", region));
            return currency == null ? null : currency.getCurrencyCode();
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static boolean isPart(char c) {
        return Letters.isOne(c)
                || c == '.'
                || c == '$'
                || c >= 128 && Character.getType(c) == Character.CURRENCY_SYMBOL;
    }

    /** Returns whether another price follows without a bracket: an old and a new one, or one for each of two things. */
    static boolean isBeforePrice(String text, NumberToken figure, @Nullable Mention money, int at) {
        int bracket = text.indexOf('(', at);
        NumberToken next = NumberToken.in(text, at);
        if (next == null || bracket >= 0 && bracket < next.start()) {
            return false;
        }
        Mention sign = before(text, next.start());
        // The sign between two prices is that of the second if the first has one before it.
        int from = money != null && money.start() < figure.start() ? figure.end() : at;
        return sign != null && sign.start() >= from || after(text, next.end()) != null;
    }
}
