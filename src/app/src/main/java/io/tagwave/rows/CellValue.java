package io.tagwave.rows;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.tagwave.value.TypedValue;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;

/**
 * What a cell means, in the words of the documented JSON. What it is not is left out.
 *
 * @param number without decimals where it has none
 * @param date a day alone, in the form of ISO 8601
 * @param datetime a day with a time
 * @param time a time of day alone
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CellValue(Number number, String currency, String unit, String date, String datetime, String time) {

    /** Up to here a number of floating point is exact without decimals. */
    private static final double EXACT = 1e15;

    /** Values of cells, null for those that have none. */
    public static List<CellValue> of(List<TypedValue> meanings) {
        List<CellValue> values = new ArrayList<>(meanings.size());
        for (TypedValue meaning : meanings) {
            values.add(meaning == null ? null : of(meaning));
        }
        return values;
    }

    private static CellValue of(TypedValue meaning) {
        if (meaning.number() != null) {
            return new CellValue(number(meaning.number()), meaning.currency(), meaning.unit(), null, null, null);
        }
        if (meaning.date() == null) {
            return new CellValue(null, null, null, null, null, meaning.time().toString());
        }
        return meaning.time() == null
                ? new CellValue(null, null, null, meaning.date().toString(), null, null)
                : new CellValue(
                        null,
                        null,
                        null,
                        null,
                        LocalDateTime.of(meaning.date(), meaning.time()).toString(),
                        null);
    }

    private static Number number(double value) {
        if (value == Math.rint(value) && Math.abs(value) < EXACT) {
            return (long) value;
        }
        return value;
    }
}
