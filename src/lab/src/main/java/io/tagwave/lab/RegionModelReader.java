package io.tagwave.lab;

import io.tagwave.learn.region.RegionModel;
import io.tagwave.papers.ClassifierReader;
import io.tagwave.thesis.TrainedRegionClassifier;
import java.io.IOException;
import java.io.InputStream;

/** Reads the thesis' supervised models for the command line. */
public final class RegionModelReader implements ClassifierReader {

    @Override
    public TrainedRegionClassifier read(InputStream in) throws IOException {
        return RegionModel.read(in);
    }
}
