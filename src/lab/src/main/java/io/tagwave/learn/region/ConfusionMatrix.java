package io.tagwave.learn.region;

import io.tagwave.eval.RecordScore;

/**
 * Counts of verdicts by their labels.
 *
 * @param truePositive content called content
 * @param falsePositive noise called content
 * @param falseNegative content called noise
 * @param trueNegative noise called noise
 */
public record ConfusionMatrix(int truePositive, int falsePositive, int falseNegative, int trueNegative) {

    static ConfusionMatrix of(RowModel model, LabeledRows rows) {
        int[] count = new int[4];
        for (int i = 0; i < rows.size(); i++) {
            count[(model.score(rows.x()[i]) >= 0.5 ? 0 : 2) + (rows.y()[i] ? 0 : 1)]++;
        }
        return new ConfusionMatrix(count[0], count[1], count[2], count[3]);
    }

    private RecordScore content() {
        return new RecordScore(truePositive, truePositive + falsePositive, truePositive + falseNegative);
    }

    /** Returns the share of verdicts of content that are right, 0 without any. */
    public double precision() {
        return content().precision();
    }

    /** Returns the share of content that was found, 0 without any. */
    public double recall() {
        return content().recall();
    }

    /** Returns the share of right verdicts. */
    public double accuracy() {
        double all = truePositive + falsePositive + falseNegative + trueNegative;
        return (truePositive + trueNegative) / all;
    }

    /** Returns the harmonic mean of precision and recall. */
    public double f1() {
        return content().f1();
    }
}
