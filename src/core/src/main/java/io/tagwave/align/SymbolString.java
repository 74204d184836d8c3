package io.tagwave.align;

import java.util.Arrays;

/** A string of symbols, equal to others by content. Whoever reads the codes leaves them as they are. */
final class SymbolString {

    final int[] codes;
    /** Of each symbol the looks of its field where these tell it from others of its path; null where none do. */
    private final int[] looks;

    SymbolString(int... codes) {
        this(codes, null);
    }

    SymbolString(int[] codes, int[] looks) {
        this.codes = codes;
        this.looks = looks;
    }

    int length() {
        return codes.length;
    }

    /** Whether looks tell any of its fields from others. */
    boolean hasLooks() {
        return looks != null;
    }

    int look(int at) {
        return looks == null ? 0 : looks[at];
    }

    @Override
    public boolean equals(Object other) {
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
