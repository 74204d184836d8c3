package io.tagwave.bench;

import java.util.SplittableRandom;

/** Pages of hosts: few have very many. */
final class HostSizes {

    private HostSizes() {}

    /** Sizes of at least 1 whose sum is near what was asked for. */
    static int[] of(SimulationSettings settings, SplittableRandom chance) {
        double mean = (double) settings.addresses() / settings.hosts();
        double middle = Math.log(mean) - settings.sigma() * settings.sigma() / 2;
        int[] sizes = new int[settings.hosts()];
        for (int i = 0; i < sizes.length; i++) {
            double size = Math.exp(middle + settings.sigma() * normal(chance));
            sizes[i] = (int) Math.max(1, Math.min(Integer.MAX_VALUE / 2, Math.round(size)));
        }
        return sizes;
    }

    /** Box and Muller's way. */
    private static double normal(SplittableRandom chance) {
        double radius = Math.sqrt(-2 * Math.log(1 - chance.nextDouble()));
        return radius * Math.cos(2 * Math.PI * chance.nextDouble());
    }
}
