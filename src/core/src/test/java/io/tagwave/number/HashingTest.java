package io.tagwave.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class HashingTest {

    @Test
    void scatteringIsWhatSplitMix64EndsWith() {
        for (long seed = -100; seed < 100; seed++) {
            assertEquals(new SplittableRandom(seed).nextLong(), Hashing.scattered(seed + Hashing.GOLDEN));
        }
        assertEquals(0, Hashing.scattered(0));
    }

    @Test
    void chainingIsFnv1a() {
        long digest = 0xcbf29ce484222325L;
        for (byte one : "foobar".getBytes(StandardCharsets.US_ASCII)) {
            digest = Hashing.chained(digest, one);
        }
        assertEquals(0x85944171f73967e8L, digest, "as in the test suite of its authors");
    }

    @Test
    void aTextIsItsCharacters() {
        for (String text :
                new String[] {"", "http://a.org/?b=c", "stra\u00dfe", "\ud83d\ude00", "a\ud83d", "\u4e16?"}) {
            long chain = 7;
            for (int i = 0; i < text.length(); i++) {
                chain = Hashing.chained(chain, text.charAt(i));
            }
            assertEquals(chain, Hashing.chained(7, text), text);
        }
    }

    @Test
    void runsOfKeysSpreadOverATable() {
        for (long step : new long[] {1, 1 << 10, 1L << 32, 1L << 48}) {
            BitSet slots = new BitSet();
            LongStream.range(0, 1000).forEach(i -> slots.set(Hashing.slot(i * step, 11)));
            assertTrue(slots.cardinality() > 500, step + " apart: " + slots.cardinality());
        }
    }

    @Test
    void powersAreThoseOfTheGoldenNumber() {
        long[] powers = Hashing.powers(5);
        assertEquals(5, powers.length);
        assertEquals(1, powers[0]);
        for (int i = 1; i < powers.length; i++) {
            assertEquals(powers[i - 1] * Hashing.GOLDEN, powers[i]);
        }
    }
}
