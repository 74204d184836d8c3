package io.tagwave.thesis;

import java.util.function.ToDoubleFunction;

/** The names of the six features of a region, in the order of the thesis' Table 12. */
public enum Feature {
    SIZE("size", Features::size),
    CENTER("center", Features::center),
    RANGE("range", Features::range),
    RECORD("record", Features::record),
    VERTICAL("vertical", Features::vertical),
    HORIZONTAL("horizontal", Features::horizontal);

    private final String label;
    private final ToDoubleFunction<Features> value;

    Feature(String label, ToDoubleFunction<Features> value) {
        this.label = label;
        this.value = value;
    }

    /** The feature's name in tables and files. */
    public String label() {
        return label;
    }

    /** The feature of a region. */
    public double of(Features features) {
        return value.applyAsDouble(features);
    }
}
