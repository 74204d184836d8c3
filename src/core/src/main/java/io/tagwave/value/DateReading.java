package io.tagwave.value;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Holds a date as it stands in a text.
 *
 * @param first day, month or year, whichever comes first; 0 if {@code known} is the date
 * @param second the second of these
 * @param third the third of these
 * @param order of the three; {@link DateOrder#OPEN} if the column has to decide
 * @param weekday of a day without a year, 1 for Monday; 0 if unknown
 * @param known the date if it is not ambiguous; null also for a day without a year or a month without a day
 */
record DateReading(
        int first,
        int second,
        int third,
        DateOrder order,
        int weekday,
        @Nullable LocalDate known) {

    static final DateReading WITHOUT_YEAR = new DateReading(0, 0, 0, DateOrder.YEAR_MONTH_DAY, 0, null);

    private static final int CENTURY = 100;
    /** Years of two digits from here on are in the last century. */
    private static final int TURN = 70;

    /** Returns the reading of a known date, or null of null. */
    static @Nullable DateReading of(@Nullable LocalDate known) {
        return known == null ? null : new DateReading(0, 0, 0, DateOrder.YEAR_MONTH_DAY, 0, known);
    }

    DateReading(int first, int second, int third, DateOrder order) {
        this(first, second, third, order, 0, null);
    }

    /** Returns this day with its weekday if it has no year. */
    DateReading on(int weekday) {
        return first == 0 && known == null ? new DateReading(0, second, third, order, weekday, null) : this;
    }

    /** Returns the date in the year before, of or after another one that has the weekday; null if none or several have. */
    @Nullable
    LocalDate near(LocalDate other) {
        LocalDate near = null;
        for (int year = other.getYear() - 1; year <= other.getYear() + 1 && weekday > 0 && second > 0; year++) {
            LocalDate date = Calendars.gregorian(year, second, third);
            if (date != null && date.getDayOfWeek().getValue() == weekday) {
                if (near != null) {
                    return null;
                }
                near = date;
            }
        }
        return near;
    }

    /** Returns the date, null if it has no year or does not exist. */
    @Nullable
    LocalDate date(DateOrder open) {
        if (known != null || first == 0) {
            return known;
        }
        return in(order == DateOrder.OPEN ? open : order);
    }

    private @Nullable LocalDate in(DateOrder known) {
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
