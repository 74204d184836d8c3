package io.tagwave.rows;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.tagwave.value.TypedValue;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The typed value of a cell, as the documented JSON has it: of number, date, datetime and time one is set.
 *
 * @param number without decimals if it is whole
 * @param to the upper end of a range
 * @param per what the price is for one of
 * @param bound {@code min} of a number that is the least that is meant
 * @param date without time, in ISO 8601
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CellValue(
        @Nullable Number number,
        @Nullable Number to,
        @Nullable String currency,
        @Nullable String unit,
        @Nullable String per,
        @Nullable String bound,
        @Nullable String date,
        @Nullable String datetime,
        @Nullable String time) {

    /** Below this, whole numbers of floating point are exact. */
    private static final double EXACT = 1e15;

    /** Returns the values of cells, null for those that have none. */
    public static List<@Nullable CellValue> of(List<@Nullable TypedValue> typed) {
        List<@Nullable CellValue> values = new ArrayList<>(typed.size());
        typed.forEach(value -> values.add(value == null ? null : of(value)));
        return values;
    }

    private static CellValue of(TypedValue value) {
        LocalDate date = value.date();
        LocalTime time = value.time();
        boolean both = date != null && time != null;
        return new CellValue(
                number(value.number()),
                number(value.to()),
                value.currency(),
                value.unit(),
                value.per(),
                value.bound(),
                both || date == null ? null : date.toString(),
                both ? LocalDateTime.of(date, time).toString() : null,
                both || time == null ? null : time.toString());
    }

    private static @Nullable Number number(@Nullable Double value) {
        if (value == null) {
            return null;
        }
        if (value == Math.rint(value) && Math.abs(value) < EXACT) {
            return value.longValue();
        }
        return JsonText.withoutExponent(value);
    }
}
