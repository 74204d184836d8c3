package io.tagwave.column;

/**
 * A day in a text, in digits or with the month's name.
 *
 * @param first day, month or year as it stands first
 * @param second as it stands second
 * @param third as it stands third, or -1 without a year
 * @param order which is which
 * @param extra letters and digits of the text that do not belong to the day
 */
record DateText(int first, int second, int third, Order order, int extra) {

    /** Which part stands where. */
    enum Order {
        YEAR_MONTH_DAY,
        DAY_MONTH_YEAR,
        MONTH_DAY_YEAR,
        /** Two numbers below 13 with a year behind: the column has to tell. */
        OPEN
    }

    private static final int MAX_LENGTH = 60;
    private static final int DAY_MONTH_AND_YEAR = 3;
    /** A day with hour, minute and second. */
    private static final int MAX_NUMBERS_WITHOUT_YEAR = 4;

    private static final int NONE = -1;

    /** The first day in a text, or null. */
    static DateText in(String text) {
        if (text.length() > MAX_LENGTH) {
            return null;
        }
        Pieces pieces = new Pieces(text);
        if (pieces.numbers() < DAY_MONTH_AND_YEAR && !pieces.mayNameMonth()) {
            return null;
        }
        for (int i = 0; i < pieces.size(); i++) {
            DateText found = pieces.isNumber(i) ? numeric(pieces, i) : pieces.isWord(i) ? named(pieces, i) : null;
            if (found != null) {
                int extra = pieces.lettersAndDigits() - found.extra;
                return new DateText(found.first, found.second, found.third, found.order, extra);
            }
        }
        return null;
    }

    /** ISO 8601, or null without a year, with a doubtful month, or when there is no such day. */
    String iso(Order open) {
        Order known = order == Order.OPEN ? open : order;
        int year = fullYear(known == Order.YEAR_MONTH_DAY ? first : third);
        int month = known == Order.MONTH_DAY_YEAR ? first : second;
        int day = known == Order.YEAR_MONTH_DAY ? third : known == Order.DAY_MONTH_YEAR ? first : second;
        if (year < 0 || month < 1 || month > 12 || day < 1 || day > daysOf(month, year)) {
            return null;
        }
        return year + (month < 10 ? "-0" : "-") + month + (day < 10 ? "-0" : "-") + day;
    }

    /** 2024-09-06, 6.9.2024, 9/6/24, 2024年9月6日. {@code extra} holds the day's own length for now. */
    private static DateText numeric(Pieces pieces, int a) {
        int b = a + 2;
        int c = a + 4;
        if (c >= pieces.size() || !pieces.isNumber(b) || !pieces.isNumber(c)) {
            return null;
        }
        String gap = pieces.text(a + 1).strip();
        String next = pieces.text(a + 3).strip();
        boolean east = gap.length() == 1 && next.length() == 1 && Character.isIdeographic(gap.charAt(0));
        boolean same = gap.equals(next) && gap.length() == 1 && "./-".contains(gap);
        if (!(east || same)) {
            return null;
        }
        int own = pieces.length(a) + pieces.length(b) + pieces.length(c) + (east ? 3 : 0);
        int first = pieces.number(a);
        int second = pieces.number(b);
        int third = pieces.number(c);
        if (pieces.isYear(a) && second >= 1 && second <= 12 && pieces.isDay(c)) {
            return new DateText(first, second, third, Order.YEAR_MONTH_DAY, own);
        }
        boolean year = pieces.isYear(c) || (pieces.length(c) == 2 && !east);
        if (!year || !pieces.isDay(a) || !pieces.isDay(b) || (first > 12 && second > 12)) {
            return null;
        }
        Order order = first > 12 ? Order.DAY_MONTH_YEAR : second > 12 ? Order.MONTH_DAY_YEAR : Order.OPEN;
        return new DateText(first, second, third, order, own);
    }

    /** 6 September 2024, September 6th, 2024, Sep 6, 6 Sep. */
    private static DateText named(Pieces pieces, int word) {
        int before = pieces.numberBeside(word, -1);
        if (before != NONE && pieces.isDay(before)) {
            return named(pieces, word, before, pieces.numberBeside(word, 1), Order.DAY_MONTH_YEAR);
        }
        int after = pieces.numberBeside(word, 1);
        return after != NONE && pieces.isDay(after)
                ? named(pieces, word, after, pieces.numberBeside(after, 1), Order.MONTH_DAY_YEAR)
                : null;
    }

    private static DateText named(Pieces pieces, int word, int day, int last, Order order) {
        boolean hasYear = last != NONE && pieces.isYear(last);
        if (!hasYear && pieces.numbers() > MAX_NUMBERS_WITHOUT_YEAR) {
            return null;
        }
        int month = Months.number(pieces.text(word), hasYear);
        if (month < 0) {
            return null;
        }
        int own = pieces.length(word) + pieces.length(day) + (hasYear ? pieces.length(last) : 0);
        int year = hasYear ? pieces.number(last) : NONE;
        return order == Order.DAY_MONTH_YEAR
                ? new DateText(pieces.number(day), month, year, order, own)
                : new DateText(month, pieces.number(day), year, order, own);
    }

    private static int fullYear(int year) {
        return year >= 0 && year < 100 ? year + (year < 70 ? 2000 : 1900) : year;
    }

    private static int daysOf(int month, int year) {
        boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        return month == 2 ? (leap ? 29 : 28) : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
    }
}
