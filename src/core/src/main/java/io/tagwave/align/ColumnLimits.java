package io.tagwave.align;

import java.util.Arrays;
import java.util.List;

/**
 * Limits the columns of a symbol to the maximum number that a record has. If the number varies among records that have the symbol,
 * it is ambiguous which of the columns their fields belong to.
 */
final class ColumnLimits {

    private final int[] most;
    /** Among the records that have the symbol. */
    private final int[] least;

    ColumnLimits(List<SymbolString> records) {
        int greatest = 0;
        for (SymbolString record : records) {
            for (int code : record.codes()) {
                greatest = code > greatest ? code : greatest;
            }
        }
        most = new int[greatest + 1];
        least = new int[greatest + 1];
        int[] seen = new int[greatest + 1];
        for (SymbolString record : records) {
            for (int code : record.codes()) {
                seen[code]++;
            }
            for (int code : record.codes()) {
                int own = seen[code];
                if (own > 0) {
                    most[code] = Math.max(most[code], own);
                    least[code] = least[code] == 0 ? own : Math.min(least[code], own);
                    seen[code] = 0;
                }
            }
        }
    }

    int of(int symbol) {
        return most[symbol];
    }

    boolean varies(int symbol) {
        return least[symbol] < most[symbol];
    }

    boolean anyVaries() {
        return !Arrays.equals(least, most);
    }
}
