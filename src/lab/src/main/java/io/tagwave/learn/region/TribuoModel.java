package io.tagwave.learn.region;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.tribuo.MutableDataset;
import org.tribuo.Prediction;
import org.tribuo.Trainer;
import org.tribuo.classification.Label;
import org.tribuo.classification.LabelFactory;
import org.tribuo.impl.ArrayExample;
import org.tribuo.provenance.SimpleDataSourceProvenance;

/** A model of Tribuo's, written as Tribuo's own protocol buffer. */
final class TribuoModel implements RowModel {

    private static final Label CONTENT = new Label("content");
    private static final Label NOISE = new Label("noise");

    /** Tribuo stamps data with a time; a fixed one keeps equal models equal. */
    private static final OffsetDateTime TIMELESS = OffsetDateTime.of(2021, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC);

    /** Tribuo logs every tree that it grows. Kept in a field, since the JDK forgets the level of a logger without references. */
    private static final Logger TRIBUO = Logger.getLogger("org.tribuo");

    static {
        TRIBUO.setLevel(Level.WARNING);
    }

    private final org.tribuo.Model<Label> model;

    private TribuoModel(org.tribuo.Model<Label> model) {
        this.model = model;
    }

    static TribuoModel of(Trainer<Label> trainer, LabeledRows samples) {
        LabelFactory labels = new LabelFactory();
        MutableDataset<Label> data =
                new MutableDataset<>(new SimpleDataSourceProvenance("regions", TIMELESS, labels), labels);
        for (int i = 0; i < samples.size(); i++) {
            data.add(example(samples.y()[i] ? CONTENT : NOISE, samples.x()[i]));
        }
        return new TribuoModel(trainer.train(data));
    }

    /** Reads the model from Tribuo's bytes, which come from a file and may be anything. */
    @JsonCreator
    static TribuoModel read(@JsonProperty("protobuf") byte[] protobuf) throws IOException {
        try {
            return new TribuoModel(org.tribuo.Model.deserializeFromStream(new ByteArrayInputStream(protobuf))
                    .castModel(Label.class));
        } catch (IllegalStateException | IllegalArgumentException | ClassCastException e) {
            throw new IOException("expected a classifier of Tribuo's, found " + e.getMessage(), e);
        }
    }

    @JsonProperty("protobuf")
    byte[] protobuf() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            model.serializeToStream(out);
        } catch (IOException e) {
            throw new UncheckedIOException("a stream in memory failed", e);
        }
        return out.toByteArray();
    }

    /** Returns a probability or the share of voters, and for a support vector machine alone its verdict 0 or 1. */
    @Override
    public double score(double[] row) {
        Prediction<Label> prediction = model.predict(example(NOISE, row));
        Label content = prediction.getOutputScores().get(CONTENT.getLabel());
        return content == null ? 0 : content.getScore();
    }

    private static ArrayExample<Label> example(Label label, double[] row) {
        String[] names = new String[row.length];
        for (int c = 0; c < row.length; c++) {
            names[c] = name(c);
        }
        return new ArrayExample<>(label, names, row);
    }

    /** Returns the name of a column. Tribuo orders columns by name, so names sort as their numbers. */
    private static String name(int column) {
        return "f" + (char) ('0' + column / 100) + (char) ('0' + column / 10 % 10) + (char) ('0' + column % 10);
    }
}
