package io.tagwave.value;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.chrono.HijrahDate;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts days of other calendars to the Gregorian one. All methods return null for a day that the calendar does not have. */
final class Calendars {

    /** Added to the year by the Buddhist calendar of Thailand. */
    static final int BUDDHIST = 543;
    /** Subtracted from the year by the calendar of the Republic of China. */
    static final int MINGUO = 1911;

    /** The year before each era of Japan. */
    private static final Map<String, Integer> ERAS = Map.of("令和", 2018, "平成", 1988, "昭和", 1925, "大正", 1911, "明治", 1867);

    private static final int SHORT_CYCLE = 33;
    /** First day of the year 979 of the Iranian calendar, 1600-03-20. */
    private static final LocalDate IRANIAN_979 = LocalDate.of(1600, 3, 20);

    private Calendars() {}

    static @Nullable LocalDate gregorian(int year, int month, int day) {
        try {
            return year >= 1000 && year <= 2999 ? LocalDate.of(year, month, day) : null;
        } catch (DateTimeException e) {
            return null;
        }
    }

    /** Converts a day of the Islamic calendar of Saudi Arabia. */
    static @Nullable LocalDate hijri(int year, int month, int day) {
        try {
            return LocalDate.from(HijrahDate.of(year, month, day));
        } catch (DateTimeException e) {
            return null;
        }
    }

    /** Converts a day of the solar calendar of Iran, whose 33 years have 8 leap years. Correct from 979 to 1600. */
    static @Nullable LocalDate iranian(int year, int month, int day) {
        int longest = month <= 6 ? 31 : month < 12 || isLeap(year) ? 30 : 29;
        if (year < 979 || year > 1600 || month < 1 || month > 12 || day < 1 || day > longest) {
            return null;
        }
        long days = 365L * (year - 979) + leaps(year - 979);
        int months = month - 1;
        days += months < 7 ? 31 * months : 30 * months + 6;
        return IRANIAN_979.plusDays(days + day - 1);
    }

    private static boolean isLeap(int year) {
        return leaps(year - 978) > leaps(year - 979);
    }

    private static int leaps(int years) {
        return years / SHORT_CYCLE * 8 + (years % SHORT_CYCLE + 3) / 4;
    }

    /** Returns the year before the first one of a Japanese era; 0 for other words. */
    static int beforeEra(String era) {
        return ERAS.getOrDefault(era, 0);
    }
}
