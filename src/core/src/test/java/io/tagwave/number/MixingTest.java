package io.tagwave.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class MixingTest {

    @Test
    void scatteringIsWhatSplitMix64EndsWith() {
        for (long seed = -100; seed < 100; seed++) {
            assertEquals(new SplittableRandom(seed).nextLong(), Mixing.scattered(seed + Mixing.GOLDEN));
        }
        assertEquals(0, Mixing.scattered(0));
    }

    @Test
    void chainingIsFnv1a() {
        long digest = 0xcbf29ce484222325L;
        for (byte one : "foobar".getBytes(StandardCharsets.US_ASCII)) {
            digest = Mixing.chained(digest, one);
        }
        assertEquals(0x85944171f73967e8L, digest, "as in the test suite of its authors");
    }

    @Test
    void aTextIsItsCharacters() {
        for (String text :
                new String[] {"", "http://a.org/?b=c", "stra\u00dfe", "\ud83d\ude00", "a\ud83d", "\u4e16?"}) {
            long chain = 7;
            for (int i = 0; i < text.length(); i++) {
                chain = Mixing.chained(chain, text.charAt(i));
            }
            assertEquals(chain, Mixing.chained(7, text), text);
        }
    }

    @Test
    void runsOfKeysSpreadOverATable() {
        for (long step : new long[] {1, 1 << 10, 1L << 32, 1L << 48}) {
            BitSet slots = new BitSet();
            LongStream.range(0, 1000).forEach(i -> slots.set(Mixing.slot(i * step, 11)));
            assertTrue(slots.cardinality() > 500, step + " apart: " + slots.cardinality());
        }
    }

    @Test
    void powersAreThoseOfTheGoldenNumber() {
        long[] powers = Mixing.powers(5);
        assertEquals(5, powers.length);
        assertEquals(1, powers[0]);
        for (int i = 1; i < powers.length; i++) {
            assertEquals(powers[i - 1] * Mixing.GOLDEN, powers[i]);
        }
    }
}
