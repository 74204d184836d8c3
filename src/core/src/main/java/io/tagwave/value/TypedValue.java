package io.tagwave.value;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Holds the value of a text: a number, perhaps with a currency or unit; or a date, a time of day, or both.
 *
 * @param number null of dates and times
 * @param to the upper end of a range, else null
 * @param currency code of ISO 4217
 * @param unit {@code kg}, {@code m}, {@code %} and such, {@code B} for bytes
 * @param per what the price is for one of: {@code kg}, {@code m²}, {@code hour}; else null
 * @param bound {@code min} if the number is the least that is meant, as in {@code from $25}; else null
 * @param date null of numbers and of a time of day alone
 * @param time in the time zone of the page; null of numbers and of a date alone
 */
public record TypedValue(
        @Nullable Double number,
        @Nullable Double to,
        @Nullable String currency,
        @Nullable String unit,
        @Nullable String per,
        @Nullable String bound,
        @Nullable LocalDate date,
        @Nullable LocalTime time) {

    static TypedValue of(double number, @Nullable String currency, @Nullable String unit) {
        return new TypedValue(number, null, currency, unit, null, null, null, null);
    }

    static TypedValue of(@Nullable LocalDate date, @Nullable LocalTime time) {
        return new TypedValue(null, null, null, null, null, null, date, time);
    }

    /** Returns the number as a price in a currency. */
    public TypedValue in(@Nullable String currency) {
        return new TypedValue(number, to, currency, null, per, bound, date, time);
    }

    /** Returns the number or the day as text without unit, such as {@code 12.5} or {@code 2024-05-01}; null of a time alone. */
    public @Nullable String plain() {
        return number != null
                ? BigDecimal.valueOf(number).stripTrailingZeros().toPlainString()
                : date == null ? null : date.toString();
    }
}
