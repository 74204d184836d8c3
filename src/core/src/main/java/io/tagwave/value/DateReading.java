package io.tagwave.value;

import java.time.LocalDate;

/**
 * A day in a text.
 *
 * @param first day, month or year as it stands first; 0 when {@code known} is the day
 * @param second as it stands second
 * @param third as it stands third
 * @param order which is which; {@link DateOrder#OPEN} for the column to tell
 * @param known the day, where it is plain; null too for a day without a year or a month without a day
 */
record DateReading(int first, int second, int third, DateOrder order, LocalDate known) {

    static final DateReading WITHOUT_YEAR = new DateReading(0, 0, 0, DateOrder.YEAR_MONTH_DAY, null);

    private static final int CENTURY = 100;
    /** Years of two digits from here on are of the last century. */
    private static final int TURN = 70;

    /** Null where there is no such day. */
    static DateReading of(LocalDate known) {
        return known == null ? null : new DateReading(0, 0, 0, DateOrder.YEAR_MONTH_DAY, known);
    }

    /** Null where it has no year, or there is no such day in either order. */
    LocalDate date(DateOrder open) {
        if (known != null || first == 0) {
            return known;
        }
        return in(order == DateOrder.OPEN ? open : order);
    }

    private LocalDate in(DateOrder known) {
        return switch (known) {
            case YEAR_MONTH_DAY -> Calendars.gregorian(fullYear(first), second, third);
            case MONTH_DAY_YEAR -> Calendars.gregorian(fullYear(third), first, second);
            default -> Calendars.gregorian(fullYear(third), second, first);
        };
    }

    static int fullYear(int year) {
        return year >= CENTURY ? year : year + (year < TURN ? 2000 : 1900);
    }
}
