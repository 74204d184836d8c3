package io.tagwave.value;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Finds the first date in the tokens of a text and takes its tokens, and names of weekdays. */
record DateFinder(TextTokens tokens, PageConventions conventions) {

    /** Years of two digits from here on are those of the Thai calendar, 2543 being 2000. */
    private static final int MIN_BUDDHIST = 43;

    private static final int SHORT_WORD = 3;
    private static final String SEPARATORS = "/.-";

    /** Returns the first date, or null. */
    @Nullable
    DateReading take() {
        DateReading day = null;
        for (int i = 0; i < tokens.size() && day == null; i++) {
            if (tokens.isNumber(i)) {
                day = eastern(i);
                day = day == null ? digits(i) : day;
            }
        }
        if (day == null) {
            day = new NamedMonthFinder(tokens, conventions).take();
        }
        return day == null ? null : day.on(takeWeekdays());
    }

    /** Reads 2024年5月1日, 令和6年5月1日, 2024년 5월 1일, 5月1日. */
    private @Nullable DateReading eastern(int i) {
        int year = 0;
        int month = i;
        if (isOne(i + 1, "年년") && tokens.isNumber(i + 2)) {
            year = tokens.number(i);
            month = i + 2;
        }
        if (!isOne(month + 1, "月월") || !tokens.isNumber(month + 2)) {
            return null;
        }
        boolean named = isOne(month + 3, "日일號号");
        int start = i;
        if (year > 0 && year < 200) {
            String era =
                    (tokens.isWord(i - 2) ? tokens.word(i - 2) : "") + (tokens.isWord(i - 1) ? tokens.word(i - 1) : "");
            int before = Calendars.beforeEra(era);
            boolean minguo = era.equals("民國")
                    || era.equals("民国")
                    || before == 0 && conventions.region().equals("TW");
            start = before > 0 || era.startsWith("民") ? i - 2 : i;
            year += before > 0 ? before : minguo ? Calendars.MINGUO : 2000;
        }
        int m = tokens.number(month);
        int d = tokens.number(month + 2);
        tokens.take(start, Math.min(tokens.size(), month + (named ? 4 : 3)));
        if (year == 0) {
            return named && m <= 12 && d <= 31 ? new DateReading(0, m, d, DateOrder.YEAR_MONTH_DAY) : null;
        }
        return DateReading.of(Calendars.gregorian(year, m, d));
    }

    private boolean isOne(int token, String names) {
        return tokens.first(token) >= 128 && tokens.isWord(token) && names.indexOf(tokens.first(token)) >= 0;
    }

    /** Reads 2024-09-06, 6.9.2024, 9/6/24, 2024. 9. 6., 1403/01/12. */
    private @Nullable DateReading digits(int a) {
        int b = a + 2;
        int c = a + 4;
        char gap = tokens.sign(a + 1);
        if (gap == 0
                || SEPARATORS.indexOf(gap) < 0
                || tokens.sign(a + 3) != gap
                || !tokens.isNumber(b)
                || !tokens.isNumber(c)) {
            return null;
        }
        // 1.2.3.4 and 2024-5-6-7 are no dates, nor are digits right behind letters.
        boolean goesOn = tokens.sign(c + 1) == gap && tokens.isNumber(c + 2);
        boolean wasOn = a >= 2 && tokens.sign(a - 1) == gap && tokens.isNumber(a - 2);
        boolean sticks = tokens.isWord(a - 1)
                && tokens.touchesNext(a - 1)
                && !TextTokens.isIdeograph(tokens.word(a - 1).charAt(0));
        if (goesOn || wasOn || sticks || tokens.length(b) > 2) {
            return null;
        }
        DateReading day =
                digits(tokens.number(a), tokens.length(a), tokens.number(b), tokens.number(c), tokens.length(c));
        if (day != null && tokens.length(c) == 4) {
            day = first(a, day);
        }
        if (day != null) {
            tokens.take(a, c + 1);
            // ISO 8601 has a T before the time.
            if (tokens.isWord(c + 1) && tokens.word(c + 1).equals("t")) {
                tokens.take(c + 1, c + 2);
            }
        }
        return day;
    }

    /** Returns the first day of 12.10. - 14.10.2026 and 12.-14.10.2026, which has the year of the last; else the day itself. */
    private DateReading first(int a, DateReading last) {
        char gap = tokens.sign(a + 1);
        int b = tokens.isSign(a - 2, gap) ? a - 3 : a - 2;
        if (gap == '.' && tokens.isSign(a - 1, '-') && b == a - 3 && tokens.isNumber(b) && !tokens.isSign(b - 1, gap)) {
            // 12.-15.1.2026
            tokens.take(b, a);
            return tokens.number(b) < tokens.number(a)
                    ? new DateReading(tokens.number(b), last.second(), last.third(), DateOrder.DAY_MONTH_YEAR)
                    : DateReading.WITHOUT_YEAR;
        }
        boolean isRange = gap != '-'
                && tokens.isSign(a - 1, '-')
                && tokens.isNumber(b)
                && tokens.isSign(b - 1, gap)
                && tokens.isNumber(b - 2)
                && !tokens.isSign(b - 3, gap);
        if (!isRange || last.known() != null) {
            return last;
        }
        int first = tokens.number(b - 2);
        int second = tokens.number(b);
        int month = tokens.number(a + 2);
        tokens.take(b - 2, a);
        // Not across the end of a year, nor where it is open which number is the month.
        return second == month || gap == '.' && second < month
                ? new DateReading(first, second, last.third(), last.order())
                : DateReading.WITHOUT_YEAR;
    }

