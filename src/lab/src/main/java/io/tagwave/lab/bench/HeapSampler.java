package io.tagwave.lab.bench;

/**
 * The most heap that was still in use after a collection while some work ran: what the work holds on to, however large
 * the heap is allowed to grow. Collects again and again, so that the work itself takes longer.
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

    /** Bytes, so far. */
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

    /** Megabytes in use after a collection, once. */
    static double megabytes() {
        return inUse() / 1048576.0;
    }

    private static long inUse() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
