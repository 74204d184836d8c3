package io.tagwave.render;

import java.time.Duration;

/**
 * When a page counts as finished.
 *
 * @param kind what to wait for
 * @param selector a CSS selector for {@link Kind#SELECTOR}, otherwise null
 * @param time how long for {@link Kind#TIME}, otherwise null
 */
public record WaitCondition(Kind kind, String selector, Duration time) {

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
    public static final WaitCondition SEQUENCE = new WaitCondition(Kind.SEQUENCE, null, null);

    /** The load event. */
    public static final WaitCondition LOAD = new WaitCondition(Kind.LOAD, null, null);

    /** Until the network is quiet. */
    public static final WaitCondition NETWORK = new WaitCondition(Kind.NETWORK, null, null);

    /** Until an element matches the CSS selector. */
    public static WaitCondition selector(String selector) {
        return new WaitCondition(Kind.SELECTOR, selector, null);
    }

    /** A fixed time. */
    public static WaitCondition time(Duration time) {
        return new WaitCondition(Kind.TIME, null, time);
    }
}
