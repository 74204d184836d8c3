package io.tagwave.bench;

import java.util.Arrays;
import java.util.SplittableRandom;

/** The hosts of a simulated crawl, as parallel arrays. A host is written by its owner alone. */
final class SimulatedHosts {

    final int[] sizes;
    /** Pages that are left. */
    final int[] left;

    final boolean[] owned;
    /** Start of the last request, -1 before the first. */
    final long[] lastStart;
    /** Time when the host was first known. */
    final long[] from;
    /** Time when its last page was stored. */
    final long[] to;

    SimulatedHosts(SimulationSettings settings, SplittableRandom random) {
        sizes = sizes(settings, random);
        left = sizes.clone();
        owned = new boolean[sizes.length];
        lastStart = new long[sizes.length];
        Arrays.fill(lastStart, -1);
        from = new long[sizes.length];
        to = new long[sizes.length];
    }

    /** Returns sizes of at least 1 whose sum is near the number of addresses: few hosts have very many pages. */
    private static int[] sizes(SimulationSettings settings, SplittableRandom random) {
        double mean = (double) settings.addresses() / settings.hosts();
        double location = Math.log(mean) - settings.sigma() * settings.sigma() / 2;
        int[] sizes = new int[settings.hosts()];
        for (int i = 0; i < sizes.length; i++) {
            // A normal deviate by Box and Muller.
            double radius = Math.sqrt(-2 * Math.log(1 - random.nextDouble()));
            double normal = radius * Math.cos(2 * Math.PI * random.nextDouble());
            double size = Math.exp(location + settings.sigma() * normal);
            sizes[i] = (int) Math.max(1, Math.min(Integer.MAX_VALUE / 2, Math.round(size)));
        }
        return sizes;
    }

    /** Counts a page of a host, and returns true if it was the last. */
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
