package io.tagwave.extract;

import java.util.function.LongSupplier;

/** Splits time between stages. The clock comes from outside: the core itself has none. */
public final class Stopwatch {

    private final LongSupplier nanos;
    private long last;

    Stopwatch(LongSupplier nanos) {
        this.nanos = nanos;
        last = nanos.getAsLong();
    }

    /** Milliseconds since the last split, or since the start. */
    public double split() {
        long now = nanos.getAsLong();
        double millis = (now - last) / 1e6;
        last = now;
        return millis;
    }
}
