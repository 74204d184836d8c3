package io.tagwave.value;

import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Holds what one text may mean.
 *
 * @param text in the plain form
 * @param day a date in it
 * @param time a time of day in it
 * @param mayBeDuration whether the time could be a duration as well
 * @param ago a time in relation to now
 * @param amount a number in it; null for dates and times
 * @param extra number of letters that belong to none of these
 * @param words number of words that belong to none of these
 */
record CellReading(
        String text,
        @Nullable DateReading day,
        @Nullable LocalTime time,
        boolean mayBeDuration,
        @Nullable RelativeTime ago,
        @Nullable Amount amount,
        int extra,
        int words) {

    /** Returns whether it is an identifier: digits with a leading 0. */
    boolean isCode() {
        return text.isEmpty();
    }

    /** Returns whether it is a row of stars. */
    boolean isStars() {
        return amount != null && text.chars().allMatch(c -> c == '★' || c == '☆');
    }

    boolean isDay() {
        return day != null || ago != null;
    }

    boolean isTime() {
        return time != null && day == null && ago == null;
    }
}
