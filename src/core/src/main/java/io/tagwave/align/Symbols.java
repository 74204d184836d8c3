package io.tagwave.align;

import java.util.Arrays;

/** A string of symbols, equal to others by content. Whoever reads the codes leaves them as they are. */
final class Symbols {

    final int[] codes;

    Symbols(int... codes) {
        this.codes = codes;
    }

    int length() {
        return codes.length;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Symbols s && Arrays.equals(codes, s.codes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(codes);
    }

    @Override
    public String toString() {
        return Arrays.toString(codes);
    }
}
