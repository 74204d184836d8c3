package io.tagwave.papers;

import io.tagwave.thesis.TrainedRegionClassifier;
import java.io.IOException;
import java.io.InputStream;

/** Reads trained classifiers; a service, because the module that trains may be missing. */
public interface ClassifierReader {

    /**
     * Reads a trained classifier.
     *
     * @throws IOException if the stream fails or contains something else
     */
    TrainedRegionClassifier read(InputStream in) throws IOException;
}
