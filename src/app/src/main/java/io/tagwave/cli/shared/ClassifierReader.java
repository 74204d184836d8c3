package io.tagwave.cli.shared;

import io.tagwave.thesis.TrainedRegionClassifier;
import java.io.IOException;
import java.io.InputStream;

/** Reads trained classifiers from files; found by {@link java.util.ServiceLoader}, since the module that trains may be missing. */
public interface ClassifierReader {

    /**
     * Reads what was written after training.
     *
     * @throws IOException when the stream breaks or holds something else
     */
    TrainedRegionClassifier read(InputStream in) throws IOException;
}