    private @Nullable DateReading digits(int first, int firstLength, int second, int third, int thirdLength) {
        if (firstLength == 4 && thirdLength <= 2) {
            return isMonth(second) && isDay(third) ? full(first, second, third) : null;
        }
        if (firstLength > 2 || !isDay(first) && !(thirdLength == 2 && isDay(third))) {
            return null;
        }
        if (thirdLength == 4) {
            if (!isDay(first) || !isDay(second) || first > 12 && second > 12) {
                return null;
            }
            if (third >= 1700 && third < 2200) {
                DateOrder order = first > 12
                        ? DateOrder.DAY_MONTH_YEAR
                        : second > 12
                                ? DateOrder.MONTH_DAY_YEAR
                                : first == second ? DateOrder.DAY_MONTH_YEAR : DateOrder.OPEN;
                return new DateReading(first, second, third, order);
            }
            return isMonth(second) ? full(third, second, first) : null;
        }
        return thirdLength == 2 ? shortYear(first, second, third) : null;
    }

    private @Nullable DateReading shortYear(int first, int second, int third) {
        boolean yearFirst =
                first > 31 || conventions.order() == DateOrder.YEAR_MONTH_DAY && isMonth(second) && isDay(third);
        if (yearFirst) {
            return isMonth(second) && isDay(third)
                    ? new DateReading(first, second, third, DateOrder.YEAR_MONTH_DAY)
                    : null;
        }
        if (!isDay(first) || !isDay(second) || first > 12 && second > 12) {
            return null;
        }
        int year = fullYear(third, conventions);
        if (year >= 2400) {
            return isMonth(second) ? full(year, second, first) : null;
        }
        DateOrder order =
                first > 12 ? DateOrder.DAY_MONTH_YEAR : second > 12 ? DateOrder.MONTH_DAY_YEAR : DateOrder.OPEN;
        return new DateReading(first, second, third, order);
    }

    /** Returns the year of two digits, which may be one of the Thai calendar. */
    static int fullYear(int year, PageConventions conventions) {
        boolean isBuddhist = year >= MIN_BUDDHIST && "th".equals(Lexicon.code(conventions.language()));
        return isBuddhist ? 2500 + year : DateReading.fullYear(year);
    }

    /** A year of four digits may be one of another calendar. */
    private @Nullable DateReading full(int year, int month, int day) {
        return DateReading.of(inCalendar(year, month, day, conventions));
    }

    static @Nullable LocalDate inCalendar(int year, int month, int day, PageConventions conventions) {
        if (year >= 2400 && year < 2700) {
            return Calendars.gregorian(year - Calendars.BUDDHIST, month, day);
        }
        if (year >= 1250 && year < 1500) {
            return conventions.language() == Lexicon.language("fa")
                    ? Calendars.iranian(year, month, day)
                    : conventions.language() == Lexicon.language("ar") ? Calendars.hijri(year, month, day) : null;
        }
        return year >= 1700 && year < 2200 ? Calendars.gregorian(year, month, day) : null;
    }

    static boolean isMonth(int number) {
        return number >= 1 && number <= 12;
    }

    static boolean isDay(int number) {
        return number >= 1 && number <= 31;
    }

    /** Takes names of weekdays and returns the number of the first, 0 without one. */
    private int takeWeekdays() {
        int first = 0;
        for (int i = 0; i < tokens.size(); i++) {
            if (!tokens.isWord(i)) {
                continue;
            }
            Lexicon.Sense sense = tokens.sense(i, Lexicon.Sort.WEEKDAY, conventions.language());
            if (sense != null
                    && (sense.isOf(conventions.language())
                            || sense.rank() == 0
                            || tokens.length(i) > 2
                            || TextTokens.isIdeograph(tokens.word(i).charAt(0)))) {
                boolean sure = sense.isOf(conventions.language())
                        || conventions.language() < 0 && tokens.length(i) > SHORT_WORD;
                first = first == 0 && sure ? sense.number() : first;
                tokens.take(i, i + 1);
            } else if (tokens.startsWith(i, "曜") || tokens.startsWith(i, "星") || tokens.startsWith(i, "期")) {
                tokens.take(i, i + 1);
            }
        }
        return first;
    }
}
