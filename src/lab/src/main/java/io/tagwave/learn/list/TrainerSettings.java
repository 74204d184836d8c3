package io.tagwave.learn.list;

/**
 * Settings of {@link ContentTrainer}. Those of the shipped model are the defaults of {@code train content}, found by
 * leaving one set out, see src/docs/research/experiments.md.
 *
 * @param rankPenalty weight of the squared weights of the ranking
 * @param rankTemperature difference in F1 by which a segmentation counts less by a factor e
 * @param verdictPenalty weight of the squared weights of the verdict
 * @param besidePenalty the same of the verdict on lists beside the main one
 * @param noiseWeight weight of a page that shows something else than its content; there are few of them
 * @param shortWeight weight of a page with a shortened list in the ranking, relative to the page itself
 */
public record TrainerSettings(
        double rankPenalty,
        double rankTemperature,
        double verdictPenalty,
        double besidePenalty,
        double noiseWeight,
        double shortWeight) {}
