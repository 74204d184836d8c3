package io.tagwave.column;

import io.tagwave.value.ColumnReader;
import io.tagwave.value.Letters;
import io.tagwave.value.PageHints;
import java.util.List;

/** The values of a column of which some hold digits: whether they are prices, days or numbers. */
final class Figures {

    /** Letters that may stand beside a number without making it a sentence. */
    static final int FEW_LETTERS = 24;

    private final ColumnReader reader;
    private final int filled;

    /** The values without those that are missing. */
    Figures(List<String> values) {
        reader = new ColumnReader(values, PageHints.NONE);
        filled = values.size();
    }

    ColumnKind kind() {
        int least = filled - ColumnValues.mayFail(filled);
        if (reader.prices() >= least) {
            return ColumnKind.PRICE;
        }
        if (reader.days() >= least) {
            return ColumnKind.DATE;
        }
        return reader.numbers() >= least ? ColumnKind.NUMBER : ColumnKind.TEXT;
    }

    /** Of {@code 41 replies} the one word that all values have beside their number; null when there is none. */
    String unit() {
        String unit = reader.frame();
        return unit == null || unit.length() <= 2 || !Letters.areAll(unit) ? null : unit;
    }
}
