package io.tagwave.thesis;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * The features of a region (thesis, 4.3), each from 0 to 1.
 *
 * @param size share of the page's positions (equation 8)
 * @param center nearness of the region's middle to the page's middle (equation 9)
 * @param horizontal distance from the region's middle to the end of the page (equation 10)
 * @param vertical mean code of the region relative to the greatest of the page (equation 11)
 * @param range spread of the region's codes relative to the greatest of the page (equation 12)
 * @param record proportion of the number of records and their mean size (equation 13)
 */
public record RegionFeatures(
        double size, double center, double horizontal, double vertical, double range, double record) {

    /** The features that {@link #byName} told. */
    public static RegionFeatures of(Map<String, Double> byName) {
        return new RegionFeatures(
                value(byName, RegionFeature.SIZE),
                value(byName, RegionFeature.CENTER),
                value(byName, RegionFeature.HORIZONTAL),
                value(byName, RegionFeature.VERTICAL),
                value(byName, RegionFeature.RANGE),
                value(byName, RegionFeature.RECORD));
    }

    private static double value(Map<String, Double> byName, RegionFeature feature) {
        return Objects.requireNonNull(byName.get(feature.label()), feature.label());
    }

    /** Each feature by its label. */
    public Map<String, Double> byName() {
        Map<String, Double> byName = new HashMap<>();
        for (RegionFeature feature : RegionFeature.values()) {
            byName.put(feature.label(), feature.of(this));
        }
        return byName;
    }
}
