package io.tagwave.value;

import io.tagwave.value.Lexicon.Sense;
import io.tagwave.value.Lexicon.Sort;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Finds a date whose month has a name: {@code Feb 19 '12}, {@code 2015-Dec-27}, {@code 5 de marzo de 2024}. */
record NamedMonthFinder(TextTokens tokens, PageConventions conventions) {

    private static final int NONE = -1;
    /** Languages so common that a short word without a year may be one of their months. */
    private static final int COMMON_LANGUAGES = 10;
    /** Languages so common that a short word with a year may be one of their months. */
    private static final int KNOWN_LANGUAGES = 22;

    private static final int SHORT_WORD = 3;
    /** Letters of a word between the parts of a date: de, of, the end of an ordinal. */
    private static final int MAX_LINK_LENGTH = 3;

    /** A word of one or two tokens that names a month. */
    private record Month(int at, int end, Sort calendar, int number, boolean often, boolean seen) {}

    /** Returns the first date in the text. Words that could also be weekdays are tried last. */
    @Nullable
    DateReading take() {
        if (!tokens.anyIs(Sort.MONTH)
                && !tokens.anyIs(Sort.MONTH_PART)
                && !tokens.anyIs(Sort.HIJRI)
                && !tokens.anyIs(Sort.JALALI)
                && !(tokens.anyIs(Sort.AGO_PART) && tokens.anyOf("tháng", "thg"))) {
            return null;
        }
        for (boolean weekdays : new boolean[] {false, true}) {
            for (int i = 0; i < tokens.size(); i++) {
                if (tokens.isWord(i)) {
                    Month month = monthAt(i, weekdays);
                    DateReading day = month == null ? null : around(month);
                    if (day != null) {
                        return day;
                    }
                }
            }
        }
        return null;
    }

    private @Nullable Month monthAt(int i, boolean weekdays) {
        if ((tokens.is(i, "tháng") || tokens.is(i, "thg"))
                && tokens.isNumber(i + 1)
                && DateFinder.isMonth(tokens.number(i + 1))) {
            return weekdays ? null : new Month(i, i + 2, Sort.MONTH, tokens.number(i + 1), true, true);
        }
        Sense all = tokens.senses(i);
        if (all == null) {
            return null;
        }
        String word = tokens.word(i);
        boolean two = tokens.isWord(i + 1) && Lexicon.best(all, Sort.MONTH_PART, conventions.language()) != null;
        for (int words = two ? 2 : 1; words > 0; words--) {
            String key = words == 2 ? word + " " + tokens.word(i + 1) : word;
            for (Sort calendar : new Sort[] {Sort.MONTH, Sort.HIJRI, Sort.JALALI}) {
                Sense sense = Lexicon.best(words == 2 ? Lexicon.senses(key) : all, calendar, conventions.language());
                if (sense != null && (calendar == Sort.MONTH || words == 2 || word.length() > 1)) {
                    return isWanted(key, sense, weekdays)
                            ? new Month(
                                    i,
                                    i + words,
                                    calendar,
                                    sense.number(),
                                    isKnown(key, sense, COMMON_LANGUAGES),
                                    isKnown(key, sense, KNOWN_LANGUAGES))
                            : null;
                }
            }
        }
        return null;
    }

    /** Returns whether a word is tried in this round: words that may be weekdays only in the second one, and not all of them. */
    private boolean isWanted(String word, Sense month, boolean weekdays) {
        Sense weekday = Lexicon.sense(word, Sort.WEEKDAY, conventions.language());
        if (weekday == null || !weekdays) {
            return (weekday == null) != weekdays;
        }
        return month.isOf(conventions.language())
                || !weekday.isOf(conventions.language()) && month.rank() < weekday.rank();
    }

    private boolean isKnown(String word, Sense month, int languages) {
        return month.isOf(conventions.language())
                || month.rank()
                        < (word.length() > SHORT_WORD
                                ? Integer.MAX_VALUE
                                : conventions.language() >= 0 ? 1 : languages);
    }

    private @Nullable DateReading around(Month month) {
        int before = numberBefore(month.at(), MAX_LINK_LENGTH);
        int after = numberAfter(month.end(), false);
        boolean yearBefore = before != NONE && isFullYear(before);
        if (yearBefore && after != NONE && isDay(after)) {
            return made(month, before, after);
        }
        if (before != NONE && isDay(before)) {
            int year = yearAfter(month.end(), before);
            int earlier = year == NONE ? numberBefore(before, MAX_LINK_LENGTH + 1) : NONE;
            return made(month, earlier != NONE && isFullYear(earlier) ? earlier : year, firstDay(before));
        }
        if (after != NONE && isDay(after)) {
            return made(month, yearAfter(after + 1, after), after);
        }
        boolean monthOfYear = after != NONE && isFullYear(after) || yearBefore;
        return monthOfYear && month.seen() ? withoutDay(month, yearBefore ? before : after) : null;
    }

    /** Returns the first of two days with a dash between, 22-25 May or 22.-25. Mai; else the day itself. */
    private int firstDay(int day) {
        int dash = day - 1;
        int first = tokens.isSign(dash - 1, '.') ? dash - 2 : dash - 1;
        boolean touches = tokens.touchesNext(dash) && tokens.touchesNext(dash - 1);
        boolean leads = first == 0 || tokens.isWord(first - 1) && tokens.length(first - 1) <= MAX_LINK_LENGTH;
        boolean to = tokens.isWord(dash) && tokens.sense(dash, Sort.TO, conventions.language()) != null;
        boolean isRange = (to || tokens.isSign(dash, '-') && (touches || leads))
                && tokens.isNumber(first)
                && isDay(first)
                && tokens.number(first) < tokens.number(day)
                && !tokens.isSign(first - 1, '-');
        return isRange ? first : day;
    }

    private DateReading withoutDay(Month month, int year) {
        tokens.take(month.at(), month.end());
        tokens.take(year, year + 1);
        return DateReading.WITHOUT_YEAR;
    }

    private @Nullable DateReading made(Month month, int year, int day) {
        if (year == NONE ? !month.often() : !month.seen() && !month.often()) {
            return null;
        }
        int number = month.calendar() == Sort.MONTH ? month.number() : 0;
        DateReading made = year == NONE
                ? new DateReading(0, number, number == 0 ? 0 : tokens.number(day), DateOrder.YEAR_MONTH_DAY)
                : DateReading.of(date(month, tokens.number(year), tokens.length(year), tokens.number(day)));
        if (made != null) {
            takeBetween(Math.min(day, month.at()), Math.max(day + 1, month.end()));
            if (year != NONE) {
                tokens.take(year, year + 1);
                takeLink(Math.min(year, day), Math.max(year, Math.max(day, month.end())));
            }
        }
        return made;
    }

    private void takeBetween(int from, int to) {
        tokens.take(from, to);
        // The end of an ordinal, as in 5th May.
        if (tokens.isWord(to) && tokens.touchesNext(to - 1) && tokens.length(to) <= MAX_LINK_LENGTH) {
            tokens.take(to, to + 1);
        }
    }

    /** Takes words such as "de" between day and year. */
    private void takeLink(int from, int to) {
        for (int i = from; i < to; i++) {
            if (tokens.isWord(i) && tokens.length(i) <= MAX_LINK_LENGTH) {
                tokens.take(i, i + 1);
            }
        }
    }

    private @Nullable LocalDate date(Month month, int year, int digits, int day) {
        int full = digits == 2 ? DateFinder.fullYear(year, conventions) : year;
        return switch (month.calendar()) {
            case HIJRI -> Calendars.hijri(full, month.number(), day);
            case JALALI -> Calendars.iranian(full, month.number(), day);
            default ->
                full >= 1000 && full < 2400
                        ? Calendars.gregorian(full, month.number(), day)
                        : DateFinder.inCalendar(full, month.number(), day, conventions);
        };
    }

    private boolean isDay(int token) {
        return tokens.length(token) <= 2 && DateFinder.isDay(tokens.number(token));
    }

    private boolean isFullYear(int token) {
        return tokens.length(token) == 4 && tokens.number(token) >= 1000 && tokens.number(token) < 2700;
    }

    private int numberBefore(int token, int mostLetters) {
        int letters = 0;
        for (int i = token - 1; i >= 0; i--) {
            if (tokens.isNumber(i)) {
                return i;
            }
            boolean counts = tokens.isWord(i) && !isOrdinal(i);
            if (!tokens.isTaken(i) && (letters += counts ? tokens.length(i) : 0) > mostLetters || isWall(i)) {
                return NONE;
            }
        }
        return NONE;
    }

    /** Returns whether a word is the end of an ordinal, as in 3rd of May. */
    private boolean isOrdinal(int token) {
        return tokens.length(token) < SHORT_WORD && tokens.isNumber(token - 1) && tokens.touchesNext(token - 1);
    }

    /** Returns the next number, with at most a short word between. */
    private int numberAfter(int token, boolean overTime) {
        int letters = 0;
        for (int i = token; i < tokens.size(); i++) {
            if (tokens.isNumber(i)) {
                return i;
            }
            boolean taken = tokens.isTaken(i);
            if (taken && !overTime
                    || !taken && (letters += tokens.isWord(i) ? tokens.length(i) : 0) > MAX_LINK_LENGTH
                    || isWall(i)) {
                return NONE;
            }
        }
        return NONE;
    }

    private boolean isWall(int token) {
        char sign = tokens.sign(token);
        return !tokens.isTaken(token) && (sign == '(' || sign == ')' || sign == '|' || sign == ':' || sign == '·');
    }

    /** Returns a year of four digits, or of two behind an apostrophe, dash or slash, or behind a blank if only a time follows. */
    private int yearAfter(int token, int day) {
        int year = numberAfter(token, true);
        if (year == NONE || isFullYear(year)) {
            return year;
        }
        if (tokens.length(year) <= 2 && year == token + 1 && tokens.isSign(token, '-') && tokens.isNumber(year + 2)) {
            // May 22-25, 2023
            return isFullYear(year + 2) ? year + 2 : NONE;
        }
        if (tokens.length(year) != 2) {
            return NONE;
        }
        char before = tokens.sign(year - 1);
        boolean marked = before == '\''
                || before == '´'
                || before == '`'
                || (before == '-' || before == '/' || before == '.') && year == token + 1;
        boolean last = year == token && day < token - 1 && !tokens.isNumber(year + 1) && !tokens.isWord(year + 1);
        // 12 Jan - 15 Feb
        boolean isDay = tokens.isWord(year + 1) && tokens.sense(year + 1, Sort.MONTH, conventions.language()) != null;
        return marked && !isDay || last ? year : NONE;
    }
}
