package io.tagwave;

import io.tagwave.value.TypedValue;
import java.time.LocalDate;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/**
 * What a text means: a number, perhaps with a currency or a unit; or a day, a time of day, or both.
 *
 * @param number of a number, a price or an amount: sizes in bytes, all else in its {@code unit}; else null
 * @param currency of a price its code of ISO 4217; null of others, and where a sign may stand for several
 * @param unit {@code B}, {@code kg}, {@code m²}, {@code %} and such; null without any
 * @param date of a day, else null
 * @param time of a time of day as it is where the text was written, alone or on that day; else null
 */
public record Value(
        @Nullable Double number,
        @Nullable String currency,
        @Nullable String unit,
        @Nullable LocalDate date,
        @Nullable LocalTime time) {

    static @Nullable Value of(@Nullable TypedValue meaning) {
        return meaning == null
                ? null
                : new Value(meaning.number(), meaning.currency(), meaning.unit(), meaning.date(), meaning.time());
    }
}
