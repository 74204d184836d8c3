package io.tagwave.learn.region;

import java.util.function.LongFunction;
import libsvm.svm;
import org.tribuo.Trainer;
import org.tribuo.classification.Label;
import org.tribuo.classification.dtree.CARTClassificationTrainer;
import org.tribuo.classification.dtree.impurity.Entropy;
import org.tribuo.classification.ensemble.VotingCombiner;
import org.tribuo.classification.liblinear.LibLinearClassificationTrainer;
import org.tribuo.classification.liblinear.LinearClassificationType;
import org.tribuo.classification.liblinear.LinearClassificationType.LinearType;
import org.tribuo.classification.libsvm.LibSVMClassificationTrainer;
import org.tribuo.classification.libsvm.SVMClassificationType;
import org.tribuo.classification.libsvm.SVMClassificationType.SVMMode;
import org.tribuo.common.libsvm.KernelType;
import org.tribuo.common.libsvm.SVMParameters;
import org.tribuo.common.nearest.KNNModel.Backend;
import org.tribuo.common.nearest.KNNTrainer;
import org.tribuo.common.tree.ExtraTreesTrainer;
import org.tribuo.math.neighbour.NeighboursQueryFactoryType;

/** The models of the thesis that Tribuo has. */
final class TribuoLearners {

    private static final int ITERATIONS = 1000;
    private static final double TOLERANCE = 1e-4;

    private TribuoLearners() {}

    /**
     * Returns logistic regression.
     *
     * @param cost weight of the loss against the squared coefficients
     */
    static RowModel.Learner logistic(double cost) {
        return learner(seed -> new LibLinearClassificationTrainer(
                new LinearClassificationType(LinearType.L2R_LR), cost, ITERATIONS, TOLERANCE, seed));
    }

    /**
     * Returns a support vector machine with the kernel {@code (gamma u·v)^degree}.
     *
     * @param probability whether its score is a probability, fitted to folds of the examples (Platt 1999), instead of
     *     its verdict
     */
    static RowModel.Learner polynomialSvm(double cost, double gamma, int degree, boolean probability) {
        // The library prints its progress to standard output, where only answers belong.
        svm.svm_set_print_string_function(progress -> {});
        return learner(seed -> {
            SVMParameters<Label> parameters =
                    new SVMParameters<>(new SVMClassificationType(SVMMode.C_SVC), KernelType.POLY);
            parameters.setCost(cost);
            parameters.setGamma(gamma);
            parameters.setDegree(degree);
            parameters.setCoeff(0);
            if (probability) {
                parameters.setProbability();
            }
            return new LibSVMClassificationTrainer(parameters, seed);
        });
    }

    /** Returns the majority among a number of nearest neighbors. */
    static RowModel.Learner neighbors(int count) {
        return learner(seed -> new KNNTrainer<>(
                count,
                new CubicDistance(),
                1,
                new VotingCombiner(),
                Backend.INNERTHREADPOOL,
                NeighboursQueryFactoryType.BRUTE_FORCE));
    }

    /**
     * Returns trees with random split points, each on a sample drawn with replacement.
     *
     * @param features share of the columns tried at each split
     */
    static RowModel.Learner extraTrees(int trees, double features, int leastInLeaf) {
        return learner(seed -> new ExtraTreesTrainer<>(
                new CARTClassificationTrainer(
                        Integer.MAX_VALUE, leastInLeaf, 0f, (float) features, true, new Entropy(), seed),
                new VotingCombiner(),
                trees,
                seed));
    }

    private static RowModel.Learner learner(LongFunction<Trainer<Label>> trainer) {
        return (samples, seed) -> TribuoModel.of(trainer.apply(seed), samples);
    }
}
