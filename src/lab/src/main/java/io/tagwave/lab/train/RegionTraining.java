package io.tagwave.lab.train;

import io.tagwave.cli.shared.UserException;
import io.tagwave.lab.labels.LabeledRegions;
import io.tagwave.learn.region.ConfusionMatrix;
import io.tagwave.learn.region.CrossValidation;
import io.tagwave.learn.region.FoldScores;
import io.tagwave.learn.region.LabeledRows;
import io.tagwave.learn.region.ThesisModels;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Trains a model of the thesis on labeled regions, prints its scores on unseen ones, and writes it. */
final class RegionTraining {

    private static final int FOLDS = 5;
    private static final int REPEATS = 2;

    private final ThesisModels model;
    private final long seed;
    private final PrintWriter out;

    RegionTraining(ThesisModels model, long seed, PrintWriter out) {
        this.model = model;
        this.seed = seed;
        this.out = out;
    }

    void run(List<Path> directories, @Nullable Path target) {
        if (directories.size() != 1) {
            throw new UserException("expected one directory with regions.csv, found " + directories.size());
        }
        LabeledRows samples = LabeledRegions.read(directories.get(0)).samples();
        FoldScores scores = new CrossValidation(FOLDS, REPEATS, seed).run(model.learner(), samples);
        out.printf(
                "%s on %d regions, five-fold cross-validation: precision %.4f recall %.4f f1 %.4f ± %.4f%n",
                model.title(),
                samples.y().length,
                scores.mean(ConfusionMatrix::precision),
                scores.mean(ConfusionMatrix::recall),
                scores.f1(),
                scores.deviation(ConfusionMatrix::f1));
        if (target != null) {
            write(samples, target);
        }
    }

    private void write(LabeledRows samples, Path target) {
        try (OutputStream file = Files.newOutputStream(target)) {
            model.train(samples, seed).write(file);
        } catch (IOException e) {
            throw new UserException(target + " cannot be written: " + e.getMessage());
        }
    }
}
