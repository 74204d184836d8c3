package io.tagwave.render;

import java.time.Duration;

/**
 * When a page counts as finished.
 *
 * @param kind what to wait for
 * @param selector a CSS selector for {@link Kind#SELECTOR}, otherwise null
 * @param time how long for {@link Kind#TIME}, otherwise null
 */
public record Wait(Kind kind, String selector, Duration time) {

    /** What to wait for. */
    public enum Kind {
        /** Until two samples of the tag path sequence agree. */
        SEQUENCE,
        /** The load event. */
        LOAD,
        /** Until no request has run for half a second. */
        NETWORK,
        /** Until an element matches. */
        SELECTOR,
        /** A fixed time after the document is there. */
        TIME
    }

    /** Until the tag path sequence stops changing: the default. */
    public static final Wait SEQUENCE = new Wait(Kind.SEQUENCE, null, null);

    /** The load event. */
    public static final Wait LOAD = new Wait(Kind.LOAD, null, null);

    /** Until the network is quiet. */
    public static final Wait NETWORK = new Wait(Kind.NETWORK, null, null);

    /** Until an element matches the CSS selector. */
    public static Wait selector(String selector) {
        return new Wait(Kind.SELECTOR, selector, null);
    }

    /** A fixed time. */
    public static Wait time(Duration time) {
        return new Wait(Kind.TIME, null, time);
    }
}
