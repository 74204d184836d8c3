package io.tagwave.number;

/** Mixes bits for hashes, which are compared only for equality. */
public final class Hashing {

    /** The odd number nearest to 2^64 divided by the golden ratio. Its multiples are far apart. */
    public static final long GOLDEN = 0x9E3779B97F4A7C15L;

    /** Prime of the 64 bit hash of Fowler, Noll and Vo. */
    private static final long PRIME = 0x100000001B3L;

    private Hashing() {}

    /** Returns the finisher of SplitMix64, a bijection in which each bit affects all others. 0 stays 0. */
    public static long scattered(long number) {
        long mixed = (number ^ (number >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** Extends the hash of a sequence, as FNV-1a does: quick, but its upper bits are poor for small numbers. */
    public static long chained(long digest, long next) {
        return (digest ^ next) * PRIME;
    }

    /** Extends the hash of a sequence by the characters of a text. */
    public static long chained(long digest, String text) {
        long chain = digest;
        for (int i = 0; i < text.length(); i++) {
            chain = chained(chain, text.charAt(i));
        }
        return chain;
    }

    /** Returns the slot of a key in a table of 2^bits slots, for 1 to 31 bits (Fibonacci hashing). */
    public static int slot(long key, int bits) {
        return (int) (key * GOLDEN >>> Long.SIZE - bits);
    }

    /** Returns the powers of {@link #GOLDEN} from 0 up, modulo 2^64, for rolling hashes. */
    public static long[] powers(int count) {
        long[] powers = new long[count];
        long power = 1;
        for (int i = 0; i < count; i++) {
            powers[i] = power;
            power *= GOLDEN;
        }
        return powers;
    }
}
