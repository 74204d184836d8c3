package io.tagwave.learn.region;

/** A way to learn a {@link Model} from examples. Equal samples and seeds give equal models. */
@FunctionalInterface
public interface RowLearner {

    /** Learns from all of the samples. */
    Model learn(LabeledRows samples, long seed);
}
