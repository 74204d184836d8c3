package io.tagwave.align;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Holds a string of symbols, which equals others by content. Callers must not change the codes. */
final class SymbolString {

    final int[] codes;
    /** For each symbol the style of its field if it distinguishes the field from others of its path; null if none does. */
    private final int @Nullable [] looks;

    SymbolString(int... codes) {
        this(codes, null);
    }

    SymbolString(int[] codes, int @Nullable [] looks) {
        this.codes = codes;
        this.looks = looks;
    }

    int length() {
        return codes.length;
    }

    /** Returns whether the styles of any fields count. */
    boolean hasLooks() {
        return looks != null;
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

    @Override
    public String toString() {
        return Arrays.toString(codes);
    }
}
