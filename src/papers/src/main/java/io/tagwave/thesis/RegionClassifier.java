package io.tagwave.thesis;

import io.tagwave.content.Verdict;
import java.util.List;

/** Judges the regions of one page, all at once. */
public interface RegionClassifier {

    /** One verdict a region, in the same order. */
    List<Verdict> classify(List<RegionFeatures> regions);

    /** Returns how the features have to be measured that it is given. */
    default FeatureMeasurement measurement() {
        return FeatureMeasurement.EQUATIONS;
    }
}
