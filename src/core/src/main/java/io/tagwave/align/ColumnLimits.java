package io.tagwave.align;

import java.util.List;

/** How many columns a symbol needs: as many as the record that has it most often. */
final class ColumnLimits {

    private final int[] most;

    ColumnLimits(List<Symbols> records) {
        int greatest = 0;
        for (Symbols record : records) {
            for (int code : record.codes) {
                greatest = code > greatest ? code : greatest;
            }
        }
        most = new int[greatest + 1];
        int[] seen = new int[greatest + 1];
        for (Symbols record : records) {
            for (int code : record.codes) {
                int own = ++seen[code];
                if (own > most[code]) {
                    most[code] = own;
                }
            }
            for (int code : record.codes) {
                seen[code] = 0;
            }
        }
    }

    int of(int symbol) {
        return most[symbol];
    }
}
