package io.tagwave.learn.region;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.tagwave.content.Verdict;
import io.tagwave.thesis.FeatureMeasurement;
import io.tagwave.thesis.RegionFeatures;
import io.tagwave.thesis.TrainedRegionClassifier;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

/**
 * A trained classifier of regions that can be written to a file.
 *
 * @param name name of the model, such as {@code lr}
 * @param examples number of regions it was trained on
 * @param model over all six features, in the order of {@link io.tagwave.thesis.RegionFeature}
 */
public record RegionModel(String name, int examples, RowModel model) implements TrainedRegionClassifier {

    private static final ObjectMapper JSON =
            new ObjectMapper().enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES);

    @Override
    public List<Verdict> classify(List<RegionFeatures> regions) {
        return regions.stream().map(this::judge).toList();
    }

    @Override
    public FeatureMeasurement measurement() {
        return FeatureMeasurement.PROGRAM;
    }

    private Verdict judge(RegionFeatures features) {
        double score = model.score(LabeledRows.row(features));
        return Verdict.ofMain(score >= 0.5, score);
    }

    /** Writes the model as JSON. */
    public void write(OutputStream out) throws IOException {
        JSON.writerWithDefaultPrettyPrinter().writeValue(out, this);
    }

    /**
     * Reads a model that {@link #write} wrote.
     *
     * @throws IOException when the stream fails or contains something else
     */
    public static RegionModel read(InputStream in) throws IOException {
        try {
            return JSON.readValue(in, RegionModel.class);
        } catch (JsonProcessingException e) {
            throw new IOException("expected a model that train content wrote, found " + e.getOriginalMessage(), e);
        }
    }
}
