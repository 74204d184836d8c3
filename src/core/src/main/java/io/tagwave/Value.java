package io.tagwave;

import io.tagwave.value.TypedValue;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * Holds the value of a text, such as {@code record.value("price").amount()}: a number, perhaps with a currency or a unit; or a
 * date, a time of day, or both.
 *
 * @param number of a number, a price or an amount, in its {@code unit}, and in bytes for sizes
 * @param to the upper end of a range; null of other values
 * @param currency code of ISO 4217 of a price; null if its sign may stand for several
 * @param unit {@code B}, {@code kg}, {@code m²}, {@code %} and such
 * @param per what the price is for one of: {@code kg}, {@code m²}, {@code hour}; null of others
 * @param bound {@code min} if the number is the least that is meant: {@code from $25}, {@code 500+}; null of others
 * @param date null of numbers and of a time of day alone
 * @param time in the time zone of the page, alone or on the date
 */
public record Value(
        @Nullable Double number,
        @Nullable Double to,
        @Nullable String currency,
        @Nullable String unit,
        @Nullable String per,
        @Nullable String bound,
        @Nullable LocalDate date,
        @Nullable LocalTime time) {

    /** Returns the number for sums of money, with the digits that the page shows but for zeros at the end; null of dates and times. */
    public @Nullable BigDecimal amount() {
        return number == null ? null : BigDecimal.valueOf(number);
    }

    static @Nullable Value of(@Nullable TypedValue meaning) {
        return meaning == null
                ? null
                : new Value(
                        meaning.number(),
                        meaning.to(),
                        meaning.currency(),
                        meaning.unit(),
                        meaning.per(),
                        meaning.bound(),
                        meaning.date(),
                        meaning.time());
    }
}
