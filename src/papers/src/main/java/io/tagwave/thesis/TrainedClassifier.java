package io.tagwave.thesis;

/** A classifier that was trained on labelled regions. */
public interface TrainedClassifier extends ContentClassifier {

    /** The name of its kind, such as {@code lr}. */
    String name();
}
