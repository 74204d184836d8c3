package io.tagwave.column;

import java.util.ArrayList;
import java.util.List;

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
    private static final int LONGEST_DAY = 2;
    private static final int SHORTEST_MONTH = 3;
    private static final int DAY_MONTH_AND_YEAR = 3;

    private static final int DIGITS = 0;
    private static final int LETTERS = 1;
    private static final int OTHERS = 2;
    private static final int END = 3;
    /** A day with hour, minute and second. */
    private static final int MAX_NUMBERS_WITHOUT_YEAR = 4;

    /** One piece of a text: digits, a word, or what stands between. */
    private record Piece(String text, int number) {
        boolean isNumber() {
            return number >= 0;
        }

        boolean isWord() {
            return text.length() >= SHORTEST_MONTH && Months.isWordPart(text.charAt(0));
        }

        boolean isDay() {
            return number >= 1 && number <= 31 && text.length() <= LONGEST_DAY;
        }

        boolean isYear() {
            return text.length() == 4 && number >= 1800 && number <= 2199;
        }
    }

    /** The first day in a text, or null. */
    static DateText in(String text) {
        if (text.length() > MAX_LENGTH || !mayHoldDay(text)) {
            return null;
        }
        List<Piece> pieces = pieces(text);
        for (int i = 0; i < pieces.size(); i++) {
            DateText found = numeric(pieces, i);
            found = found == null ? named(pieces, i) : found;
            if (found != null) {
                int own = found.extra;
                return new DateText(found.first, found.second, found.third, found.order, lettersAndDigits(text) - own);
            }
        }
        return null;
    }

    private static int lettersAndDigits(String text) {
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            count += Character.isLetterOrDigit(text.charAt(i)) ? 1 : 0;
        }
        return count;
    }

    /** Whether there are three numbers, or a number as short as a day's and a word as long as a month's. */
    private static boolean mayHoldDay(String text) {
        int numbers = 0;
        boolean shortNumber = false;
        boolean longWord = false;
        int start = 0;
        int sort = END;
        for (int i = 0; i <= text.length(); i++) {
            int next = i == text.length() ? END : sort(text.charAt(i));
            if (next != sort) {
                numbers += sort == DIGITS ? 1 : 0;
                shortNumber |= sort == DIGITS && i - start <= LONGEST_DAY;
                longWord |= sort == LETTERS && i - start >= SHORTEST_MONTH;
                start = i;
                sort = next;
            }
        }
        return numbers >= DAY_MONTH_AND_YEAR || shortNumber && longWord;
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
    private static DateText numeric(List<Piece> pieces, int at) {
        if (at + 4 >= pieces.size()) {
            return null;
        }
        Piece a = pieces.get(at);
        Piece b = pieces.get(at + 2);
        Piece c = pieces.get(at + 4);
        String gap = pieces.get(at + 1).text.strip();
        String next = pieces.get(at + 3).text.strip();
        boolean east = gap.length() == 1 && next.length() == 1 && Character.isIdeographic(gap.charAt(0));
        boolean same = gap.equals(next) && gap.length() == 1 && "./-".contains(gap);
        if (!a.isNumber() || !b.isNumber() || !c.isNumber() || !(east || same)) {
            return null;
        }
        int own = a.text.length() + b.text.length() + c.text.length() + (east ? 3 : 0);
        if (a.isYear() && b.number >= 1 && b.number <= 12 && c.isDay()) {
            return new DateText(a.number, b.number, c.number, Order.YEAR_MONTH_DAY, own);
        }
        boolean year = c.isYear() || (c.text.length() == 2 && !east);
        if (!year || !a.isDay() || !b.isDay() || (a.number > 12 && b.number > 12)) {
            return null;
        }
        Order order = a.number > 12 ? Order.DAY_MONTH_YEAR : b.number > 12 ? Order.MONTH_DAY_YEAR : Order.OPEN;
        return new DateText(a.number, b.number, c.number, order, own);
    }

    /** 6 September 2024, September 6th, 2024, Sep 6, 6 Sep. */
    private static DateText named(List<Piece> pieces, int at) {
        Piece word = pieces.get(at);
        if (!word.isWord()) {
            return null;
        }
        Piece before = number(pieces, at, -1);
        Piece after = number(pieces, at, 1);
        if (before != null && before.isDay()) {
            return named(word, before, after, Order.DAY_MONTH_YEAR, pieces);
        }
        return after != null && after.isDay()
                ? named(word, after, number(pieces, pieces.indexOf(after), 1), Order.MONTH_DAY_YEAR, pieces)
                : null;
    }

    private static DateText named(Piece word, Piece day, Piece last, Order order, List<Piece> pieces) {
        boolean hasYear = last != null && last.isYear();
        if (!hasYear && numbers(pieces) > MAX_NUMBERS_WITHOUT_YEAR) {
            return null;
        }
        int month = Months.number(word.text, hasYear);
        if (month < 0) {
            return null;
        }
        int own = word.text.length() + lengths(day, hasYear ? last : null);
        int year = hasYear ? last.number : -1;
        return order == Order.DAY_MONTH_YEAR
                ? new DateText(day.number, month, year, order, own)
                : new DateText(month, day.number, year, order, own);
    }

    private static int numbers(List<Piece> pieces) {
        int numbers = 0;
        for (Piece piece : pieces) {
            numbers += piece.isNumber() ? 1 : 0;
        }
        return numbers;
    }

    private static int lengths(Piece a, Piece b) {
        return a.text.length() + (b == null ? 0 : b.text.length());
    }

    /** The nearest number in one direction, with at most a short word such as "de" or "th" between. */
    private static Piece number(List<Piece> pieces, int at, int step) {
        int letters = 0;
        for (int i = at + step; i >= 0 && i < pieces.size(); i += step) {
            Piece piece = pieces.get(i);
            if (piece.isNumber()) {
                return isTime(pieces, i) ? null : piece;
            }
            letters += letters(piece.text);
            if (letters > 3 || piece.text.length() > 5 || piece.text.contains(":")) {
                return null;
            }
        }
        return null;
    }

    private static int letters(String text) {
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            count += Months.isWordPart(text.charAt(i)) ? 1 : 0;
        }
        return count;
    }

    /** 14:05 */
    private static boolean isTime(List<Piece> pieces, int at) {
        return at + 1 < pieces.size() && pieces.get(at + 1).text.startsWith(":");
    }

    private static List<Piece> pieces(String text) {
        List<Piece> pieces = new ArrayList<>();
        int start = 0;
        int sort = sort(text.charAt(0));
        for (int i = 1; i <= text.length(); i++) {
            int next = i == text.length() ? END : sort(text.charAt(i));
            if (next != sort) {
                pieces.add(piece(text.substring(start, i)));
                start = i;
                sort = next;
            }
        }
        return pieces;
    }

    private static Piece piece(String text) {
        char first = text.charAt(0);
        if (Character.isDigit(first)) {
            return new Piece(text, text.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(text));
        }
        return new Piece(text, -1);
    }

    private static int sort(char c) {
        if (c < 128) {
            return c >= '0' && c <= '9' ? DIGITS : c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' ? LETTERS : OTHERS;
        }
        return Character.isDigit(c) ? DIGITS : Months.isWordPart(c) ? LETTERS : OTHERS;
    }

    private static int fullYear(int year) {
        return year >= 0 && year < 100 ? year + (year < 70 ? 2000 : 1900) : year;
    }

    private static int daysOf(int month, int year) {
        boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        return month == 2 ? (leap ? 29 : 28) : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
    }
}
