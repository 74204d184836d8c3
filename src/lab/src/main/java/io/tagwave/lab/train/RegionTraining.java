package io.tagwave.lab.train;

import io.tagwave.cli.shared.UserException;
import io.tagwave.lab.labels.RegionsFile;
import io.tagwave.learn.region.Confusion;
import io.tagwave.learn.region.CrossValidation;
import io.tagwave.learn.region.FoldScores;
import io.tagwave.learn.region.Samples;
import io.tagwave.learn.region.ThesisModels;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Trains a model of the thesis on labelled regions, says how well it does on unseen ones, and writes it. */
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

    void run(List<Path> directories, Path target) {
        if (directories.size() != 1) {
            throw new UserException("expected one directory with regions.csv, found " + directories.size());
        }
        Samples samples = RegionsFile.read(directories.get(0)).samples();
        FoldScores scores = new CrossValidation(FOLDS, REPEATS, seed).run(model.learner(), samples);
        out.printf(
                "%s on %d regions, five-fold cross-validation: precision %.4f recall %.4f f1 %.4f ± %.4f%n",
                model.title(),
                samples.y().length,
                scores.mean(Confusion::precision),
                scores.mean(Confusion::recall),
                scores.f1(),
                scores.deviation(Confusion::f1));
        if (target != null) {
            write(samples, target);
        }
    }

    private void write(Samples samples, Path target) {
        try (OutputStream file = Files.newOutputStream(target)) {
            model.train(samples, seed).write(file);
        } catch (IOException e) {
            throw new UserException(target + " can not be written: " + e.getMessage());
        }
    }
}
