package io.tagwave.bench;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Hosts of a simulated crawl. A host is written by its owner alone. */
final class SimulatedHosts {

    final int[] sizes;
    final int[] left;
    final boolean[] owned;
    final long[] lastStart;
    /** When a host was first known, and when its last page was stored. */
    final long[] from;

    final long[] to;

    SimulatedHosts(SimulationSettings settings, SplittableRandom chance) {
        sizes = HostSizes.of(settings, chance);
        left = sizes.clone();
        owned = new boolean[sizes.length];
        lastStart = new long[sizes.length];
        Arrays.fill(lastStart, -1);
        from = new long[sizes.length];
        to = new long[sizes.length];
    }

    /** Whether that was the host's last page. */
    boolean done(int host, long at) {
        if (--left[host] > 0) {
            return false;
        }
        to[host] = at;
        return true;
    }

    long addresses() {
        return Arrays.stream(sizes).asLongStream().sum();
    }
}
