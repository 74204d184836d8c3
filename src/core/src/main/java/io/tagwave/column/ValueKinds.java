package io.tagwave.column;

import io.tagwave.value.ColumnReader;
import io.tagwave.value.Letters;

/** The values of a column of which some hold digits: whether they are prices, days or numbers. */
final class ValueKinds {

    /** Letters that may stand beside a number without making it a sentence. */
    static final int FEW_LETTERS = 24;

    private final ColumnReader reader;

    ValueKinds(ColumnReader reader) {
        this.reader = reader;
    }

    ColumnKind kind() {
        int least = Math.max(1, reader.filled() - ColumnValues.mayFail(reader.filled()));
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
