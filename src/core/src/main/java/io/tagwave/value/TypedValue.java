package io.tagwave.value;

import java.time.LocalDate;
import java.time.LocalTime;

/**
 * What a text means: a number, perhaps with a currency or a unit, or a day, a time of day, or both.
 *
 * @param number null for a day or a time of day
 * @param currency the code of ISO 4217, null where there is none or it can not be told
 * @param unit {@code kg}, {@code m}, {@code %} and such, {@code B} for bytes; null without any
 * @param date null for a number or a time of day alone
 * @param time as it is where the text was written; null for a number or a day alone
 */
public record TypedValue(Double number, String currency, String unit, LocalDate date, LocalTime time) {

    static TypedValue of(double number, String currency, String unit) {
        return new TypedValue(number, currency, unit, null, null);
    }

    static TypedValue of(LocalDate date, LocalTime time) {
        return new TypedValue(null, null, null, date, time);
    }

    /** The same as a price in a currency. */
    public TypedValue in(String currency) {
        return new TypedValue(number, currency, null, date, time);
    }
}
