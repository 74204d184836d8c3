package io.tagwave.lab;

import io.tagwave.cli.shared.ClassifierReader;
import io.tagwave.learn.region.RegionModel;
import io.tagwave.thesis.TrainedClassifier;
import java.io.IOException;
import java.io.InputStream;

/** The thesis' supervised models, for the command line to judge with. */
public final class RegionModels implements ClassifierReader {

    @Override
    public TrainedClassifier read(InputStream in) throws IOException {
        return RegionModel.read(in);
    }
}
