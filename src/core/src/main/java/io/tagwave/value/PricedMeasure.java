package io.tagwave.value;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Names what a price is for one of: {@code /kg}, {@code per m²}, {@code an hour}, {@code / 100 g}, {@code 1 kg =}.
 *
 * @param end one past its last character
 */
record PricedMeasure(String name, int end) {

    /** Letters of a word between a price and its measure: a, an, per, der, la. */
    private static final int MAX_LINK_LENGTH = 3;
    /** Names of spans by their units. */
    private static final Map<String, String> PERIODS =
            Map.of("s", "second", "min", "minute", "h", "hour", "d", "day", "wk", "week", "mo", "month", "y", "year");
    /** Names of spans behind "p/", where no meters are meant. */
    private static final Map<String, String> SHORT_PERIODS = Map.of("m", "month", "w", "week", "n", "night");

    /** Returns the measure that follows a price, or null. */
    static @Nullable PricedMeasure at(String text, int end, int language) {
        int from = TextTokens.afterBlank(text, end);
        int link = PowerFinder.endOfWord(text, from);
        if (from >= text.length()) {
            return null;
        }
        boolean isShort = text.startsWith("p/", from);
        boolean slash = text.charAt(from) == '/' || isShort;
        boolean word = !slash
                && link > from
                && Lexicon.sense(Lexicon.key(text.substring(from, link)), Lexicon.Sort.PER, language) != null;
        int noun = TextTokens.afterBlank(text, slash ? text.indexOf('/', from) + 1 : link);
        NumberToken count = NumberToken.in(text, noun);
        int digits = count == null || count.start() > noun ? noun : count.end();
        int start = TextTokens.afterBlank(text, digits);
        int to = UnitNames.endOfUnit(text, start);
        if (to == start || !slash && !word && (link == from || link - from > MAX_LINK_LENGTH)) {
            return null;
        }
        String name = text.substring(start, to);
        String key = name.length() > MAX_LINK_LENGTH ? Lexicon.key(name) : name;
        Lexicon.Sense sense = UnitNames.unit(key, text.startsWith(".", to), true, language);
        // Pieces are db in Hungarian, and nothing has a price per decibel.
        boolean measure = sense != null
                && !sense.meaning().endsWith(" B")
                && !sense.meaning().equals("dB")
                && (slash || word || name.length() > 1);
        if (!measure && (!(slash || word && digits == noun) || Letters.anyIn(text, to, text.length()))) {
            return null;
        }
        String of = sense != null && measure ? PERIODS.getOrDefault(sense.meaning(), sense.meaning()) : name;
        of = isShort ? SHORT_PERIODS.getOrDefault(name, of) : of;
        return new PricedMeasure(
                digits > noun ? text.substring(noun, digits) + " " + of : of, text.startsWith(".", to) ? to + 1 : to);
    }

    /** Returns what a price is for one of if that stands before it with an equals sign, else null. */
    static @Nullable String before(String text, NumberToken count, int price, int language) {
        int from = TextTokens.afterBlank(text, count.end());
        int to = UnitNames.endOfUnit(text, from);
        Lexicon.Sense sense = UnitNames.unit(text.substring(from, to), false, true, language);
        if (sense == null || to > price || !text.substring(to, price).strip().equals("=")) {
            return null;
        }
        String digits = text.substring(count.start(), count.end());
        return digits.equals("1") ? sense.meaning() : digits + " " + sense.meaning();
    }
}
