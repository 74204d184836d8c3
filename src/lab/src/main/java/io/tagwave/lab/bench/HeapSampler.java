package io.tagwave.lab.bench;

/**
 * Measures the most heap in use after a collection while some work runs: the memory that the work needs, however large the
 * heap may grow. Collects again and again, so that the work itself takes longer.
 */
final class HeapSampler implements AutoCloseable {

    private static final long PAUSE_MILLIS = 200;

    private final Thread sampler = new Thread(this::sample, "live heap");
    private volatile boolean ended;
    private volatile long most;

    HeapSampler() {
        sampler.setDaemon(true);
        sampler.start();
    }

    /** Returns the most bytes so far. */
    long most() {
        return most;
    }

    @Override
    public void close() {
        ended = true;
        sampler.interrupt();
    }

    private void sample() {
        while (!ended) {
            most = Math.max(most, inUse());
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** Returns the megabytes in use after a collection. */
    static double megabytes() {
        return inUse() / 1048576.0;
    }

    private static long inUse() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
