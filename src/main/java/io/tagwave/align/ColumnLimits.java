package io.tagwave.align;

import io.tagwave.align.Fields.Symbols;
import java.util.List;

/** How many columns a symbol needs: as many as the record that has it most often. */
final class ColumnLimits {

    private final int[] most;

    ColumnLimits(List<Symbols> records) {
        int greatest = 0;
        for (Symbols record : records) {
            for (int i = 0; i < record.length(); i++) {
                greatest = Math.max(greatest, record.code(i));
            }
        }
        most = new int[greatest + 1];
        int[] seen = new int[greatest + 1];
        for (Symbols record : records) {
            for (int i = 0; i < record.length(); i++) {
                int code = record.code(i);
                most[code] = Math.max(most[code], ++seen[code]);
            }
            for (int i = 0; i < record.length(); i++) {
                seen[record.code(i)] = 0;
            }
        }
    }

    int of(int symbol) {
        return most[symbol];
    }
}
