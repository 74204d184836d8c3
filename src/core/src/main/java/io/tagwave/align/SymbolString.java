package io.tagwave.align;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A string of symbols, which equals others by content. Callers must not change the codes.
 *
 * @param looks for each symbol the style of its field if it distinguishes the field from others of its path; null if none does
 */
record SymbolString(int[] codes, int @Nullable [] looks) {

    SymbolString(int... codes) {
        this(codes, null);
    }

    int length() {
        return codes.length;
    }

    int look(int at) {
        return looks == null ? 0 : looks[at];
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SymbolString s && Arrays.equals(codes, s.codes) && Arrays.equals(looks, s.looks);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(codes) + Arrays.hashCode(looks);
    }
}
