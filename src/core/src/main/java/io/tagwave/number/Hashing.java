package io.tagwave.number;

/** How bits are mixed wherever digests are made: each way once, with its constants. Digests are for being equal or not. */
public final class Hashing {

    /** What is nearest to 2^64 divided by the golden ratio, and odd: multiples of it lie far apart. */
    public static final long GOLDEN = 0x9E3779B97F4A7C15L;

    /** Of the 64 bit hash of Fowler, Noll and Vo. */
    private static final long PRIME = 0x100000001B3L;

    private Hashing() {}

    /** The finisher of SplitMix64, which loses nothing: each bit of a number tells on all. 0 stays 0. */
    public static long scattered(long number) {
        long mixed = (number ^ (number >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** The digest of a sequence that goes on, as FNV-1a has it: quick, but its upper bits are poor for small numbers. */
    public static long chained(long digest, long next) {
        return (digest ^ next) * PRIME;
    }

    /** The digest that goes on with the characters of a text. */
    public static long chained(long digest, String text) {
        long chain = digest;
        for (int i = 0; i < text.length(); i++) {
            chain = chained(chain, text.charAt(i));
        }
        return chain;
    }

    /** Fibonacci hashing: a number of that many bits, from 1 to 31, for a table of as many slots. One multiplication. */
    public static int slot(long key, int bits) {
        return (int) (key * GOLDEN >>> Long.SIZE - bits);
    }

    /** {@link #GOLDEN} to the powers from 0 up, as rolling hashes have need of: modulo 2^64. */
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
