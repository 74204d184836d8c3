package io.tagwave.thesis;

import java.util.function.ToDoubleFunction;

/** The names of the six features of a region, in the order of the thesis' Table 12. */
public enum RegionFeature {
    SIZE("size", RegionFeatures::size),
    CENTER("center", RegionFeatures::center),
    RANGE("range", RegionFeatures::range),
    RECORD("record", RegionFeatures::record),
    VERTICAL("vertical", RegionFeatures::vertical),
    HORIZONTAL("horizontal", RegionFeatures::horizontal);

    private final String label;
    private final ToDoubleFunction<RegionFeatures> value;

    RegionFeature(String label, ToDoubleFunction<RegionFeatures> value) {
        this.label = label;
        this.value = value;
    }

    /** The feature's name in tables and files. */
    public String label() {
        return label;
    }

    public double of(RegionFeatures features) {
        return value.applyAsDouble(features);
    }
}
