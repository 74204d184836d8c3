package io.tagwave.render;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * When a page counts as finished.
 *
 * @param kind kind of condition
 * @param selector a CSS selector for {@link Kind#SELECTOR}
 * @param time duration for {@link Kind#TIME}
 */
public record WaitCondition(
        Kind kind, @Nullable String selector, @Nullable Duration time) {

    public enum Kind {
        /** Two samples of the tag path sequence are equal. */
        SEQUENCE,
        /** The load event. */
        LOAD,
        /** No request was pending for half a second. */
        NETWORK,
        /** An element matches. */
        SELECTOR,
        /** A fixed time has passed since the document arrived. */
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
