package io.tagwave.signal;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jtransforms.fft.DoubleFFT_1D;

/**
 * Transforms by length, least recently used first. Making one costs several times its use, and the lengths of regions
 * come back; what is held is bounded by the sum of lengths, since one page may have a region of a million nodes.
 */
final class TransformCache {

    /** Some thirty megabytes at most. */
    private static final long MOST = 1L << 20;

    private final Map<Integer, DoubleFFT_1D> plans = new LinkedHashMap<>(16, 0.75f, true);
    private long held;

    DoubleFFT_1D of(int length) {
        DoubleFFT_1D known = plans.get(length);
        if (known != null) {
            return known;
        }
        DoubleFFT_1D plan = new DoubleFFT_1D(length);
        held += length;
        for (Iterator<Integer> oldest = plans.keySet().iterator(); held > MOST && oldest.hasNext(); ) {
            held -= oldest.next();
            oldest.remove();
        }
        plans.put(length, plan);
        return plan;
    }
}
