package io.tagwave.value;

import java.time.LocalTime;

/**
 * What one text may mean.
 *
 * @param text in the plain form
 * @param day a day in it, or null
 * @param time a time of day in it, or null
 * @param mayBeDuration whether the time could be a length of time as well
 * @param ago a time that is told as so long ago, or null
 * @param amount a number in it, or null where it is a day or a time
 * @param extra letters that belong to neither
 * @param words words that do not
 */
record CellReading(
        String text,
        DateReading day,
        LocalTime time,
        boolean mayBeDuration,
        RelativeTime ago,
        Amount amount,
        int extra,
        int words) {

    /** Whether it is the number of a thing: digits with a 0 before them. */
    boolean isCode() {
        return text.isEmpty();
    }

    boolean isDay() {
        return day != null || ago != null;
    }

    boolean isTime() {
        return time != null && day == null && ago == null;
    }
}
