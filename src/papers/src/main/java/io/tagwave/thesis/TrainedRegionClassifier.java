package io.tagwave.thesis;

/** A classifier that was trained on labelled regions. */
public interface TrainedRegionClassifier extends RegionClassifier {

    /** The name of its kind, such as {@code lr}. */
    String name();
}
