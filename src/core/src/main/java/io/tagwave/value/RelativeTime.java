package io.tagwave.value;

import io.tagwave.value.Lexicon.Sense;
import io.tagwave.value.Lexicon.Sort;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds a time in relation to now: {@code 10 hours ago}, {@code hace 3 días}, {@code 昨天 14:05}.
 *
 * @param count number of units
 * @param unit one of s, m, h, d, w, M, y
 */
record RelativeTime(int count, char unit) {

    private static final Map<Character, ChronoUnit> UNITS = Map.of(
            's', ChronoUnit.SECONDS,
            'm', ChronoUnit.MINUTES,
            'h', ChronoUnit.HOURS,
            'd', ChronoUnit.DAYS,
            'w', ChronoUnit.WEEKS,
            'M', ChronoUnit.MONTHS,
            'y', ChronoUnit.YEARS);
    private static final int MAX_WORDS = 4;
    private static final int MAX_LENGTH = 60;

    /** Returns the relative time of a text, or null. */
    static @Nullable RelativeTime in(String text, int language) {
        if (text.length() > MAX_LENGTH) {
            return null;
        }
        int end = 0;
        for (int start = 0; start < text.length(); start = end + 1) {
            end = partEnd(text, start, true);
            RelativeTime ago = inPart(text.substring(start, end), language);
            if (ago == null) {
                end = partEnd(text, start, false);
                ago = inPart(text.substring(start, end), language);
            }
            if (ago != null) {
                return ago;
            }
        }
        return null;
    }

    /**
     * Returns where a part of a text ends.
     *
     * @param whole whether a comma between numbers is part of it, as in {@code 1 hour, 13 minutes ago}
     */
    private static int partEnd(String text, int start, boolean whole) {
        boolean digit = false;
        int end = start;
        while (end < text.length()
                && ("·|•—,;()".indexOf(text.charAt(end)) < 0 || whole && digit && isBeforeNumber(text, end))) {
            digit |= TextTokens.isDigit(text.charAt(end));
            end++;
        }
        return end;
    }

    private static boolean isBeforeNumber(String text, int mark) {
        int next = TextTokens.afterBlank(text, mark + 1);
        return text.charAt(mark) == ',' && TextTokens.endOfDigits(text, next) > next;
    }

    /** Words before and behind it may be left out. */
    private static @Nullable RelativeTime inPart(String part, int language) {
        String rest = Lexicon.key(part).replace(",", "").strip();
        for (int i = 0; i <= MAX_WORDS && !rest.isEmpty(); i++) {
            String shorter = rest;
            for (int j = 0; j <= MAX_WORDS - i && !shorter.isEmpty(); j++) {
                RelativeTime ago = whole(shorter, language);
                if (ago != null) {
                    return ago;
                }
                int blank = shorter.lastIndexOf(' ');
                shorter = blank < 0 ? "" : shorter.substring(0, blank);
            }
            int blank = rest.indexOf(' ');
            rest = blank < 0 || blank > 0 && TextTokens.isDigit(rest.charAt(0)) ? "" : rest.substring(blank + 1);
        }
        return null;
    }

    private static @Nullable RelativeTime whole(String text, int language) {
        int start = TextTokens.nextDigit(text, 0);
        int end = TextTokens.endOfDigits(text, start);
        if (end - start > 3) {
            return null;
        }
        if (start == end) {
            Sense fixed = Lexicon.sense(text, Sort.AGO, language);
            int count = fixed == null ? 0 : TextTokens.endOfDigits(fixed.meaning(), 0);
            return fixed != null && count > 0 && (fixed.isOf(language) || text.indexOf(' ') > 0) && text.length() > 3
                    ? new RelativeTime(
                            Integer.parseInt(fixed.meaning(), 0, count, 10),
                            fixed.meaning().charAt(count))
                    : null;
        }
        String frame =
                text.substring(0, start).strip() + "#" + text.substring(end).strip();
        Sense sense = Lexicon.sense(frame, Sort.AGO, language);
        if (sense == null) {
            return twice(text, end, language, Integer.parseInt(text, start, end, 10));
        }
        return new RelativeTime(
                Integer.parseInt(text, start, end, 10), sense.meaning().charAt(0));
    }

    /** Reads 1 hour 13 minutes ago, 2 years 3 months ago: minutes count with hours, else only the greater unit counts. */
    private static @Nullable RelativeTime twice(String text, int end, int language, int count) {
        int next = TextTokens.nextDigit(text, end);
        if (next == text.length()) {
            return null;
        }
        int after = TextTokens.endOfDigits(text, next);
        Sense second = Lexicon.sense("#" + text.substring(after).strip(), Sort.AGO, language);
        int last = text.lastIndexOf(' ');
        if (second == null || last < after) {
            return null;
        }
        Sense first = Lexicon.sense("#" + text.substring(end, next).strip() + text.substring(last), Sort.AGO, language);
        if (first == null) {
            return null;
        }
        char unit = first.meaning().charAt(0);
        return unit == 'h' && second.meaning().charAt(0) == 'm'
                ? new RelativeTime(60 * count + Integer.parseInt(text, next, after, 10), 'm')
                : new RelativeTime(count, unit);
    }

    /** Returns the time to the minute within a day, else the date alone. */
    TypedValue before(LocalDateTime fetched) {
        LocalDateTime then = fetched.minus(count, UNITS.get(unit));
        boolean exact = "smh".indexOf(unit) >= 0;
        return TypedValue.of(then.toLocalDate(), exact ? then.toLocalTime().truncatedTo(ChronoUnit.MINUTES) : null);
    }
}
